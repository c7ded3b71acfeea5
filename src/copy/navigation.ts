// The items of the header, the drawer and the footer. A page that comes to exist is one line here.

import type { Page } from '#shared/href.ts';

/** A page, or a part of the home page. */
export type NavigationItem = { label: string; href: Page | `/#${string}` };

export const navigationCopy = {
  headerLabel: 'Hoofdmenu',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  menuTitle: 'Menu',
  logoLabel: (brand: string) => `${brand}, naar de startpagina`,
  footerLabel: 'Voettekst',
  footerPagesLabel: 'In deze winkel',
  footerServiceLabel: 'Service',
  footerCompanyLabel: 'Wie we zijn',
  footerPaymentLabel: 'Betaalmethoden',
  footerSocialLabel: 'Volg ons',
  stickyBuy: 'Pak ’t Nu',
  kvk: 'KvK',
  vat: 'Btw-id',
  copyright: (year: number, brand: string) => `© ${year} ${brand}. Alle prijzen zijn inclusief btw.`,
} as const;

export const headerItems: readonly NavigationItem[] = [
  { label: 'Voordelen', href: '/#benefits' },
  { label: 'Reviews', href: '/#reviews' },
  { label: 'FAQ', href: '/#faq' },
  { label: 'Blog', href: '/blog' },
];

export const serviceItems: readonly NavigationItem[] = [
  { label: 'Contact', href: '/contact' },
  { label: 'Herroep hier je overeenkomst', href: '/herroepen' },
  { label: 'Verzendbeleid', href: '/shipping-policy' },
  { label: 'Algemene Voorwaarden', href: '/terms-of-service' },
  { label: 'Privacybeleid', href: '/privacy-policy' },
  { label: 'Reviewbeleid', href: '/reviews-beleid' },
  { label: 'Toegankelijkheid', href: '/toegankelijkheid' },
  { label: 'Cookie-instellingen', href: '/cookies' },
];

export const socialNames = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const;
export type SocialChannel = keyof typeof socialNames;

/** Names of pages in the breadcrumb, by their part of the address; others are title-cased. */
export const breadcrumbLabels: Readonly<Record<string, string>> = {
  blog: 'Blog',
  checkout: 'Bestellen',
  'privacy-policy': 'Privacybeleid',
  'terms-of-service': 'Algemene Voorwaarden',
  'shipping-policy': 'Verzendbeleid',
  'reviews-beleid': 'Reviewbeleid',
  toegankelijkheid: 'Toegankelijkheid',
  cookies: 'Cookie-instellingen',
  'ga-debug': 'Metingen testen',
  'leave-review': 'Review schrijven',
  contact: 'Contact',
  nieuwsbrief: 'Nieuwsbrief',
  bevestigen: 'Bevestigen',
  afmelden: 'Afmelden',
  herroepen: 'Herroepen',
  bestelling: 'Bestelling',
  betalen: 'Bijbetalen',
  herstel: 'Herstel',
  admin: 'Beheer',
};
