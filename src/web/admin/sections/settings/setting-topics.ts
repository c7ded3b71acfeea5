// The pages of the settings with their sections.

import type { SectionKey } from './setting-fields.ts';

/** The pages of the settings, in order. */
export const TOPICS = [
  { path: 'bedrijf', label: 'Bedrijf', sections: ['brand', 'company', 'producer', 'social'] },
  {
    path: 'beloften',
    label: 'Beloften',
    sections: ['claims', 'legal', 'delivery', 'support', 'countdown', 'evidence'],
  },
  { path: 'verkoop', label: 'Verkoop', sections: ['checkout', 'bank', 'vat', 'parcel'] },
  { path: 'meldingen', label: 'Meldingen', sections: ['notifications'] },
  { path: 'mail-en-meten', label: 'Mail en meten', sections: ['reviews', 'analytics'] },
  { path: 'inhoud', label: 'Inhoud', sections: ['writing', 'media'] },
] as const satisfies readonly { path: string; label: string; sections: readonly SectionKey[] }[];

export type Topic = (typeof TOPICS)[number];

/**
 * The path of the settings page about notices. Each notice can be tested there, and the page links to the
 * operator's devices.
 */
export const NOTICES_TOPIC = 'meldingen';
/** The path of the settings page that also lists the shipping countries. */
export const SHIPPING_TOPIC = 'verkoop';

export function topicOf(path: string | undefined): Topic | undefined {
  return path === undefined ? TOPICS[0] : TOPICS.find((topic) => topic.path === path);
}
