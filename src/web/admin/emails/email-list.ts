// How the list of templates is searched, filtered and sorted.

import type { EmailTemplate } from '#modules/mail/contract.ts';
import type { ClientListRules } from '../ui/list/client-list.ts';
import type { ListShape } from '../ui/list/list-address.ts';

export const EMAIL_LIST = {
  filters: { status: ['active', 'inactive'], source: ['shop', 'own'] },
  sorts: ['own', 'name', 'updated'],
} as const satisfies ListShape;

type Filter = keyof typeof EMAIL_LIST.filters;
export type EmailSort = (typeof EMAIL_LIST.sorts)[number];

export const emailRules: ClientListRules<EmailTemplate, Filter, EmailSort> = {
  text: ({ name, subject, key }) => `${name} ${subject} ${key}`,
  filters: {
    status: ({ isActive }, wanted) => isActive === (wanted === 'active'),
    source: ({ isBuiltIn }, wanted) => isBuiltIn === (wanted === 'shop'),
  },
  sorts: {
    // The newest of the operator's own on top, then the shop's in the order of a sale.
    own: (a, b) => Number(a.isBuiltIn) - Number(b.isBuiltIn) || (a.isBuiltIn ? a.id - b.id : b.id - a.id),
    name: (a, b) => a.name.localeCompare(b.name, 'nl'),
    updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id - b.id,
  },
};
