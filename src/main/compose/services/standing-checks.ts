// What is looked at for the sentence above every page of the back-office, the worst first: tables and folders
// of the shop itself, never a service of somebody else. Whether one answers is known from who asked it last.

import { statfs } from 'node:fs/promises';
import type { Shop } from '#api/shop.ts';
import { findLastVerification } from '#modules/audit/index.ts';
import { type Check, readBooksStanding } from '#modules/operations/index.ts';
import { hours, minutes } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { findLastReconciliation, RECONCILING } from '../../jobs/reconciling.ts';
import { type Vendor, vendors } from './lead-vendors.ts';
import { momentText, restingSentence } from './resting-words.ts';

type Needs = Pick<Shop, 'config' | 'database' | 'clock' | 'jobs' | 'housekeeping'> & {
  selling: Pick<Shop['selling'], 'read'>;
  restingSince(vendor: Vendor): Date | null;
};

/** Three turns of the clock. */
const RECONCILED_WITHIN = minutes(20);
const JOBS_TAKEN_WITHIN_SECONDS = minutes(10) / 1000;
/** A day, and the time one may take. */
const BACKUP_WITHIN = hours(26);
const COMPARED_WITHIN = hours(26);
const LEAST_FREE = 0.1;

/** The payment provider stands first by itself. */
const OTHER_VENDORS = vendors.filter((vendor) => vendor !== 'payments');

const services = href('/admin/api');
const jobsPage = href('/admin/api/jobs');

export const standingChecks = (shop: Needs): readonly Check[] => [...workChecks(shop), ...storeChecks(shop)];

const isOver = ({ clock }: Pick<Needs, 'clock'>, at: Date, limit: number) =>
  clock.now().getTime() - at.getTime() > limit;

function lookAtVendor({ restingSince }: Needs, vendor: Vendor) {
  const since = restingSince(vendor);
  return since && { text: restingSentence(vendor, since), path: services };
}

/** What the shop has to do. */
function workChecks(shop: Needs): Check[] {
  const { jobs } = shop;
  return [
    {
      key: 'selling',
      async look() {
        const { isOpen, missing, openUntil } = await shop.selling.read();
        const points = countedIn(missing.length, 'punt staat', 'punten staan');
        if (isOpen && !openUntil) return null;
        const stands = isOpen ? 'een uur open voor een proefbestelling' : 'gesloten';
        return {
          text: `De winkel is ${stands}: ${points} open in de Livegang-check`,
          path: href('/admin/go-live'),
        };
      },
    },
    {
      key: 'payments',
      async look() {
        const last = await findLastReconciliation(shop);
        const resting = lookAtVendor(shop, 'payments');
        if (resting) return resting;
        if ((await jobs.listTroubled()).some(({ kind }) => RECONCILING.includes(kind)))
          return { text: 'De betaaldienst antwoordt niet', path: services };
        if (!last || !isOver(shop, last.at, RECONCILED_WITHIN)) return null;
        return { text: `Betalingen zijn sinds ${momentText(last.at)} niet vergeleken`, path: services };
      },
    },
    ...OTHER_VENDORS.map((vendor) => ({ key: vendor, look: async () => lookAtVendor(shop, vendor) })),
    {
      // How many differences there are stands beside the sentence.
      key: 'comparison',
      async look() {
        const { comparedAt } = await readBooksStanding(shop);
        if (!comparedAt || !isOver(shop, new Date(comparedAt), COMPARED_WITHIN)) return null;
        const text = `De boeken zijn sinds ${momentText(new Date(comparedAt))} niet vergeleken`;
        return { text, path: href('/admin/differences') };
      },
    },
    {
      key: 'jobs',
      async look() {
        const { failed } = await jobs.counts();
        if (failed > 0)
          return { text: `${countedIn(failed, 'taak is', 'taken zijn')} opgegeven`, path: jobsPage };
        const counts = await jobs.countByKind();
        const waited = Math.max(0, ...counts.map(({ oldestDueSeconds }) => oldestDueSeconds));
        if (waited < JOBS_TAKEN_WITHIN_SECONDS) return null;
        return { text: `Taken liggen al ${Math.floor(waited / 60)} minuten stil`, path: jobsPage };
      },
    },
  ];
}

/** What it keeps. */
function storeChecks(shop: Needs): Check[] {
  const { config, database, housekeeping } = shop;
  return [
    {
      key: 'backups',
      async look() {
        const at = housekeeping.listBackups()[0]?.createdAt;
        if (!at || !isOver(shop, at, BACKUP_WITHIN)) return null;
        return { text: `De laatste back-up is van ${momentText(at)}`, path: services };
      },
    },
    {
      key: 'disk',
      async look() {
        const { bavail, blocks } = await statfs(config.dataDir);
        if (bavail >= blocks * LEAST_FREE) return null;
        return {
          text: `De schijf is bijna vol: nog ${Math.floor((100 * bavail) / blocks)}% vrij`,
          path: services,
        };
      },
    },
    {
      key: 'log',
      async look() {
        const last = await findLastVerification(database.orm);
        return last && !last.ok ? { text: 'Het logboek klopt niet', path: href('/admin/audit') } : null;
      },
    },
  ];
}

const countedIn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
