// Who may import whom. The check generates its dependency rules from this file (scripts/boundary-rules.mjs); there is
// no list of exceptions.

/** Layers of src/ and the layers each may import. `modules` is refined by `moduleMap` below. */
export const layers = {
  main: [
    'main',
    'web',
    'api',
    'reactions',
    'emails',
    'copy',
    'integrations',
    'modules',
    'platform',
    'shared',
  ],
  web: ['web', 'modules', 'copy', 'shared'],
  api: ['api', 'modules', 'shared'],
  reactions: ['reactions', 'modules', 'emails', 'platform', 'shared'],
  integrations: ['integrations', 'modules', 'platform', 'shared'],
  emails: ['emails', 'copy', 'shared'],
  copy: ['copy', 'shared'],
  modules: ['modules', 'platform', 'shared'],
  platform: ['platform', 'shared'],
  shared: ['shared'],
};

/** Modules and the neighbours each may call. Everything may read settings; the rest depends on nobody. */
export const moduleMap = {
  catalog: [],
  pricing: ['catalog', 'coupons', 'shipping'],
  coupons: [],
  drafts: ['catalog', 'pricing'],
  checkout: ['drafts', 'pricing', 'coupons', 'payments', 'orders', 'catalog'],
  orders: ['payments', 'shipping', 'catalog'],
  payments: [],
  shipping: [],
  reviews: ['orders'],
  blog: ['media'],
  advice: ['catalog'],
  contacts: [],
  mail: [],
  media: [],
  imports: ['media'],
  statistics: ['orders', 'drafts'],
  settings: [],
  accounts: [],
  audit: [],
  operations: [],
};

/** What of a module is seen from outside, by the layer that looks; `others` holds for every layer not named. */
export const frontDoors = {
  web: ['contract.ts'],
  api: ['index.ts', 'contract.ts', '*-port.ts', '*-provider.ts', '*-transport.ts'],
  integrations: ['index.ts', 'contract.ts', '*-port.ts', '*-provider.ts', '*-transport.ts'],
  others: ['index.ts', 'contract.ts'],
};

/** Layers that open a transaction for a use case but never speak SQL: the database is a type to them. */
export const databaseAsTypeOnly = ['reactions', 'integrations'];

/** The files that may import the query builder. pg-boss takes it in src/platform/jobs. */
export const sqlHomes = ['.repository.ts', '.tables.ts', 'src/platform/database/', 'src/platform/jobs/'];

/** Parts of src/web that do not know each other. */
export const separateAreas = ['storefront', 'admin'];

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
  '@aws-sdk/client-s3': 'src/integrations/s3-files',
  '@fastify/multipart': 'src/api',
  otpauth: 'src/modules/accounts',
  'csv-parse': 'src/modules/reviews',
  yauzl: 'src/modules/imports/archive',
  'eventsource-parser': 'src/integrations/openai-text',
  'prom-client': 'src/platform/metrics',
  pdfkit: 'src/integrations/pdf-paper',
  'bwip-js': 'src/integrations/offline-labels',
  'web-vitals': 'src/web/islands/measuring',
  'node:sqlite': 'src/(integrations/sandbox-payments|platform/database)',
};
