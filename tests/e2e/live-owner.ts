// Logs in the owner of a new live shop with a second factor, which an owner must have before anything else.

import { TOTP } from 'otpauth';
import { twoFactorSetupSchema } from '#modules/accounts/contract.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { OPERATOR } from './built-shop.ts';

export const OWNER = { username: OPERATOR.username, password: 'zeven-kalme-otters-27' };

/** Returns the code of the second factor; `timestamp` is from the shop's clock. */
export const codeOf = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

/** Calls the API with a session cookie and returns the body; throws with the reason when the call fails. */
export async function callAs(cookie: string, method: string, url: string, body?: object): Promise<unknown> {
  const answer = await callHttp({ method, url, headers: { cookie }, body });
  if (answer.status >= 300) throw new Error(`${method} ${url}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function beginAsOwner(
  url: string,
  timestamp: () => number,
): Promise<{ cookie: string; secret: string }> {
  const cookie = await logInForCookie(url, OWNER);
  const account = `${url}/api/admin/account/two-factor`;
  const setup = await callAs(cookie, 'POST', account, { password: OWNER.password });
  const { secret } = twoFactorSetupSchema.parse(setup);
  await callAs(cookie, 'POST', `${account}/confirm`, { code: codeOf(secret, timestamp()) });
  return { cookie, secret };
}

/** Lets a live shop with open duties sell for an hour. The owner proves their identity again first. */
export async function openForAnHour(
  url: string,
  { cookie, secret }: { cookie: string; secret: string },
  timestamp: () => number,
): Promise<void> {
  const open = () =>
    callHttp({ method: 'POST', url: `${url}/api/admin/go-live/opening`, headers: { cookie } });
  const { status, body } = await open();
  if (status === 200) return;
  if (Object(body).code !== 'proof_required') throw new Error(`Not opened: ${JSON.stringify(body)}`);
  const proof = { password: OWNER.password, code: codeOf(secret, timestamp()) };
  await callAs(cookie, 'POST', `${url}/api/admin/account/proof`, proof);
  await callAs(cookie, 'POST', `${url}/api/admin/go-live/opening`);
}
