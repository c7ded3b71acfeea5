// A page of a few words: they stand at the left, and beside them, where there is room, what all of it is about.

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type ShortPageProps = { children: ReactNode; className?: string; isShownSmall?: boolean };

/** In the frame of articles, whose sheet its page brings; `isShownSmall`: under the words on a phone, too. */
export function ShortPage({ children, className, isShownSmall = false }: ShortPageProps) {
  return (
    <div
      className={classNames(
        'legal page-width lg:min-h-[60vh] lg:grid-cols-[7fr_5fr] lg:content-start',
        className,
      )}
    >
      <div className="legal-head">{children}</div>
      <JarBeside className={isShownSmall ? 'max-w-80' : 'max-lg:hidden'} />
    </div>
  );
}

/** Nothing to read. */
export function JarBeside({ className }: { className?: string }) {
  return (
    <div className={classNames('print:hidden', className)}>
      <Picture name="jar-open" alt="" sizes="(min-width: 1280px) 480px, 40vw" className="h-auto w-full" />
    </div>
  );
}
