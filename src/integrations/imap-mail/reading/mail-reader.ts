// Parses mails in a separate process with limited memory and time. A mail that exceeds a limit ends that
// process, not the shop; a new process then reads only the headers of the mail.

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
  /**
   * The server name in the mail server's `Authentication-Results` headers; null to use the topmost header.
   */
  server: string | null;
  /** The maximum time in ms to parse one incoming mail. */
  timeoutMs?: number;
};

export type MailReader = {
  /**
   * Parses a mail; calls are handled one at a time. Never rejects: an unreadable mail gives a result without
   * text.
   */
  read(mail: FetchedMail): Promise<IncomingMail>;
};

/**
 * How many ms the process waits for another mail before it ends, so that one process can parse all mails of a
 * reading of the mailbox.
 */
const IDLE_MS = seconds(5);
const MEMORY_MB = 256;
/**
 * The attempts to parse a mail, each with the maximum number of bytes it gets and whether it reads the
 * headers only: the whole mail; when that fails, the first 128 KB with the text; then only the headers.
 */
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

/**
 * Creates the controls of the parser process, which parses one mail at a time: `start` starts it or returns
 * the running one, `endWhenIdle` ends it after `IDLE_MS`, `end` kills it.
 */
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
    /**
     * Ends the process when no further mail arrives within `IDLE_MS`, without delaying the shutdown of the
     * shop.
     */
    endWhenIdle(child: ChildProcess): void {
      child.unref();
      child.channel?.unref();
      exitTimer = setTimeout(() => end(child), IDLE_MS).unref();
    },
  };
}

type Answer = { mail: IncomingMail } | { fault: string };

/**
 * Sends a mail in pieces to the parser process. Returns the parsed mail, or a `fault` when the mail cannot be
 * parsed; null when the process ended or took longer than `timeoutMs`.
 */
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

/**
 * The size in bytes of a piece of a mail. Messages to the process are copied synchronously, so a long mail in
 * one piece would block the shop.
 */
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
  // The request that waits for an answer handles the end of the process.
  child.on('error', () => undefined);
  // Low priority, so that buyers are served first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/**
 * Returns the result for a mail that cannot be parsed: only its position in the mailbox and its time of
 * arrival.
 */
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
