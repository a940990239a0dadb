# What is set on this device.

settings-title = Settings
settings-about = They hold for this device and take effect at once.
settings-looks = Look
settings-language = Language
settings-theme = Theme
settings-text = Size of letters
settings-motion = Motion
settings-motion-about = How long figures walk, dice roll and cards fly.
settings-contrast = High contrast
settings-contrast-about = Plain grounds, stronger lines.
settings-marks = Seats are told apart by shape, letter and colour; the colours were chosen to differ for the
    colour-blind too.
settings-sounds = Sound
settings-sound = Sound on
settings-volume = Volume
settings-kinds = What may be heard
settings-listen = Listen: { $kind }
settings-play = Play
settings-pace-about = How long bots wait before each move at a new table.
settings-touch = Ask before a touch acts
settings-touch-about = On a touch screen the first tap on the board shows what would happen, the second does it.
settings-reset = Everything as usual
settings-were-reset = Everything is as usual again; language and name stay.

motion-none = None
motion-fast = Fast
motion-normal = As usual
motion-slow = Slow

sound-turn = Your turn
sound-step = Steps
sound-dice = Dice
sound-card = Cards
sound-chest = Chests
sound-hit = Hits
sound-miss = Misses
sound-heal = Healing
sound-magic = Magic
sound-zone = Shrinking zones
sound-wood = Wood on wood
sound-win = The end of a game
sound-refused = Refusals
