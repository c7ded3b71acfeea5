// The small scripts of content pages by the name their element carries; each is a file of its own, loaded when present.
// A behaviour makes finished HTML livelier; without it the page still works.

export type Behaviour = { attach(element: HTMLElement): void };

export const behaviours = {
  'pack-picker': () => import('./behaviours/pack-picker.ts'),
  'order-link': () => import('./behaviours/order-link.ts'),
  'sticky-buy': () => import('./behaviours/sticky-buy.ts'),
  countdown: () => import('./behaviours/countdown.ts'),
  comparison: () => import('./behaviours/comparison.ts'),
  carousel: () => import('./behaviours/carousel.ts'),
  drawer: () => import('./behaviours/drawer.ts'),
  newsletter: () => import('./behaviours/newsletter.ts'),
  'review-form': () => import('./behaviours/review-form.ts'),
  'blog-search': () => import('./behaviours/blog-search.ts'),
  'blog-view': () => import('./behaviours/blog-view.ts'),
  'consent-choices': () => import('./consent/consent-choices.ts'),
  'ga-debug': () => import('./measuring/debug-panel.ts'),
  notice: () => import('./behaviours/notice.ts'),
} satisfies Record<string, () => Promise<Behaviour>>;

/** Those that can wait until their element is nearly in sight. */
export const waitUntilSeen: ReadonlySet<string> = new Set([
  'countdown',
  'comparison',
  'carousel',
  'newsletter',
  'notice',
]);

export function isBehaviourName(name: string): name is keyof typeof behaviours {
  return Object.hasOwn(behaviours, name);
}
