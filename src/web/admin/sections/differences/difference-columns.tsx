// The columns of a list of differences: a sentence that links to the record concerned, and the kind of
// difference.

import type { Difference } from '#modules/operations/contract.ts';
import { momentColumn } from '../../ui/list/columns/column-makers.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { filterBy } from '../../ui/list/define-list.ts';

export const descriptionColumn: Column<Difference> = {
  label: 'Verschil',
  title: true,
  cell: ({ text, title, path, reason }) => (
    <>
      <span className="block wrap-anywhere whitespace-normal [&_.row-link]:whitespace-normal">
        <RowTitle to={path}>{text}</RowTitle>
      </span>
      <span className="sub">{reason ? `${title}: ${reason}` : title}</span>
    </>
  ),
};

export const firstSeenColumn = momentColumn<Difference>('Sinds', ({ firstSeenAt }) => firstSeenAt);

export const searchText = ({ text, title, reason }: Difference) => `${text} ${title} ${reason ?? ''}`;

/**
 * The filter of a list of differences between the books by their kind; it offers only kinds of which the list
 * has a difference.
 */
export const byKind = {
  ...filterBy('Soort', {}, ({ kind }: Difference) => kind),
  options: (rows: readonly Difference[]) => Object.fromEntries(rows.map(({ kind, title }) => [kind, title])),
};
