// What an operator has to do before the back-office opens: replace a password that somebody else made, and in a shop that
// takes real money, as its owner, have a second factor.

import type { OperatorDuty } from './contract.ts';
import type { OperatorRow } from './operators.repository.ts';

/** True in live mode: whoever can refund and read every customer is not guarded by a password alone. */
export type DutyRules = { ownersNeedTwoFactor: boolean };

type Standing = Pick<OperatorRow, 'role' | 'totpSecret' | 'passwordExpiresAt'>;

export function dutyOf(operator: Standing, { ownersNeedTwoFactor }: DutyRules): OperatorDuty | null {
  if (operator.passwordExpiresAt !== null) return 'password';
  const lacksFactor = operator.role === 'owner' && operator.totpSecret === null;
  return ownersNeedTwoFactor && lacksFactor ? 'two_factor' : null;
}
