// Lists the parts of the API, in reading order. They are the chapters of the API description and the units
// for which a role gets rights (accounts/rights.ts).

export const tags = [
  { name: 'catalog', description: 'What the shop sells, for everybody' },
  { name: 'pricing', description: 'What a pack costs, with a country and a code' },
  { name: 'addresses', description: 'Doorsteps by postal code' },
  { name: 'checkout', description: 'From basket to payment to order, and payments that failed' },
  { name: 'drafts', description: 'The basket on the server' },
  { name: 'reviews', description: 'What customers say, and what is shown of it' },
  { name: 'contacts', description: 'Messages to the shop, and its newsletter' },
  { name: 'withdrawals', description: 'The statutory right to send a purchase back' },
  { name: 'blog', description: 'Articles, and having them written' },
  {
    name: 'pages',
    description: 'The pages the owner writes: landing page, policies, menu, and addresses that lead on',
  },
  { name: 'statistics', description: 'How often what happened, without knowing anybody' },
  { name: 'session', description: 'Logging in to the back-office' },
  { name: 'account', description: 'The own account: password, second factor, sessions' },
  { name: 'operators', description: 'Who may run the shop' },
  { name: 'overview', description: 'The figures of the back-office' },
  { name: 'standing', description: 'Whether everything runs, and how much waits where: asked on every page' },
  { name: 'orders', description: 'Orders, their money and their papers' },
  { name: 'returns', description: 'What customers send back, from announcing to the money' },
  { name: 'labels', description: 'Labels and packing slips' },
  { name: 'packing', description: 'What is to be sent, and sending it' },
  { name: 'products', description: 'Products as the operator edits them' },
  { name: 'variants', description: 'Packs as the operator edits them' },
  { name: 'stock', description: 'What is on hand and why, purchases, batches and who got them' },
  { name: 'bookkeeping', description: 'VAT by quarter, the journal, payouts, costs and margins' },
  { name: 'coupons', description: 'Discount codes as the operator edits them' },
  {
    name: 'customers',
    description: 'Customers as the operator sees them, their data to take along, and forgetting them',
  },
  { name: 'mail', description: 'Templates, the outbox, and who gets no mail' },
  { name: 'media', description: 'The library of pictures' },
  { name: 'imports', description: 'Backups of apps, looked through' },
  {
    name: 'settings',
    description: 'What is decided without a new release; what is about money is the owner’s',
  },
  { name: 'fees', description: 'What sending to a country costs' },
  { name: 'views', description: 'The lists operators keep for themselves' },
  { name: 'audit', description: 'Who changed what' },
  { name: 'operations', description: 'Whether everything works, and going live' },
  { name: 'backups', description: 'Copies of everything, and whether they come back whole' },
  { name: 'health', description: 'For monitors' },
  { name: 'webhooks', description: 'What other services send to the shop' },
  { name: 'sandbox', description: 'The stand-in for the payment provider; not there in live mode' },
] as const;

export type Tag = (typeof tags)[number]['name'];
