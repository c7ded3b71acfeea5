// What is looked at for the sentence above every page of the back-office, the worst first: tables and folders of the shop itself,
// never a service of somebody else. Whether one answers is known from who asked it last.

import { statfs } from 'node:fs/promises';
import type { Shop } from '#api/shop.ts';
import { findLastVerification } from '#modules/audit/index.ts';
import type { Check } from '#modules/operations/index.ts';
import { hours, minutes, SHOP_TIME_ZONE } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { findLastReconciliation, RECONCILING } from '../../jobs/schedules.ts';
import type { Vendor } from './lead-vendors.ts';

type Needs = Pick<Shop, 'config' | 'database' | 'clock' | 'jobs' | 'housekeeping'> & {
  isResting(vendor: Vendor): boolean;
};

/** Three turns of the clock. */
const RECONCILED_WITHIN = minutes(20);
const JOBS_TAKEN_WITHIN_SECONDS = minutes(10) / 1000;
/** A day, and the time one may take. */
const BACKUP_WITHIN = hours(26);
const LEAST_FREE = 0.1;

/** Without the payment provider, which stands first. */
const VENDORS: readonly (readonly [Vendor, string])[] = [
  ['labels', 'De labeldienst'],
  ['mail', 'De mailserver'],
  ['addresses', 'Het adressenregister'],
  ['text', 'De tekstdienst'],
];

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: SHOP_TIME_ZONE,
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
});

const services = href('/admin/api');
const jobsPage = href('/admin/api/jobs');

export const standingChecks = (shop: Needs): readonly Check[] => [...workChecks(shop), ...storeChecks(shop)];

const isOver = ({ clock }: Pick<Needs, 'clock'>, at: Date, limit: number) =>
  clock.now().getTime() - at.getTime() > limit;

/** What the shop has to do. */
function workChecks(shop: Needs): Check[] {
  const { jobs } = shop;
  return [
    {
      key: 'payments',
      async look() {
        const last = await findLastReconciliation(shop);
        const failing = (await jobs.listTroubled()).some(({ kind }) => RECONCILING.includes(kind));
        if (failing || shop.isResting('payments'))
          return { text: 'De betaaldienst antwoordt niet', path: services };
        if (!last || !isOver(shop, last.at, RECONCILED_WITHIN)) return null;
        return { text: `Betalingen zijn sinds ${moment.format(last.at)} niet vergeleken`, path: services };
      },
    },
    {
      key: 'vendors',
      async look() {
        const away = VENDORS.find(([vendor]) => shop.isResting(vendor));
        return away ? { text: `${away[1]} antwoordt niet`, path: services } : null;
      },
    },
    {
      key: 'differences',
      async look() {
        const { unexplained } = (await findLastReconciliation(shop)) ?? { unexplained: 0 };
        if (unexplained === 0) return null;
        const text = countedIn(unexplained, 'betaling hoort', 'betalingen horen');
        return { text: `${text} bij geen bestelling`, path: services };
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
        return { text: `De laatste back-up is van ${moment.format(at)}`, path: services };
      },
    },
    {
      key: 'disk',
      async look() {
        const { bavail, blocks } = await statfs(config.dataDir);
        if (bavail >= blocks * LEAST_FREE) return null;
        return {
          text: `De schijf is bijna vol: nog ${Math.floor((100 * bavail) / blocks)} % vrij`,
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
