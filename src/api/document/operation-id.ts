// Operation names for generated API clients: a verb and a noun derived from method and path, so a name
// changes only when the path changes.

import { capitalise } from '#shared/writing/capitalise.ts';

const VERBS: Readonly<Record<string, string>> = { PUT: 'update', PATCH: 'change', DELETE: 'delete' };

/** Names, by method and path, of the operations whose name cannot be derived from their path. */
const NAMED: Readonly<Record<string, string>> = {
  'POST /api/checkout': 'startCheckout',
  'GET /api/checkout/outcome': 'getCheckoutOutcome',
  'POST /api/create-order-from-success': 'createOrderFromSuccess',
  'POST /api/draft-orders/upsert': 'saveDraftOrder',
  'GET /api/draft-orders/current': 'getCurrentDraftOrder',
  'GET /api/blog/:post': 'getBlogPost',
  'PUT /api/blog/:post': 'updateBlogPost',
  'DELETE /api/blog/:post': 'deleteBlogPost',
  'POST /api/admin/blog': 'createBlogPost',
  'POST /api/statistics/events': 'reportEvents',
  'POST /api/stripe/webhook': 'receiveStripeWebhook',
  'POST /api/sendy/webhook': 'receiveSendyWebhook',
  'POST /api/stripe/recovery-payment': 'startRecoveryPayment',
  'POST /api/upload': 'uploadPicture',
  'POST /api/import': 'importArchive',
  'GET /api/admin/media': 'listAdminMedia',
  'GET /api/admin/outbox': 'listAdminOutbox',
  'GET /api/admin/orders/:id/invoices/:number': 'getAdminOrderInvoiceByNumber',
  'POST /api/admin/login': 'logIn',
  'POST /api/admin/logout': 'logOut',
  'POST /api/admin/account/password': 'changePassword',
  'POST /api/admin/account/two-factor': 'startTwoFactor',
  'POST /api/admin/imports/:id/entries/:entryId/picture': 'takeImportPicture',
  'POST /api/admin/send-email': 'sendEmail',
  'POST /api/admin/generate-blog-post': 'generateBlogPosts',
  'GET /api/admin/generate-blog-post': 'getGeneration',
  'GET /api/admin/settings': 'getSettings',
  'PUT /api/admin/settings': 'updateSettings',
  'GET /api/admin/analytics': 'getAnalytics',
  'GET /metrics': 'getMetrics',
  'POST /api/admin/backup': 'makeBackup',
  'POST /api/admin/sync': 'syncWithProvider',
};

export function operationIdOf(method: string, url: string): string {
  const named = NAMED[`${method} ${url}`];
  if (named) return named;
  const parts = url.split('/').filter((part) => part !== '' && part !== 'api');
  const words = parts.flatMap((part, index) => {
    if (part.startsWith(':')) return [];
    const isOne = parts[index + 1]?.startsWith(':');
    return [pascal(isOne ? singular(part) : part)];
  });
  const last = parts.at(-1) ?? '';
  const isOne = last.startsWith(':');
  const subject = words.join('');
  if (method === 'GET') return `${!isOne && isMany(last) ? 'list' : 'get'}${subject}`;
  if (method !== 'POST') return `${VERBS[method] ?? method.toLowerCase()}${subject}`;
  const before = words.slice(0, -1).map(singular).join('');
  return isMany(last) ? `create${before}${singular(words.at(-1) ?? '')}` : camel(`${pascal(last)}${before}`);
}

const isMany = (word: string) => /[^s]s$/.test(word);

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses')) return word.slice(0, -2);
  return isMany(word) ? word.slice(0, -1) : word;
}

function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map(capitalise)
    .join('');
}

const camel = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
