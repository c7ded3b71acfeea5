// Around what only changes something: not drawn for whom the shop would refuse it.

import type { ReactNode } from 'react';
import { type Requirement, useIsPermitted } from '../session/admin-session.ts';

export function RequirePermission({ requires, children }: { requires?: Requirement; children: ReactNode }) {
  return useIsPermitted(requires) ? children : null;
}
