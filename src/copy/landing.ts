// What the landing page says of itself, whatever its owner writes (content/pages/landing.ts is where that begins). Figures of
// promises come from the settings.

export const landingCopy = {
  meta: {
    keywords: [
      'tandpoeder',
      'actieve kool',
      'wittere tanden',
      'tanden bleken zonder peroxide',
      'bamboe tandenborstel',
    ],
  },
  hero: {
    badges: (customers: number | null, guaranteeDays: number) => [
      ...(customers === null ? [] : [`${customers} tevreden klanten`]),
      `${guaranteeDays} dagen geld terug`,
    ],
    priceNote: 'incl. btw, gratis verzending',
  },
  picker: {
    legend: 'Kies je pack',
    popular: 'Meest besteld',
    perJar: (price: string) => `${price} per pot`,
    perHundredGrams: (grams: number, price: string) => `${grams} g per pot, ${price} per 100 g`,
    price: 'Prijs',
    separately: 'Los gekocht',
    save: (label: string) => `Bespaar ${label}`,
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
    listLabel: 'Reviews van klanten',
    outOf: (count: string) => `van de 5 · ${count}`,
  },
  watchVideo: (place: string) => `Bekijk op ${place}`,
} as const;
