// The header of a page: its title, the tabs of its section, and its actions on the other side.

import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type PageHeaderProps = {
  title: ReactNode;
  tabs?: ReactNode;
  /**
   * Of the header of a page: the status of the record the page is about, on a line of its own on a desktop,
   * beside the icon buttons on a phone.
   */
  below?: ReactNode;
  children?: ReactNode;
};

/**
 * The header of a page. The actions stand to the right of the title, or below the title when space is short.
 * On a phone the main action stands beside the title and the other actions with the tabs below.
 */
export function PageHeader({ title, tabs, below, children }: PageHeaderProps) {
  return (
    <header className="mb-4 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 max-md:gap-x-2 max-md:[&>div>.btn-primary]:order-1">
      <h1
        className={classNames(
          `min-h-8 content-center ${tabs ? 'max-md:grow' : 'grow'}`,
          below ? 'max-md:flex-[1_1_calc(100%-9rem)]' : '',
          tabs || below ? '' : 'max-md:has-[+div>*+:not(dialog,input)]:basis-full',
        )}
      >
        {title}
      </h1>
      {tabs ? <div className={`flex min-w-0 max-md:order-2 ${children ? 'md:grow' : ''}`}>{tabs}</div> : null}
      {children ? (
        <div className="flex flex-wrap items-center gap-1.5 max-md:contents max-md:*:order-3">{children}</div>
      ) : null}
      {below ? (
        <div className="w-full max-md:order-2 max-md:w-auto max-md:flex-[1_1_8rem]">{below}</div>
      ) : null}
    </header>
  );
}

/**
 * The actions on a record. On a phone they form a line that scrolls sideways; on several lines they would
 * fill the first screen.
 */
export function HeaderActions({ children }: { children: ReactNode }) {
  return (
    <div className="relative z-1 flex flex-wrap items-center gap-1.5 pointer-fine:[&_select]:min-h-8 max-md:-mx-4 max-md:flex-[1_0_calc(100%+2rem)] max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] max-md:*:flex-none">
      {children}
    </div>
  );
}
