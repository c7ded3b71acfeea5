// The server's door to accounts: logging in, sessions and the guard of the back-office.

export * from './contract.ts';
export { ensureFirstOperator, type FirstOperator } from './ensure-first-operator.ts';
export { createForgetLoginFailures } from './forget-login-failures.ts';
export { createLogIn, type LogInUseCase } from './log-in.ts';
export {
  createReadOperator,
  createRequireOperator,
  notLoggedIn,
  operatorOf,
  operatorSessions,
  type ReadOperator,
  SESSION_COOKIE,
} from './operator-sessions.ts';
export { refuseOtherOrigins } from './refuse-other-origins.ts';
