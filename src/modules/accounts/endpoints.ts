// The API endpoints of operators: log-in and log-out, the operator's own account, and the management of all
// accounts by owners.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import {
  accountSchema,
  addOperatorSchema,
  changePasswordSchema,
  changeRoleSchema,
  confirmTwoFactorSchema,
  logInSchema,
  newPasswordAnswerSchema,
  operatorSchema,
  operatorViewSchema,
  proveTwoFactorSchema,
  reauthenticationSchema,
  recoveryCodesSchema,
  sessionSchema,
  startTwoFactorSchema,
  twoFactorSetupSchema,
} from './contract.ts';

const session = endpoints({ tag: 'session', access: 'public' });

export const sessionEndpoints = {
  logIn: session.post('/api/admin/login', {
    summary:
      'Log in; 401 for a wrong pair, `totp_required` when the account asks for a code, 429 after five failures in 15 minutes',
    limit: 'logIn',
    ownPagesOnly: true,
    personal: true,
    body: logInSchema,
    answer: operatorSchema,
    problems: [
      'invalid_credentials',
      'totp_required',
      'totp_invalid',
      'password_expired',
      'too_many_attempts',
      'log_in_busy',
    ],
  }),
  logOut: session.post('/api/admin/logout', {
    summary: 'Log out',
    ownPagesOnly: true,
    answer: z.null(),
    status: 204,
  }),
  read: session.get('/api/admin/session', {
    summary: 'Who is logged in',
    personal: true,
    answer: operatorSchema,
    problems: ['not_logged_in'],
  }),
};

const account = endpoints({ tag: 'account', access: 'session' });

/**
 * Endpoints for the logged-in operator's own account, open to every role. Each change requires the password
 * again.
 */
export const accountEndpoints = {
  read: account.get('/api/admin/account', { summary: 'The own account', answer: accountSchema }),
  changePassword: account.post('/api/admin/account/password', {
    summary: 'Change the password; every other session ends, this one goes on under a new id',
    body: changePasswordSchema,
    problems: ['too_many_attempts'],
  }),
  reauthenticate: account.post('/api/admin/account/proof', {
    summary: 'Show once more who it is, for what cannot be taken back; good for five minutes',
    body: reauthenticationSchema,
    problems: ['too_many_attempts'],
  }),
  checkProof: account.get('/api/admin/account/proof', {
    summary: 'Whether that was done lately',
    proven: true,
  }),
  listSessions: account.get('/api/admin/account/sessions', {
    summary: 'Where this account is logged in',
    answer: z.array(sessionSchema),
  }),
  endOtherSessions: account.remove('/api/admin/account/sessions', {
    summary: 'End every session but this one',
  }),
  endSession: account.remove('/api/admin/account/sessions/:id', { summary: 'End one session' }),
};

export const twoFactorEndpoints = {
  start: account.post('/api/admin/account/two-factor', {
    summary: 'A secret for an authenticator app, as text and as a QR picture; in use once it is confirmed',
    body: startTwoFactorSchema,
    answer: twoFactorSetupSchema,
    problems: ['too_many_attempts', 'two_factor_on'],
  }),
  confirm: account.post('/api/admin/account/two-factor/confirm', {
    summary:
      'Switch the second factor on with a code of the app; answers recovery codes, once, and ends every other session',
    body: confirmTwoFactorSchema,
    answer: recoveryCodesSchema,
    problems: ['too_many_attempts', 'two_factor_on', 'two_factor_off'],
  }),
  renewRecoveryCodes: account.post('/api/admin/account/two-factor/recovery-codes', {
    summary: 'New recovery codes in place of the old ones',
    body: proveTwoFactorSchema,
    answer: recoveryCodesSchema,
    problems: ['too_many_attempts', 'two_factor_off'],
  }),
  disable: account.post('/api/admin/account/two-factor/disable', {
    summary: 'Switch the second factor off',
    body: proveTwoFactorSchema,
    problems: ['too_many_attempts', 'two_factor_off'],
  }),
};

const operators = endpoints({ tag: 'operators', access: 'owner' });

/**
 * Endpoints to list and manage operator accounts, for owners only. Adding, promoting, resetting or removing
 * an account requires a recent authentication.
 */
export const operatorEndpoints = {
  list: operators.get('/api/admin/operators', {
    summary: 'Every account',
    answer: z.array(operatorViewSchema),
  }),
  add: operators.post('/api/admin/operators', {
    summary: 'Add an account; its made-up password is told once',
    proven: true,
    body: addOperatorSchema,
    answer: newPasswordAnswerSchema,
    status: 201,
  }),
  changeRole: operators.patch('/api/admin/operators/:id', {
    summary: 'Change the role; the last owner stays one',
    proven: true,
    body: changeRoleSchema,
    answer: operatorViewSchema,
    problems: ['last_owner'],
  }),
  reset: operators.post('/api/admin/operators/:id/reset', {
    summary: 'A new password, no second factor, no sessions: for whoever lost their way in',
    proven: true,
    answer: newPasswordAnswerSchema,
    problems: ['own_account'],
  }),
  delete: operators.remove('/api/admin/operators/:id', {
    summary: 'Remove an account',
    proven: true,
    problems: ['own_account', 'last_owner'],
  }),
};
