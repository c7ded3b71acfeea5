// The type of the shop as API handlers use it: all dependencies, created by main/compose/compose.ts. A use
// case declares only the dependencies it needs, and its caller passes the whole shop.

import type { LoginLimiters } from '#modules/accounts/index.ts';
import type { LastSeal } from '#modules/audit/index.ts';
import type { ArticleWriter, PutRedirect, ShopInfo } from '#modules/blog/index.ts';
import type {
  FindSoldProduct,
  IsVariantOrdered,
  PackInfoCache,
  PackVariant,
} from '#modules/catalog/index.ts';
import type { ConfirmOrder, DrawQrCode, FindPaymentOutcome } from '#modules/checkout/index.ts';
import type { IncomingMailbox } from '#modules/contacts/index.ts';
import type { BlockedPeople, PeopleNeeds } from '#modules/customers/index.ts';
import type {
  LabelProviders,
  ListHeldBackItems,
  PdfStack,
  PrintPackingSlips,
  ReadLabelMessage,
} from '#modules/fulfilment/index.ts';
import type { ImportFolder } from '#modules/imports/index.ts';
import type { PrintInvoice } from '#modules/invoices/index.ts';
import type { FindMailContent, MailLayout, MailTransport, TemplateCache } from '#modules/mail/index.ts';
import type { MediaStorage, PictureReaders, SerialQueue } from '#modules/media/index.ts';
import type { PushSender } from '#modules/notices/index.ts';
import type {
  BackupDestination,
  BookKey,
  GoLiveInfo,
  ProbeService,
  ReadShopHealth,
  RecordRepair,
  Selling,
  SyncWithProvider,
} from '#modules/operations/index.ts';
import type { LinkedOrder, StatusConsequences } from '#modules/orders/index.ts';
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
  /** Public URL of the shop, without a slash at the end. */
  publicUrl: string;
  /**
   * True when no real money moves, because payments go to the sandbox or a provider's test mode; pages say
   * so.
   */
  testMode: boolean;
  database: Database;
  clock: Clock;
  log: Log;
  keyring: Keyring;
  tokens: SignedTokens;
  /**
   * Hashes the network address from which a request came. The same address gives the same hash, but the
   * address cannot be recovered.
   */
  hashSender(address: string): string;
  jobs: Jobs;
  announce: Announce;
  housekeeping: Housekeeping;
  /** The second location of the shop's backups; null when backups are on the shop's own disk only. */
  backupDestination: BackupDestination | null;
  openScratch: OpenScratch;
  /** The financial records that a restore test compares: orders, invoices, payments and so on. */
  books: readonly Book<BookKey>[];
  /**
   * The kinds of differences that the nightly comparison of financial records looks for, with their repairs.
   */
  differenceKinds: readonly DifferenceKind<Shop>[];
  recordRepair: RecordRepair;
  getSettings: GetSettings;
  findSoldProduct: FindSoldProduct;
  priceList: PriceList;
  blockedPeople: BlockedPeople;
  packVariants: Pick<CachedUntil<PackVariant[]>, 'read' | 'until'>;
  packInfoCache: Pick<PackInfoCache, 'read'>;
  countedReviews: Pick<Cached<ReviewSummary>, 'read'>;
  putRedirect: PutRedirect;
  shownPages: Pick<Cached<PublishedPages>, 'read'>;
  templateCache: TemplateCache;
  provider: PaymentProvider;
  /**
   * The interface of the payment sandbox for the browser: its pages and the confirmation of payments. Null
   * with a real payment provider, so these addresses do not exist.
   */
  sandbox: SandboxPayments | null;
  confirmOrder: ConfirmOrder;
  printInvoice: PrintInvoice;
  drawQrCode: DrawQrCode;
  /**
   * Finds the outcome of a payment for the success page; the provider's answer is cached for a short time.
   */
  findPaymentOutcome: FindPaymentOutcome;
  loginLimiters: LoginLimiters;
  mailTransport: MailTransport;
  /** Mailbox with the customers' replies; null when incoming mail is not read. */
  incomingMailbox: IncomingMailbox | null;
  pushSender: PushSender;
  mailLayout: MailLayout;
  findMailContent: FindMailContent;
  /**
   * Creates the PDF of a mail attachment, such as an invoice, from the reference stored in the attachment.
   */
  readDocument(reference: string): Promise<Buffer>;
  reviewMailer: ReviewMailer;
  isVariantOrdered: IsVariantOrdered;
  mediaStorage: MediaStorage;
  /** Folder for uploaded images that the shop is still receiving. */
  incomingFolder: string;
  pictureQueue: SerialQueue;
  importFolder: ImportFolder;
  /** Signal that is aborted when the shop shuts down; running imports then stop. */
  endOfImports: AbortSignal;
  lookUpAddress: LookUpAddress;
  printPackingSlips: PrintPackingSlips;
  brushingLink(order: LinkedOrder | null): string;
  pdfStack: PdfStack;
  labelProviders: LabelProviders;
  listHeldBackItems: ListHeldBackItems;
  statusConsequences: StatusConsequences;
  /** Reads a webhook message of the label service Sendy; null when the shop does not use Sendy. */
  readSendyMessage: ReadLabelMessage | null;
  lastSeal: LastSeal;
  probeService: ProbeService;
  readShopHealth: ReadShopHealth;
  syncWithProvider: SyncWithProvider;
  /**
   * Reads the information for the Livegang-check, the list of points to check before going live. `trace`
   * contains the proxies that the calling request passed.
   */
  readGoLiveInfo(trace: ProxyTrace): Promise<GoLiveInfo>;
  /** Tells whether the shop accepts orders; every endpoint that starts a checkout checks this. */
  selling: Selling;
  countedElsewhere: CountedElsewhere;
  personalData: PeopleNeeds['personalData'];
  articleWriter: ArticleWriter;
  /**
   * Reads what an article writer may state about the shop: its name, the product, and what the product does.
   */
  readShopInfo(): Promise<ShopInfo>;
};
