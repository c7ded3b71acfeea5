// What an operator has to do before the back-office opens: replace a password that somebody else made, and in a shop that
// takes real money, as its owner, have a second factor.

import type { OperatorDuty } from './contract.ts';
import type { OperatorRow } from './operators.repository.ts';

type Standing = Pick<OperatorRow, 'role' | 'totpSecret' | 'passwordExpiresAt'>;

export function dutyOf({ testMode }: { testMode: boolean }, operator: Standing): OperatorDuty | null {
  if (operator.passwordExpiresAt !== null) return 'password';
  const lacksFactor = operator.role === 'owner' && operator.totpSecret === null;
  // Whoever can refund and read every customer is not guarded by a password alone.
  return !testMode && lacksFactor ? 'two_factor' : null;
}
