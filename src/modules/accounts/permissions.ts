// The table of rights per role and part of the back-office. API guards enforce the table, and pages use it to
// hide buttons that the shop would refuse. Owner-only endpoints declare that rule themselves.

import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Tag } from '#shared/api/tags.ts';

export const operatorRoles = ['owner', 'operator', 'packer', 'writer', 'viewer'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

type Parts = 'every' | { but: readonly Tag[] } | { only: readonly Tag[] };

/**
 * The parts of the back-office every role may read: the status line (`standing`) and the operator's saved
 * views.
 */
const EVERYONES_PARTS = ['standing', 'views'] as const satisfies readonly Tag[];
/** The parts of the back-office for owners only. Their endpoints also require an owner themselves. */
const OWNER_PARTS = ['operators', 'backups'] as const satisfies readonly Tag[];
const CONTENT_PARTS = ['blog', 'pages', 'reviews', 'media'] as const satisfies readonly Tag[];

const PERMISSIONS: Readonly<Record<OperatorRole, { reads: Parts; writes: Parts }>> = {
  owner: { reads: 'every', writes: 'every' },
  /**
   * Operators do the daily work. They cannot manage accounts or backups, or change anything that concerns
   * money, including the money settings (settings/contract.ts).
   */
  operator: {
    reads: { but: OWNER_PARTS },
    writes: { but: ['fees', 'audit', 'bookkeeping', ...OWNER_PARTS] },
  },
  /**
   * Packers see the orders to be sent, and send them. They see no amounts, no customers and no orders that
   * were sent.
   */
  packer: { reads: { only: [...EVERYONES_PARTS, 'packing'] }, writes: { only: ['views', 'packing'] } },
  writer: {
    reads: { only: [...EVERYONES_PARTS, ...CONTENT_PARTS] },
    writes: { only: ['views', ...CONTENT_PARTS] },
  },
  viewer: { reads: { but: OWNER_PARTS }, writes: { only: [] } },
};

export const mayRead = (role: OperatorRole, part: Tag): boolean =>
  includesPart(PERMISSIONS[role].reads, part);
export const mayWrite = (role: OperatorRole, part: Tag): boolean =>
  includesPart(PERMISSIONS[role].writes, part);

/**
 * Returns true when the guards allow this role to call the endpoint. Pages use this function to decide which
 * buttons to show.
 */
export function mayCall(
  role: OperatorRole,
  { access, tag, method }: Pick<Endpoint, 'access' | 'tag' | 'method'>,
): boolean {
  if (access === 'owner' || access === 'ownerOrMachine') return role === 'owner';
  if (access === 'public' || access === 'session') return true;
  return method === 'GET' ? mayRead(role, tag) : mayWrite(role, tag);
}

function includesPart(parts: Parts, part: Tag): boolean {
  if (parts === 'every') return true;
  return 'only' in parts ? parts.only.includes(part) : !parts.but.includes(part);
}
