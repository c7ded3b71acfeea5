// What a list shows when it has no rows: not yet, not at all, or not because something went wrong.

import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { refusalText } from './refusal-text.ts';

/** Grey bars in place of rows. They appear by themselves after 150 ms, so a quick answer shows none (admin.css). */
export function SkeletonRows({ rows = 6, label = 'Laden' }: { rows?: number; label?: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <span key={index} className="skeleton-row" />
      ))}
    </div>
  );
}

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="state">
      <Inbox size={20} aria-hidden />
      <p className="state-title">{title}</p>
      {children ? <p>{children}</p> : null}
    </div>
  );
}

/** Says what the shop answered. */
export function ErrorState({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: Error | null;
  onRetry(): void;
}) {
  return (
    <div className="state state-error" role="alert">
      <CircleAlert size={20} aria-hidden />
      <p className="state-title">{title}</p>
      {error ? <p>{refusalText(error)}</p> : null}
      <button type="button" className="btn" onClick={onRetry}>
        Opnieuw proberen
      </button>
    </div>
  );
}
