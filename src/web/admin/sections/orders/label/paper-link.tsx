// A link to a PDF, which opens beside the page the operator is working on.

import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';

type PaperLinkProps = { href: string; focus?: boolean; children: ReactNode };

export function PaperLink({ href, focus = false, children }: PaperLinkProps) {
  return (
    <ButtonLink href={href} target="_blank" rel="noreferrer" data-initial-focus={focus || undefined}>
      {children}
      <span className="visually-hidden"> (nieuw venster)</span>
    </ButtonLink>
  );
}
