// The states of a list without rows: loading, empty, or failed.

import { CircleAlert, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { refusalText } from './refusal-text.ts';

/**
 * Props of the loading state. With `areCards` the bars are as high as cards on a phone and as two lines on a
 * tablet, so that the page does not move when the rows appear.
 */
type SkeletonProps = { rows?: number; label?: string; areCards?: boolean };

const CARD_BARS =
  'md:max-lg:h-12 max-md:h-22.5 max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-3 max-md:before:w-full max-md:before:flex-none max-md:after:w-3/5 max-md:after:flex-none';

/**
 * Class names of a frame around the loading, empty or error state of a list. Panels and dialogs have their
 * own frame, so the class names do nothing within these.
 */
const OWN_FRAME =
  '[&:not(:is(.panel,.modal)_*)]:mb-5 [&:not(:is(.panel,.modal)_*)]:rounded-[10px] [&:not(:is(.panel,.modal)_*)]:border [&:not(:is(.panel,.modal)_*)]:border-hairline [&:not(:is(.panel,.modal)_*)]:bg-surface';

/**
 * Grey bars that stand for rows while a list loads. They appear after 150 ms, so that a quick answer shows
 * none.
 */
export function SkeletonRows({ rows = 6, label = 'Laden', areCards = false }: SkeletonProps) {
  return (
    <div
      className={`skeleton grid animate-appear opacity-0 motion-reduce:opacity-100 ${OWN_FRAME}`}
      role="status"
      aria-label={label}
    >
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={classNames(
            'flex h-(--row) items-center gap-8 border-b border-hairline px-4 last:border-b-0 before:h-3 before:flex-2 before:bg-raised after:h-3 after:flex-1 after:bg-raised',
            areCards && CARD_BARS,
          )}
        />
      ))}
    </div>
  );
}

type EmptyStateProps = { title: string; icon?: LucideIcon; action?: ReactNode; children?: ReactNode };

/** The message shown in place of a list without rows; `action` is a button for the operator's next step. */
export function EmptyState({ title, icon, action, children }: EmptyStateProps) {
  return (
    <State title={title} icon={icon}>
      {children ? <p className="[&_a]:underline">{children}</p> : null}
      {action}
    </State>
  );
}

type ErrorStateProps = { title: string; query: { error: Error | null; refetch(): unknown } };

/**
 * The message shown in place of a list that could not be loaded, with the server's error text and a retry
 * button.
 */
export function ErrorState({ title, query: { error, refetch } }: ErrorStateProps) {
  return (
    <State title={title} icon={CircleAlert} isError>
      {error ? <p>{refusalText(error)}</p> : null}
      <Button onClick={() => void refetch()}>Opnieuw proberen</Button>
    </State>
  );
}

type StateProps = { title: string; icon?: LucideIcon | undefined; isError?: true; children: ReactNode };

function State({ title, icon: Icon = Inbox, isError, children }: StateProps) {
  return (
    <div
      className={`grid justify-items-center gap-1.5 px-4 py-10 text-center wrap-anywhere text-quiet [&_.btn]:mt-2.5 ${OWN_FRAME}`}
      role={isError && 'alert'}
    >
      <Icon className={isError && 'text-danger'} size={20} aria-hidden />
      <p className="font-[580] text-text">{title}</p>
      {children}
    </div>
  );
}
