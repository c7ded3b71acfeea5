import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decodeTable } from './decode-table.ts';

const TABLE = 'Naam;Sterren;Review\r\nRenée;5;Één “pot” voor €20';

test.each([
  ['utf8', {}],
  ['utf8', { addBOM: true }],
  ['utf16le', {}],
  ['utf16le', { addBOM: true }],
  ['utf16be', {}],
  ['utf16be', { addBOM: true }],
  ['windows-1252', {}],
])('%s %j is read letter for letter', (encoding, options) => {
  const { buffer, byteOffset, byteLength } = iconv.encode(TABLE, encoding, options);
  expect(decodeTable(new Uint8Array(buffer, byteOffset, byteLength).slice().buffer)).toBe(TABLE);
});

test('an empty file is empty', () => {
  expect(decodeTable(new ArrayBuffer(0))).toBe('');
});
