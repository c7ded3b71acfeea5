// Creates an operator account with its generated password, or with a password of the operator's own.

import { newPasswordAnswerSchema, type OperatorRole } from '#modules/accounts/contract.ts';
import { callHttp } from './http-call.ts';
import { type Credentials, logInForCookie, logOutOf, sessionIn } from './log-in.ts';
import type { TestShop } from './shop.ts';

const OWN_PASSWORD = 'een eigen zin van iemand anders';

export async function addOperator(
  shop: TestShop,
  username: string,
  role: OperatorRole,
): Promise<Credentials> {
  const answer = await shop.asOperator('POST', '/api/admin/operators', { username, role });
  return { username, password: newPasswordAnswerSchema.parse(answer.body).password };
}

/** Creates an operator account whose generated password was already replaced. */
export async function addSettledOperator(
  shop: TestShop,
  username: string,
  role: OperatorRole,
): Promise<Credentials> {
  const handedOut = await addOperator(shop, username, role);
  const answer = await callHttp({
    method: 'POST',
    url: `${shop.address}/api/admin/account/password`,
    headers: { cookie: await logInForCookie(shop.address, handedOut) },
    body: { currentPassword: handedOut.password, newPassword: OWN_PASSWORD },
  });
  if (answer.status !== 204) throw new Error(`The password was not replaced: ${answer.status}`);
  await logOutOf(shop.address, sessionIn(answer));
  return { username, password: OWN_PASSWORD };
}
