// The texts of the blog pages around the articles.

import { createDateFormat, formatDate } from '#shared/date-formats.ts';
import { shippingNote } from '../legal/shipping-costs.ts';

const shortDate = createDateFormat({ dateStyle: 'medium' });

export const blogCopy = {
  list: {
    title: 'Eerlijk over witte tanden.',
    lead: 'Wat actieve kool doet en wat niet, waar vlekken vandaan komen en hoe je poetst zonder iets stuk te maken. Met bronnen, zonder wonderen.',
    metaTitle: (brand: string) => `Blog over tandenbleking en wittere tanden | ${brand}`,
    metaDescription:
      'Artikelen over wittere tanden, actieve kool, koffievlekken, gevoelige tanden en poetsen. Eerlijk over wat werkt, met de bronnen erbij.',
    keywords: ['tandenbleking', 'wittere tanden', 'actieve kool', 'koffievlekken', 'gevoelige tanden'],
    searchTitle: (search: string, brand: string) => `Zoeken naar “${search}” in de blog | ${brand}`,
    count: (count: number) => (count === 1 ? '1 Artikel beschikbaar' : `${count} Artikelen beschikbaar`),
    found: (count: number, search: string) =>
      count === 1 ? `1 artikel over “${search}”` : `${count} artikelen over “${search}”`,
    listLabel: 'Artikelen',
  },
  search: {
    label: 'Zoek in de blog',
    placeholder: 'Bijvoorbeeld: koffie',
    button: 'Zoeken',
    loading: 'Artikelen worden gezocht...',
    all: 'Toon alle artikelen',
    nothing: (search: string) => `Geen artikelen gevonden over “${search}”`,
    nothingHint: 'Probeer een ander woord, of bekijk alle artikelen.',
  },
  empty: {
    title: 'Nog geen blog posts',
    hint: 'De eerste artikelen komen eraan. Kijk ondertussen rond in de winkel.',
  },
  card: { readMore: 'Lees meer' },
  post: {
    readingTime: (minutes: number) => `${minutes} min lezen`,
    defaultAuthor: (brand: string) => `${brand} expert`,
    aiNote: (author: string) => `Dit artikel is met hulp van AI geschreven en gecontroleerd door ${author}.`,
    draft: 'Concept: alleen jij ziet dit artikel.',
    moreTitle: 'Meer Artikelen',
    allPosts: 'Alle artikelen',
  },
  missing: {
    title: 'Blog post niet gevonden',
    text: 'Dit artikel bestaat niet (meer), of het adres klopt niet helemaal.',
    back: 'Terug naar Blog',
    instead: 'Lees dan dit',
  },
  promo: {
    title: 'Zelf proberen?',
    /**
     * The sentence of the box that offers the product in a blog article. `jar` describes the product;
     * `gift` is the name of the free gift, empty without a gift; `freeIn` names the countries with free
     * shipping, empty when there are none.
     */
    text: (jar: string, gift: string, freeIn: string) => {
      const extras = [...(gift ? [`gratis ${gift}`] : []), ...(freeIn ? [shippingNote(freeIn)] : [])];
      return `${[jar, ...(extras.length > 0 ? [`met ${extras.join(' en ')}`] : [])].join(', ')}.`;
    },
    note: (freeIn: string) => (freeIn === '' ? `incl. btw, ${shippingNote(freeIn)}` : 'incl. btw'),
    price: 'Prijs',
    button: 'Bestel Nu',
  },
  call: {
    title: 'Genoeg gelezen?',
    titleAfterNothing: 'Liever meteen poetsen?',
    text: 'Eén pot, een zachte borstel en een paar keer per week twee minuten. Meer is het niet.',
    button: 'Bekijk het tandpoeder',
  },
  feedTitle: (brand: string) => `${brand} blog`,
} as const;

/** Formats the date of a blog article in Amsterdam time: "16 november 2026". */
export function articleDate(isoTime: string): string {
  return formatDate(new Date(isoTime));
}

/** Formats the date on the card of a blog article, with a short month: "16 nov 2026". */
export function cardDate(isoTime: string): string {
  return shortDate(new Date(isoTime));
}
