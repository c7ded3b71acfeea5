// Who may import whom. The check generates its dependency rules from this file (scripts/boundary-rules.mjs);
// there is no list of exceptions.

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
 * The modules in the order ARCHITECTURE.md tells them: what each decides, and the neighbours it may call (and
 * does). Everything may read settings; the rest depends on nobody. `node scripts/module-table.mjs` writes the
 * table of the page.
 */
export const modules = {
  catalog: {
    decides: 'product, packs, prices and their history',
    neighbours: [],
  },
  stock: {
    decides:
      'what is on hand of jars and brushes, every movement of it, what packs hold of them, holds; purchases, batches and who got them ([ADR 40](docs/decisions/0040-stock-counted-in-articles.md))',
    neighbours: ['catalog'],
  },
  coupons: {
    decides: 'what a code is worth, and who may still use it',
    neighbours: [],
  },
  shipping: {
    decides:
      'countries and fees, carriers and track links, the address register; parcels and the port `LabelProvider`',
    neighbours: [],
  },
  pricing: {
    decides: '`quote()`: the one computation of every amount shown or charged',
    neighbours: ['catalog', 'coupons', 'shipping'],
  },
  drafts: {
    decides: 'the basket on the server, owned by a secret session',
    neighbours: ['pricing'],
  },
  payments: {
    decides: 'what the provider said; its webhook; the port `PaymentProvider`',
    neighbours: [],
  },
  orders: {
    decides:
      'orders, their history, status and its effects; refunds, disputes, invoices; labels, packing slips and packing ([ADR 46](docs/decisions/0046-packing-runs-delayed-send-with-undo.md)); cancelling them, and what comes back of them ([ADR 44](docs/decisions/0044-cancellations-and-returns-explicit-acts.md))',
    neighbours: ['payments', 'shipping', 'stock', 'coupons'],
  },
  checkout: {
    decides: 'the only orchestrator: prepare a payment, place an order, reconcile',
    neighbours: ['drafts', 'pricing', 'coupons', 'payments', 'orders', 'stock'],
  },
  mail: {
    decides:
      'making, storing and delivering mail; templates; who gets none ([ADR 14](docs/decisions/0014-outgoing-mail-outbox-retry-and-suppression.md))',
    neighbours: [],
  },
  contacts: {
    decides:
      'what people write to the shop and what it answers; the port `IncomingMailbox`; who asked for its newsletter ([ADR 47](docs/decisions/0047-inbound-mail-conversations-in-back-office.md))',
    neighbours: ['mail'],
  },
  blog: {
    decides:
      'articles, their body rules and claims, who writes them (port `ArticleWriter`), publishing at a moment',
    neighbours: ['media'],
  },
  pages: {
    decides:
      'the pages the owner writes: landing page, policies, pages of their own, menu and footer; drafts, versions, and addresses that lead on ([ADR 53](docs/decisions/0053-page-editor-typed-blocks-and-versions.md))',
    neighbours: ['blog', 'media'],
  },
  reviews: {
    decides:
      'what customers say, what may be shown of it ([ADR 52](docs/decisions/0052-claims-need-evidence.md)), who is asked, and the photos of before and after that buyers give ([ADR 59](docs/decisions/0059-brushing-page-data-stays-in-browser.md))',
    neighbours: ['orders', 'media'],
  },
  imports: {
    decides:
      'backups of apps: what an archive may hold, and what is in one; nothing of it is unpacked to disk or run',
    neighbours: ['media'],
  },
  advice: {
    decides: 'which pack suits the answers to AI Advies: points by fixed rules, in the browser',
    neighbours: [],
  },
  statistics: {
    decides: 'how often what happened, without knowing anybody; the figures of the back-office',
    neighbours: ['orders', 'drafts'],
  },
  accounts: {
    decides: 'operators, their rights, sessions, second factor, log-in limits',
    neighbours: [],
  },
  audit: {
    decides: 'the log of the back-office: who changed what, from what to what',
    neighbours: [],
  },
  media: {
    decides: 'pictures made anew, their addresses, where they are used; the port `MediaStorage`',
    neighbours: [],
  },
  operations: {
    decides:
      'whether the services work, backups and their proof (port `BackupShelf`), comparing with the provider and the books with each other ([ADR 48](docs/decisions/0048-reconciliation-one-list-of-differences.md)), the check before live mode',
    neighbours: [],
  },
  customers: {
    decides: 'who is a customer, what there is of them, and forgetting them; who may not order',
    neighbours: ['orders', 'drafts', 'contacts', 'reviews', 'mail', 'audit'],
  },
  bookkeeping: {
    decides:
      'the journal, VAT by quarter and its returns, closed quarters, payouts, costs and margins ([ADR 49](docs/decisions/0049-bookkeeping-journal-and-closed-quarters.md))',
    neighbours: ['orders', 'payments', 'stock'],
  },
  notices: {
    decides:
      'what who runs the shop hears of by itself: once for each fact, at once or in the morning, by mail and on their devices; the port `PushSender` ([ADR 45](docs/decisions/0045-notifications-found-by-a-minute-job.md))',
    neighbours: ['mail', 'accounts'],
  },
  settings: {
    decides: 'what the operator decides; everybody may read it',
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
export const frontDoors = {
  web: ['contract.ts', 'endpoints.ts', 'words.ts'],
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
  'web-vitals': 'src/web/islands/measuring',
  'node:sqlite': 'src/(integrations/sandbox-payments|platform/database)',
};
