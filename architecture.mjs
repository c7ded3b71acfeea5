// Who may import whom. The check generates its dependency rules from this file, by
// scripts/check/boundary-rules.mjs; there is no list of exceptions.

/** Layers of src/ and the layers each may import. `modules` is refined by `moduleMap` below. */
export const layers = {
  main: ['main', 'web', 'api', 'reactions', 'mails', 'copy', 'integrations', 'modules', 'platform', 'shared'],
  web: ['web', 'modules', 'copy', 'shared'],
  api: ['api', 'modules', 'platform', 'shared'],
  reactions: ['reactions', 'modules', 'platform', 'shared'],
  integrations: ['integrations', 'modules', 'platform', 'shared'],
  mails: ['mails', 'modules', 'copy', 'platform', 'shared'],
  copy: ['copy', 'shared'],
  modules: ['modules', 'platform', 'shared'],
  platform: ['platform', 'shared'],
  shared: ['shared'],
};

/**
 * The modules in the order of ARCHITECTURE.md: the subject of each and the modules it may call. Every module
 * may call settings. `node scripts/generate/module-table.mjs` writes the table of that page, and
 * `node scripts/generate/architecture-diagram.mjs` its picture.
 */
export const modules = {
  catalog: {
    decides: 'the product, its packs, prices and price history',
    neighbours: [],
  },
  stock: {
    decides:
      'stock of jars and brushes, movements, holds and the contents of packs; purchases, batches and their recipients ([ADR 40](docs/decisions/0040-stock-counted-in-articles.md))',
    neighbours: ['catalog'],
  },
  coupons: {
    decides: 'discount codes: value, validity and usage',
    neighbours: [],
  },
  shipping: {
    decides:
      'countries and fees, carriers and tracking links, the address register; parcels and the port `LabelProvider`',
    neighbours: [],
  },
  pricing: {
    decides: '`quote()`: prices, discounts, shipping and VAT of every order',
    neighbours: ['catalog', 'coupons', 'shipping'],
  },
  drafts: {
    decides: 'the stored basket, owned by a secret session',
    neighbours: ['pricing'],
  },
  payments: {
    decides: 'payments as the provider reports them, webhooks, the port `PaymentProvider`',
    neighbours: [],
  },
  orders: {
    decides: 'orders: their rows, history, status and its effects, lists and links',
    neighbours: ['shipping', 'stock', 'coupons'],
  },
  refunds: {
    decides: 'refunds, disputes, and the extra payments for a change of an order',
    neighbours: ['orders', 'payments', 'stock'],
  },
  invoices: {
    decides: 'invoices, credit notes and their numbers',
    neighbours: ['orders', 'refunds', 'payments'],
  },
  fulfilment: {
    decides:
      'labels, packing slips, packing and departures ([ADR 46](docs/decisions/0046-packing-runs-delayed-send-with-undo.md)); the recall list of a supplier batch',
    neighbours: ['orders', 'shipping', 'stock'],
  },
  returns: {
    decides:
      'withdrawals, returns, cancellations and replacements ([ADR 44](docs/decisions/0044-cancellations-and-returns-explicit-acts.md))',
    neighbours: ['orders', 'refunds', 'fulfilment', 'payments', 'shipping', 'stock', 'coupons'],
  },
  'order-changes': {
    decides: 'changes of what an order costs, their documents, and the payment of the difference',
    neighbours: ['orders', 'refunds', 'invoices', 'fulfilment', 'pricing', 'payments', 'stock', 'coupons'],
  },
  'order-overview': {
    decides:
      "what is read across the modules of an order: the order's page, the customer's page, the orders of a person, daily sales, and the comparison of the books",
    neighbours: ['orders', 'refunds', 'invoices', 'fulfilment', 'returns', 'payments', 'shipping', 'stock'],
  },
  checkout: {
    decides: 'preparing payments, placing orders and reconciliation across modules',
    neighbours: [
      'drafts',
      'pricing',
      'coupons',
      'payments',
      'orders',
      'refunds',
      'invoices',
      'order-changes',
      'order-overview',
      'stock',
    ],
  },
  mail: {
    decides:
      'composing, storing and delivering mail; templates; the suppression list ([ADR 14](docs/decisions/0014-outgoing-mail-outbox-retry-and-suppression.md))',
    neighbours: [],
  },
  contacts: {
    decides:
      'messages of customers and their replies, the port `IncomingMailbox`; newsletter subscriptions ([ADR 47](docs/decisions/0047-inbound-mail-conversations-in-back-office.md))',
    neighbours: ['mail'],
  },
  blog: {
    decides: 'articles, their format and claims, the port `ArticleWriter`, scheduled publishing',
    neighbours: ['media'],
  },
  pages: {
    decides:
      'pages the owner edits: landing page, policies, own pages, menu and footer; drafts, versions and redirects ([ADR 53](docs/decisions/0053-page-editor-typed-blocks-and-versions.md))',
    neighbours: ['blog', 'media'],
  },
  reviews: {
    decides:
      "reviews, their verification ([ADR 52](docs/decisions/0052-claims-need-evidence.md)) and invitations; customers' photos of before and after ([ADR 59](docs/decisions/0059-brushing-page-data-stays-in-browser.md))",
    neighbours: ['orders', 'order-overview', 'media'],
  },
  imports: {
    decides:
      'backups of apps: validation and contents of archives, which are never unpacked to disk or executed',
    neighbours: ['media'],
  },
  advice: {
    decides: 'the pack recommendation of AI Advies: fixed rules, computed in the browser',
    neighbours: [],
  },
  statistics: {
    decides: 'anonymous counts of visits and events, the figures of the back-office',
    neighbours: ['order-overview', 'drafts'],
  },
  accounts: {
    decides: 'operators, permissions, sessions, second factor, log-in limits',
    neighbours: [],
  },
  audit: {
    decides: 'the audit log of the back-office',
    neighbours: [],
  },
  media: {
    decides: 're-encoded images, their URLs and where they are used; the port `MediaStorage`',
    neighbours: [],
  },
  operations: {
    decides:
      'health of the services, backups and restore tests (port `BackupStorage`), comparison of the books ([ADR 48](docs/decisions/0048-reconciliation-one-list-of-differences.md)), the check before live mode',
    neighbours: [],
  },
  customers: {
    decides: 'customers and their data, erasure and data export, blocked customers',
    neighbours: ['orders', 'invoices', 'order-overview', 'drafts', 'contacts', 'reviews', 'mail', 'audit'],
  },
  bookkeeping: {
    decides:
      'the journal, VAT returns, closed quarters, payouts, costs and margins ([ADR 49](docs/decisions/0049-bookkeeping-journal-and-closed-quarters.md))',
    neighbours: ['orders', 'refunds', 'invoices', 'payments', 'stock'],
  },
  notices: {
    decides:
      'notifications to operators by mail and push, at once or in a daily digest; the port `PushSender` ([ADR 45](docs/decisions/0045-notifications-found-by-a-minute-job.md))',
    neighbours: ['mail', 'accounts'],
  },
  settings: {
    decides: "the operator's settings; every module may read them",
    neighbours: [],
  },
};

/** A module's name and the neighbours it may call. */
export const moduleMap = Object.fromEntries(
  Object.entries(modules).map(([module, { neighbours }]) => [module, neighbours]),
);

/**
 * What of a module is seen from outside, by the layer that looks; `others` holds for every layer not named.
 */
export const entryPoints = {
  web: ['contract.ts', 'endpoints.ts', 'browser.ts'],
  api: ['index.ts', 'contract.ts', 'endpoints.ts', '*.port.ts'],
  integrations: ['index.ts', 'contract.ts', '*.port.ts'],
  others: ['index.ts', 'contract.ts'],
};

/** Layers that open a transaction for a use case but never speak SQL: the database is a type to them. */
export const databaseAsTypeOnly = ['api', 'reactions', 'mails', 'integrations'];

/** The files that may import the query builder. pg-boss takes it in src/platform/jobs. */
export const sqlHomes = ['.repository.ts', '.tables.ts', 'src/platform/database/', 'src/platform/jobs/'];

/** Parts of src/web that do not know each other. */
export const separateAreas = ['storefront', 'admin'];

/**
 * The sections of the back-office do not know each other either; what two of them need stands in
 * src/web/admin/shared.
 */
export const sectionsFolder = 'src/web/admin/sections';

/** Vendor packages and the one place that may import each. */
export const vendorHomes = {
  '@electric-sql/pglite': 'src/platform/database',
  'pg-boss': 'src/platform/jobs',
  pg: 'src/platform/database',
  pino: 'src/platform/log',
  tar: 'src/platform/database',
  nodemailer: 'src/integrations/smtp-mail',
  stripe: 'src/integrations/stripe-payments',
  '@stripe/stripe-js': 'src/web/checkout',
  '@stripe/react-stripe-js': 'src/web/checkout',
  sharp: 'src/modules/media',
  '@aws-sdk/client-s3': 'src/integrations/s3-(client|files|backups)',
  '@aws-sdk/lib-storage': 'src/integrations/s3-backups',
  '@fastify/multipart': 'src/api',
  otpauth: 'src/modules/accounts',
  '@zxcvbn-ts/language-common': 'src/modules/accounts',
  'csv-parse': 'src/modules/reviews',
  yauzl: 'src/modules/imports/archive',
  'eventsource-parser': 'src/integrations/openai-text',
  'prom-client': 'src/platform/metrics',
  pdfkit: 'src/integrations/pdf-paper',
  fontkit: 'src/integrations/pdf-paper',
  'bidi-js': 'src/integrations/pdf-paper',
  'bwip-js': 'src/integrations/offline-labels',
  'web-vitals': 'src/web/islands/analytics',
  'node:sqlite': 'src/(integrations/sandbox-payments|platform/database)',
};
