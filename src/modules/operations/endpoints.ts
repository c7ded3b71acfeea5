// The operations endpoints of the API. A backup contains all customer data, so only an owner can list or
// download backups. An owner can make a backup, and so can a command on the shop's server, with a token
// signed with the shop's secret.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import {
  backupChecksSchema,
  backupSchema,
  comparisonSchema,
  differenceSchema,
  failedJobSchema,
  goLiveSchema,
  listDifferencesQuerySchema,
  madeBackupSchema,
  readinessSchema,
  repairDifferenceSchema,
  retriedJobsSchema,
  serviceSchema,
  shopHealthSchema,
  syncReportSchema,
  toDoLineSchema,
} from './contract.ts';

const { get, post } = endpoints({ tag: 'operations', access: 'operator' });
const opening = endpoints({ tag: 'operations', access: 'owner' });
const owner = endpoints({ tag: 'backups', access: 'owner' });
const machine = endpoints({ tag: 'backups', access: 'ownerOrMachine' });

export const operationEndpoints = {
  checkServices: get('/api/admin/services', {
    summary: 'Every service the shop leans on, looked at now',
    answer: z.array(serviceSchema),
  }),
  checkGoLive: get('/api/admin/go-live', {
    summary: 'What must be true before live mode',
    answer: goLiveSchema,
  }),
  openForAnHour: opening.post('/api/admin/go-live/opening', {
    summary: 'Let a live shop that may not sell yet take orders for one hour, for a test order',
    proven: true,
    answer: goLiveSchema,
    problems: ['live_mode_only'],
  }),
  endOpening: opening.remove('/api/admin/go-live/opening', {
    summary: 'End that hour now',
  }),
  syncWithProvider: post('/api/admin/sync', {
    summary: 'Compare the payment provider with the shop in full, repair, and compare the books of the shop',
    answer: syncReportSchema,
  }),
};

const everyPage = endpoints({ tag: 'standing', access: 'operator' });

/**
 * Reads the health of the shop, without a call to an external service; requested on every page of the
 * back-office.
 */
export const shopHealthEndpoint = everyPage.get('/api/admin/standing', {
  summary: 'What does not run, or nothing; kept for half a minute',
  answer: shopHealthSchema,
});

/** Reads the to-do list: numbers for the menu of every page, and sentences for the first page. */
export const toDoEndpoint = everyPage.get('/api/admin/to-do', {
  summary: 'What waits for whoever asks: only what their role may read, and only where something does',
  answer: z.array(toDoLineSchema),
});

export const differenceEndpoints = {
  list: get('/api/admin/differences', {
    summary:
      'Where the books of the shop differ, open ones longest seen first, or resolved ones newest first',
    query: listDifferencesQuerySchema,
    answer: z.array(differenceSchema),
  }),
  repair: post('/api/admin/differences/:id/repair', {
    summary: 'Put a difference right by the one act of its kind; one that was resolved is answered as it is',
    body: repairDifferenceSchema,
    answer: differenceSchema,
    problems: [
      'not_found',
      'not_repaired',
      'label_not_cancellable',
      'label_busy',
      'payment_unavailable',
      'label_service_unavailable',
    ],
  }),
  comparisons: get('/api/admin/comparisons', {
    summary: 'When the books were compared, newest first',
    answer: z.array(comparisonSchema),
  }),
};

export const jobEndpoints = {
  list: get('/api/admin/jobs', {
    summary: 'Jobs that failed, to be tried again or given up, newest first',
    answer: z.array(failedJobSchema),
  }),
  retry: post('/api/admin/jobs/:id/retry', {
    summary: 'Try a job again now',
    params: z.object({ id: z.uuid() }),
    answer: retriedJobsSchema,
    problems: ['not_found'],
  }),
  retryFailed: post('/api/admin/jobs/retry-failed', {
    summary: 'Try every job again that was given up',
    answer: retriedJobsSchema,
  }),
};

export const backupEndpoints = {
  list: owner.get('/api/admin/backups', {
    summary: 'Backups, newest first',
    answer: z.array(backupSchema),
  }),
  make: machine.post('/api/admin/backup', {
    summary: 'Make a backup of database, pictures and sandbox; it is read back before it counts',
    personal: true,
    answer: madeBackupSchema,
    status: 201,
  }),
  readChecks: owner.get('/api/admin/backup-checks', {
    summary: 'Whether backups arrived at the second place, and whether one came back whole',
    answer: backupChecksSchema,
  }),
  tryOne: owner.post('/api/admin/backup-trials', {
    summary: 'Put the newest backup back into a database of its own, and compare it with the shop; as a job',
    status: 202,
    answer: z.object({ status: z.literal('queued') }),
  }),
  /** Downloads a backup, with the data of all customers. */
  open: owner.get('/api/admin/backups/:name', {
    summary: 'A backup as a file',
    proven: true,
    params: z.object({ name: z.string().max(80) }),
    answer: { file: 'application/gzip' },
  }),
};

const health = endpoints({ tag: 'health', access: 'public' });
const monitor = endpoints({ tag: 'health', access: 'operatorOrMonitor' });

export const healthEndpoints = {
  live: health.get('/healthz', {
    summary: 'The process lives',
    answer: z.object({ status: z.literal('ok') }),
  }),
  ready: health.get('/readyz', {
    summary: 'Database, jobs and storage answer',
    answer: readinessSchema,
    otherAnswers: { 503: readinessSchema },
  }),
  /** Metrics for a monitor; access with an operator's session or METRICS_TOKEN. */
  metrics: monitor.get('/metrics', {
    summary: 'Figures for a monitor, in the format of Prometheus',
    personal: true,
    answer: { file: 'text/plain' },
  }),
};
