// The Dutch names of the roles, and what each role may do.

import type { OperatorRole } from '#modules/accounts/contract.ts';

export const ROLE_LABELS: Readonly<Record<OperatorRole, string>> = {
  owner: 'Eigenaar',
  operator: 'Medewerker',
  packer: 'Inpakker',
  writer: 'Schrijver',
  viewer: 'Meekijker',
};

export const ROLE_HINTS: Readonly<Record<OperatorRole, string>> = {
  owner: 'mag alles, ook beheerders toevoegen en verwijderen',
  operator: 'doet het werk van alledag, maar verandert niets aan geld, bedrijfsgegevens en beheerders',
  packer: 'pakt in en verzendt wat klaarligt, en ziet verder niets',
  writer: 'werkt aan pagina’s, blog, reviews en media, en ziet verder niets',
  viewer: 'ziet alles, maar kan niets wijzigen',
};
