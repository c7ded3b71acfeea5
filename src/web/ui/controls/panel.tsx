// A framed part of a page, named by its heading.

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  /**
   * Heading of the panel. A panel without a title needs an `aria-label`, unless its content gives it a name.
   */
  title?: ReactNode;
  /** Of a panel: true to hide its title visually. Screen readers still read it. */
  isTitleHidden?: boolean;
  /** Of a panel: content beside its title. */
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

/** The head of a panel that contains more than a title. */
export function PanelHead({ children }: { children: ReactNode }) {
  return <header className="panel-header">{children}</header>;
}

/** A note about the whole panel, below its head. */
export function PanelText({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classNames('panel-text', className)}>{children}</p>;
}
