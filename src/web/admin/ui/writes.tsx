// Around what only changes something: not drawn for whom the shop would refuse it.

import type { ReactNode } from 'react';
import { type Asks, useMayAsk } from '../session/admin-session.ts';

export function Writes({ asks, children }: { asks?: Asks; children: ReactNode }) {
  return useMayAsk(asks) ? children : null;
}
