// The layout of a short page: the text on the left, a picture of the jar on the right where there is room.

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type ShortPageProps = { children: ReactNode; className?: string };

/**
 * A short page in the style of articles; the page must import their style sheet. On a phone only the text is
 * shown.
 */
export function ShortPage({ children, className }: ShortPageProps) {
  return (
    <div
      className={classNames(
        'legal page-width md:grid-cols-[7fr_5fr] md:content-start lg:min-h-[50vh]',
        className,
      )}
    >
      <div className="legal-head">{children}</div>
      <JarBeside className="max-md:hidden" />
    </div>
  );
}

/** A decorative picture of the jar. */
export function JarBeside({ className }: { className?: string }) {
  return (
    <div className={classNames('print:hidden', className)}>
      <Picture name="jar-open" alt="" sizes="(min-width: 1280px) 474px, 37vw" className="h-auto w-full" />
    </div>
  );
}
