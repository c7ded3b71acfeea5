// The status line at the top of every page: "Alles loopt", or the worst problem with a link to the page about
// it. Screen readers announce changes.

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { BooksStatus, HealthProblem } from '#modules/operations/contract.ts';
import { href } from '#shared/href.ts';
import { countedText, momentText } from '../format.ts';
import { useRights } from '../session/admin-session.ts';
import { healthQuery } from '../shared/health-query.ts';

export function HealthLine() {
  const { data, isError } = useQuery(healthQuery);
  const { reads } = useRights();
  const differs = (data?.books.open ?? 0) > 0 && reads('operations');
  const hasProblem = isError || (data?.troubles ?? []).length > 0 || differs;
  return (
    <p
      role="status"
      className={`flex min-w-0 items-center gap-1.5 ${hasProblem ? 'text-warning max-md:order-1 max-md:basis-full max-md:pb-2' : 'text-quiet max-md:flex-[1_1_0]'}`}
    >
      {data || isError ? <Icon hasProblem={hasProblem} /> : null}
      {isError ? <span>De winkel antwoordt niet</span> : null}
      {data && !isError ? <ProblemList troubles={data.troubles} /> : null}
      {data && !hasProblem ? <span className="truncate">Alles loopt</span> : null}
      {data ? <BooksIndicator books={data.books} /> : null}
    </p>
  );
}

const Icon = ({ hasProblem: isTrouble }: { hasProblem: boolean }) =>
  isTrouble ? (
    <CircleAlert size={14} aria-hidden className="flex-none" />
  ) : (
    <CircleCheck size={14} aria-hidden className="flex-none text-accent-text max-md:hidden" />
  );

/** Styles of the dot between two texts of the status line; no dot stands before the first text. */
const SEPARATOR = "[:not(svg)+&]:before:mr-1.5 [:not(svg)+&]:before:content-['·']";

/**
 * Shows whether the last comparison of the shop's books found differences, or that no comparison was made
 * yet.
 */
function BooksIndicator({ books: { open, comparedAt } }: { books: BooksStatus }) {
  const { reads } = useRights();
  if (!reads('operations')) return null;
  if (!comparedAt)
    return (
      <Link to={href('/admin/differences')} className={`truncate text-quiet max-md:sr-only ${SEPARATOR}`}>
        boeken nog niet vergeleken
      </Link>
    );
  const title = `Vergeleken op ${momentText(comparedAt)}`;
  const text = countedText(open, 'verschil', 'verschillen');
  return (
    <Link
      to={href('/admin/differences')}
      title={title}
      className={`flex-none ${open > 0 ? 'text-warning' : 'text-quiet max-md:sr-only'} ${SEPARATOR}`}
    >
      {text}
    </Link>
  );
}

/** Shows the worst problem and the number of other problems, whose texts are in a tooltip. */
function ProblemList({ troubles: [worst, ...others] }: { troubles: readonly HealthProblem[] }) {
  if (!worst) return null;
  return (
    <>
      <Link
        className="truncate text-warning"
        to={worst.path}
        title={[worst, ...others].map(({ text }) => text).join('\n')}
      >
        {worst.text}
      </Link>
      {others.length > 0 ? (
        <span className="flex-none">
          <span>
            en nog <span>{others.length}</span>
          </span>
        </span>
      ) : null}
    </>
  );
}
