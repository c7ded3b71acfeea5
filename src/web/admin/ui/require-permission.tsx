// Hides controls that only write when the operator has no right to that write.

import type { ReactNode } from 'react';
import { type Requirement, useIsPermitted } from '../session/admin-session.ts';

export function RequirePermission({ requires, children }: { requires?: Requirement; children: ReactNode }) {
  return useIsPermitted(requires) ? children : null;
}
