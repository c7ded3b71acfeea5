// Who may import whom. The check generates its dependency rules from this file; there is no list of exceptions.

/** Layers of src/ and the layers each may import. `modules` is refined by `moduleMap` below. */
export const layers = {
  main: ['main', 'web', 'api', 'reactions', 'emails', 'copy', 'integrations', 'modules', 'platform', 'shared'],
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
};

/** Vendor packages and the one place that may import each. */
export const vendorHomes = {
  '@electric-sql/pglite': 'src/platform/database',
  'pg-boss': 'src/platform/jobs',
  pg: 'src/platform/database',
  nodemailer: 'src/integrations/smtp-mail',
  'node:sqlite': 'src/(integrations/sandbox-payments|platform/database)',
};
