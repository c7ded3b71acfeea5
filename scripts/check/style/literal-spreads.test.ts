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
  '({ a, b } = { a: c(), b: d() });',
  'call(...([b, c]));',
  "call(...(['b', 'c'] as const));",
  'const a = { ...({ b, c } as D) };',
  'const a = { ...({ b, c } satisfies D) };',
  'const a = [...[b, c]!];',
  'const a = [...(([b, c] as const) satisfies D)!];',
  'const a = <B {...({ c, d } as const)} />;',
  'const [a, b] = [c(), d()] as const;',
  'const { a, b } = ({ a: c(), b: d() } satisfies E);',
  '[a, b] = [b, a] as const;',
  '[a, b] = ([b, a]);',
])('counts %s', (text) => {
  expect(countIn(text)).toBe(1);
});

it.each([
  'const a = { ...b };',
  'call(...b);',
  'call(...(b as const));',
  'const a = [...(b ?? [])];',
  'const [a] = b();',
  'const [a] = b() as [C];',
  'const a = [b];',
  'const a = [b] as const;',
  'a = [b];',
])('does not count %s', (text) => {
  expect(countIn(text)).toBe(0);
});
