// Prevents a live shop from starting with a weak owner password in the environment.

import type { Config } from '#platform/config/config.ts';
import { ConfigurationError } from '#platform/config/configuration-error.ts';

/**
 * Checks the configured password by the rules of the back-office, in a live shop only. Throws
 * `ConfigurationError` for a weak password.
 */
export async function refuseWeakOwner({ live, admin }: Pick<Config, 'live' | 'admin'>): Promise<void> {
  if (!live || admin.password === null) return;
  const { PASSWORD_MIN_LENGTH, weaknessOf } = await import('#modules/accounts/index.ts');
  const problem =
    admin.password.length < PASSWORD_MIN_LENGTH
      ? `Kies minstens ${PASSWORD_MIN_LENGTH} tekens`
      : await weaknessOf(admin.password, admin.username);
  if (problem !== null) throw new ConfigurationError([`ADMIN_PASSWORD: ${problem}`]);
}
