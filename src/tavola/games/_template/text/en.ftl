# Sentences of events, actions, refusals, options and ends. Cards are keys: each message chooses their name.
seat = Player { $number }
cited = { $sentence } ({ $rule })
on = on
off = off

event-round = Round { $round } begins.
event-staked = { $seat } has chosen a stake.
event-stakes = { $lead } leads.
event-turn =
    { "" }
event-shuffled = The discard pile is shuffled: { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-drawn = { $seat } draws { $kind ->
        [hidden] a card
       *[other] a card: { $kind }
    }.
event-passed = { $seat } passes.
event-announced = { $seat } lays { $kind } open against { $target }.
event-rolled = { $seat } rolls { $face }; { $needs } was needed.
event-lit = { $seat } lights a lantern: { $lanterns }.
event-out = A lantern of { $seat } goes out: { $lanterns } left.
event-left = { $seat } leaves the table.
event-over = The game is over.

action-stake = Stake { $number }
action-draw = Draw a card
action-kindle = Light a lantern
action-pay = Pay { $cards }
action-blow = Blow at { $target }: { $cards }
action-respond = Respond: { $cards }
action-pass = Pass

refusal-over = The game is over.
refusal-not-asked = It is not { $who }'s choice now.
refusal-stake-first = First the stakes.
refusal-no-such-stake = A stake is 0, 1 or 2.
refusal-not-a-deed = That is not done in a turn.
refusal-hand-full = The hand is full.
refusal-no-cards = There is no card left to draw.
refusal-no-wind-there = That is no wind card of this hand.
refusal-nothing-burns-there = Nothing burns there.
refusal-own-lantern = That lantern is your own.
refusal-nobody-there = Nobody sits there.
refusal-respond-or-pass = Respond, or pass.
refusal-no-response-there = That is no response of this hand.
refusal-too-little-oil = The hand is not worth a lantern.
refusal-pay-or-pass = Pay, or pass.
refusal-no-such-cards = These are no cards of this hand.
refusal-pays-too-little = That is too little.
refusal-card-not-needed = One of these cards is not needed.
refusal-clock-not-running = That clock is not running.

option-lanterns = Lanterns
    .about = How many must burn to win.

stage-Stakes = Choose a stake.
stage-Turn = { $seat }: draw, light, blow or pass.
stage-Window = { $seat } may respond.
stage-Paying = { $seat }: pay four oil.
stage-Rounds = The game is over.
stage-Drawing = Cards are drawn.
reason-lit = the last lantern was lit
reason-night = night fell
reason-agreed = all agreed on a draw
result = { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }: { $reason }.
