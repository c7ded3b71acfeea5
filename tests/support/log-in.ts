// Logs in to the back-office of a running shop, for tests that need the cookie.

import { type Answer, callHttp } from './http-call.ts';

export type Credentials = { username: string; password: string; code?: string };

/** Logs in and returns the Cookie header of the new session; throws when the log-in fails. */
export async function logInForCookie(address: string, credentials: Credentials): Promise<string> {
  const answer = await callHttp({ method: 'POST', url: `${address}/api/admin/login`, body: credentials });
  const session = sessionIn(answer);
  if (answer.status !== 200 || !session) throw new Error(`The operator could not log in: ${answer.status}`);
  return session;
}

/** Returns the Cookie header of the session that an answer started; empty when it started none. */
export function sessionIn({ headers }: Answer): string {
  const cookies = [headers['set-cookie'] ?? []].flat();
  const session = cookies.find((cookie) => /^(__Host-)?zwartwit_admin=/.test(cookie));
  return session?.split(';')[0] ?? '';
}

export async function logOutOf(address: string, cookie: string): Promise<void> {
  await callHttp({ method: 'POST', url: `${address}/api/admin/logout`, headers: { cookie } });
}
