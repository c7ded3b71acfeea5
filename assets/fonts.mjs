// Cuts the two fonts of the pages from the packages they come in: the characters Dutch needs and the weights
// we use, and writes the faces made of them (assets/fonts/faces.css). A third of the bytes, so text and jar
// stand sooner. Needs fontTools with Brotli: `pip install fonttools brotli`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(import.meta.dirname, 'fonts');

/**
 * What a page asks for at once is the letters the shop writes with: Dutch, the names of countries,
 * typographic signs, arrows and minus. The rest of Latin-1 and its like stands in names now and then, and is
 * a file of its own that only a page that holds one asks for.
 */
const EVERY_PAGE = [
  'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AD,U+00B0,U+00B2,U+00B7,U+00BB,U+00C5,U+00C9,U+00CB,U+00D7,U+00E0,U+00E1,U+00E3,U+00E4',
  'U+00E7-00EB,U+00ED-00EF,U+00F3,U+00F4,U+00F6,U+00FA,U+00FC,U+2010-2014,U+2018-201E,U+2022,U+2026,U+2039-203A,U+20AC',
  'U+2190-2193,U+2212',
].join(',');
const OF_NAMES = [
  'U+00A1-00A8,U+00AA,U+00AC,U+00AE-00AF,U+00B1,U+00B3-00B6,U+00B8-00BA,U+00BC-00C4,U+00C6-00C8,U+00CA,U+00CC-00D6,U+00D8-00DF',
  'U+00E2,U+00E5-00E6,U+00EC,U+00F0-00F2,U+00F5,U+00F7-00F9,U+00FB,U+00FD-00FF,U+0132-0133,U+0152-0153,U+0178,U+2015,U+2020',
  'U+2030,U+2032-2033,U+2122',
].join(',');

/** Headlines have one weight and every optical size; text has its weights. */
const FONTS = [
  {
    name: 'fraunces',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    license: import.meta.resolve('@fontsource-variable/fraunces/LICENSE'),
    weights: 'wght=560',
    features: 'kern,liga,lnum',
    face: ['Fraunces', '100 900'],
  },
  {
    name: 'inter',
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    license: import.meta.resolve('@fontsource-variable/inter/LICENSE'),
    weights: 'wght=400:700',
    features: 'kern,liga,tnum',
    face: ['Inter', '400 700'],
  },
];

const work = mkdtempSync(join(tmpdir(), 'zwartwit-fonts-'));
try {
  for (const { name, source, license, weights, features } of FONTS) {
    const cut = join(work, `${name}.ttf`);
    run('fonttools', 'varLib.instancer', fileURLToPath(source), weights, '-o', cut, '-q');
    run('python3', join(import.meta.dirname, 'hyphens.py'), cut);
    subset(cut, EVERY_PAGE, features, `${name}.woff2`);
    subset(cut, OF_NAMES, features, `${name}-names.woff2`);
    // The licence asks to travel with the font.
    copyFileSync(fileURLToPath(license), join(FOLDER, `${name}-OFL.txt`));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
const faces = FONTS.flatMap(({ name, face: [family, weight] }) => [
  faceRule(family, weight, `${name}.woff2`),
  // Later, and narrower: it wins where both know a letter.
  faceRule(family, weight, `${name}-names.woff2`, OF_NAMES),
]);
writeFileSync(join(FOLDER, 'faces.css'), `/* Written by assets/fonts.mjs. */\n\n${faces.join('\n')}`);

function subset(font, characters, features, file) {
  run(
    'pyftsubset',
    font,
    `--unicodes=${characters}`,
    `--layout-features=${features}`,
    '--flavor=woff2',
    `--output-file=${join(FOLDER, file)}`,
  );
}

function faceRule(family, weight, file, characters) {
  const range = characters ? `\n  unicode-range:\n    ${characters.replaceAll(',', ', ')};` : '';
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2-variations");${range}
}
`;
}

function run(command, ...parameters) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}
