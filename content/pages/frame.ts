// The menu and the footer of a new shop.

export const frameDefaults = {
  menu: [
    { label: 'Voordelen', href: '/#benefits' },
    { label: 'Reviews', href: '/#reviews' },
    { label: 'FAQ', href: '/#faq' },
    { label: 'Blog', href: '/blog' },
  ],
  service: [
    { label: 'Contact', href: '/contact' },
    { label: 'Herroep hier je overeenkomst', href: '/herroepen' },
    { label: 'Verzendbeleid', href: '/shipping-policy' },
    { label: 'Algemene Voorwaarden', href: '/terms-of-service' },
    { label: 'Privacybeleid', href: '/privacy-policy' },
    { label: 'Reviewbeleid', href: '/reviews-beleid' },
    { label: 'Toegankelijkheid', href: '/toegankelijkheid' },
    { label: 'Cookie-instellingen', href: '/cookies' },
  ],
} as const;
