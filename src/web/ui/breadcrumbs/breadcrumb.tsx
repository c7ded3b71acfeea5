// The breadcrumb (Home › Blog › Title) on every page but the home page.

import { commonCopy } from '#copy/common.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const HERE = { 'aria-current': 'page', className: 'text-ink' } as const;

export function Breadcrumb({ pathname, lastLabel }: { pathname: string; lastLabel?: string | undefined }) {
  const trail = breadcrumbTrail(pathname, lastLabel);
  if (trail.length <= 1) return null;
  return (
    <nav aria-label={commonCopy.breadcrumbLabel} className="page-width">
      <ol className="flex flex-wrap gap-x-2 text-sm text-smoke">
        {trail.map(({ label, href }, index) => (
          <li key={label} className="flex gap-2">
            {href ? (
              <a
                href={href}
                className="relative -mx-2 -my-3 inline-flex min-h-11 min-w-11 px-2 items-center underline-offset-4 hover:underline focus-visible:z-10"
              >
                {label}
              </a>
            ) : (
              <span {...(index === trail.length - 1 ? HERE : {})}>{label}</span>
            )}
            {index < trail.length - 1 ? <span aria-hidden="true">›</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
