// Determines the action an operator must do before the back-office opens: replace a password set by somebody
// else, or enable a second factor in live mode if the role may refund.

import type { RequiredAction } from './contract.ts';
import type { OperatorRow } from './operators.repository.ts';
import { mayWrite } from './permissions.ts';

type OperatorSecurity = Pick<OperatorRow, 'role' | 'totpSecret' | 'passwordExpiresAt'>;

export function requiredActionOf(
  { testMode }: { testMode: boolean },
  operator: OperatorSecurity,
): RequiredAction | null {
  if (operator.passwordExpiresAt !== null) return 'password';
  // A password alone does not protect accounts that may refund and read all customers.
  const lacksFactor = mayWrite(operator.role, 'orders') && operator.totpSecret === null;
  return !testMode && lacksFactor ? 'two_factor' : null;
}
