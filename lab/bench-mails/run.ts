// Measures how long the shop's answers take while it reads expensive mails of 20 MB, compared with answers
// while it reads none. A mail's name as parameter measures only that mail.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { callHttp } from '#tests/support/http-call.ts';
import { readArguments } from '../support/read-options.ts';
import { printTable, type Row } from '../support/table.ts';
import { hostileMails } from './hostile-mails.ts';

/** The maximum additional time in ms of an answer, compared with the slowest answer while no mail is read. */
const MOST_DELAY_MS = 50;
const IDLE_MS = 3000;
const EVERY_MS = 4;
const ASKED = ['/healthz', '/api/variants', '/api/quote?variant=2x'];

const wanted = readArguments({}, '<name of a mail>').positionals.join(' ');
const mailbox = start(new URL('./mailbox.ts', import.meta.url), {});
const shop = start(new URL('./shop.ts', import.meta.url), { IMAP_URL: String(await heard(mailbox)) });
const address = String(await heard(shop));
const rows: Row[] = [];
try {
  await timed(pause(IDLE_MS));
  for (const name of Object.keys(hostileMails).filter((each) => each.includes(wanted)))
    rows.push(await measure(name));
} finally {
  shop.disconnect();
  mailbox.disconnect();
}
printTable(rows);
process.exit(rows.length > 0 && rows.every(({ ok }) => ok) ? 0 : 1);

async function measure(name: string): Promise<Row> {
  mailbox.send(name);
  await heard(mailbox);
  await pause(500);
  const idle = await timed(pause(IDLE_MS));
  const begun = performance.now();
  shop.send('take');
  const reading = await timed(heard(shop));
  const took = (performance.now() - begun) / 1000;
  const delay = Math.max(0, reading.longest - idle.longest);
  console.log(
    `${name.padEnd(30)} read in ${took.toFixed(1).padStart(5)} s, ${String(reading.asked).padStart(5)} answers; ` +
      `longest ${reading.longest.toFixed(0)} ms, idle ${idle.longest.toFixed(0)} ms`,
  );
  return {
    what: name,
    measured: `${delay.toFixed(0)} ms`,
    aim: `≤ ${MOST_DELAY_MS} ms`,
    ok: delay <= MOST_DELAY_MS && reading.result === 1,
  };
}

/**
 * Sends a request every few milliseconds until `work` is done, without waiting for earlier answers. Returns
 * the longest time of an answer.
 */
async function timed<Result>(work: Promise<Result>) {
  const answers: Promise<number>[] = [];
  let isOver = false;
  const result = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    answers.push(ask(ASKED[answers.length % ASKED.length] ?? '/healthz'));
    await pause(EVERY_MS);
  }
  return { result: await result, asked: answers.length, longest: Math.max(...(await Promise.all(answers))) };
}

async function ask(path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await callHttp({ url: `${address}${path}` });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - begun;
}

function start(file: URL, env: Record<string, string>): ChildProcess {
  return fork(fileURLToPath(file), { env: { ...process.env, ...env } });
}

async function heard(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}
