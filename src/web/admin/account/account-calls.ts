// The calls of one's own account.

import * as z from 'zod';
import {
  accountSchema,
  type ChangePassword,
  type Proof,
  type ProveTwoFactor,
  recoveryCodesSchema,
  sessionSchema,
  twoFactorSetupSchema,
} from '#modules/accounts/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

const ACCOUNT = '/api/admin/account';

export const fetchAccount = (signal?: AbortSignal) =>
  callApi(ACCOUNT, { parse: (answer) => accountSchema.parse(answer), signal });

export const fetchSessions = (signal?: AbortSignal) =>
  callApi(`${ACCOUNT}/sessions`, { parse: (answer) => z.array(sessionSchema).parse(answer), signal });

export const changePassword = (body: ChangePassword) =>
  callApi(`${ACCOUNT}/password`, { method: 'POST', body, parse: ignoreAnswer });

export const endSession = (id: number) =>
  callApi(`${ACCOUNT}/sessions/${id}`, { method: 'DELETE', parse: ignoreAnswer });

export const endOtherSessions = () =>
  callApi(`${ACCOUNT}/sessions`, { method: 'DELETE', parse: ignoreAnswer });

export const startTwoFactor = (body: { password: string }) =>
  callApi(`${ACCOUNT}/two-factor`, {
    method: 'POST',
    body,
    parse: (answer) => twoFactorSetupSchema.parse(answer),
  });

export const confirmTwoFactor = (body: { code: string }) =>
  callApi(`${ACCOUNT}/two-factor/confirm`, {
    method: 'POST',
    body,
    parse: (answer) => recoveryCodesSchema.parse(answer),
  });

export const renewRecoveryCodes = (body: ProveTwoFactor) =>
  callApi(`${ACCOUNT}/two-factor/recovery-codes`, {
    method: 'POST',
    body,
    parse: (answer) => recoveryCodesSchema.parse(answer),
  });

export const disableTwoFactor = (body: ProveTwoFactor) =>
  callApi(`${ACCOUNT}/two-factor/disable`, { method: 'POST', body, parse: ignoreAnswer });

/** Asked again by itself once whoever sits here has shown who they are. */
export const checkProof = () => callApi(`${ACCOUNT}/proof`, { parse: ignoreAnswer });

export const giveProof = (body: Proof) =>
  callApi(`${ACCOUNT}/proof`, { method: 'POST', body, parse: ignoreAnswer });
