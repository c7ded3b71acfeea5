// The privacy policy: which personal data the shop processes, why, for how long, and the rights of the
// customer (AVG art. 13).

import type { DefaultText } from './default-text.ts';

export const privacyPolicy: DefaultText = {
  slug: 'privacy-policy',
  changedOn: '2025-07-12',
  title: 'Privacybeleid',
  description:
    'Welke gegevens {winkel} van je bewaart, waarvoor, hoe lang, en hoe je ze inziet of laat wissen.',
  intro:
    'We vragen alleen wat nodig is om je bestelling te leveren. Hier lees je wat dat is, waarom we het bewaren en hoe je er zelf over beslist.',
  body: `**Wie is verantwoordelijk** #verantwoordelijke

{bedrijf}, {adres}, KvK {kvk}, is verantwoordelijk voor je gegevens. Vragen stel je aan {e-mail}.

**Welke gegevens we verzamelen** #gegevens

|| Gegevens, doel en bewaartermijn
| Wat | Waarvoor en op welke grond | Hoe lang
| Naam, e-mailadres, adres en bestelling | Om je bestelling te leveren en je daarover te mailen. Grond: onze overeenkomst. | 7 jaar na het boekjaar; dat moet van de Belastingdienst. Voor verkoop binnen de EU buiten Nederland 10 jaar.
| Telefoonnummer (niet verplicht) | Voor vragen van de bezorger. Grond: onze overeenkomst. | Even lang als je bestelling.
| Betaalstatus en betaalkenmerk | Om te weten dat er betaald is en om terug te betalen. Je rekening- en kaartgegevens zien wij niet. Grond: onze overeenkomst. | Even lang als je bestelling.
| Niet afgemaakte bestelling | Om je formulier te bewaren als je terugkomt. Grond: stappen voor een overeenkomst die je zelf zet. | 90 dagen.
| E-mailadres voor een herinnering aan je bestelling | Om je één keer te herinneren als je je bestelling niet afrondt. Grond: je toestemming, met het vinkje in het bestelformulier; intrekken kan daar en in de mail. | Even lang als je niet afgemaakte bestelling (90 dagen).
| Je afmelding voor herinneringen | Om je die niet meer te sturen. Grond: wettelijke plicht. | Tot je vraagt om het te wissen. Adressen die niet blijken te bestaan: 2 jaar.
| Herroeping | Om je herroeping af te handelen en te bewijzen wanneer je die deed. Grond: wettelijke plicht. | Even lang als je bestelling.
| Review | Om te tonen wat klanten vinden. Grond: je toestemming, die je geeft door te versturen. | Tot je vraagt om hem te wissen.
| Voorfoto en nafoto van ‘Poets mee’, als je ze ons geeft | Om te laten zien wat het poeder bij klanten doet. Grond: je toestemming, met het vinkje bij de knop. | Tot je ze weghaalt, en hoogstens 2 jaar.
| Naam en e-mailadres voor de vraag om een review | Om je na de bezorging één keer om een review te vragen, met hooguit één herinnering. Grond: ons belang om eerlijke reviews te krijgen; met de link in die mail maak je bezwaar. | Even lang als je bestelling.
| E-mailadres voor de nieuwsbrief | Om je de nieuwsbrief te sturen. Grond: toestemming, die je per mail bevestigt. | Tot je je afmeldt; dat je toestemming gaf bewaren we daarna nog 5 jaar als bewijs. Bevestig je niet, dan 30 dagen.
| Mails die we je stuurden | Om na te kunnen gaan wat je van ons kreeg. Grond: ons belang om onze afspraken te bewijzen. | 2 jaar; bij een niet afgemaakte bestelling 90 dagen.
| Berichten aan de klantenservice, met wat je meestuurt | Om je te helpen. Grond: ons belang om je vraag te beantwoorden. | 2 jaar.
| IP-adres | Om misbruik tegen te houden. Grond: ons belang bij een veilige winkel. | Hooguit 90 dagen; bij een herroeping en bij een mislukte inlog alleen als onleesbare code.

Je hoeft geen account te maken. We vragen niet naar je geboortedatum of geslacht en nemen geen beslissingen over je die alleen een computer neemt. Deze winkel is niet bedoeld voor kinderen onder de 16 jaar zonder toestemming van een ouder.

**Wie je gegevens krijgt** #gebruik

We verkopen je gegevens niet. We delen ze alleen met wie ze nodig heeft:
• de betaaldienst, die je betaling uitvoert en daar zelf verantwoordelijk voor is;
• de bezorger ({bezorgers-lijst}) en de dienst die het verzendlabel maakt: naam, adres en e-mailadres;
• de bedrijven die onze website, database en e-mail draaien, onder een verwerkersovereenkomst;
• de Belastingdienst of een toezichthouder, als de wet dat eist.

Verwerkt een van hen gegevens buiten de Europese Economische Ruimte, dan gebeurt dat alleen in een land met een passend beschermingsniveau of met de modelcontracten van de Europese Commissie.

**Cookies** #cookies

Zonder je toestemming plaatsen we alleen wat nodig is om de winkel te laten werken. Dat zijn:

checkout_session = Houdt je bestelling vast tijdens het afrekenen.
selectedVariant = Onthoudt hoeveel potten je koos, 365 dagen.
cookie-keuze = Onthoudt je keuze over cookies, 12 maanden.
Lokale opslag = Je ingevulde adres, tot je bestelling is geplaatst, de laatste tien laadtijden, de tandkleur die AI Advies schatte, en je poetsdagen en foto’s van Poets mee. Dit blijft op je eigen apparaat.

We tellen bezoeken zonder cookies en zonder je te herkennen. Meetdiensten van anderen laden pas als je daar ja op zegt. Weigeren is net zo makkelijk als accepteren, en je keuze kun je altijd wijzigen bij [Cookie-instellingen](/cookies).

**Beveiliging** #beveiliging
• De website werkt met een versleutelde verbinding.
• Je betaalt in de omgeving van de betaaldienst of je bank; wij bewaren geen betaalgegevens.
• Alleen medewerkers die je bestelling behandelen kunnen bij je gegevens, met een eigen account.
• We maken dagelijks een back-up en houden software bij.

Gaat er toch iets mis en loop jij risico, dan laten we je dat weten. Een datalek melden we binnen 72 uur bij de Autoriteit Persoonsgegevens.

**Je rechten** #rechten
• Inzien welke gegevens we van je hebben, en er een kopie van krijgen.
• Fouten laten verbeteren.
• Gegevens laten wissen. Wat we voor de belasting moeten bewaren blijft, maar we gebruiken het nergens anders voor.
• Het gebruik laten beperken, of er bezwaar tegen maken.
• Je gegevens meenemen in een bestand dat een computer kan lezen.
• Toestemming intrekken. Wat we daarvoor met je gegevens deden, blijft rechtmatig.

Mail je vraag naar {e-mail}. Je krijgt binnen een maand antwoord. Om zeker te weten dat jij het bent, sturen we een bericht naar het e-mailadres van je bestelling. Het kost je niets.

Ben je het niet met ons eens? Dan kun je een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/) of, als je in België woont, bij de [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be/).

**Contact en wijzigingen** #contact

Vragen over je privacy? Mail {e-mail}. Veranderen we dit beleid, dan staat de nieuwe tekst hier, met de datum erbij. Gaat het om iets wat voor jou verschil maakt, dan melden we het vooraf.
`,
};
