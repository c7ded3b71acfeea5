import { expect, it } from 'vitest';
import { findLiteralSpreads } from './literal-spreads.ts';

const countIn = (text: string) => findLiteralSpreads([{ path: 'a.tsx', text }]).length;

it.each([
  'const a = { ...{ b, c } };',
  'const a = [...[b, c]];',
  'call(...[b, c]);',
  'const a = <B {...{ c, d }} />;',
  'const [a, b] = [c(), d()];',
  'const { a, b } = { a: c(), b: d() };',
  '[a, b] = [b, a];',
])('counts %s', (text) => {
  expect(countIn(text)).toBe(1);
});

it.each(['const a = { ...b };', 'call(...b);', 'const [a] = b();', 'const a = [b];', 'a = [b];'])(
  'does not count %s',
  (text) => {
    expect(countIn(text)).toBe(0);
  },
);
