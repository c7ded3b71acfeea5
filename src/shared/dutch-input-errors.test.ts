import { expect, test } from 'vitest';
import * as z from 'zod';
import { speakDutchOfInput } from './dutch-input-errors.ts';

speakDutchOfInput();

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  [z.string().max(100), 'x'.repeat(101), 'Maximaal 100 tekens'],
  [z.string().min(1), '', 'Dit veld is verplicht'],
  [z.string(), undefined, 'Dit veld is verplicht'],
  [z.string(), 7, 'Ongeldige waarde'],
  [z.number().max(5), 6, 'Vul een getal in tot en met 5'],
  [z.array(z.string()).min(2), [], 'Minstens 2'],
  [z.enum(['a', 'b']), 'c', 'Kies een van de mogelijkheden'],
  [z.email(), 'x', 'Ongeldige waarde'],
  [z.strictObject({}), { kleur: 1 }, 'Onbekend veld: kleur'],
  [z.union([z.string(), z.number()]), {}, 'Ongeldige waarde'],
  [z.string('Vul je naam in'), 7, 'Vul je naam in'],
])(
  'a schema without words of its own speaks Dutch, one with words keeps them (%#)',
  (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  },
);
