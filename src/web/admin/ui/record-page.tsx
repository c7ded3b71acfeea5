// The page of one thing, by the number in its address: while it is on its way, when there is none, and when it could not be asked for.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '#web/client/api-client.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { BackLink } from './back-link.tsx';
import { EmptyState, ErrorState, SkeletonRows } from './states.tsx';

/** 0 for what is no number of a row. */
export function useRecordId(): number {
  const { id = '' } = useParams();
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

type RecordPageProps<Row> = {
  /** "Bestelling". */
  name: string;
  list: { to: string; label: string };
  query: Pick<UseQueryResult<Row>, 'data' | 'error' | 'isError' | 'isLoading'> & {
    refetch(): unknown;
  };
  id: number;
  /** When there is none. */
  unknown: { title: string; text: string; link: string };
  failed: string;
  children(row: Row): ReactNode;
};

export function RecordPage<Row>({ name, list, query, id, unknown, failed, children }: RecordPageProps<Row>) {
  const { data, error } = query;
  const missing = id === 0 || (error instanceof ApiError && error.status === 404);
  return (
    <>
      <BackLink to={list.to}>{list.label}</BackLink>
      {missing ? (
        <>
          <PageHeader title={`${name} niet gevonden`} />
          <EmptyState title={unknown.title}>
            {unknown.text} <Link to={list.to}>{unknown.link}</Link>
          </EmptyState>
        </>
      ) : null}
      {data !== undefined || missing ? null : <PageHeader title={name} />}
      {query.isError && !missing && data === undefined ? <ErrorState title={failed} query={query} /> : null}
      {query.isLoading ? <SkeletonRows rows={8} label={`${name} laden`} /> : null}
      {data !== undefined && !missing ? children(data) : null}
    </>
  );
}
