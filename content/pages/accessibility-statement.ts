// The accessibility statement: the standard the shop follows, the known exceptions, and whom to contact.

import type { DefaultText } from './default-text.ts';

export const accessibilityStatement: DefaultText = {
  slug: 'toegankelijkheid',
  changedOn: '2026-11-20',
  title: 'Toegankelijkheid',
  description:
    'Hoe {winkel} zorgt dat iedereen in de winkel kan lezen, bestellen en herroepen, en waar je een probleem meldt.',
  intro:
    'Iedereen moet bij {winkel} kunnen bestellen: met een muis, een toetsenbord, een schermlezer of op een telefoon met grote letters.',
  body: `**Welke norm we volgen** #norm

We bouwen de winkel naar de richtlijnen WCAG 2.2, niveau AA. Daarmee volgen we ook de Europese norm EN 301 549, waar de Europese toegankelijkheidswet naar verwijst.

**Wat dat voor jou betekent** #maatregelen
• Alles werkt met het toetsenbord, en je ziet steeds waar je bent.
• Tekst heeft genoeg contrast. Je kunt inzoomen tot 400 procent en op een smal scherm hoef je niet opzij te schuiven.
• Velden hebben een zichtbaar label. Bij een fout staat in woorden wat er mis is en hoe je het oplost.
• Afbeeldingen hebben een beschrijving, en er staat geen belangrijke tekst in een plaatje.
• Beweging staat uit als je apparaat daarom vraagt. De schuivende reviews zet je zelf stil.
• Lezen en herroepen kan zonder JavaScript.
• We schrijven in gewone taal.

**Hoe we dat controleren** #onderzoek

Bij elke wijziging controleert een programma alle pagina’s op de regels die het kan meten. Daarnaast lopen we het bestellen zelf na met alleen het toetsenbord en op verschillende schermbreedtes.

**Wat nog niet voor iedereen werkt** #beperkingen
• Het betaalscherm van je bank, kaart of wallet is van een andere partij. Hoe toegankelijk dat is, bepalen zij.
• De pagina van de bezorger waarop je een pakket volgt is ook van een ander. De track\u00a0&\u00a0trace-code staat daarom als tekst in je mail en op je bestelpagina.

**Werkt er iets niet?** #melden

Laat het ons weten via {e-mail} of {telefoon}. Vertel op welke pagina het was en welk hulpmiddel je gebruikt. Op werkdagen van {bereikbaar-van} tot {bereikbaar-tot} helpen we je ook direct met bestellen of herroepen. Je hoort binnen {klachttermijn} dagen wat we eraan doen.

Kom je er met ons niet uit? Dan kun je dat melden bij de Autoriteit Consument & Markt, via [ACM ConsuWijzer](https://www.consuwijzer.nl/).
`,
};
