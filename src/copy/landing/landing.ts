// The fixed texts of the landing page. The texts an owner can edit are not here; their initial version is
// content/pages/landing.ts. Figures of promises come from the settings.

export const landingCopy = {
  meta: {
    keywords: ['tandpoeder', 'actieve kool', 'wittere tanden', 'tanden bleken zonder peroxide'],
  },
  hero: {
    /**
     * The badges at the top of the landing page, without the one about the delivery day. `satisfiedCustomers`
     * is null when the shop may show no number of customers.
     */
    badges: (claims: { satisfiedCustomers: number | null; guaranteeDays: number }) => [
      ...(claims.satisfiedCustomers ? [`${claims.satisfiedCustomers} tevreden klanten`] : []),
      `${claims.guaranteeDays} dagen geld terug`,
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
