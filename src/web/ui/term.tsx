// A name and what it stands for, in a list of such.

import type { ReactNode } from 'react';

export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
