// A button within a text, styled as a link.

import type { ReactNode } from 'react';

export function LinkButton({ onPress, children }: { onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="cursor-pointer text-accent underline underline-offset-[0.15em]"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
