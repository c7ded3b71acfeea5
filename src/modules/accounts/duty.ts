// What an operator has to do before the back-office opens: replace a password that somebody else made, and in
// a shop that takes real money, as one who may give it back, have a second factor.

import type { OperatorDuty } from './contract.ts';
import type { OperatorRow } from './operators.repository.ts';
import { mayWrite } from './rights.ts';

type Standing = Pick<OperatorRow, 'role' | 'totpSecret' | 'passwordExpiresAt'>;

export function dutyOf({ testMode }: { testMode: boolean }, operator: Standing): OperatorDuty | null {
  if (operator.passwordExpiresAt !== null) return 'password';
  // Whoever can refund and read every customer is not guarded by a password alone.
  const lacksFactor = mayWrite(operator.role, 'orders') && operator.totpSecret === null;
  return !testMode && lacksFactor ? 'two_factor' : null;
}
