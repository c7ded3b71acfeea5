// The review policy: who may write a review, what is checked and what is shown (BW 6:193e lid 1 sub f).

import type { DefaultText } from './default-text.ts';

export const reviewsPolicy: DefaultText = {
  slug: 'reviews-beleid',
  changedOn: '2026-11-20',
  title: 'Reviewbeleid',
  description: 'Zo gaat {winkel} om met reviews: wie ze schrijft, hoe we controleren en wat we tonen.',
  intro:
    'Een review helpt alleen als je hem kunt geloven. Daarom staat hier hoe wij controleren, wat we plaatsen en wat we weigeren.',
  body: `**Wie een review mag schrijven** #schrijven

Iedereen die ons product heeft gebruikt. Klanten krijgen na de bezorging een mail met een persoonlijke link, en hooguit één herinnering; afmelden kan in elke mail. Je kunt ook zonder link een review sturen; een bestelnummer erbij helpt ons zoeken, maar is niet verplicht.

We betalen niet voor reviews en geven er geen korting voor. We vragen iedereen hetzelfde, ook klanten die misschien minder tevreden zijn.

**Hoe we controleren** #controle
• Komt een review binnen met de persoonlijke link uit onze mail, dan is de schrijver een geverifieerde koper. Elke bestelling heeft één link en dus één geverifieerde review.
• Zonder die link noemen we de review niet geverifieerd: een bestelnummer kan iedereen invullen. Staat er een nummer bij, dan kan een medewerker de review naast die bestelling leggen. Alleen als naam en bestelling bij elkaar horen, noemen we hem alsnog geverifieerd.
• Een review van een ander platform plaatsen we alleen als overgenomen review, met erbij waar hij vandaan komt. Die noemen we nooit geverifieerd.
• Een medewerker leest elke review die je hier schrijft voor plaatsing, in de regel binnen {reviewtijd} uur.

**Wat we plaatsen en wat niet** #plaatsen

We plaatsen goede en slechte reviews, in de woorden van de schrijver. We veranderen niets aan de tekst en laten de volgorde niet afhangen van het aantal sterren. Soms reageren we; dat staat er dan als onze reactie onder. We weigeren een review alleen bij:
• scheldwoorden, discriminatie of bedreiging;
• persoonsgegevens van iemand anders;
• reclame of links naar iets anders;
• tekst die niet over ons product of onze service gaat;
• beweringen dat het product een ziekte geneest;
• een duidelijk vermoeden dat de review verzonnen is.

**Het cijfer en het aantal** #cijfer

In de gegevens voor zoekmachines telt het gemiddelde van alle geplaatste reviews van klanten mee, ieder even zwaar. Voorbeeld-, overgenomen en afgewezen reviews tellen daarin niet mee.

{uitleg-cijfer}

**Voorbeelden en AI** #voorbeelden

Zolang de winkel in testmodus staat, kun je voorbeeldreviews zien. Daar staat ‘Voorbeeld’ bij. In de echte winkel staan geen verzonnen reviews, ook niet van AI.

**Een review melden of laten wissen** #melden

Klopt een review niet, of wil je die van jezelf laten aanpassen of wissen? Mail {e-mail} met de naam boven de review. We antwoorden binnen {klachttermijn} dagen en leggen uit wat we doen.
`,
};
