// Dutch error messages for fields whose schema has none, the same on the server and in forms.

import type * as z from 'zod';

/**
 * Returns the Dutch message of a validation error. It is set as the zod error map when the server starts, and
 * in the browser scripts that use zod.
 */
export const dutchInputErrors: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Dit veld is verplicht' : 'Ongeldige waarde';
    case 'unrecognized_keys':
      return `Onbekend veld: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return 'Kies een van de mogelijkheden';
    case 'not_multiple_of':
      return `Vul een veelvoud van ${issue.divisor} in`;
    default:
      return 'Ongeldige waarde';
  }
};

const ofText = (origin: string) => origin === 'string';
const ofList = (origin: string) => origin === 'array' || origin === 'set';

function tooBig(origin: string, maximum: number | bigint): string {
  if (ofText(origin)) return `Maximaal ${maximum} tekens`;
  return ofList(origin) ? `Hoogstens ${maximum}` : `Vul een getal in tot en met ${maximum}`;
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (ofText(origin)) return minimum === 1 ? 'Dit veld is verplicht' : `Minstens ${minimum} tekens`;
  return ofList(origin) ? `Minstens ${minimum}` : `Vul een getal in vanaf ${minimum}`;
}
