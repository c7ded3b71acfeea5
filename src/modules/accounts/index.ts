// The server's door to accounts: logging in, sessions, who may do what, and the accounts themselves.

export { createCheckCode } from './check-code.ts';
export * from './contract.ts';
export { ensureFirstOperator, type FirstOperator } from './ensure-first-operator.ts';
export { createForgetLoginFailures } from './forget-login-failures.ts';
export {
  actorOf,
  createRequireOperator,
  createRequireOwner,
  createRequireProof,
  createRequireSession,
} from './guards.ts';
export { createKnownDevices, DEVICE_LASTS, type KnownDevices } from './known-devices.ts';
export { listOwnerSafety, type OwnerSafety } from './list-owner-safety.ts';
export { createLogIn, type LogInUseCase } from './log-in.ts';
export { createLoginAttempts } from './login-attempts.ts';
export { createManageOperators, type ManageOperators } from './manage-operators.ts';
export {
  beginSession,
  createReadOperator,
  operatorOf,
  operatorSessions,
  type ReadOperator,
  sessionCookie,
} from './operator-sessions.ts';
export { createOwnAccount, type OwnAccount } from './own-account.ts';
export { weaknessOf } from './password-rules.ts';
export { type Actor, createProveIdentity } from './prove-identity.ts';
export { notLoggedIn } from './refusals.ts';
export { isRead, refuseOtherOrigins } from './refuse-other-origins.ts';
export { resetByEnvironment } from './reset-by-environment.ts';
export { createManageTwoFactor, type ManageTwoFactor } from './two-factor.ts';
