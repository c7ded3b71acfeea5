// The fixed texts of header, drawer and footer. The owner edits the menu items; their initial version is
// content/pages/frame.ts.

export const navigationCopy = {
  headerLabel: 'Hoofdmenu',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  menuTitle: 'Menu',
  logoLabel: (brand: string) => `${brand}, naar de startpagina`,
  footerLabel: 'Voettekst',
  footerPagesLabel: 'Ontdek',
  footerServiceLabel: 'Service',
  footerCompanyLabel: 'Wie we zijn',
  footerPaymentLabel: 'Betaalmethoden',
  footerSocialLabel: 'Volg ons',
  stickyBuy: 'Pak ’t Nu',
  contact: 'Contact',
  shipping: 'Verzending en retour',
  kvk: 'KvK',
  vat: 'Btw-id',
  copyright: (year: number, brand: string) => `© ${year} ${brand}. Alle prijzen zijn inclusief btw.`,
} as const;

export const socialNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
} as const;
export type SocialChannel = keyof typeof socialNames;

/** Breadcrumb names by path segment. A segment without an entry is shown in title case. */
export const breadcrumbLabels: Readonly<Record<string, string>> = {
  blog: 'Blog',
  checkout: 'Bestellen',
  'privacy-policy': 'Privacybeleid',
  'terms-of-service': 'Algemene Voorwaarden',
  'shipping-policy': 'Verzendbeleid',
  reviews: 'Reviews',
  'reviews-beleid': 'Reviewbeleid',
  toegankelijkheid: 'Toegankelijkheid',
  pagina: 'Pagina',
  cookies: 'Cookie-instellingen',
  'ga-debug': 'Metingen testen',
  'leave-review': 'Review schrijven',
  contact: 'Contact',
  nieuwsbrief: 'Nieuwsbrief',
  poets: 'Poets mee',
  'na-foto': 'Na-foto',
  bevestigen: 'Bevestigen',
  afmelden: 'Afmelden',
  herroepen: 'Herroepen',
  bestelling: 'Bestelling',
  betalen: 'Bijbetalen',
  herstel: 'Herstel',
  admin: 'Beheer',
};
