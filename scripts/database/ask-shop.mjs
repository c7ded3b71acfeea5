// Sends requests to the shop running on this machine. They are authorised by the shop's secret, which only
// users with access to its files can read.

import { createKeyring } from '../../src/platform/tokens/keyring.ts';
import { createSignedTokens } from '../../src/platform/tokens/signed-tokens.ts';
import { fail } from '../bootstrap.mjs';

/** The timeout of a request in ms, long enough for a large shop. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Sends a request to the running shop. The local address is tried first, because a proxy at the public
 * address may have a shorter timeout.
 */
export async function askShop(config, publicUrl, path, body) {
  const token = createSignedTokens(createKeyring(config)).sign('machine', String(Date.now()));
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
  const local = `http://${host}:${config.port}`;
  const answer = await post(local, path, token, body).catch(() => post(publicUrl, path, token, body));
  if (!answer.ok) fail(`The shop at ${publicUrl} refused (${answer.status}).`);
  return answer.json();
}

function post(address, path, token, body = {}) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
