// Lists the start addresses for wapiti besides the links it finds: every GET path of the API description.

import { z } from 'zod';
import { OPERATOR } from '#tests/e2e/built-shop.ts';

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  schema: z.object({ enum: z.array(z.unknown()).optional() }).optional(),
});
const description = z.object({
  paths: z.record(
    z.string(),
    z.object({ get: z.object({ parameters: z.array(parameter).default([]) }).optional() }),
  ),
});

/** Returns the paths as a visitor would request them, with a value for every parameter. */
export async function readableAddresses(shop: string, wanted: (path: string) => boolean): Promise<string[]> {
  const answer = await fetch(`${shop}/api/openapi.json`);
  const { paths } = description.parse(await answer.json());
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || !wanted(path)) return [];
    const query = get.parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema }) => `${name}=${schema?.enum?.[0] ?? '1'}`);
    const filled = path.replaceAll(/\{[^}]+\}/g, '1');
    return [query.length > 0 ? `${filled}?${query.join('&')}` : filled];
  });
}

/** Logs in as the owner and returns the session cookie. */
export async function logInAsOwner(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/api/admin/login`, {
    method: 'POST',
    headers: { origin: shop, 'content-type': 'application/json' },
    body: JSON.stringify(OPERATOR),
  });
  if (!answer.ok) throw new Error(`The owner could not log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
