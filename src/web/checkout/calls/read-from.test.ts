// Tests what the type check reports when a schema reads fewer, more or other fields than its contract
// promises.

import { expectTypeOf, test } from 'vitest';
import type { ReadFrom } from './read-from.ts';

type Contract = { id: number; name: string | null; lines: { label: string; amount: number }[] } & (
  | { state: 'paid' }
  | { state: 'refused'; why: string }
);

test('a part of what the contract promises is read as it is', () => {
  type Shown = { name: string | null; lines: { label: string }[]; why?: string | undefined };
  expectTypeOf<ReadFrom<Contract, Shown>>().toEqualTypeOf<Shown>();
});

test('what the contract may send and the schema would refuse is an error', () => {
  // @ts-expect-error: the name may be null.
  type _Name = ReadFrom<Contract, { name: string }>;
  // @ts-expect-error: not every answer has a reason.
  type _Why = ReadFrom<Contract, { why: string }>;
});

test('a field the contract does not know is told by its name, however deep', () => {
  expectTypeOf<ReadFrom<Contract, { id: number; title?: string }>>().toEqualTypeOf<{
    unknownToTheContract: 'title';
  }>();
  expectTypeOf<ReadFrom<Contract, { lines: { label: string; vat?: number }[] }>>().toEqualTypeOf<{
    unknownToTheContract: 'vat';
  }>();
});
