// How the shop speaks of its packs beside their names: what is in them, what one jar costs, and which pack is
// worth a second look.

import { jarsText } from '#shared/goods-text.ts';
import { shippingNote } from './legal/shipping-costs.ts';

const ordinals = ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste'];

export const packCopy = {
  legend: 'Kies je pack',
  jars: jarsText,
  perJar: 'per pot',
  popular: 'Meest besteld',
  cheapest: 'Voordeligst',
  price: 'Prijs',
  separately: 'los gekocht',
  apartPrice: 'losse prijs',
  saved: (amount: string) => `je bespaart ${amount}`,
  save: (label: string) => `Bespaar ${label}`,
  saveShort: (label: string) => `−${label}`,
  oneMore: (amount: string, jar: number) =>
    `Voor ${amount} meer krijg je ${ordinals[jar] ? `een ${ordinals[jar]} pot` : 'nog een pot'}.`,
  moreJars: (amount: string, jars: number) => `Voor ${amount} meer krijg je ${jarsText(jars)} erbij.`,
  cheaperBy: (pack: string, perJar: string) => `Met ${pack} betaal je ${perJar} per pot.`,
  /** Where it is free everywhere at home, the promise below the button says where that is. */
  priceNote: (freeIn: string) =>
    `incl. btw, ${freeIn === 'NL en BE' ? 'gratis verzending' : shippingNote(freeIn)}`,
  contents: (jars: number, grams: number, hundredGrams: string) =>
    `${jarsText(jars)} van ${grams}\u00a0g, ${hundredGrams}\u00a0per\u00a0100\u00a0g`,
};
