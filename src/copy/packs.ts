// The texts about packs besides their names: contents, price per jar, and which pack is recommended.

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
  /**
   * The note about VAT and shipping beside a price. `freeIn` names the countries (of NL and BE) with free
   * shipping: "NL en BE", "NL" or empty. For "NL en BE" the note says only "gratis verzending", because the
   * line below the button names the countries.
   */
  priceNote: (freeIn: string) =>
    `incl. btw, ${freeIn === 'NL en BE' ? 'gratis verzending' : shippingNote(freeIn)}`,
  contents: (jars: number, grams: number, hundredGrams: string) =>
    `${jarsText(jars)} van ${grams}\u00a0g, ${hundredGrams}\u00a0per\u00a0100\u00a0g`,
};
