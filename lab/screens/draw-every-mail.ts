// Renders every mail of the shop into the folder of screenshots.

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { everyMail } from '#tests/harness/mails/every-mail.ts';
import { drawMails } from '../mails/draw-mails.ts';
import { cutTall } from './cut-tall.ts';

const PUBLIC = resolve(import.meta.dirname, '../../public');
const START = 'mail-';

export async function drawEveryMail(folder: string, isWanted: (name: string) => boolean): Promise<void> {
  const mails = (await everyMail()).filter(({ type }) => isWanted(START + type));
  if (mails.length === 0) return;
  await drawMails(mails, folder, PUBLIC);
  const drawn = readdirSync(folder).filter((file) => /^mail-[a-z_]+-\d+-(light|dark)\.png$/.test(file));
  for (const file of drawn) await cutTall(join(folder, file));
}
