// The shop put together: every use case with the concrete things it needs. Nothing else knows all of them.

import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { createPdokAddresses } from '#integrations/pdok-addresses/pdok-addresses.ts';
import { withSampleAddresses } from '#integrations/sample-addresses/sample-addresses.ts';
import { createAuditLog, watchRows } from '#modules/audit/index.ts';
import { listPackVariants, packVariantSchema } from '#modules/catalog/index.ts';
import {
  createCompleteDraft,
  createCreateOrderFromSuccess,
  createFindPaymentOutcome,
  createFindUnpaidBasket,
  createListFailedPayments,
  createListUnpreparedPayments,
  createLogRecoveryFailure,
  createPlaceOrder,
  createReadBasketStory,
  createReconcilePayments,
  createRecoveryLinks,
  createStartCheckout,
  createStartRecovery,
  HOLDS_PER_NETWORK,
  noteUnpreparedPayments,
} from '#modules/checkout/index.ts';
import { createListContacts, createNewsletterLinks, createRecordContact } from '#modules/contacts/index.ts';
import {
  createFindOwnDraft,
  createManageDrafts,
  createUpsertDraft,
  type QuoteBasket,
} from '#modules/drafts/index.ts';
import { createSendByHand } from '#modules/mail/index.ts';
import {
  createChangeOrder,
  createExportOrders,
  createListOrders,
  createListWithdrawals,
  createOrderLinks,
  createSubmitWithdrawal,
} from '#modules/orders/index.ts';
import { createReceiveWebhook } from '#modules/payments/index.ts';
import { createGetQuote, createValidateCoupon } from '#modules/pricing/index.ts';
import { createGetSettings, createKeepViews, createUpdateSettings } from '#modules/settings/index.ts';
import { createLookUpAddress } from '#modules/shipping/index.ts';
import { createHousekeeping } from '#platform/database/housekeeping.ts';
import { createHtmlCache } from '#platform/html-cache/html-cache.ts';
import { createCountTogether } from '#platform/http/count-together.ts';
import { createJobs } from '#platform/jobs/create-jobs.ts';
import { createAnnounce } from '#platform/jobs/facts.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { createFindMailContent } from '#reactions/find-mail-content.ts';
import { systemClock } from '#shared/clock.ts';
import { composeAccounts } from './compose-accounts.ts';
import { composeBlog } from './compose-blog.ts';
import { composeForgetting } from './compose-forgetting.ts';
import { composeImports } from './compose-imports.ts';
import { composeLabels } from './compose-labels.ts';
import { composeMail } from './compose-mail.ts';
import { composeMedia } from './compose-media.ts';
import { composeMoney } from './compose-money.ts';
import { composeOperations } from './compose-operations.ts';
import { composeReviews } from './compose-reviews.ts';
import { composeSeals } from './compose-seals.ts';
import { composeStatistics } from './compose-statistics.ts';
import { keepJson } from './keep-json.ts';
import { openPayments } from './open-payments.ts';
import type { Platform } from './platform.ts';
import { installReactions } from './reactions.ts';
import { installSchedules } from './schedules.ts';
import { forgetKept, watchChanges } from './watch-changes.ts';

export type Composed = Awaited<ReturnType<typeof compose>>;

export async function compose(platform: Platform) {
  const { config, database, log, publicUrl, clock = systemClock } = platform;
  const keyring = createKeyring(config);
  const tokens = createSignedTokens(keyring);
  // Addresses of people are kept only like this: the same one can be recognised, none can be read.
  const hashSender = (address: string) =>
    createHmac('sha256', keyring.keysOf('addresses of senders')[0]).update(address).digest('base64url');
  await watchRows({ database });
  const jobs = createJobs({ database, log });
  const reactionsOf: Record<string, string[]> = {};
  const announce = createAnnounce(jobs, reactionsOf);
  const cache = createHtmlCache({ clock });
  const packVariants = keepJson(z.array(packVariantSchema), () => listPackVariants(database.orm));
  const getSettings = createGetSettings({ database });
  const updateSettings = createUpdateSettings({ database, clock, onChange: () => getSettings.drop() });
  const { provider, sandbox } = await openPayments(platform, clock);

  const quoteOf = createGetQuote({
    clock,
    readTaxSettings: async (on) => ({ oss: (await getSettings(on)).vat.oss }),
  });
  const quoteBasket: QuoteBasket = (input) => quoteOf(database.orm, input);
  const couponAnswer = createValidateCoupon({ clock });

  const register = createPdokAddresses({ baseUrl: config.pdokBaseUrl });
  const placeOrder = createPlaceOrder({ database, provider, announce, clock });
  const money = composeMoney({ database, provider, announce, clock, getSettings });
  const { reconcileReversals } = money;
  const reconcilePayments = createReconcilePayments({
    ...{ database, provider, placeOrder, reconcileReversals, clock },
  });
  const startCheckout = noteUnpreparedPayments(
    { database, clock },
    createStartCheckout({
      ...{ database, provider, quoteBasket, clock, hashSender },
      holdsPerNetwork: Math.max(1, Math.round(HOLDS_PER_NETWORK * config.rateLimitScale)),
    }),
  );
  const recoveryLinks = createRecoveryLinks({ database, tokens, clock, publicUrl });
  const findOwnDraft = createFindOwnDraft({ database });

  const { queueMail, byHand, ...mail } = await composeMail({
    ...{ config, database, publicUrl, jobs, tokens, clock, getSettings },
    readDocument: money.readDocument,
  });

  const orderLinks = createOrderLinks({ database, tokens, clock, publicUrl });
  const orderUrl = orderLinks.urlOf;
  const newsletter = createNewsletterLinks({ database, tokens, clock, publicUrl });
  const findUnpaidBasket = createFindUnpaidBasket({ database, placeOrder });
  const reviews = composeReviews({
    ...{ database, clock, tokens, publicUrl, getSettings, queueMail },
    making: byHand,
    testMode: !config.live,
  });
  const mailContents = {
    ...{ database, getSettings, orderUrl, findUnpaidBasket, recoveryLinks, reviewUrl: reviews.reviewLink },
    issueInvoices: money.issueInvoices,
    packLabel: async (code: string) =>
      (await packVariants.read()).value.find(({ id }) => id === code)?.name ?? code,
  };
  installReactions({
    newsletter,
    jobs,
    reactionsOf,
    database,
    provider,
    clock,
    money,
    placeOrder,
    queueMail,
    getSettings,
    orderUrl,
    findUnpaidBasket,
    recoveryLinks,
    mailContents,
  });
  const { sealLog, verifySeals, tellHead, markBackup } = composeSeals({ database, clock, keyring, log });
  const housekeeping = createHousekeeping({
    ...{ database, dataFolder: config.dataDir, backupKey: config.backupKey, markBackup, clock, log },
  });
  const forgetting = composeForgetting({ database, clock, sealLog });
  const { counting, ...statistics } = composeStatistics({ database, clock, testMode: !config.live });
  const { cleanUpLibrary, ...media } = composeMedia(platform, { clock, getSettings });
  const { endSilentImports, ...imports } = await composeImports(platform, { clock, ...media });
  const changeOrder = createChangeOrder({ database, announce, clock });
  const labels = await composeLabels({
    ...{ config, database, jobs, getSettings, changeOrder, publicUrl, clock },
  });
  const catchUp = installSchedules({
    labels,
    sealing: { seal: sealLog.seal, tellHead },
    forgetting: { ...forgetting, pictures: cleanUpLibrary },
    endSilentImports,
    counting,
    database,
    jobs,
    housekeeping,
    reconcilePayments,
    invoices: money.invoices,
    inviteReviewers: reviews.inviteReviewers,
    log,
  });

  const operations = composeOperations(platform, {
    ...{ clock, provider, housekeeping, jobs, getSettings, reconcilePayments },
    transport: mail.transport,
    mediaStorage: media.mediaStorage,
  });

  const kept = forgetKept({ cache, getSettings, packVariants });

  return {
    cache,
    clock,
    keyring,
    tokens,
    packVariants,
    watchChanges: () => watchChanges({ database, kept }),
    forgetAll: kept.forgetAll,
    jobs,
    catchUp,
    provider,
    sandbox,
    ...mail,
    sendByHand: createSendByHand({ ...byHand, queueMail, findContent: createFindMailContent(mailContents) }),
    housekeeping,
    ...operations,
    getSettings,
    updateSettings,
    quoteBasket,
    couponAnswer,
    blog: composeBlog({
      ...{ config, database, jobs, getSettings, clock },
      takePicture: media.takePicture,
    }),
    placeOrder,
    refunds: money.refunds,
    invoices: money.invoices,
    reconcilePayments,
    findOwnDraft,
    lookUpAddress: createLookUpAddress({
      directory: config.live ? register : withSampleAddresses(register),
      clock,
      log,
    }),
    orderLinks,
    startCheckout,
    startRecovery: createStartRecovery({ database, placeOrder, startCheckout, clock }),
    listFailedPayments: createListFailedPayments({ database, placeOrder }),
    listUnpreparedPayments: createListUnpreparedPayments({ database, clock }),
    logRecoveryFailure: createLogRecoveryFailure({ database, clock }),
    recoveryLinks,
    createOrderFromSuccess: createCreateOrderFromSuccess({ database, placeOrder, announce, clock }),
    findPaymentOutcome: createFindPaymentOutcome({ database, placeOrder, getSettings, clock }),
    completeDraft: createCompleteDraft({ database, placeOrder }),
    upsertDraft: createUpsertDraft({ database, quoteBasket, announce, clock }),
    manageDrafts: createManageDrafts({ database, quoteBasket, clock }),
    newsletter,
    forgetting,
    recordContact: createRecordContact({ database, announce, clock }),
    listContacts: createListContacts({ database }),
    ...reviews,
    ...media,
    cleanUpLibrary,
    ...composeAccounts({
      ...{ database, clock, keyring, tokens },
      ...{ https: publicUrl.startsWith('https:'), live: config.live },
    }),
    auditLog: createAuditLog({ database }),
    readSealState: sealLog.state,
    tellHead,
    verifySeals,
    hashSender,
    countTogether: createCountTogether({ database, hashSender }),
    listOrders: createListOrders({ database }),
    exportOrders: createExportOrders({ database }),
    readBasketStory: createReadBasketStory({ database }),
    keepViews: createKeepViews({ database, clock }),
    changeOrder,
    ...labels,
    listWithdrawals: createListWithdrawals({ database }),
    submitWithdrawal: createSubmitWithdrawal({
      database,
      announce,
      getSettings,
      clock,
      hashAddress: hashSender,
    }),
    ...statistics,
    ...imports,
    receiveWebhook: createReceiveWebhook({ database, provider, announce, clock }),
  };
}
