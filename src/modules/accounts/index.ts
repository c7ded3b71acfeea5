// The server's door to accounts: logging in, sessions, who may do what, and the accounts themselves.

export * from './contract.ts';
export { ensureFirstOperator, type FirstOperator } from './ensure-first-operator.ts';
export { forgetLoginFailures } from './forget-login-failures.ts';
export {
  actorOf,
  createRequireOperator,
  createRequireOwner,
  createRequireProof,
  createRequireSession,
} from './guards.ts';
export { DEVICE_LASTS, type Device, markDevice, readDeviceMark } from './known-devices.ts';
export { listOwnerSafety } from './list-owner-safety.ts';
export { createLogInDoors, type LogInDoors, logIn } from './log-in.ts';
export { addOperator, changeRole, listOperators, removeOperator, resetOperator } from './manage-operators.ts';
export {
  beginSession,
  operatorOf,
  operatorSessions,
  readOperator,
  sessionCookie,
} from './operator-sessions.ts';
export {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  giveProof,
  listOwnSessions,
  readOwnAccount,
} from './own-account.ts';
export { weaknessOf } from './password-rules.ts';
export type { Actor } from './prove-identity.ts';
export { notLoggedIn } from './refusals.ts';
export { isRead, refuseOtherOrigins } from './refuse-other-origins.ts';
export { resetByEnvironment } from './reset-by-environment.ts';
export { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.ts';
