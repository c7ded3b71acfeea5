// Around what only changes something: not drawn for whom the shop would refuse it.

import type { ReactNode } from 'react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { useMayAsk } from '../session/admin-session.ts';

/** `asks` is what it asks of the shop, when that is not of the part its page is of. */
export function Writes({ asks, children }: { asks?: Endpoint; children: ReactNode }) {
  return useMayAsk(asks) ? children : null;
}
