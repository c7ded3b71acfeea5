// Logging in to the back-office of a running shop, for tests that need the cookie itself.

import { callHttp } from './http-call.ts';

export type Credentials = { username: string; password: string; code?: string };

/** The Cookie header of a new session. */
export async function logInForCookie(address: string, credentials: Credentials): Promise<string> {
  const answer = await callHttp({ method: 'POST', url: `${address}/api/admin/login`, body: credentials });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const session = cookies.find((cookie) => /^(__Host-)?zwartwit_admin=/.test(cookie));
  if (answer.status !== 200 || !session) throw new Error(`The operator could not log in: ${answer.status}`);
  return session.split(';')[0] ?? '';
}
