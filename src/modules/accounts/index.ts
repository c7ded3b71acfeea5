// Server entry point of accounts: log-in, sessions, permissions and operator accounts.

export * from './contract.ts';
export { isSafeMethod as isRead, refuseCrossOrigin as refuseOtherOrigins } from './csrf-protection.ts';
export { ensureFirstOperator, type FirstOperator } from './ensure-first-operator.ts';
export { notLoggedIn } from './errors.ts';
export {
  actorOf,
  createRequireOperator,
  createRequireOwner,
  createRequireReauthentication as createRequireProof,
  createRequireSession,
  readerOf,
} from './guards.ts';
export { listOwnerSecurity as listOwnerSafety } from './list-owner-security.ts';
export { addOperator, changeRole, listOperators, removeOperator, resetOperator } from './manage-operators.ts';
export { rolesOf } from './operators.repository.ts';
export {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  readOwnAccount,
  reauthenticate as giveProof,
} from './own-account.ts';
export { weaknessOf } from './passwords/password-rules.ts';
export { resetFromEnvironment as resetByEnvironment } from './reset-from-environment.ts';
export {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from './second-factor/two-factor.ts';
export {
  DEVICE_TTL_MS as DEVICE_LASTS,
  type Device,
  issueDeviceToken as markDevice,
  readDeviceToken as readDeviceMark,
} from './sessions/known-devices.ts';
export {
  createLoginLimiters as createLogInDoors,
  type LoginLimiters as LogInDoors,
  logIn,
} from './sessions/log-in.ts';
export { deleteExpiredLoginFailures as forgetLoginFailures } from './sessions/login-attempts.ts';
export {
  beginSession,
  operatorOf,
  operatorSessions,
  readOperator,
  sessionCookie,
} from './sessions/operator-sessions.ts';
export type { Actor } from './sessions/re-authenticate.ts';
