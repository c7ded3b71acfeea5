// /admin/api/jobs: failed jobs with their error and the time of the next attempt, and a button to retry them
// now.

import { queryOptions, useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { FailedJobView } from '#modules/operations/contract.ts';
import { jobEndpoints } from '#modules/operations/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { request } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { countedText } from '../../../format.ts';
import { HEALTH } from '../../../shared/health-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import { defineList, type ListResults } from '../../../ui/list/define-list.ts';
import { listPage } from '../../../ui/list/list-page.tsx';
import { wholeList } from '../../../ui/list/list-sources.ts';
import { Moment } from '../../../ui/moment.tsx';
import { servicesQuery } from '../api-calls.ts';
import { ApiTabs } from '../api-tabs.tsx';
import { jobText, reasonText } from './job-texts.ts';

/**
 * A failed job as a row of the list. List components require a numeric `id`, so the job's own id, which is a
 * text, is in `job`.
 */
type Row = Omit<FailedJobView, 'id'> & { id: number; job: string };

const JOBS = ['jobs'] as const;
const REFETCH_KEYS = [JOBS, HEALTH, servicesQuery.queryKey];

const jobsQuery = queryOptions({
  queryKey: JOBS,
  queryFn: async ({ signal }): Promise<Row[]> =>
    (await request(jobEndpoints.list, { signal })).map(({ id: job, ...rest }, id) => ({ ...rest, job, id })),
  refetchInterval: seconds(30),
});

const list = defineList<Row, never>({
  title: 'API',
  heading: 'Taken die mislukten',
  noun: ['taak', 'taken'],
  source: wholeList(jobsQuery, ({ kind, reason }) => `${jobText(kind)} ${kind} ${reason}`),
  name: ({ kind }) => jobText(kind),
  search: { label: 'Zoek op taak of reden', placeholder: 'Zoek op taak of reden', tools: 'Taken' },
  filters: {
    state: {
      label: 'Status',
      options: { failed: 'Opgegeven', retrying: 'Wordt opnieuw geprobeerd' },
      passes: ({ state }, chosen) => state === chosen,
    },
  },
  useTable: useJobTable,
  empty: {
    title: 'Geen mislukte taken',
    text: 'Mails, labels en ander werk op de achtergrond lopen. Gaat er iets mis, dan staat het hier met de reden.',
  },
  tabs: ApiTabs,
  above: RetryFailed,
});

export const meta = () => pageMeta('Taken');

export default listPage(list);

const dueText = ({ retried }: { retried: number }) => ({
  title: `${countedText(retried, 'taak wordt', 'taken worden')} opnieuw geprobeerd`,
});

function useJobTable() {
  const retry = useMutation({
    mutationFn: (id: string) => request(jobEndpoints.retry, { params: { id } }),
    onSuccess: (answer) => toast(dueText(answer)),
    meta: { invalidates: REFETCH_KEYS, failed: 'Opnieuw proberen is niet gelukt' },
  });
  return { columns: jobColumns((job) => retry.mutate(job)) };
}

function jobColumns(retry: (job: string) => void): Column<Row>[] {
  return [
    {
      label: 'Taak',
      title: true,
      cell: ({ kind, reason }) => (
        <>
          <strong>{jobText(kind)}</strong>
          <span className="sub clip-2" title={reason}>
            {reasonText(reason)}
          </span>
        </>
      ),
    },
    {
      label: 'Status',
      size: 'l',
      card: 'end',
      cell: ({ state }) =>
        state === 'failed' ? <Badge tone="danger">Opgegeven</Badge> : <Badge tone="warning">Wacht</Badge>,
    },
    { label: 'Sinds', size: 'm', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { label: 'Pogingen', size: 's', number: true, cell: ({ tries }) => tries },
    {
      label: 'Volgende poging',
      size: 'm',
      cell: ({ nextTryAt }) => (nextTryAt ? <Moment at={nextTryAt} /> : '–'),
    },
    {
      label: 'Acties',
      size: 's',
      actions: true,
      cell: ({ kind, job }) => (
        <Button
          variant="quiet"
          className="-mx-3.25 text-accent-text"
          aria-label={`Probeer opnieuw: ${jobText(kind)}`}
          onClick={() => retry(job)}
        >
          Opnieuw
        </Button>
      ),
    },
  ];
}

/**
 * The button that retries every failed job the shop no longer retries by itself; hidden when there are no
 * such jobs.
 */
function RetryFailed({ results: { all } }: { results: ListResults<Row> }) {
  const failed = all.filter(({ state }) => state === 'failed').length;
  if (failed === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3">
      <span>
        <span>{countedText(failed, 'taak is', 'taken zijn')}</span> opgegeven: de winkel probeert het niet
        meer vanzelf.
      </span>
      <ActionButton
        command="retry-jobs"
        icon={RotateCw}
        label="Alles opnieuw proberen"
        requires={jobEndpoints.retryFailed}
        run={() => request(jobEndpoints.retryFailed)}
        invalidates={REFETCH_KEYS}
        done={dueText}
        failed="Opnieuw proberen is niet gelukt"
      />
    </p>
  );
}
