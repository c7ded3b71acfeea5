// Looks up Dutch addresses in PDOK Locatieserver v3_1, open data of the land registry, free of charge and
// without a key. The service refuses unknown query parameters and returns at most 10 rows by default.

import * as z from 'zod';
import type { AddressDirectory } from '#modules/shipping/index.ts';

const TIMEOUT_MS = 2_000;

const documentSchema = z.object({
  straatnaam: z.string(),
  woonplaatsnaam: z.string(),
  // Absent or empty when the address has none.
  huisletter: z.string().default(''),
  huisnummertoevoeging: z.coerce.string().default(''),
});
const answerSchema = z.object({ response: z.object({ docs: z.array(documentSchema) }) });

/**
 * Creates the address directory. `find` throws when the service does not answer within 2 seconds, answers
 * with a status other than 200, or sends an invalid answer.
 */
export function createPdokAddresses({ baseUrl }: { baseUrl: string }): AddressDirectory {
  return {
    async find(postalCode, houseNumber) {
      const query = new URLSearchParams([
        ['q', '*:*'],
        ['fq', 'type:adres'],
        ['fq', `postcode:${postalCode}`],
        ['fq', `huisnummer:${houseNumber}`],
        ['rows', '100'],
        ['fl', 'straatnaam,woonplaatsnaam,huisletter,huisnummertoevoeging'],
      ]);
      const answer = await fetch(`${baseUrl}/free?${query}`, {
        headers: { accept: 'application/json', 'user-agent': 'Zwartwit webshop' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`PDOK answered ${answer.status}`);
      const { response } = answerSchema.parse(await answer.json());
      return response.docs.map((address) => ({
        streetName: address.straatnaam,
        city: address.woonplaatsnaam,
        addition: [address.huisletter, address.huisnummertoevoeging].filter((part) => part !== '').join('-'),
      }));
    },
  };
}
