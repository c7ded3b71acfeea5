// What every call is answered from: the concrete things the shop stands on once it is open, opened by
// main/compose/compose.ts. A use case names the few of them it needs; whoever calls it hands over the whole
// shop.

import type { LogInDoors } from '#modules/accounts/index.ts';
import type { LastSeal } from '#modules/audit/index.ts';
import type { ArticleWriter, LeadOn, ShopInfo } from '#modules/blog/index.ts';
import type { FindSoldProduct, IsVariantOrdered, PackVariant, ToldPacks } from '#modules/catalog/index.ts';
import type { ConfirmOrder, DrawCode, FindPaymentOutcome } from '#modules/checkout/index.ts';
import type { IncomingMailbox } from '#modules/contacts/index.ts';
import type { BlockedPeople, PeopleNeeds } from '#modules/customers/index.ts';
import type { ImportFolder } from '#modules/imports/index.ts';
import type { FindContent, KeptWords, MailTransport, Stationery } from '#modules/mail/index.ts';
import type { InTurn, MediaStorage, PictureReaders } from '#modules/media/index.ts';
import type { PushSender } from '#modules/notices/index.ts';
import type {
  BackupPlace,
  BookKey,
  GoLiveInfo,
  NoteRepair,
  ProbeService,
  ReadStanding,
  Selling,
  SyncWithProvider,
} from '#modules/operations/index.ts';
import type {
  LabelProviders,
  LinkedOrder,
  PdfStack,
  PrintInvoice,
  PrintPackingSlips,
  ReadLabelMessage,
} from '#modules/orders/index.ts';
import type { PublishedPages } from '#modules/pages/index.ts';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { SandboxPayments } from '#modules/payments/sandbox.port.ts';
import type { PriceList } from '#modules/pricing/index.ts';
import type { ReviewMailer, ReviewSummary } from '#modules/reviews/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { LookUpAddress } from '#modules/shipping/index.ts';
import type { CountedElsewhere } from '#modules/statistics/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Book } from '#platform/database/backup/book.ts';
import type { OpenScratch } from '#platform/database/backup/scratch.ts';
import type { Database } from '#platform/database/database.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import type { Housekeeping } from '#platform/database/housekeeping.ts';
import type { ProxyTrace } from '#platform/http/client-address.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Cached, CachedUntil } from '#shared/cache.ts';
import type { Clock } from '#shared/clock.ts';

export type Shop = PictureReaders & {
  config: Config;
  /** Where people reach it, without a slash at the end. */
  publicUrl: string;
  /** No real money moves, and pages say so. */
  testMode: boolean;
  database: Database;
  clock: Clock;
  log: Log;
  keyring: Keyring;
  tokens: SignedTokens;
  /** An address of somebody, so that the same one can be recognised and none can be read. */
  hashSender(address: string): string;
  jobs: Jobs;
  announce: Announce;
  housekeeping: Housekeeping;
  /** Null: backups are on the shop's own disk alone. */
  backupDestination: BackupPlace | null;
  openScratch: OpenScratch;
  /** What a backup that is tried is compared by. */
  books: readonly Book<BookKey>[];
  /** What a comparison of the shop's own books looks for, and what puts it right. */
  differenceKinds: readonly DifferenceKind<Shop>[];
  recordRepair: NoteRepair;
  getSettings: GetSettings;
  findSoldProduct: FindSoldProduct;
  priceList: PriceList;
  blockedPeople: BlockedPeople;
  packVariants: Pick<CachedUntil<PackVariant[]>, 'read' | 'until'>;
  packInfoCache: Pick<ToldPacks, 'read'>;
  countedReviews: Pick<Cached<ReviewSummary>, 'read'>;
  putRedirect: LeadOn;
  shownPages: Pick<Cached<PublishedPages>, 'read'>;
  templateCache: KeptWords;
  provider: PaymentProvider;
  /**
   * What a browser asks of the stand-in for the provider; null with a real one: then its pages and its bank
   * do not exist.
   */
  sandbox: SandboxPayments | null;
  confirmOrder: ConfirmOrder;
  printInvoice: PrintInvoice;
  drawQrCode: DrawCode;
  /** What a success page shows; keeps the provider's word for a moment. */
  findPaymentOutcome: FindPaymentOutcome;
  loginLimiters: LogInDoors;
  mailTransport: MailTransport;
  /** Null: nobody looks whether somebody answered by mail. */
  incomingMailbox: IncomingMailbox | null;
  pushSender: PushSender;
  mailLayout: Stationery;
  findMailContent: FindContent;
  /** Makes the document that an attachment of a mail refers to. */
  readDocument(reference: string): Promise<Buffer>;
  reviewMailer: ReviewMailer;
  isVariantOrdered: IsVariantOrdered;
  mediaStorage: MediaStorage;
  /** For pictures on their way in. */
  incomingFolder: string;
  pictureQueue: InTurn;
  importFolder: ImportFolder;
  /** Aborted when the shop shuts down. */
  endOfImports: AbortSignal;
  lookUpAddress: LookUpAddress;
  printPackingSlips: PrintPackingSlips;
  brushingLink(order: LinkedOrder | null): string;
  pdfStack: PdfStack;
  labelProviders: LabelProviders;
  /** Null as long as the shop has nothing to do with Sendy. */
  readSendyMessage: ReadLabelMessage | null;
  lastSeal: LastSeal;
  probeService: ProbeService;
  readShopHealth: ReadStanding;
  syncWithProvider: SyncWithProvider;
  /** With what the call that asks tells about the proxies it came through. */
  readGoLiveInfo(trace: ProxyTrace): Promise<GoLiveInfo>;
  /** Whether orders are taken; every door of the checkout asks it. */
  selling: Selling;
  countedElsewhere: CountedElsewhere;
  personalData: PeopleNeeds['personalData'];
  articleWriter: ArticleWriter;
  /** What the writer may know. */
  readShopInfo(): Promise<ShopInfo>;
};
