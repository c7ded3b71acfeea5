// What each role may see and change, by the part of the back-office an endpoint belongs to: the guards and
// the pages ask this one table, so that no button is drawn that the shop would refuse. What is for owners
// alone says so itself.

import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Tag } from '#shared/api/tags.ts';

export const operatorRoles = ['owner', 'operator', 'packer', 'writer', 'viewer'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

type Parts = 'every' | { but: readonly Tag[] } | { only: readonly Tag[] };

/** What every page of the back-office leans on, and every operator's own lists. */
const EVERYONES_PARTS = ['standing', 'views'] as const satisfies readonly Tag[];
/** Their endpoints ask for an owner by themselves. */
const OWNER_PARTS = ['operators', 'backups'] as const satisfies readonly Tag[];
const CONTENT_PARTS = ['blog', 'pages', 'reviews', 'media'] as const satisfies readonly Tag[];

const PERMISSIONS: Readonly<Record<OperatorRole, { reads: Parts; writes: Parts }>> = {
  owner: { reads: 'every', writes: 'every' },
  /**
   * The day's work, without what is about money (and the settings that are, see settings/contract.ts) and
   * about people.
   */
  operator: {
    reads: { but: OWNER_PARTS },
    writes: { but: ['fees', 'audit', 'bookkeeping', ...OWNER_PARTS] },
  },
  /** What waits to be sent, and sending it: no amounts, no customers, nothing of orders that are gone. */
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

/** Whether the guards would let this role through: what a button has to know of what it asks. */
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
