// What the landing page says of itself, whatever its owner writes (content/pages/landing.ts is where that begins). Figures of
// promises come from the settings.

import type { NearbyDay } from '../delivery.ts';

export const landingCopy = {
  meta: {
    keywords: ['tandpoeder', 'actieve kool', 'wittere tanden', 'tanden bleken zonder peroxide'],
  },
  hero: {
    /** `day` is null where none is promised. */
    badges: ({ day, guaranteeDays }: { day: NearbyDay | null; guaranteeDays: number }) => [
      ...(day
        ? [{ when: `${day.until ? `Voor ${day.until}` : 'Vandaag'} besteld,`, text: `${day.word} in huis` }]
        : []),
      { when: null, text: `${guaranteeDays} dagen geld terug` },
    ],
    quotes: 'Wat klanten zeggen',
  },
  countdown: {
    hours: 'uur',
    minutes: 'min',
    seconds: 'sec',
    withoutScript: 'Vannacht om 00:00 uur',
  },
  reviews: {
    none: 'Er staan nog geen reviews van klanten. Poets je al met het poeder?',
    first: 'Schrijf de eerste',
    pause: 'Pauzeer de reviews',
    show: 'Welke reviews',
    all: 'Alle',
    critical: 'Kritisch',
    listLabel: 'Reviews van klanten',
    outOf: (count: string) => `van de 5 · ${count}`,
  },
  watchVideo: (place: string) => `Bekijk op ${place}`,
} as const;
