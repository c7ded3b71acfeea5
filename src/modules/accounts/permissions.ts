// The rights of each role, per part of the back-office. Guards and pages use this table, so pages do not show
// buttons the shop would refuse; endpoints for owners only declare that themselves.

import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Tag } from '#shared/api/tags.ts';

export const operatorRoles = ['owner', 'operator', 'packer', 'writer', 'viewer'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

type Parts = 'every' | { but: readonly Tag[] } | { only: readonly Tag[] };

/** Parts every role may read: the status shown on every page, and the operator's saved views. */
const EVERYONES_PARTS = ['standing', 'views'] as const satisfies readonly Tag[];
/** Parts for owners only; their endpoints also require an owner themselves. */
const OWNER_PARTS = ['operators', 'backups'] as const satisfies readonly Tag[];
const CONTENT_PARTS = ['blog', 'pages', 'reviews', 'media'] as const satisfies readonly Tag[];

const PERMISSIONS: Readonly<Record<OperatorRole, { reads: Parts; writes: Parts }>> = {
  owner: { reads: 'every', writes: 'every' },
  /**
   * The daily work, without writes that concern money (including those settings, see settings/contract.ts)
   * and without accounts.
   */
  operator: {
    reads: { but: OWNER_PARTS },
    writes: { but: ['fees', 'audit', 'bookkeeping', ...OWNER_PARTS] },
  },
  /** Orders to be sent and the sending itself: no amounts, no customers, no orders that were sent. */
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

/** Whether the guards allow this role to call the endpoint; decides which buttons a page shows. */
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
