// A local stand-in for a mailbox with the part of IMAP4rev1 needed to read mails. Commands that mark, move or
// delete mails get an error, so the test fails.

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type ImapStandIn = {
  url: string;
  /** Puts a mail into the mailbox and returns its UID. */
  receive(lines: readonly string[], flags?: readonly string[]): number;
  /**
   * Simulates a restored mail server, on which a UID may belong to another mail than before (a new
   * UIDVALIDITY).
   */
  renumber(): void;
  /** The names of the received commands, without their arguments. */
  readonly commands: string[];
  /** Stops answering: connections stay open and silent. */
  hang(): void;
  stop(): Promise<void>;
};

type Kept = { uid: number; source: Buffer; flags: readonly string[]; at: Date };

export async function startImapStandIn(now: () => Date = () => new Date()): Promise<ImapStandIn> {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  let mails: Kept[] = [];
  let validity = 1000;
  let nextUid = 1;
  let isSilent = false;

  /**
   * The response lines of each known command, before its final status line. Other commands are not listed and
   * get an error.
   */
  const answers = new Map<string, (rest: string) => (string | Buffer)[]>([
    ['CAPABILITY', () => ['* CAPABILITY IMAP4rev1\r\n']],
    ['LOGIN', () => []],
    ['NAMESPACE', () => ['* NAMESPACE (("" "/")) NIL NIL\r\n']],
    ['LIST', () => ['* LIST () "/" "INBOX"\r\n']],
    ['LSUB', () => ['* LSUB () "/" "INBOX"\r\n']],
    ['NOOP', () => []],
    [
      'EXAMINE',
      () => [
        `* FLAGS (\\Seen $Junk)\r\n* ${mails.length} EXISTS\r\n* 0 RECENT\r\n`,
        `* OK [UIDVALIDITY ${validity}] ok\r\n* OK [UIDNEXT ${nextUid}] ok\r\n`,
      ],
    ],
    ['LOGOUT', () => ['* BYE\r\n']],
    ['UID SEARCH', (rest) => [`* SEARCH ${search(rest).join(' ')}\r\n`]],
    ['UID FETCH', (rest) => fetched(rest)],
  ]);

  function search(rest: string): number[] {
    const from = /UID (\d+):\*/i.exec(rest)?.[1];
    const last = mails.at(-1)?.uid;
    if (from !== undefined)
      return mails.map(({ uid }) => uid).filter((uid) => uid >= Number(from) || uid === last);
    const since = new Date(`${/SINCE "?([\w-]+)"?/i.exec(rest)?.[1]} UTC`);
    return mails.filter(({ at }) => at >= since).map(({ uid }) => uid);
  }

  function fetched(rest: string): (string | Buffer)[] {
    const wanted = rest.split(' ')[0]?.split(',').map(Number) ?? [];
    return mails.flatMap(({ uid, source, flags, at }, place) => {
      if (!wanted.includes(uid)) return [];
      const date = at.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1-$2-$3 $4 +0000');
      const most = Number(/BODY\.PEEK\[\]<0\.(\d+)>/i.exec(rest)?.[1] ?? source.length);
      const part = source.subarray(0, most);
      const head = `* ${place + 1} FETCH (UID ${uid} FLAGS (${flags.join(' ')}) INTERNALDATE "${date}" BODY[]<0> {${part.length}}\r\n`;
      return [head, part, ')\r\n'];
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (!isSilent) socket.write('* OK ready\r\n');
    let rest = '';
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        answer(socket, rest.slice(0, end));
        rest = rest.slice(end + 2);
      }
    });
  });

  function answer(socket: Socket, line: string): void {
    if (isSilent) return;
    const [tag = '', verb = '', ...words] = line.split(' ');
    const isUid = verb.toUpperCase() === 'UID';
    const name = (isUid ? `UID ${words[0]}` : verb).toUpperCase();
    commands.push(name);
    const told = answers.get(name)?.(words.slice(isUid ? 1 : 0).join(' '));
    for (const piece of told ?? []) socket.write(piece);
    const readOnly = name === 'EXAMINE' ? '[READ-ONLY] ' : '';
    socket.write(told ? `${tag} OK ${readOnly}done\r\n` : `${tag} BAD ${name} is not known here\r\n`);
    if (name === 'LOGOUT') socket.end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The mailbox has no port');
  return {
    url: `imap://shop:secret@127.0.0.1:${bound.port}/INBOX`,
    commands,
    receive(lines, flags = []) {
      const uid = nextUid;
      nextUid += 1;
      mails.push({ uid, source: Buffer.from(lines.join('\r\n')), flags, at: now() });
      return uid;
    },
    renumber() {
      validity += 1;
      mails = mails.toReversed().map((mail, place) => ({ ...mail, uid: place + 1 }));
      nextUid = mails.length + 1;
    },
    hang() {
      isSilent = true;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
