// Asks the shop that is running on this machine: whoever can read its secret here may ask.

import { createKeyring } from '../../src/platform/tokens/keyring.ts';
import { createSignedTokens } from '../../src/platform/tokens/signed-tokens.ts';
import { fail } from '../bootstrap.mjs';

/** A large shop takes a while. */
const PATIENCE_MS = 30 * 60_000;

/** On this machine first: the address of the shoppers may lead through a proxy that has less patience. */
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
