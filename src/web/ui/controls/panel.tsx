// A framed part of a page, named by its heading.

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  /**
   * The heading. Without a title the panel has no head and needs an `aria-label`, or is named by its
   * contents.
   */
  title?: ReactNode;
  /** Hides the title visually, for screen readers only: the page already shows it. */
  isTitleHidden?: boolean;
  /** Content in the head, beside the title. */
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

/** The head of a panel that needs more than a title. */
export function PanelHead({ children }: { children: ReactNode }) {
  return <header className="panel-header">{children}</header>;
}

/** A note about the whole panel, under its head. */
export function PanelText({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classNames('panel-text', className)}>{children}</p>;
}
