// Which pages of the shop the checkout may link to. A page that is not built yet is named in text, never linked.

const EXISTING = {
  '/blog': true,
  '/terms-of-service': true,
  '/privacy-policy': true,
  '/shipping-policy': true,
  '/herroepen': true,
} as const satisfies Record<string, boolean>;

export type LinkedPage = keyof typeof EXISTING;

export function pageExists(page: LinkedPage): boolean {
  return EXISTING[page];
}
