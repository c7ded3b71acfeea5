// What the pages of a fresh shop hold, and what readers see while nobody has written another word.

import { landingDefaults, landingSearch } from '#content/pages/landing.ts';
import type { BlockKind } from './block-kinds.ts';
import { type LandingContent, landingContentSchema } from './page-content.ts';

const ORDER = [
  'hero',
  'tiles',
  'countdown',
  'benefits',
  'comparison',
  'steps',
  'reviews',
  'questions',
  'label',
  'guarantee',
] as const satisfies readonly BlockKind[];

export function defaultLanding(): LandingContent {
  return landingContentSchema.parse({
    kind: 'landing',
    blocks: ORDER.map((kind) => ({ id: kind, kind, on: true, fields: landingDefaults[kind] })),
    search: landingSearch,
  });
}
