// The small scripts of content pages by the name their element carries. What nearly every page has travels
// with the starter; each other one is a file of its own, loaded when present. Without any of them the page
// still works.

import { attach as attachDrawer } from './behaviours/drawer.ts';
import { attach as attachPackPicker } from './behaviours/pack-picker.ts';
import { attach as attachStickyBuy } from './behaviours/sticky-buy.ts';

export type Behaviour = { attach(element: HTMLElement): void };

// An import() of a file in the same chunk would cost 400 bytes of a bundler's runtime.
const here = (attach: Behaviour['attach']) => async (): Promise<Behaviour> => ({ attach });

/** These can wait until their element is nearly in sight. */
const later = {
  countdown: () => import('./behaviours/countdown.ts'),
  comparison: () => import('./behaviours/comparison.ts'),
  newsletter: () => import('./behaviours/newsletter.ts'),
  notice: () => import('./behaviours/notice.ts'),
  walk: () => import('./behaviours/walk.ts'),
  'turning-jar': () => import('./behaviours/turning-jar.ts'),
};

export const behaviours = {
  'pack-picker': here(attachPackPicker),
  'sticky-buy': here(attachStickyBuy),
  drawer: here(attachDrawer),
  'review-form': () => import('./behaviours/review-form.ts'),
  answers: () => import('./behaviours/answers.ts'),
  'blog-view': () => import('./behaviours/blog-view.ts'),
  'consent-choices': () => import('./consent/consent-choices.ts'),
  'ga-debug': () => import('./measuring/debug-panel.ts'),
  poets: () => import('./behaviours/poets.ts'),
  ...later,
} satisfies Record<string, () => Promise<Behaviour>>;

export const canWait = (name: string) => Object.hasOwn(later, name);

export function isBehaviourName(name: string): name is keyof typeof behaviours {
  return Object.hasOwn(behaviours, name);
}
