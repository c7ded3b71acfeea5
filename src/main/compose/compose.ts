// Composes the shop: creates every use case with its dependencies. This is the only module that imports all
// others.

import { createHmac } from 'node:crypto';

import type { Shop } from '#api/shop.ts';
import { createOfflineWriter } from '#integrations/offline-text/offline-text.ts';
import { createOpenaiWriter } from '#integrations/openai-text/openai-text.ts';
import { createPdokAddresses } from '#integrations/pdok-addresses/pdok-addresses.ts';
import { withSampleAddresses } from '#integrations/sample-addresses/sample-addresses.ts';
import { createWebPush } from '#integrations/web-push/web-push.ts';
import { confirmOrder } from '#mails/order-confirmation.ts';
import { createLoginLimiters } from '#modules/accounts/index.ts';
import { installRowTriggers, type LastSeal, sealForBackup } from '#modules/audit/index.ts';
import { handlePlannedPosts, handleWriting } from '#modules/blog/index.ts';
import { createFindSoldProduct, createPackInfoCache, listPackVariants } from '#modules/catalog/index.ts';
import { type ConfirmOrder, createFindPaymentOutcome, reconcilePayments } from '#modules/checkout/index.ts';
import { createBlockedPeople } from '#modules/customers/index.ts';
import { failStalledImports } from '#modules/imports/index.ts';
import { cachePrinted } from '#modules/invoices/index.ts';
import { createTemplateCache } from '#modules/mail/index.ts';
import { deliverPush, deliverPushQueue, readPushKeys } from '#modules/notices/index.ts';
import { compareBooks, createSyncWithProvider, sendCopy } from '#modules/operations/index.ts';
import { findMostOrdered } from '#modules/order-overview/index.ts';
import { isVariantOrdered } from '#modules/orders/index.ts';
import {
  handlePlannedPages,
  putRedirect,
  readPublishedPages,
  storeVariableValues,
  type VariableValues,
} from '#modules/pages/index.ts';
import { type PaymentProvider, withBankPayments } from '#modules/payments/index.ts';
import { createPriceList } from '#modules/pricing/index.ts';
import { listHeldBackItems, statusConsequences } from '#modules/returns/index.ts';
import { summariseReviews } from '#modules/reviews/index.ts';
import { createGetSettings } from '#modules/settings/index.ts';
import { createLookUpAddress } from '#modules/shipping/index.ts';
import { listSellable } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { createHousekeeping } from '#platform/database/housekeeping.ts';
import { createHtmlCache } from '#platform/html-cache/html-cache.ts';
import { createSharedCounter } from '#platform/http/limits/shared-counter.ts';
import { createJobs } from '#platform/jobs/create-jobs.ts';
import { createAnnounce, handleReactions } from '#platform/jobs/facts.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { cached, cachedUntil } from '#shared/cache.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { createInvalidation, watchChanges } from '../jobs/invalidate-caches.ts';
import { reactions } from '../jobs/reactions.ts';
import { installSchedules } from '../jobs/schedules.ts';
import { composeBackups, handleBackups } from './backups/compose-backups.ts';
import { composeImports } from './compose-imports.ts';
import { composeMailParts, handleMail, openMail } from './compose-mail.ts';
import { composeMedia } from './compose-media.ts';
import { countedElsewhere } from './counted-elsewhere.ts';
import { differenceKinds, recordRepair } from './differences.ts';
import { handleLabels, openLabels } from './open-labels.ts';
import { openPayments } from './open-payments.ts';
import { drawQrCode, pdfStack, printInvoice, printPackingSlips } from './open-printers.ts';
import { personalData } from './personal-data.ts';
import type { Platform } from './platform.ts';
import { readShopInfo } from './read-shop-info.ts';
import { createGuardedVendors, type GuardedVendors } from './services/circuit-breakers.ts';
import { openShopHealth } from './services/open-shop-health.ts';
import { probeAddress } from './services/probe-address.ts';

export type Composed = Awaited<ReturnType<typeof compose>>;

export async function compose(platform: Platform) {
  const { config, database } = platform;
  await installRowTriggers({ database });
  const base = openBase(platform);
  const { clock, log, jobs } = base;
  const cache = createHtmlCache({ clock });
  const caches = createCaches(database, clock, config.live);
  const vendors = createGuardedVendors(log, clock);
  const { provider, sandbox, paymentPage } = await openProvider(platform, clock, vendors);
  const { housekeeping, lastSeal } = openHousekeeping(base);
  const { openSince } = vendors;
  const { stopImports, ...imports } = composeImports(platform);
  const shop: Shop = {
    ...base,
    testMode: !config.live,
    loginLimiters: createLoginLimiters(),
    housekeeping,
    lastSeal,
    ...(await composeBackups(config)),
    ...openShopHealth({ ...platform, clock, jobs, housekeeping, openSince, shop: () => shop }),
    ...openBooks(base, () => shop),
    ...caches,
    sandbox,
    ...openCheckout(base, provider, caches, () => shop),
    ...openPrinters(),
    ...openLabels(config, clock, vendors),
    listHeldBackItems,
    statusConsequences,
    ...(await openMail(config, vendors)),
    pushSender: platform.pushSender ?? createWebPush(),
    ...composeMailParts(() => shop),
    ...(await composeMedia(platform)),
    ...imports,
    isVariantOrdered,
    personalData,
    ...openWriting(config, vendors, () => shop),
    lookUpAddress: createLookUpAddress({ directory: openAddresses(config, vendors), clock, log }),
  };

  await handleJobs(shop);
  const invalidation = createInvalidation({ cache, ...caches, selling: shop.selling });

  const composed = {
    ...shop,
    cache,
    vendors,
    /**
     * Starts listening for changed data. `readVariableValues`, which the pages supply, reads the values of
     * the variables in written pages; they are stored again after a change.
     */
    watchChanges: (readVariableValues: () => Promise<VariableValues>) =>
      watchChanges({
        database,
        invalidation,
        storeValues: () => storeVariableValuesOf(shop, readVariableValues),
      }),
    invalidateAll: invalidation.invalidateAll,
    // The whole sandbox, to start and stop it; `shop.sandbox` has only its port for browsers.
    sandbox,
    paymentPage,
    countShared: createSharedCounter({ database, hashSender: shop.hashSender }),
    stopImports,
  };
  installSchedules(composed);
  return composed;
}

type Base = ReturnType<typeof openBase>;
type Memory = ReturnType<typeof createCaches>;

/** Adds clock, keys, jobs and the announcing of facts to the platform, as the base of all other parts. */
function openBase(platform: Platform) {
  const { config, database, log, publicUrl, openScratch, clock = systemClock } = platform;
  const jobs = createJobs(platform);
  const announce = createAnnounce(jobs, reactions);
  return { config, database, log, publicUrl, openScratch, clock, ...openKeys(config), jobs, announce };
}

/** Opens the configured payment provider, or the sandbox, and adds payments by bank transfer. */
async function openProvider(platform: Platform, clock: Clock, vendors: GuardedVendors) {
  const { provider, ...others } = await openPayments(platform, clock);
  const { database } = platform;
  return { ...others, provider: withBankPayments(vendors.payments(provider), { database, clock }) };
}

/** Creates the housekeeping of backups. Each backup records the newest hash of the audit log's hash chain. */
function openHousekeeping({ config, database, clock, keyring, log, jobs }: Base) {
  const lastSeal: LastSeal = { known: null };
  const housekeeping = createHousekeeping({
    database,
    dataFolder: config.dataDir,
    backupKey: config.backupKey,
    clock,
    log,
    sealForBackup: () => sealForBackup({ database, clock, keyring, log, lastSeal }),
    ...(config.backupDestination && { afterBackup: () => sendCopy({ database, jobs, clock }) }),
  });
  return { housekeeping, lastSeal };
}

/**
 * Creates what the comparison of financial records needs: the kinds of differences, the recording of repairs,
 * and the full reconciliation on request. Also the counted figures of the overview page.
 */
function openBooks({ config, clock }: Base, shop: () => Shop) {
  return {
    differenceKinds,
    recordRepair: recordRepair({ clock }),
    syncWithProvider: createSyncWithProvider(
      () => reconcilePayments(shop(), 'full'),
      (actor) => compareBooks(shop(), actor),
    ),
    countedElsewhere: countedElsewhere({ testMode: !config.live }),
  };
}

/** Creates the functions that place an order and find the outcome of its payment. */
function openCheckout(base: Base, provider: PaymentProvider, memory: Memory, shop: () => Shop) {
  const { database, announce, clock } = base;
  const confirm: ConfirmOrder = (tx, placed) => confirmOrder(shop(), tx, placed);
  const { blockedPeople } = memory;
  const placing = { database, provider, announce, clock, confirmOrder: confirm, blockedPeople };
  return { ...placing, findPaymentOutcome: createFindPaymentOutcome({ ...placing, ...memory }) };
}

const openPrinters = () => ({
  printInvoice: cachePrinted(printInvoice),
  printPackingSlips,
  pdfStack,
  drawQrCode,
});

/**
 * Creates the dependencies with which the blog writes articles: the writer, the redirects of changed
 * addresses, and the information about the shop that the writer may use.
 */
const openWriting = (config: Platform['config'], vendors: GuardedVendors, shop: () => Shop) => ({
  articleWriter: openWriter(config, vendors),
  putRedirect,
  readShopInfo: () => readShopInfo(shop()),
});

/**
 * Stores the current values of the variables in written pages, such as the return period. An error is logged
 * and not thrown; the next change or start tries again.
 */
const storeVariableValuesOf = (shop: Shop, readVariableValues: () => Promise<VariableValues>) =>
  storeVariableValues({ ...shop, readVariableValues }).catch((error) =>
    shop.log.error({ err: error }, 'what the variables of the texts of the law are was not kept'),
  );

/**
 * Creates the caches of this process: settings, products and other data that is read often and rarely
 * changes.
 */
const createCaches = (database: Database, clock: Clock, live: boolean) => ({
  getSettings: createGetSettings({ database }),
  findSoldProduct: createFindSoldProduct({ database }),
  packVariants: cachedUntil(async () => {
    const { packs: sellable, until } = await listSellable({ database, clock });
    const mostOrdered = live ? await findMostOrdered(database.orm, clock.now()) : undefined;
    return { value: await listPackVariants({ database }, { sellable, mostOrdered }), until };
  }, clock),
  countedReviews: cached(() => summariseReviews(database.orm)),
  shownPages: cached(() => readPublishedPages(database.orm)),
  packInfoCache: createPackInfoCache(),
  priceList: createPriceList({ database }),
  templateCache: createTemplateCache(),
  blockedPeople: createBlockedPeople(),
});

function openKeys(config: Platform['config']) {
  const keyring = createKeyring(config);
  // Network addresses are stored only as this hash: the same address can be recognised, but none can be read.
  const hashSender = (address: string) =>
    createHmac('sha256', keyring.keysOf('addresses of senders')[0]).update(address).digest('base64url');
  return { keyring, tokens: createSignedTokens(keyring), hashSender };
}

function openWriter({ ai }: Platform['config'], vendors: GuardedVendors) {
  if (!ai) return createOfflineWriter();
  return vendors.text(createOpenaiWriter(ai), () => probeAddress(`${ai.baseUrl}/models`, ai.apiKey));
}

function openAddresses({ live, pdokBaseUrl }: Platform['config'], vendors: GuardedVendors) {
  const register = vendors.addresses(createPdokAddresses({ baseUrl: pdokBaseUrl }));
  return live ? register : withSampleAddresses(register);
}

/** Registers the handlers of all jobs. Must be called before the jobs start. */
async function handleJobs(shop: Shop): Promise<void> {
  await handleMail(shop);
  await handleNotices(shop);
  handleReactions(shop, reactions);
  // No other process can use the embedded database, so every running import died with the previous process.
  if (shop.database.engine === 'embedded') await failStalledImports(shop, 'all');
  await handleLabels(shop);
  handleBackups(shop);
  handlePlannedPosts(shop);
  handlePlannedPages(shop);
  handleWriting(shop);
}

/** Registers the delivery of push notices; the push keys are created at the first start. */
async function handleNotices(shop: Shop): Promise<void> {
  await readPushKeys(shop);
  shop.jobs.handle(deliverPushQueue, (job) => deliverPush(shop, job));
}
