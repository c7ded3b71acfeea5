// Writes the faces that stand in until the fonts have come (assets/fonts/fallbacks.css): what visitors have
// at home, stretched to the width of ours in Dutch text, so that no line breaks elsewhere when the real
// letters arrive. Fraunces narrows as it grows, so titles and the very large have faces of their own. `node
// assets/fallbacks.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Height above and depth below the line, in parts of the size; of no other font do lines get their height.
 */
const INTER = { ascent: 96.875, descent: 24.121 };
const FRAUNCES = { ascent: 97.8, descent: 25.5 };

/**
 * What stands in for one font: width of ours in percent of theirs. Arimo and Liberation Sans are as wide as
 * Arial, Tinos and Liberation Serif as Times New Roman; phones with Android have Roboto and Noto Serif, a
 * bare Linux DejaVu, measured in the whole pixels it sets letters in. Bold letters are nearest to the weight
 * of our titles. Titles are measured at the 34 px of a phone, the large at 82 px.
 */
const FACES = [
  ['Inter over Arial', INTER, 400, 106.5, ['Arial', 'Liberation Sans', 'Arimo']],
  ['Inter over Arial', INTER, 700, 102.5, ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold']],
  ['Inter over Roboto', INTER, 400, 107.4, ['Roboto', 'Roboto-Regular']],
  ['Inter over Roboto', INTER, 700, 108.2, ['Roboto Bold', 'Roboto-Bold', 'Roboto']],
  ['Inter over DejaVu', INTER, 400, 94.6, ['DejaVu Sans']],
  ['Inter over DejaVu', INTER, 700, 85.5, ['DejaVu Sans Bold']],
  ...titles('Times', 108.9, 95.5, ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold']),
  ...titles('Noto', 91.9, 80.7, ['Noto Serif Bold', 'NotoSerif-Bold']),
  ...titles('DejaVu', 82.6, 72.7, ['DejaVu Serif Bold']),
];

function titles(base, width, largeWidth, names) {
  return [
    [`Fraunces over ${base}`, FRAUNCES, '100 900', width, names],
    [`Fraunces large over ${base}`, FRAUNCES, '100 900', largeWidth, names],
  ];
}

const share = (figure, width) => `${Math.round((figure / width) * 10_000) / 100}%`;

const rules = FACES.map(
  ([family, { ascent, descent }, weight, width, names]) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${width}%;
  ascent-override: ${share(ascent, width)};
  descent-override: ${share(descent, width)};
  line-gap-override: 0%;
}
`,
);
writeFileSync(
  join(import.meta.dirname, 'fonts', 'fallbacks.css'),
  `/* Written by assets/fallbacks.mjs. */\n\n${rules.join('\n')}`,
);
