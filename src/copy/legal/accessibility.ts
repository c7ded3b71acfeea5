// The accessibility statement: which standard the shop is built to, what is known not to meet it, whom to tell.

import { type Article, link, list, mailLink, phoneLink, section } from './article.ts';
import { type LegalInfo, promises } from './legal-info.ts';

export function accessibilityStatement(shop: LegalInfo): Article {
  return {
    title: 'Toegankelijkheid',
    description: `Hoe ${shop.brand} zorgt dat iedereen in de winkel kan lezen, bestellen en herroepen, en waar je een probleem meldt.`,
    intro: `Iedereen moet bij ${shop.brand} kunnen bestellen: met een muis, een toetsenbord, een schermlezer of op een telefoon met grote letters.`,
    updated: '2026-11-20',
    sections: [standard, measures, audits, limitations, contact(shop)],
  };
}

const standard = section(
  'norm',
  'Welke norm we volgen',
  'We bouwen de winkel naar de richtlijnen WCAG 2.2, niveau AA. Daarmee volgen we ook de Europese norm EN 301 549, waar de Europese toegankelijkheidswet naar verwijst.',
);

const measures = section(
  'maatregelen',
  'Wat dat voor jou betekent',
  list(
    'Alles werkt met het toetsenbord, en je ziet steeds waar je bent.',
    'Tekst heeft genoeg contrast. Je kunt inzoomen tot 400 procent en op een smal scherm hoef je niet opzij te schuiven.',
    'Velden hebben een zichtbaar label. Bij een fout staat in woorden wat er mis is en hoe je het oplost.',
    'Afbeeldingen hebben een beschrijving, en er staat geen belangrijke tekst in een plaatje.',
    'Beweging staat uit als je apparaat daarom vraagt. De lopende reviews kun je zelf stilzetten.',
    'Lezen en herroepen kan zonder JavaScript.',
    'We schrijven in gewone taal.',
  ),
);

const audits = section(
  'onderzoek',
  'Hoe we dat controleren',
  'Bij elke wijziging controleert een programma alle pagina’s op de regels die het kan meten. Daarnaast lopen we het bestellen zelf na met alleen het toetsenbord en op verschillende schermbreedtes.',
);

const limitations = section(
  'beperkingen',
  'Wat nog niet voor iedereen werkt',
  list(
    'Het betaalscherm van je bank, kaart of wallet is van een andere partij. Hoe toegankelijk dat is, bepalen zij.',
    'De pagina van de bezorger waarop je een pakket volgt is ook van een ander. De track & trace-code staat daarom als tekst in je mail en op je bestelpagina.',
  ),
);

const contact = ({ company, support }: LegalInfo) =>
  section(
    'melden',
    'Werkt er iets niet?',
    [
      'Laat het ons weten via ',
      mailLink(company.email),
      ' of ',
      phoneLink(company.phone),
      `. Vertel op welke pagina het was en welk hulpmiddel je gebruikt. Op werkdagen van ${support.from} tot ${support.until} helpen we je ook direct met bestellen of herroepen. Je hoort binnen ${promises.complaintDays} dagen wat we eraan doen.`,
    ],
    [
      'Kom je er met ons niet uit? Dan kun je dat melden bij de Autoriteit Consument & Markt, via ',
      link('ACM ConsuWijzer', 'https://www.consuwijzer.nl/'),
      '.',
    ],
  );
