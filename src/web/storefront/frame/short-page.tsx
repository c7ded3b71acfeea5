// A page of a few words: they stand at the left, and beside them, where there is room, what all of it is
// about.

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type ShortPageProps = { children: ReactNode; className?: string };

/** In the frame of articles, whose sheet its page brings; on a phone the words are all there is. */
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

/** Nothing to read. */
export function JarBeside({ className }: { className?: string }) {
  return (
    <div className={classNames('print:hidden', className)}>
      <Picture name="jar-open" alt="" sizes="(min-width: 1280px) 474px, 37vw" className="h-auto w-full" />
    </div>
  );
}
