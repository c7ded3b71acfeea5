// The link from the page of a record back to the list.

import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link className="lone-link inline-flex min-h-7 items-center gap-1 text-quiet" to={to}>
        <ArrowLeft size={14} aria-hidden /> <span>{children}</span>
      </Link>
    </p>
  );
}
