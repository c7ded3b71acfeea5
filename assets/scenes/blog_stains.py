"""Article: stains of coffee, tea and wine. Two cups from above on paper, each with the ring it leaves behind.
Straight from above everything becomes a circle, like the mark on the jar."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from materials import drink
from props import cup, cup_handle, stain
from studio import arguments, camera, house_light, open_studio, paper_floor, place, shoot, softbox

args = arguments()
open_studio(args)
paper_floor()
house_light((0, 0, 3), strength=0.75)

coffee = drink((0.016, 0.007, 0.003), (0.20, 0.085, 0.030))
tea = drink((0.27, 0.068, 0.008), (0.50, 0.20, 0.045))
for liquid, x, y, angle in ((coffee, -9.3, 0.9, 205), (tea, 0.0, -0.9, -38)):
    vessel = cup(liquid)
    cup_handle(vessel, angle=angle)
    place(vessel, (x, y, 0))
stain((-4.6, 6.0), 2.35, (0.33, 0.17, 0.075), 3)
stain((4.9, -6.1), 2.35, (0.52, 0.27, 0.09), 5)
stain((-13.8, -6.4), 2.35, (0.36, 0.19, 0.085), 11)

# Small windows high above, each where one drink mirrors it towards the camera.
for x, y in ((-15.0, 10.6), (1.6, 7.4)):
    softbox((x, y, 50), (x, y, 0), 1.5, 130, height=3.0, shadow=False)
camera((-5.4, -9.0, 62), (-5.4, 0, 1.2), lens=96)
shoot()
