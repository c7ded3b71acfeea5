// Tests malicious and broken archives. Each is refused for its own reason as soon as the reason is visible,
// and a valid archive is read correctly.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawEntry, rawZip } from '#tests/support/raw-zip.ts';
import { type CheckedFile, checkContent } from './check-content.ts';
import { readContent, readStart } from './read-content.ts';
import { readDirectory } from './read-directory.ts';
import { openWindowed } from './windowed-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zwartwit-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
function save(bytes: Buffer): string {
  made += 1;
  const path = join(folder, `${made}.zip`);
  writeFileSync(path, bytes);
  return path;
}

async function check(path: string, signal = new AbortController().signal): Promise<CheckedFile[]> {
  const file = await openWindowed(path);
  try {
    const directory = await readDirectory(file, signal);
    return await checkContent({ file, directory, signal, onProgress: () => {} });
  } finally {
    await file.close();
  }
}

/**
 * Returns the code and the detail of the error with which the shop refuses the archive; the text "taken" when
 * it accepts the archive.
 */
const refusalOf = (bytes: Buffer) =>
  check(save(bytes)).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const named = (name: string | Buffer): Buffer => rawZip([{ name, content: 'x' }]);
const zeros = (bytes: number) => Buffer.alloc(bytes);

describe('an honest archive', () => {
  const entries: RawEntry[] = [
    { name: 'src/' },
    { name: 'src/été 漢字.tsx', content: 'export {}' },
    { name: 'leeg.txt' },
    { name: 'foto.png', content: Buffer.from([1, 2, 3]), stored: true },
    { name: 'groot.txt', content: 'regel\n'.repeat(200_000) },
  ];

  test('is listed with sizes, and each content can be read again later', async () => {
    const path = save(rawZip(entries, { comment: 'gemaakt door een test' }));
    const checked = await check(path);
    expect(checked.map(({ path: name, bytes }) => [name, bytes])).toEqual([
      ['src/été 漢字.tsx', 9],
      ['leeg.txt', 0],
      ['foto.png', 3],
      ['groot.txt', 1_200_000],
    ]);
    const [first, , , last] = checked;
    if (!first || !last) throw new Error('files are missing');
    expect(await readStart(await readContent(path, first), 100)).toEqual({
      start: Buffer.from('export {}'),
      isAll: true,
    });
    const { start, isAll } = await readStart(await readContent(path, last), 6);
    expect([start.toString(), isAll]).toEqual(['regel\n', false]);
  });

  test('holds other archives closed', async () => {
    const inner = rawZip([{ name: '../../kwaad.sh', content: 'rm' }]);
    const checked = await check(save(rawZip([{ name: 'binnen.zip', content: inner }])));
    expect(checked.map(({ path }) => path)).toEqual(['binnen.zip']);
  });
});

describe('a name', () => {
  test.each([
    ['that climbs out', '../kwaad.sh', 'verlaat het archief'],
    ['that climbs out halfway', 'src/../../kwaad.sh', 'verlaat het archief'],
    ['from the root', '/etc/passwd', 'begint bij de hoofdmap'],
    ['on a drive', 'C:/kwaad.exe', 'wijst naar een schijf'],
    ['of a hidden stream', 'foto.png:verborgen', 'wijst naar een schijf'],
    ['with backslashes', 'src\\..\\kwaad.sh', 'backslash'],
    ['of a Windows device', 'src/NUL.tsx', 'apparaat van Windows'],
    ['of a serial port', 'com1', 'apparaat van Windows'],
    ['that ends on a dot', 'src/index.ts.', 'eindigt op een punt'],
    ['with an empty folder', 'src//index.ts', 'lege map'],
    ['with a zero byte', 'foto.png\0.exe', 'onzichtbare tekens'],
    ['that reads backwards', 'foto\u202egnp.exe', 'onzichtbare tekens'],
    ['that is no UTF-8', Buffer.from([0x66, 0xff, 0xfe]), 'geen geldige UTF-8'],
    ['longer than any', 'a'.repeat(256), 'veel te lang'],
    ['of a path longer than any', 'map/'.repeat(260), 'veel te lange naam'],
  ])('%s is refused', async (_title, name, why) => {
    const refusal = await refusalOf(named(name));
    expect(refusal).toContain('archive_unsafe');
    expect(refusal).toContain(why);
  });

  test('as Windows writes it is read, however it says so', async () => {
    const windows = (name: string, page: string) => iconv.encode(name, page);
    const names = ['naïef/één.txt', 'Ærø ø.txt'];
    const [first, second] = names.map((name) => windows(name, 'cp850'));
    const entries = [
      { name: first ?? '', content: 'x', flags: 0 },
      { name: second ?? '', content: 'y', flags: 0, extra: unicodePath('Ærø ø.txt') },
      { name: windows('½ ≈ π.txt', 'cp437'), content: 'z', flags: 0, extra: unicodePath('½ ≈ π.txt') },
      { name: 'unix é.txt', content: 'u', flags: 0 },
    ];
    const checked = await check(save(rawZip(entries)));
    expect(checked.map(({ path }) => path)).toEqual([...names, '½ ≈ π.txt', 'unix é.txt']);
  });

  test('that is refused is said', async () => {
    expect(await refusalOf(named('src/../kwaad.sh'))).toContain('“src/../kwaad.sh” verlaat het archief');
    expect(await refusalOf(rawZip([{ name: 'geheim.txt', content: 'x', flags: 0x801 }]))).toContain(
      '“geheim.txt”',
    );
  });

  test.each(['app/[...slug]/page.tsx', '.env.example', 'src/a b (1).tsx', 'console.ts', 'src/auxiliary.ts'])(
    '%s is fine',
    async (name) => {
      expect(await refusalOf(named(name))).toBe('taken');
    },
  );
});

describe('what is no file', () => {
  test.each([
    [
      'a symbolic link',
      { name: 'src/link', content: '/etc/passwd', mode: 0o120777 },
      'symbolische koppeling',
    ],
    ['a device', { name: 'sda', mode: 0o060660 }, 'apparaatbestand'],
    ['a pipe', { name: 'pijp', mode: 0o010660 }, 'apparaatbestand'],
    ['a folder with content', { name: 'src/', content: 'verstopt' }, 'een map heeft inhoud'],
    ['an encrypted file', { name: 'a.txt', content: 'x', flags: 0x801 }, 'versleutelde'],
    ['a strongly encrypted file', { name: 'a.txt', content: 'x', flags: 0x841 }, 'inhoudsopgave'],
  ])('%s refuses the archive', async (_title, entry, why) => {
    expect(await refusalOf(rawZip([{ name: 'package.json', content: '{}' }, entry]))).toContain(why);
  });
});

describe('a bomb', () => {
  test('that says what it weighs is refused before anything is unpacked', async () => {
    const bomb = Array.from({ length: 10 }, (_, index) => ({
      name: `${index}.bin`,
      content: zeros(1024 ** 2),
      saysBytes: 1024 ** 3,
    }));
    expect(await refusalOf(rawZip(bomb))).toContain('zwelt');
  });

  test('of many modest files is refused by their sum', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      name: `${index}.bin`,
      content: zeros(1024 ** 2),
    }));
    expect(await refusalOf(rawZip(many))).toContain('zwelt');
  });

  test('that says less than it holds is stopped at the first byte too many', async () => {
    const liar = { name: 'klein.txt', content: zeros(50 * 1024 ** 2), saysBytes: 1000 };
    expect(await refusalOf(rawZip([liar]))).toContain('groter dan het archief zegt');
  });

  test('whose files share one content is refused', async () => {
    const shared = [
      { name: 'a.bin', content: zeros(1000) },
      { name: 'b.bin', localName: 'a.bin', content: zeros(1000), sharesWith: 0 },
    ];
    expect(await refusalOf(rawZip(shared))).toContain('delen dezelfde inhoud');
  });

  test('of more than 100,000 entries is refused by their number alone', async () => {
    // The writer of this test only makes the old format, with at most 65,535 files, so the count of the new
    // format is written separately.
    const zip64 = Buffer.alloc(76);
    zip64.writeUInt32LE(0x06064b50, 0);
    zip64.writeBigUInt64LE(100_001n, 32);
    zip64.writeUInt32LE(0x07064b50, 56);
    const plain = rawZip([{ name: 'a.txt', content: 'x' }]);
    const end = plain.length - 22;
    zip64.writeBigUInt64LE(BigInt(end), 64);
    expect(await refusalOf(Buffer.concat([plain.subarray(0, end), zip64, plain.subarray(end)]))).toContain(
      'meer dan 100.000',
    );
  });
});

describe('two faces', () => {
  test.each([
    ['the same name twice', [{ name: 'a.txt' }, { name: 'a.txt' }], 'dezelfde naam'],
    ['the same name in two spellings', [{ name: 'caf\u00e9' }, { name: 'cafe\u0301' }], 'dezelfde naam'],
    ['a file that is a folder', [{ name: 'src' }, { name: 'src/a.ts' }], 'bestand als een map'],
    ['a folder that is a file', [{ name: 'src/a.ts' }, { name: 'src' }], 'dezelfde naam'],
    [
      'another name before the content',
      [{ name: 'a.txt', localName: 'b.sh', content: 'x' }],
      'twee verschillende',
    ],
    [
      'encryption only before the content',
      [{ name: 'a.txt', content: 'x', localFlags: 0x801 }],
      'twee verschillende',
    ],
    [
      'another name in an extra field',
      [{ name: 'a.txt', extra: unicodePath('kwaad.sh') }],
      'twee verschillende namen',
    ],
  ])('%s refuses the archive', async (_title, entries, why) => {
    expect(await refusalOf(rawZip(entries))).toContain(why);
  });

  test('files that the table of contents does not count refuse it', async () => {
    const entries = [{ name: 'a.txt' }, { name: 'verborgen.sh' }];
    expect(await refusalOf(rawZip(entries, { saysEntries: 1 }))).toContain('niet telt');
  });
});

describe('a broken archive', () => {
  const whole = rawZip([{ name: 'a.txt', content: 'x'.repeat(5000) }]);
  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n not a zip at all'), 'not_a_zip'],
    ['an empty file', Buffer.alloc(0), 'not_a_zip'],
    ['one cut off at the end', whole.subarray(0, -30), 'archive_damaged'],
    ['one with a wrong checksum', rawZip([{ name: 'a.txt', content: 'x', saysDigest: 1 }]), 'klopt niet'],
    [
      'one that says more than it holds',
      rawZip([{ name: 'a.txt', content: 'xyz', saysBytes: 9 }]),
      'kleiner',
    ],
    ['an unknown way of packing', rawZip([{ name: 'a.txt', content: 'x', method: 12 }]), 'niet kent'],
    ['one with more entries than it has', rawZip([{ name: 'a.txt' }], { saysEntries: 3 }), 'inhoudsopgave'],
  ])('%s is refused', async (_title, bytes, why) => {
    expect(await refusalOf(bytes)).toContain(why);
  });

  test('whose packed bytes are nonsense is refused', async () => {
    const nonsense = rawZip([{ name: 'a.txt', content: Buffer.alloc(500, 0xff), stored: true, method: 8 }]);
    expect(await refusalOf(nonsense)).toContain('kan niet worden uitgepakt');
  });
});

test('checking ends when it is told to', async () => {
  const stop = new AbortController();
  stop.abort(new Error('told to'));
  await expect(check(save(named('a.txt')), stop.signal)).rejects.toThrow('told to');
});

function unicodePath(name: string): Buffer {
  const path = Buffer.from(name);
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + path.length, 2);
  field.writeUInt8(1, 4);
  return Buffer.concat([field, path]);
}
