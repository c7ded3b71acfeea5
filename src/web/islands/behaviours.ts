// Lists the behaviours: small scripts of content pages, by the name in the attribute `data-behaviour`. Those
// that nearly every page needs are bundled with the starter; others are loaded when the page needs them.
// Every page works without them.

import { attach as attachDrawer } from './behaviours/drawer.ts';
import { attach as attachPackPicker } from './behaviours/pack-picker.ts';
import { attach as attachStickyBuy } from './behaviours/sticky-buy.ts';

export type Behaviour = { attach(element: HTMLElement): void };

// An import() of a file in the same chunk would cost 400 bytes of a bundler's runtime.
const bundled = (attach: Behaviour['attach']) => async (): Promise<Behaviour> => ({ attach });

/** Behaviours that are loaded shortly before their element comes into view. */
const whenVisible = {
  countdown: () => import('./behaviours/countdown.ts'),
  comparison: () => import('./behaviours/comparison.ts'),
  newsletter: () => import('./behaviours/newsletter.ts'),
  notice: () => import('./behaviours/notice.ts'),
  walk: () => import('./behaviours/marquee.ts'),
  'turning-jar': () => import('./behaviours/turning-jar.ts'),
};

export const behaviours = {
  'pack-picker': bundled(attachPackPicker),
  'sticky-buy': bundled(attachStickyBuy),
  drawer: bundled(attachDrawer),
  'review-form': () => import('./behaviours/review-form.ts'),
  answers: () => import('./behaviours/partial-updates.ts'),
  'blog-view': () => import('./behaviours/blog-view.ts'),
  'consent-choices': () => import('./consent/consent-choices.ts'),
  'ga-debug': () => import('./analytics/debug-panel.ts'),
  poets: () => import('./behaviours/brushing.ts'),
  ...whenVisible,
} satisfies Record<string, () => Promise<Behaviour>>;

export const loadsWhenVisible = (name: string) => Object.hasOwn(whenVisible, name);

export function isBehaviourName(name: string): name is keyof typeof behaviours {
  return Object.hasOwn(behaviours, name);
}
