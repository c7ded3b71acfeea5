// Hostile values for a field, as from an attacker or a broken client. Every text contains a marker, so that
// the log can be searched for it.

export const MARK = 'merkteken7f3a';

const marked = (text: string) => `${MARK}${text}`;

export const hostileTexts: readonly string[] = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'b\udc00',
    '\uffff\ufffe',
    '\u202e\u200b\ufeff',
    '👩‍👩‍👧‍👦'.repeat(50),
    'İıſK',
  ].map(marked),
  ...["' or 1=1; drop table orders; --", '"; select pg_sleep(30)', '%', '_%\\', '$1', '{{constructor}}'].map(
    marked,
  ),
  ...['../../../etc/passwd', '<script>alert(1)</script>', 'javascript:alert(1)', '<%= 7*7 %>'].map(marked),
  ...['\r\nSet-Cookie: a=b', '\n\n\n', '\t\v\f\x1b[31m', '='.repeat(40), '@example.nl', '.@x'].map(marked),
  ...['x'.repeat(300), 'é'.repeat(5000), 'y'.repeat(120_000), `${'a '.repeat(4000)}`].map(marked),

  '',
  ' ',
  '\u00a0',
  '0',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(400),
  '2147483648',
  '-2147483649',
  '99999999999999999999',

  '0x10',
  '1,5',
  '1.005',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13T00:00:00.001Z',
  '2026-11-22T10:00:00+99:99',
  '2026-11-22T24:00:00Z',
  '0001-01-01T00:00:00Z',
  '294277-01-01',
];

export const hostileNumbers: readonly number[] = [
  0, -0, -1, 1, 0.1, 0.005, 1e-320, 2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649,

  9_007_199_254_740_991, 9_007_199_254_740_992, 1e19, -1e19, 1e308, 9_999_999.99, 10_000_000, 99_999_999_999,
];

/** The depth of nested values; enough to overflow the stack of a recursive function. */
const DEEP = 20_000;

export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  ...hostileNumbers,
  null,
  true,
  false,
  [],
  {},
  [null],
  [[[]]],
  { length: -1 },
  { toString: 1 },
  [{ a: marked('\0') }],
  Array.from({ length: 5000 }, (_, index) => index),
  Array.from({ length: 2000 }, () => marked('')),
  { [marked('\0')]: 1 },
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index])),
];

/** Complete request bodies, sent unchanged. */
export const hostileBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '[',
  '"',
  'null',
  '0',
  '"tekst"',
  '[]',
  '{}',
  'undefined',
  '{"a":1}{"b":2}',
  '\ufeff{}',

  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `"${MARK}\\u0000"`,
  '{"a":1e999}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"${MARK}":"${'z'.repeat(300_000)}"}`,
];

export const hostileTypes: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/json',
  '*/*',
  'application/xml',

  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  ';',
  'a/b;q="',
];

export const hostileHeaders: readonly Record<string, string>[] = [
  { authorization: `Bearer ${MARK}` },
  { authorization: `Basic ${'A'.repeat(4000)}` },
  { cookie: `checkout_session=${MARK}%00; zwartwit_admin=%00.${MARK}` },
  { cookie: `checkout_session=%; =; ;;; ${'a=b; '.repeat(300)}` },
  { 'stripe-signature': `t=${'9'.repeat(400)},v1=${MARK}` },
  { 'stripe-signature': 't=NaN,v1=' },
  {
    'x-forwarded-for': `${MARK}, ::1, 999.999.999.999`,
    'x-forwarded-proto': MARK,
    'x-forwarded-host': `${MARK}:x`,
  },
  {
    accept: `${MARK}/*;q=x`,
    'accept-encoding': 'br;q=2, \\',
    'if-none-match': `"${MARK}`,
    range: 'bytes=-1-9',
  },
  { 'accept-language': `${MARK};q=1000`, 'user-agent': `${MARK}'"<>`, referer: `http://${MARK}:99999/` },
];
