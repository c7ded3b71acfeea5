// Two columns side by side, or one below the other when there is no room.

import type { ReactNode } from 'react';

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-x-5">
      {children}
    </div>
  );
}
