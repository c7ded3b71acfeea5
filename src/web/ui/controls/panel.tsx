// A part of a page in a frame of its own, named by its heading.

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Without one the panel has no head; it is then named by `aria-label`, or by what stands in it. */
  title?: ReactNode;
  /** The title is what the page is called already, so it is only read aloud. */
  isTitleHidden?: boolean;
  /** What stands in the head, beside the title. */
  beside?: ReactNode;
};

export function Panel({ title, isTitleHidden = false, beside, className, children, ...rest }: PanelProps) {
  const titleId = useId();
  if (title === undefined) {
    return (
      <section className={classNames('panel', className)} {...rest}>
        {children}
      </section>
    );
  }
  return (
    <section className={classNames('panel', className)} aria-labelledby={titleId} {...rest}>
      <PanelHead>
        <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : undefined}>
          {title}
        </h2>
        {beside}
      </PanelHead>
      {children}
    </section>
  );
}

/** For a panel whose head is more than a title. */
export function PanelHead({ children }: { children: ReactNode }) {
  return <header className="panel-header">{children}</header>;
}

/** What is to be known about the whole of it, under the head. */
export function PanelText({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classNames('panel-text', className)}>{children}</p>;
}
