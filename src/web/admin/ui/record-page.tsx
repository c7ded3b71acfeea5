// The page of one record, by the id in its address, with its loading, not-found and error states.

import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '#web/client/api-client.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { BackLink } from './back-link.tsx';
import { EmptyState, ErrorState, SkeletonRows } from './states.tsx';

/** The id in the address; 0, which no record has, when the address contains no number. */
function useRecordId(): number {
  const { id = '' } = useParams();
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

type RecordPageProps<Row> = {
  /** Of the page of one record: the Dutch name of the record, "Bestelling". */
  name: string;
  list: { to: string; label: string };
  query(id: number): UseQueryOptions<Row, Error, Row, QueryKey>;
  /** Of the page of one record: the texts when no record has the id in the address. */
  unknown: { title: string; text: string };
  failed: string;
  view(row: Row): ReactNode;
};

/** Creates the page component of a record, to be exported by a route file. */
export const recordPage =
  <Row,>(page: RecordPageProps<Row>): FunctionComponent =>
  () => <RecordPage {...page} />;

function RecordPage<Row>({ name, list, query: queryOf, unknown, failed, view }: RecordPageProps<Row>) {
  const id = useRecordId();
  const query = useQuery({ ...queryOf(id), enabled: id > 0 });
  const { data, error } = query;
  const missing = id === 0 || (error instanceof ApiError && error.status === 404);
  return (
    <>
      <BackLink to={list.to}>{list.label}</BackLink>
      {data === undefined || missing ? <PageHeader title={name} /> : null}
      {missing ? (
        <EmptyState
          title={unknown.title}
          action={
            <Link className={buttonClass({})} to={list.to}>
              <span>
                Naar <span>{list.label}</span>
              </span>
            </Link>
          }
        >
          {unknown.text}
        </EmptyState>
      ) : null}
      {query.isError && !missing && data === undefined ? <ErrorState title={failed} query={query} /> : null}
      {query.isLoading ? <SkeletonRows rows={8} label={`${name} laden`} /> : null}
      {data !== undefined && !missing ? view(data) : null}
    </>
  );
}
