// Sends every mail to this machine, measures its size and rates it with SpamAssassin without network tests.
// Fails on a mistake or a spam score of one point or more; prints the score of each mail.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readOptions } from '#lab/support/read-options.ts';
import { everyMail, SHOP } from '#tests/harness/mails/every-mail.ts';
import { drawMails } from './draw-mails.ts';
import { faultsOf, picturesOf } from './faults.ts';

const PUBLIC = resolve(import.meta.dirname, '../../public');
const ONE_POINT = 1;
const CONTROL_ID = '<control@example.org>';
const STATUS =
  /^X-Spam-Status: \w+, score=(-?[\d.]+)[\s\S]*?tests=([^=]*?)\s+autolearn[\s\S]*?^Message-ID:\s*(\S+)/gim;
/** The standard test text that every spam filter must recognise. */
const CONTROL = Buffer.from(
  `From: a@example.org\nTo: b@example.org\nSubject: x\nMessage-ID: ${CONTROL_ID}\n\nXJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\n`,
);

const values = readOptions({ folder: '', pictures: false });
const folder = resolve(values.folder || mkdtempSync(join(tmpdir(), 'zwartwit-mails-')));
mkdirSync(folder, { recursive: true });

const mails = await everyMail();
const points = pointsOf([...mails.map(({ raw }) => raw), CONTROL]);
const { score: control = 0 } = points.get(CONTROL_ID) ?? {};
let worst = 0;
let faulty = 0;
for (const mail of mails) {
  const { type, html, text, raw } = mail;
  for (const [ending, content] of [
    ['html', html],
    ['txt', text],
    ['eml', raw],
  ] as const)
    writeFileSync(join(folder, `${type}.${ending}`), content);
  const faults = faultsOf(mail);
  const { score = Number.NaN, rules = 'no answer' } = points.get(idOf(raw)) ?? {};
  const weight = picturesOf(html).reduce(
    (sum, address) => sum + statSync(join(PUBLIC, address.slice(SHOP.length))).size,
    0,
  );
  console.log(
    `${type.padEnd(26)} html ${kilobytes(Buffer.byteLength(html))}  pictures ${kilobytes(weight)}  mail ${kilobytes(raw.length)}  spam ${score.toFixed(1).padStart(4)}  ${rules}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  worst = Math.max(worst, Number.isNaN(score) ? Number.POSITIVE_INFINITY : score);
  faulty += faults.length;
}
if (values.pictures) await drawMails(mails, folder, PUBLIC);
console.log(`${mails.length} mails, ${faulty} faults, at most ${worst.toFixed(1)} points; kept in ${folder}`);
if (control < 100)
  console.log('SpamAssassin let its own example of spam through: its word is worth nothing.');
if (control < 100 || faulty > 0 || worst >= ONE_POINT) process.exitCode = 1;

/** Returns the spam score by message id. One run rates all mails, in any order. */
function pointsOf(raws: readonly Buffer[]): Map<string, { score: number; rules: string }> {
  const letters = raws.map((raw) => `From shop@zwartwit.example Fri Nov 20 12:00:00 2026\n${raw}\n`);
  const answer = execFileSync('spamassassin', ['--local', '--mbox'], {
    input: letters.join('\n').replaceAll('\r\n', '\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return new Map(
    [...answer.matchAll(STATUS)].map(([, score, rules = '', id = '']) => [
      id,
      { score: Number(score), rules: rules.replaceAll(/\s+/g, '') },
    ]),
  );
}

function idOf(raw: Buffer): string {
  return /^Message-ID:\s*(\S+)/im.exec(raw.toString('utf8'))?.[1] ?? '';
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(5)} kB`;
}
