"""How the table is laid out: beside each other where there is room, below each other where there is not.

`wide` and `tall` are classes that the app gives its screen by the size of the terminal.
"""

from __future__ import annotations

from typing import Final

WIDE: Final = 118
TALL: Final = 44

CSS: Final = """
Screen { background: #14161a; color: #d9dce1; layout: vertical; }
#head { height: 1; background: #22262d; }
#keys { height: 1; background: #22262d; color: #8b93a0; }

#middle { layout: grid; height: 1fr; grid-size: 2 2; grid-columns: 42 1fr; grid-rows: 1fr 8; grid-gutter: 0 1; }
#ask { column-span: 2; }
.wide #middle { grid-columns: 64 1fr; grid-rows: 1fr 12; }
.wide #ask { column-span: 1; }
.wide #board { row-span: 2; }
.wide.tall #middle { grid-rows: 31 1fr; }
.wide.tall #board { row-span: 1; }
.wide.tall #side { row-span: 2; }
.boardless #middle { grid-size: 1 2; grid-columns: 1fr; }
.boardless #ask { column-span: 1; }

#board { height: 100%; background: #14161a; }
#side { height: 100%; }
#seats { height: auto; max-height: 80%; }
#board { scrollbar-size: 0 0; }
#seats, OptionList { scrollbar-size: 1 1; scrollbar-color: #3c434d; scrollbar-background: #14161a; }
#log { height: 1fr; min-height: 3; }

OptionList { background: #14161a; border: none; padding: 0; }
OptionList:focus { border: none; background-tint: transparent 0%; }
OptionList > .option-list--option { padding: 0 1; }
OptionList > .option-list--option-highlighted { background: #2b3038; color: #f2f4f7; text-style: none; }
OptionList:focus > .option-list--option-highlighted { background: #3d4652; color: #ffffff; text-style: none; }
#log { border-top: solid #2e343d; border-title-color: #8b93a0; }
#log:focus { border-top: solid #ffd75f; }

#ask { height: 100%; border-top: solid #2e343d; }
.wide.tall #ask { border-top: none; }
#question { height: auto; max-height: 4; padding: 0 1; }
#note { height: auto; max-height: 6; padding: 0 1; color: #ff8d8d; display: none; }
#note.said { display: block; }
#choices { height: 1fr; }
#line { height: 1; padding: 0 1; color: #8b93a0; }

ModalScreen { align: center middle; background: #14161a 70%; }
.window { width: 76; max-width: 96%; height: auto; max-height: 90%; }
.window { background: #22262d; border: round #7d8590; padding: 0 1; }
.window .title { text-style: bold; color: #ffd75f; padding: 0 0 1 0; }
.window VerticalScroll { height: auto; max-height: 60vh; }
.window VerticalScroll { scrollbar-size: 1 1; scrollbar-color: #3c434d; scrollbar-background: #22262d; }
.window .foot { color: #8b93a0; padding: 1 0 0 0; }
.window #done { width: auto; background: #d7ff5f; color: #101214; text-style: bold; }
.window #verdict { color: #ff8d8d; height: auto; }
.window SelectionList { height: auto; max-height: 60vh; background: #22262d; border: none; }
Curtain { background: #14161a 100%; }
"""
