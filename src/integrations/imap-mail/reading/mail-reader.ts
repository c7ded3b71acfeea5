// Has mails read in a process of their own, with so much memory and so much time. A mail that takes more of
// either ends that process and not the shop; what its first lines say is read by the next.

import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FetchedMail, IncomingMail } from '#modules/contacts/incoming-mail.port.ts';
import { confinedForkOptions } from '#platform/confined-process.ts';
import { entryFile } from '#platform/entry-file.ts';
import { seconds } from '#shared/clock.ts';
import type { Outcome, ReaderRequest, ReaderResponse } from './mail-reader-process.ts';

type Options = {
  /** Under which name the shop's mail server tells what it found out; null for the line on top. */
  server: string | null;
  /** For one mail. */
  timeoutMs?: number;
};

export type MailReader = {
  /** One at a time. Never rejects. */
  read(mail: FetchedMail): Promise<IncomingMail>;
};

/** What lies in the mailbox is read in a row: the process stays that long for the next. */
const IDLE_MS = seconds(5);
const MEMORY_MB = 256;
/** The whole mail; else its beginning, where the words stand; else only what its first lines say. */
const TRIES = [
  [Number.POSITIVE_INFINITY, false],
  [128 * 1024, false],
  [64 * 1024, true],
] as const;

export function createMailReader({ server, timeoutMs = seconds(10) }: Options): MailReader {
  const reader = createReaderProcess();
  let queue: Promise<unknown> = Promise.resolve();

  async function readQueued({ source, ...mail }: FetchedMail): Promise<IncomingMail> {
    for (const [most, headOnly] of TRIES) {
      const read = { ...mail, isWhole: mail.isWhole && source.length <= most, server };
      const child = reader.start();
      const answer = await requestMail(child, source.subarray(0, most), { read, headOnly }, timeoutMs);
      if (answer) reader.endWhenIdle(child);
      else reader.end(child);
      if (answer && 'mail' in answer) return answer.mail;
    }
    return unreadable(mail);
  }

  return {
    read(mail) {
      const read = queue.then(() => readQueued(mail));
      queue = read;
      return read;
    },
  };
}

/** One at a time, which leaves by itself when nothing is asked of it. */
function createReaderProcess() {
  let running: ChildProcess | null = null;
  let exitTimer: NodeJS.Timeout | undefined;

  function end(child: ChildProcess): void {
    if (running === child) running = null;
    child.kill('SIGKILL');
  }

  return {
    end,
    start(): ChildProcess {
      clearTimeout(exitTimer);
      const child: ChildProcess = running ?? startProcess().on('exit', () => end(child));
      running = child;
      child.ref();
      child.channel?.ref();
      return child;
    },
    /** Without holding up a shop that stops. */
    endWhenIdle(child: ChildProcess): void {
      child.unref();
      child.channel?.unref();
      exitTimer = setTimeout(() => end(child), IDLE_MS).unref();
    },
  };
}

type Answer = { mail: IncomingMail } | { fault: string };

/** Null when the process ended, or took too long, before it answered. */
function requestMail(
  child: ChildProcess,
  source: Uint8Array,
  last: ReaderRequest,
  timeoutMs: number,
): Promise<Answer | null> {
  const contents: Uint8Array[] = [];
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', failed).off('error', failed);
      resolve(answer);
    };
    const onMessage = (response: ReaderResponse) => {
      if ('content' in response) contents.push(response.content);
      else settle('mail' in response ? { mail: withContents(response, contents) } : response);
    };
    const failed = () => settle(null);
    const timer = setTimeout(failed, timeoutMs);
    child.on('message', onMessage).on('exit', failed).on('error', failed);
    void sendInChunks(child, source, last).catch(failed);
  });
}

/** What is handed over is copied at once: the whole of a long mail would hold up everything else. */
const CHUNK_BYTES = 1024 * 1024;

async function sendInChunks(child: ChildProcess, source: Uint8Array, last: ReaderRequest): Promise<void> {
  const send = promisify((request: ReaderRequest, sent: (error: Error | null) => void) =>
    child.send(request, sent),
  );
  for (let at = 0; at < source.length; at += CHUNK_BYTES)
    await send({ piece: source.subarray(at, at + CHUNK_BYTES) });
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
    ...confinedForkOptions(file, 'html-to-text', limits),
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
