// Mails of almost 20 MB, the largest size the shop reads completely. Each has a shape that is expensive for a
// careless parser.

const LENGTH = 20 * 1024 * 1024 - 1024;
const HTML = 'Content-Type: text/html; charset=utf-8';
const PARTS = 'Content-Type: multipart/mixed; boundary=b';
const PICTURE = 'Content-Type: image/jpeg; name=photo.jpg';
const BASE64_LINE = `${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.repeat(2).slice(0, 76)}\r\n`;

/** Returns a mail with additional headers whose body repeats one text up to the maximum size. */
function repeated(text: string, ...headers: readonly string[]): string {
  const head = [...sender(), ...headers, '', ''].join('\r\n');
  return head + filled(text, LENGTH - head.length);
}

const sender = () => ['From: Jo de Vries <jo@example.nl>', 'Subject: Kapot'];
const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, Math.max(0, length));

/** Returns a mail whose headers fill the maximum size, either as many lines or as one continued line. */
function headed(begin: string, text: string): string {
  const head = `From: Jo de Vries <jo@example.nl>\r\n${begin}`;
  return `${head}${filled(text, LENGTH - head.length - 16)}\r\n\r\nHoi`;
}

/** The mails by name. Each is created only when used, because all of them together take 600 MB. */
export const hostileMails: Readonly<Record<string, () => string>> = {
  'plain sentences': () => repeated('Hallo daar, dit is een zin.\r\n'),
  'lines of quotes': () => `${repeated('>\r\n').slice(0, -8)}\r\ngroet`,
  'one line of quotes': () => repeated('>'),
  'quotes of rising depth': () => risingQuotes(),
  'blanks and line ends': () => repeated(' \n'),
  'line ends': () => repeated('\r\n'),
  'one line of blanks': () => repeated(' '),
  'hexadecimal in one line': () => repeated('0123456789abcdef'),
  'format=flowed': () => repeated('woord \r\n', 'Content-Type: text/plain; format=flowed; delsp=yes'),
  'non-breaking spaces': () => repeated('&nbsp;', HTML),
  'lines of non-breaking spaces': () => repeated('&nbsp;\n', HTML),
  'entities, some unfinished': () => repeated('&eacute;&#233;&amp', HTML),
  'tags that never close': () => repeated('<b>', HTML),
  'nested blocks': () => repeated('<div>', HTML),
  'nested tables': () => repeated('<table><tr><td>', HTML),
  'nested lists': () => repeated('<ul><li>', HTML),
  'unfinished comments': () => repeated('<!--x--><b><', HTML),
  'less-than signs': () => repeated('<', HTML),
  'one tag of attributes': () => repeated('<p x=1 ', HTML),
  'style that never ends': () => repeated('<style>a{', HTML),
  'header lines': () => headed('', 'X-A: b\r\n'),
  'one long header': () => headed('Subject: ', 'a'),
  'one folded header': () => headed('Subject: a', '\r\n a'),
  'encoded words': () => headed('Subject: ', '=?utf-8?Q?=C3=A9?=\r\n '),
  'a million recipients': () => headed('To: a@example.nl', ', a@example.nl'),
  'references without end': () => headed('References: <a@b>', ' <a@b>'),
  'empty parts': () => repeated('--b\r\n\r\nx\r\n', PARTS),
  'small files': () =>
    repeated(`--b\r\n${PICTURE}\r\nContent-Disposition: attachment\r\n\r\nAAAA\r\n`, PARTS),
  'parts in parts': () =>
    nested((level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`),
  'mails in mails': () => nested(() => 'Content-Type: message/rfc822\r\n\r\nSubject: x\r\n'),
  'one picture in base64': () => repeated(BASE64_LINE, PICTURE, 'Content-Transfer-Encoding: base64'),
  'eight pictures in base64': () => severalPictures(8),
  'text in base64': () =>
    repeated(BASE64_LINE, 'Content-Type: text/plain', 'Content-Transfer-Encoding: base64'),
  'quoted-printable': () =>
    repeated(
      '=C3=A9=\r\n',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
    ),
};

/** Returns a body in which every line has one more quote mark than the line before. */
function risingQuotes(): string {
  const lines: string[] = [];
  let length = 0;
  for (let depth = 1; length < LENGTH - 8192; depth += 1) {
    const line = `${'>'.repeat(depth % 6000)} a\r\n`;
    lines.push(line);
    length += line.length;
  }
  return [...sender(), '', lines.join('')].join('\r\n');
}

function nested(headersAt: (level: number) => string): string {
  const levels: string[] = [];
  let length = 0;
  for (let level = 0; length < LENGTH - 1024; level += 1) {
    const lines = headersAt(level);
    levels.push(lines);
    length += lines.length;
  }
  return ['From: Jo de Vries <jo@example.nl>', levels.join('')].join('\r\n');
}

function severalPictures(count: number): string {
  const each = filled(BASE64_LINE, Math.floor(LENGTH / count) - 1024);
  const parts = Array.from(
    { length: count },
    () => `--b\r\n${PICTURE}\r\nContent-Transfer-Encoding: base64\r\n\r\n${each}\r\n`,
  );
  return [...sender(), PARTS, '', `${parts.join('')}--b--`].join('\r\n');
}
