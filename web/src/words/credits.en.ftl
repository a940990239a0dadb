# Who made what is played and shown here.

credits-title = Credits
credits-games = The games and their makers
credits-games-about = Tavola is not connected with the authors and publishers of these games. It uses none of their
    pictures and none of their texts; rules are told in our own words. Whoever likes a game here will like it more
    on a real table.
credits-desktopia = A game by Timofey Bokarev and Konstantin Seleznev, Igrology. Development: Nikolai Pegasov and Dmitriy
    Sobyanin. Stories: Aleksey Pererva. Design: Artyom Zubov and Ivan Sukhovei. Art: Anton Kvasovarov and Uildrim.
    © 2013 Mir Hobby LLC.
credits-gorgasali = The rulebook names neither authors nor a publisher.
credits-pictures = Pictures
credits-pictures-about = The pictures on cards and characters come from
credits-pictures-changed = Colours were added, the shapes are theirs.
credits-signs = Signs on buttons:
credits-letters = Letters and the rest
credits-own = Boards, boxes and the other drawings are Tavola’s own; sounds are made on the spot.
credits-program = The program and its texts:
