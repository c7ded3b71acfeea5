// Health checks for the status line of the back-office, the most severe first. The checks read the shop's own
// tables and folders. They call no external service: the result of the last real call tells whether a service
// works.

import { statfs } from 'node:fs/promises';
import type { Shop } from '#api/shop.ts';
import { findLastVerification } from '#modules/audit/index.ts';
import { type Check, readBooksStatus } from '#modules/operations/index.ts';
import { hours, minutes } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { findLastReconciliation, RECONCILIATION_JOBS } from '../../jobs/reconciliation.ts';
import { type Vendor, vendors } from './circuit-breakers.ts';
import { momentText, openCircuitSentence } from './circuit-open-texts.ts';

type Needs = Pick<Shop, 'config' | 'database' | 'clock' | 'jobs' | 'housekeeping'> & {
  selling: Pick<Shop['selling'], 'read'>;
  openSince(vendor: Vendor): Date | null;
};

/** Maximum age of the last reconciliation in milliseconds; an older one means that three runs were missed. */
const MAX_RECONCILIATION_AGE_MS = minutes(20);
const MAX_JOB_WAIT_SECONDS = minutes(10) / 1000;
/** Maximum age of the newest backup in milliseconds: one day plus the duration of a backup. */
const MAX_BACKUP_AGE_MS = hours(26);
const MAX_COMPARISON_AGE_MS = hours(26);
const MIN_FREE_SHARE = 0.1;

/** The external services without the payment provider, which has a check of its own in first place. */
const OTHER_VENDORS = vendors.filter((vendor) => vendor !== 'payments');

const services = href('/admin/api');
const jobsPage = href('/admin/api/jobs');

export const healthChecks = (shop: Needs): readonly Check[] => [...workChecks(shop), ...storeChecks(shop)];

const isOver = ({ clock }: Pick<Needs, 'clock'>, at: Date, limit: number) =>
  clock.now().getTime() - at.getTime() > limit;

function checkVendor({ openSince }: Needs, vendor: Vendor) {
  const since = openSince(vendor);
  return since && { text: openCircuitSentence(vendor, since), path: services };
}

/** Creates the health checks of what the shop does: selling, payments, mail and so on. */
function workChecks(shop: Needs): Check[] {
  const { jobs } = shop;
  return [
    {
      key: 'selling',
      async run() {
        const { isOpen, missing, openUntil } = await shop.selling.read();
        const points = countedIn(missing.length, 'punt staat', 'punten staan');
        if (isOpen && !openUntil) return null;
        const stateText = isOpen ? 'een uur open voor een proefbestelling' : 'gesloten';
        return {
          text: `De winkel is ${stateText}: ${points} open in de Livegang-check`,
          path: href('/admin/go-live'),
        };
      },
    },
    {
      key: 'payments',
      async run() {
        const last = await findLastReconciliation(shop);
        const vendorProblem = checkVendor(shop, 'payments');
        if (vendorProblem) return vendorProblem;
        if ((await jobs.listFailing()).some(({ kind }) => RECONCILIATION_JOBS.includes(kind)))
          return { text: 'De betaaldienst antwoordt niet', path: services };
        if (!last || !isOver(shop, last.at, MAX_RECONCILIATION_AGE_MS)) return null;
        return { text: `Betalingen zijn sinds ${momentText(last.at)} niet vergeleken`, path: services };
      },
    },
    ...OTHER_VENDORS.map((vendor) => ({ key: vendor, run: async () => checkVendor(shop, vendor) })),
    {
      // The number of differences is shown beside the sentence.
      key: 'comparison',
      async run() {
        const { comparedAt } = await readBooksStatus(shop);
        if (!comparedAt || !isOver(shop, new Date(comparedAt), MAX_COMPARISON_AGE_MS)) return null;
        const text = `De boeken zijn sinds ${momentText(new Date(comparedAt))} niet vergeleken`;
        return { text, path: href('/admin/differences') };
      },
    },
    {
      key: 'jobs',
      async run() {
        const { failed } = await jobs.counts();
        if (failed > 0)
          return { text: `${countedIn(failed, 'taak is', 'taken zijn')} opgegeven`, path: jobsPage };
        const counts = await jobs.countByKind();
        const waited = Math.max(0, ...counts.map(({ oldestDueSeconds }) => oldestDueSeconds));
        if (waited < MAX_JOB_WAIT_SECONDS) return null;
        return { text: `Taken liggen al ${Math.floor(waited / 60)} minuten stil`, path: jobsPage };
      },
    },
  ];
}

/** Creates the health checks of what the shop stores: disk, backups and so on. */
function storeChecks(shop: Needs): Check[] {
  const { config, database, housekeeping } = shop;
  return [
    {
      key: 'backups',
      async run() {
        const at = housekeeping.listBackups()[0]?.createdAt;
        if (!at || !isOver(shop, at, MAX_BACKUP_AGE_MS)) return null;
        return { text: `De laatste back-up is van ${momentText(at)}`, path: services };
      },
    },
    {
      key: 'disk',
      async run() {
        const { bavail, blocks } = await statfs(config.dataDir);
        if (bavail >= blocks * MIN_FREE_SHARE) return null;
        return {
          text: `De schijf is bijna vol: nog ${Math.floor((100 * bavail) / blocks)}% vrij`,
          path: services,
        };
      },
    },
    {
      key: 'log',
      async run() {
        const last = await findLastVerification(database.orm);
        return last && !last.ok ? { text: 'Het logboek klopt niet', path: href('/admin/audit') } : null;
      },
    },
  ];
}

const countedIn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
