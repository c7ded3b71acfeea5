// Creates the columns that many lists have: number and name of a row, an e-mail link, a shortened text, a
// count, a time.

import type { ReactNode } from 'react';
import { countText } from '../../../format.ts';
import { MailLink } from '../../../shared/mail/mail-link.tsx';
import { Moment } from '../../moment.tsx';
import { type Column, RowTitle } from '../data-table.tsx';
import type { WithId } from '../define-list.ts';

type Size = Column<never>['size'];

export const idColumn: Column<WithId> = {
  label: 'ID',
  size: 'xs',
  card: 'none',
  lowPriority: true,
  cell: ({ id }) => (
    <span className="muted">
      #<span>{id}</span>
    </span>
  ),
};

/** The column with the name of a row, which opens the row, and a second text below the name. */
export const titleColumn = <Row,>(
  label: string,
  onOpen: (row: Row) => void,
  name: (row: Row) => ReactNode,
  below?: (row: Row) => ReactNode,
): Column<Row> => ({
  label,
  title: true,
  cell: (row) => (
    <>
      <RowTitle onOpen={() => onOpen(row)}>{name(row)}</RowTitle>
      {below?.(row)}
    </>
  ),
});

/** A column for texts that may be longer than the column; the tooltip shows the full text. */
export const clippedColumn = <Row,>(
  label: string,
  text: (row: Row) => string,
  size?: Size,
  clip = 'clip',
): Column<Row> => ({
  label,
  ...(size && { size }),
  cell: (row) =>
    text(row) ? (
      <span className={clip} title={text(row)}>
        {text(row)}
      </span>
    ) : (
      '–'
    ),
});

export const mailColumn = <Row,>(email: (row: Row) => string, size?: Size): Column<Row> => ({
  label: 'E-mail',
  card: 'line',
  ...(size && { size }),
  cell: (row) =>
    email(row) ? (
      <MailLink
        className="block min-h-6 content-center pointer-coarse:mt-2.5 pointer-coarse:after:hidden text-[0.78125rem] leading-[1.25] text-quiet wrap-anywhere hover:text-accent-text"
        email={email(row)}
      />
    ) : (
      '–'
    ),
});

type CountedProps = { count: number; one: string; many?: string };

/** A number. On a card, which has no column header, the number is followed by its noun. */
export const Counted = ({ count, one, many = one }: CountedProps) => (
  <span>
    <span>{countText(count)}</span> <span className="@2xl:hidden">{count === 1 ? one : many}</span>
  </span>
);

export const momentColumn = <Row,>(label: string, at: (row: Row) => string, size: Size = 'm') => ({
  label,
  size,
  cell: (row: Row) => <Moment at={at(row)} />,
});
