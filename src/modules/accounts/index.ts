// The server's door to accounts: logging in, sessions, who may do what, and the accounts themselves.

export * from './contract.ts';
export { ensureFirstOperator, type FirstOperator } from './ensure-first-operator.ts';
export {
  actorOf,
  createRequireOperator,
  createRequireOwner,
  createRequireProof,
  createRequireSession,
  readerOf,
} from './guards.ts';
export { listOwnerSafety } from './list-owner-safety.ts';
export { addOperator, changeRole, listOperators, removeOperator, resetOperator } from './manage-operators.ts';
export { rolesOf } from './operators.repository.ts';
export {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  giveProof,
  listOwnSessions,
  readOwnAccount,
} from './own-account.ts';
export { weaknessOf } from './passwords/password-rules.ts';
export { notLoggedIn } from './refusals.ts';
export { isRead, refuseOtherOrigins } from './refuse-other-origins.ts';
export { resetByEnvironment } from './reset-by-environment.ts';
export {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from './second-factor/two-factor.ts';
export { DEVICE_LASTS, type Device, markDevice, readDeviceMark } from './sessions/known-devices.ts';
export { createLogInDoors, type LogInDoors, logIn } from './sessions/log-in.ts';
export { forgetLoginFailures } from './sessions/login-attempts.ts';
export {
  beginSession,
  operatorOf,
  operatorSessions,
  readOperator,
  sessionCookie,
} from './sessions/operator-sessions.ts';
export type { Actor } from './sessions/prove-identity.ts';
