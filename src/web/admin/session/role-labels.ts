// How the roles of accounts are called, and what each may.

import type { OperatorRole } from '#modules/accounts/contract.ts';

export const ROLE_LABELS: Readonly<Record<OperatorRole, string>> = {
  owner: 'Eigenaar',
  viewer: 'Meekijker',
};

export const ROLE_HINTS: Readonly<Record<OperatorRole, string>> = {
  owner: 'mag alles, ook beheerders toevoegen en verwijderen',
  viewer: 'ziet alles, maar kan niets wijzigen',
};
