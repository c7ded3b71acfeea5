// Entry point of the accounts module for server code: the log-in of operators to the back-office, with
// passwords, second factor, sessions, permissions and operator accounts. Browser code imports contract.ts
// instead.

export * from './contract.ts';
export { isSafeMethod, refuseCrossOrigin } from './csrf-protection.ts';
export { ensureFirstOperator, type FirstOperator } from './ensure-first-operator.ts';
export { notLoggedIn } from './errors.ts';
export {
  actorOf,
  createRequireOperator,
  createRequireOwner,
  createRequireReauthentication,
  createRequireSession,
  readerOf,
} from './guards.ts';
export { listOwnerSecurity } from './list-owner-security.ts';
export { addOperator, changeRole, listOperators, removeOperator, resetOperator } from './manage-operators.ts';
export { rolesOf } from './operators.repository.ts';
export {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  readOwnAccount,
  reauthenticate,
} from './own-account.ts';
export { weaknessOf } from './passwords/password-rules.ts';
export { resetFromEnvironment } from './reset-from-environment.ts';
export {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from './second-factor/two-factor.ts';
export {
  DEVICE_TTL_MS,
  type Device,
  issueDeviceToken,
  readDeviceToken,
} from './sessions/known-devices.ts';
export {
  createLoginLimiters,
  type LoginLimiters,
  logIn,
} from './sessions/log-in.ts';
export { deleteExpiredLoginFailures } from './sessions/login-attempts.ts';
export {
  beginSession,
  operatorOf,
  operatorSessions,
  readOperator,
  sessionCookie,
} from './sessions/operator-sessions.ts';
export type { Actor } from './sessions/re-authenticate.ts';
