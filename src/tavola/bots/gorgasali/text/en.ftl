gorgasali-pick = I pick { $target }, one of the stronger characters.
gorgasali-chest = A chest in the hand is opened first.
gorgasali-roll = Nothing is worth doing before the dice, so I roll.
gorgasali-end = Nothing else is worth doing, so I end my turn.
nothing-better = There was nothing better.
gorgasali-drink = { $card } gives me { $amount } health now.
gorgasali-load = With { $card } loaded I may shoot this turn.
gorgasali-shoot = { $card } at { $target } hits with { $hits } %, takes { $damage } on average and fells with { $kills } %.
gorgasali-reload = My spent weapons are of no use until I reload.
gorgasali-manage = The better cards should lie in the active slots.
gorgasali-disarm = { $card } leaves { $target } without a loaded weapon.
gorgasali-throw = { $card } at { $target } hits with { $hits } %.
gorgasali-smoke = Under the smoke nobody can shoot me.
gorgasali-defend = { $card } saves me more health than it is worth.
gorgasali-revive = { $card } brings { $target } back.
gorgasali-ability = { $ability } is worth using now.
gorgasali-supernova = { $count ->
    [one] { $target } is in reach of the Supernova.
   *[other] { $target } and a neighbour are in reach of the Supernova.
}
gorgasali-pull = Next to me { $target } is in reach of my weapons.
gorgasali-steal = { $card } is worth most of what { $target } has.
gorgasali-exchange = The place of { $target } is better than mine.
gorgasali-back = My first square is the better one.
gorgasali-imitate = I would like the ability of { $target }: { $ability }.
gorgasali-bargain = I can give { $target } something useful.
gorgasali-offer = This helps my teammate more than it costs me.
gorgasali-accept = The trade is good for the two of us.
gorgasali-decline = There is nothing here that would help us.
gorgasali-place = { $card } finds a free slot.
gorgasali-place-hidden = I cannot see the card.
gorgasali-replace = { $card } is better than { $old }.
gorgasali-refuse = { $card } is no better than what I have.
gorgasali-reroll = { $count ->
    [0] All dice are good enough to keep.
    [one] One die is worth rolling again.
   *[other] { $count } dice are worth rolling again.
}
gorgasali-cover-barrier = The barrier should stand between me and those who could shoot me.
gorgasali-cover-lightning = The lightning should lie where my foes are.
gorgasali-stay = I stand well here.
gorgasali-ride = { $card } leads me to a better square.
gorgasali-jump = The teleport brings me to a better square.
gorgasali-extra = The extra steps of my weapon are free.
gorgasali-walk-chest = This way leads to a chest.
gorgasali-walk-heal = This way leads to a healing point.
gorgasali-walk-shot = From where this way ends I can shoot.
gorgasali-walk-hunt = This way brings me nearer to a foe I can beat.
gorgasali-walk-rescue = This way leads to my fallen teammate.
gorgasali-walk-safety = This way ends where I lose least.
