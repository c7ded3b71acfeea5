// Has mails read in a process of their own, with so much memory and so much time. A mail that takes more of
// either ends that process and not the shop; what its first lines say is read by the next.

import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FetchedMail, IncomingMail } from '#modules/contacts/incoming-mail.port.ts';
import { confined } from '#platform/confined-process.ts';
import { entryFile } from '#platform/entry-file.ts';
import { seconds } from '#shared/clock.ts';
import type { Answered, Asked, Outcome } from './mail-reader-process.ts';

type Options = {
  /** Under which name the shop's mail server tells what it found out; null for the line on top. */
  server: string | null;
  /** For one mail. */
  patience?: number;
};

export type MailReader = {
  /** One at a time. Never rejects. */
  read(mail: FetchedMail): Promise<IncomingMail>;
};

/** What lies in the mailbox is read in a row: the process stays that long for the next. */
const LINGERS = seconds(5);
const MEMORY_MB = 256;
/** The whole mail; else its beginning, where the words stand; else only what its first lines say. */
const TRIES = [
  [Number.POSITIVE_INFINITY, false],
  [128 * 1024, false],
  [64 * 1024, true],
] as const;

export function createMailReader({ server, patience = seconds(10) }: Options): MailReader {
  const reader = keepProcess();
  let turn: Promise<unknown> = Promise.resolve();

  async function readInTurn({ source, ...mail }: FetchedMail): Promise<IncomingMail> {
    for (const [most, headOnly] of TRIES) {
      const read = { ...mail, isWhole: mail.isWhole && source.length <= most, server };
      const child = reader.start();
      const answer = await ask(child, source.subarray(0, most), { read, headOnly }, patience);
      if (answer) reader.leaveLater(child);
      else reader.end(child);
      if (answer && 'mail' in answer) return answer.mail;
    }
    return unreadable(mail);
  }

  return {
    read(mail) {
      const read = turn.then(() => readInTurn(mail));
      turn = read;
      return read;
    },
  };
}

/** One at a time, which leaves by itself when nothing is asked of it. */
function keepProcess() {
  let running: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;

  function end(child: ChildProcess): void {
    if (running === child) running = null;
    child.kill('SIGKILL');
  }

  return {
    end,
    start(): ChildProcess {
      clearTimeout(leaving);
      const child: ChildProcess = running ?? startProcess().on('exit', () => end(child));
      running = child;
      child.ref();
      child.channel?.ref();
      return child;
    },
    /** Without holding up a shop that stops. */
    leaveLater(child: ChildProcess): void {
      child.unref();
      child.channel?.unref();
      leaving = setTimeout(() => end(child), LINGERS).unref();
    },
  };
}

type Answer = { mail: IncomingMail } | { fault: string };

/** Null when the process ended, or took too long, before it answered. */
function ask(child: ChildProcess, source: Uint8Array, last: Asked, patience: number): Promise<Answer | null> {
  const contents: Uint8Array[] = [];
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', failed).off('error', failed);
      resolve(answer);
    };
    const hear = (answered: Answered) => {
      if ('content' in answered) contents.push(answered.content);
      else settle('mail' in answered ? { mail: withContents(answered, contents) } : answered);
    };
    const failed = () => settle(null);
    const timer = setTimeout(failed, patience);
    child.on('message', hear).on('exit', failed).on('error', failed);
    void sendInPieces(child, source, last).catch(failed);
  });
}

/** What is handed over is copied at once: the whole of a long mail would hold up everything else. */
const PIECE = 1024 * 1024;

async function sendInPieces(child: ChildProcess, source: Uint8Array, last: Asked): Promise<void> {
  const send = promisify((asked: Asked, sent: (error: Error | null) => void) => child.send(asked, sent));
  for (let at = 0; at < source.length; at += PIECE) await send({ piece: source.subarray(at, at + PIECE) });
  await send(last);
}

function withContents(
  { mail, handedOn }: Extract<Outcome, { mail: IncomingMail }>,
  contents: readonly Uint8Array[],
): IncomingMail {
  const contentAt = new Map(handedOn.map((place, index) => [place, contents[index] ?? null]));
  const attachments = mail.attachments.map((file, place) => ({
    ...file,
    content: contentAt.get(place) ?? null,
  }));
  return { ...mail, attachments };
}

function startProcess(): ChildProcess {
  const file = fileURLToPath(entryFile('mail-reader-process', import.meta.url));
  const limits = [`--max-old-space-size=${MEMORY_MB}`, '--single-threaded'];
  const child = fork(file, {
    ...confined(file, 'html-to-text', limits),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for an answer hears of it.
  child.on('error', () => undefined);
  // Those who buy go first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Nothing is known of it but where it lies and when it came. */
function unreadable({ validity, uid, receivedAt }: Omit<FetchedMail, 'source'>): IncomingMail {
  return {
    validity,
    uid,
    receivedAt,
    kind: 'unreadable',
    messageId: null,
    from: '',
    name: '',
    replyTo: [],
    isProven: false,
    subject: '',
    traces: '',
    list: '',
    text: '',
    attachments: [],
    digest: `${validity}.${uid}`,
  };
}
