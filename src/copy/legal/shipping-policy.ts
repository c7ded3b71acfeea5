// Where, how fast, by whom and for how much the shop delivers; and what happens when a parcel does not come.

import { href } from '#shared/href.ts';
import { type Article, link, list, mailLink, phoneLink, section } from './article.ts';
import { notServedLine, shippingPromise, zonesTable } from './fact-blocks.ts';
import { enumerated, type LegalInfo, promises } from './legal-info.ts';

/** `nearbyDay`: when what is ordered now arrives, "dinsdag". */
export function shippingPolicy(shop: LegalInfo, nearbyDay: string): Article {
  const { brand } = shop;
  return {
    title: 'Verzendbeleid',
    description: `Verzenden met ${brand}: wat het kost per land, wanneer je pakket komt en wat we doen als het wegblijft.`,
    intro: shippingPromise(shop, () => nearbyDay),
    updated: '2026-11-20',
    sections: [costs(shop), deliveryMoments(shop), carriers(shop), packaging, problems(shop), returns(shop)],
  };
}

const costs = (shop: LegalInfo) =>
  section(
    'kosten',
    'Kosten en levertijd',
    zonesTable(shop),
    `Je ziet de kosten voor jouw land ook bij het afrekenen, voordat je betaalt. Levertijden zijn wat we gewoonlijk halen; het duurt nooit langer dan ${promises.longestDeliveryDays} dagen.`,
    ...notServed(shop),
    'Buiten de Europese Unie kan de douane invoerrechten of btw vragen. Die betaal je zelf aan de bezorger.',
  );

const notServed = (shop: LegalInfo) => {
  const line = notServedLine(shop);
  return line === null ? [] : [line];
};

const deliveryMoments = ({ delivery }: LegalInfo) =>
  section(
    'bezorging',
    'Wanneer we bezorgen',
    list(
      `Bestel je van maandag tot en met vrijdag voor ${delivery.cutOff}, dan gaat je pakket dezelfde dag mee.`,
      'Bestel je later, in het weekend of op een feestdag, dan versturen we de eerstvolgende werkdag.',
      `De bezorger komt tussen ${delivery.windowFrom} en ${delivery.windowUntil}.`,
      'Past je bestelling door de brievenbus, dan hoef je niet thuis te zijn.',
    ),
  );

const carriers = (shop: LegalInfo) =>
  section(
    'bezorgers',
    'Bezorgers en track & trace',
    `We versturen met ${enumerated(shop.carriers)}. Welke het wordt, hangt af van je land en je pakket. Zodra je pakket onderweg is, krijg je een mail met een track & trace-code. Op je eigen bestelpagina, waarvan de link in al onze mails staat, zie je de laatste stand.`,
  );

const packaging = section(
  'verpakking',
  'Discrete verpakking',
  'Je bestelling zit in een neutrale doos of envelop. Aan de buitenkant staat niet wat erin zit, alleen het verzendlabel met onze bedrijfsnaam als afzender.',
);

const problems = ({ company, support }: LegalInfo) =>
  section(
    'problemen',
    'Problemen met de bezorging',
    list(
      'Niet thuis? De bezorger probeert het opnieuw, bezorgt bij de buren of brengt je pakket naar een afhaalpunt. Dat lees je op het kaartje of in de app van de bezorger.',
      'Staat de track & trace langer dan 2 werkdagen stil? Laat het ons weten. Wij zoeken het uit bij de bezorger.',
      'Pakket kwijt of beschadigd? Je krijgt kosteloos een nieuw pakket of je geld terug. Een foto helpt ons, maar is niet verplicht.',
      'Verkeerd adres ingevuld? Mail ons zo snel mogelijk. Zolang je pakket hier ligt, passen we het aan.',
      'Niet aangenomen of niet opgehaald? Dan komt het pakket naar ons terug en nemen we contact met je op. Je bestelling blijft geldig tot je die herroept.',
    ),
    [
      'Mail ',
      mailLink(company.email),
      ' of bel ',
      phoneLink(company.phone),
      `. Op werkdagen van ${support.from} tot ${support.until} krijg je meestal binnen ${support.answerHours} uur antwoord.`,
    ],
  );

const returns = (shop: LegalInfo) =>
  section('terugsturen', 'Terugsturen', [
    `Binnen ${shop.withdrawalDays} dagen na ontvangst kun je je bestelling zonder reden terugsturen. `,
    link('Herroep hier je overeenkomst', href('/herroepen')),
    '; daarna lees je per mail hoe het verder gaat.',
  ]);
