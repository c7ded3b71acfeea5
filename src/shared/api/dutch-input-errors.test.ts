import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dutchInputErrors } from './dutch-input-errors.ts';

z.config({ localeError: dutchInputErrors });

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

type Case = readonly [schema: z.ZodType, value: unknown, message: string];

/** One case per zod issue code; a new code does not compile until it is added here. */
const CASES = {
  invalid_type: [
    [z.string(), undefined, 'Dit veld is verplicht'],
    [z.string(), null, 'Dit veld is verplicht'],
    [z.string(), 7, 'Ongeldige waarde'],
    [z.number(), Number.NaN, 'Ongeldige waarde'],
  ],
  too_big: [
    [z.string().max(100), 'x'.repeat(101), 'Maximaal 100 tekens'],
    [z.number().max(5), 6, 'Vul een getal in tot en met 5'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Hoogstens 1'],
    [z.set(z.string()).max(0), new Set(['a']), 'Hoogstens 0'],
  ],
  too_small: [
    [z.string().min(1), '', 'Dit veld is verplicht'],
    [z.string().min(2), 'x', 'Minstens 2 tekens'],
    [z.number().min(5), 4, 'Vul een getal in vanaf 5'],
    [z.array(z.string()).min(2), [], 'Minstens 2'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 7, 'Vul een veelvoud van 5 in']],
  unrecognized_keys: [[z.strictObject({}), { kleur: 1 }, 'Onbekend veld: kleur']],
  invalid_value: [
    [z.enum(['a', 'b']), 'c', 'Kies een van de mogelijkheden'],
    [z.literal('a'), 'c', 'Kies een van de mogelijkheden'],
  ],
  invalid_format: [
    [z.email(), 'x', 'Ongeldige waarde'],
    [z.string().regex(/^a$/), 'b', 'Ongeldige waarde'],
  ],
  invalid_union: [[z.union([z.string(), z.number()]), {}, 'Ongeldige waarde']],
  invalid_key: [[z.record(z.email(), z.string()), { x: 'x' }, 'Ongeldige waarde']],
  invalid_element: [[z.map(z.object({}), z.string()), new Map([[{}, 1]]), 'Ongeldige waarde']],
  custom: [[z.string().refine(() => false), 'x', 'Ongeldige waarde']],
} as const satisfies Record<z.core.$ZodIssueCode, readonly Case[]>;

describe.each(Object.entries(CASES))('of %s', (code, cases: readonly Case[]) => {
  test.each(cases)('a schema without words of its own speaks Dutch (%#)', (schema, value, message) => {
    expect(schema.safeParse(value).error?.issues[0]).toMatchObject({ code, message });
  });
});

test('what zod may come to say one day is Dutch too', () => {
  const issue = JSON.parse('{"code":"not_seen_before","input":"x"}');
  expect(dutchInputErrors(issue)).toBe('Ongeldige waarde');
});

test('a schema with words of its own keeps them', () => {
  expect(messageOf(z.string('Vul je naam in'), 7)).toBe('Vul je naam in');
});
