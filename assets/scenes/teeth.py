"""The same smile twice, before and after: identical geometry, light and camera, only the colour of the teeth differs.
It is a ceramic sculpture in the palette, so it shows the idea without pretending to be somebody's photograph."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from materials import clay_skin, enamel, plain
from smile import LOWER, UPPER, Arch, gum, lips, row_of_teeth
from studio import add, arguments, camera, open_studio, shoot, softbox

args = arguments(state="after")
open_studio(args, ambient=0.40, bounces=3)

teeth = enamel(stained=args.state == "before")
pink = plain("gum", (0.50, 0.155, 0.135), 0.36, 0.45)
upper, lower = Arch(7.1, 7.5, 0.0), Arch(6.3, 6.6, 0.62)
row_of_teeth(UPPER, upper, teeth)
gum(UPPER, upper, pink)
row_of_teeth(LOWER, lower, teeth, edge=0.42, curve=-0.004, upside_down=True)
gum(LOWER, lower, pink, edge=0.42, upside_down=True)
add("throat", [(-30, 9, -20), (30, 9, -20), (30, 9, 20), (-30, 9, 20)], [(0, 1, 2, 3)], plain("throat", (0.012, 0.006, 0.005), 1.0, 0.0))
lips(clay_skin())

softbox((-13, -26, 20), (0, 0, 1), 15, 8300, warmth=0.2)
softbox((20, -24, 6), (0, 0, 1), 12, 2700, warmth=0.05)
softbox((0, -20, -14), (0, 0, 1), 10, 1500)
camera((0.0, -60, 3.0), (0.0, 0, 0.75), lens=124)
shoot()
