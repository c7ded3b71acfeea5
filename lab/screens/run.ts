// Takes screenshots of every screen, mail and document into a folder, and reports which differ from those of
// another folder.

import { join } from 'node:path';
import { readArguments } from '#lab/support/read-options.ts';
import { compareScreens } from './compare-screens.ts';
import { drawEveryMail } from './draw-every-mail.ts';
import { drawPapers } from './draw-papers.ts';
import { screens } from './screens.ts';
import { takeScreenshots } from './take-screenshots.ts';

const { options: values, positionals } = readArguments(
  { against: '', only: '', but: '', dark: false, widths: '390,768,1440' },
  '<folder>',
);
const [folder] = positionals;
if (!folder) {
  console.error(
    'npm run lab -- screens <folder> [--against <folder>] [--only <parts of names, by commas>] [--but <parts>] [--widths 390,1440] [--dark]',
  );
  process.exit(1);
}

const hasPart = (name: string, parts = '') => parts.split(',').some((part) => name.includes(part));
const isWanted = (name: string) => hasPart(name, values.only) && !(values.but && hasPart(name, values.but));
const taking = { folder, dark: values.dark, widths: values.widths.split(',').map(Number) };
const missed = await takeScreenshots(
  screens.filter(({ name }) => isWanted(name)),
  taking,
);
// By day and by night at once, as they are read.
if (!values.dark) {
  await drawEveryMail(folder, isWanted);
  missed.push(...(await drawPapers(folder, isWanted)));
}
for (const line of missed) console.error(`not taken  ${line}`);
if (values.against) {
  const out = join(folder, 'different');
  const differences = await compareScreens(values.against, folder, out);
  for (const { name, share } of differences)
    console.log(`${(share * 100).toFixed(3).padStart(8)} %  ${name}`);
  console.log(`${differences.length} look different; before, after and where: ${out}`);
}
process.exit(missed.length > 0 ? 1 : 0);
