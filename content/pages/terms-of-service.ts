// The terms of sale: the seller, the agreement, withdrawal and complaints. Nothing in them limits the legal
// rights of a consumer (BW 6:236 and 7:6).

import type { DefaultText } from './default-text.ts';

export const termsOfService: DefaultText = {
  slug: 'terms-of-service',
  changedOn: '2026-11-26',
  title: 'Algemene Voorwaarden',
  description:
    'De voorwaarden van {winkel}: bestellen, betalen, bezorgen, {bedenktijd} dagen bedenktijd, garantie en klachten.',
  intro:
    'Deze voorwaarden gelden voor elke bestelling bij {winkel}. Ze nemen niets weg van je rechten als consument.',
  body: `**Wie we zijn** #bedrijf

Bedrijf = {bedrijf}, handelend onder de naam {winkel}
Bezoekadres = {adres}
E-mail = {e-mail}
Telefoon = {telefoon} (normaal tarief)
Bereikbaar = Op werkdagen van {bereikbaar-van} tot {bereikbaar-tot}
KvK-nummer = {kvk}
Btw-id = {btw-id}

**Aanbod en bestelling** #aanbod

Prijzen zijn in euro en inclusief btw. Verzendkosten zie je voordat je bestelt. Een aanbieding geldt zolang die op de site staat en zolang de voorraad strekt. Een doorgestreepte prijs is de prijs van de losse potten samen of de laagste prijs van de 30 dagen ervoor.

De overeenkomst ontstaat als je op de knop ‘Bestelling met betalingsverplichting’ drukt en je betaling is gelukt. Je krijgt direct een bevestiging per e-mail. Voordat je bestelt, kun je alles nog nakijken en aanpassen. Een vergissing in de prijs die iedereen meteen ziet, bindt ons niet; dan krijg je je geld terug.

Je bestelt als consument en bent 18 jaar of ouder, of een ouder vindt het goed.

**Betaling** #betaling

Je betaalt vooraf met een van de manieren die je bij het afrekenen ziet, zoals iDEAL | Wero, Bancontact, kaart of een wallet. Betalen kost niets extra. De betaling loopt via een betaaldienst; wij zien je rekening- of kaartgegevens niet.

**Verzending** #verzending

Bestel je op een werkdag voor {besteltijd}, dan versturen we dezelfde dag en heb je het pakket in Nederland en België meestal de volgende werkdag. {zin-verzendkosten} Andere landen en kosten staan in ons [verzendbeleid](/shipping-policy).

We leveren altijd binnen {langste-levertijd} dagen, tenzij we iets anders met je afspreken. Lukt dat niet, dan mag je ons een redelijke extra termijn geven en daarna kosteloos van de koop af. Tot je het pakket hebt, is het risico voor ons.

**{bedenktijd} dagen bedenktijd** #herroepen

Je mag je bestelling zonder reden herroepen, tot en met {bedenktijd} dagen na de dag waarop je (het laatste pakket van) je bestelling kreeg. Valt de laatste dag in een weekend of op een feestdag, dan heb je tot en met de eerstvolgende werkdag. Herroepen kan ook al voor de bezorging, en voor een deel van je bestelling.

Dat doe je zo: ga naar [Herroep hier je overeenkomst](/herroepen), zonder account en in twee stappen. Je krijgt meteen een bevestiging per e-mail met datum en tijd. Een mail, een brief of het formulier hieronder is ook goed, als je het voor het einde van de bedenktijd verstuurt.
• Je stuurt het product terug binnen {retourtermijn} dagen nadat je hebt herroepen, naar {adres}. De kosten van het terugsturen zijn voor jou.
• Wij betalen alles terug, ook de standaard verzendkosten, uiterlijk {terugbetaaltermijn} dagen na je herroeping en met hetzelfde betaalmiddel. We mogen wachten tot we het product hebben, of je bewijs van verzending.
• Bekijk het product zoals je dat in een winkel zou doen. Is het door meer gebruik minder waard geworden, dan mogen we dat verschil verrekenen.

Los hiervan geldt onze niet-goed-geld-terug-garantie: ben je binnen {garantiedagen} dagen na ontvangst niet tevreden over het resultaat, mail ons en je krijgt het aankoopbedrag terug. Ook als de pot open is.

{modelformulier}

**Garantie** #garantie

De wet geeft je recht op een product dat doet wat je ervan mag verwachten. Klopt er iets niet, dan maken we het in orde, sturen we een nieuw product of krijg je je geld terug, zonder kosten voor jou. Blijkt het gebrek in het eerste jaar, dan gaat de wet ervan uit dat het er al was. Meer daarover lees je op [Your Europe](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_nl.htm).

{wettelijke-garantie}

Je hebt {garantiejaren} jaar garantie, te rekenen vanaf ontvangst. Mag je langer een goed product verwachten, dan gaat de wet voor.

**Veilig gebruik** #gebruik

{product} is een cosmetisch product, alleen om mee te poetsen. Lees de gebruiksaanwijzing en de waarschuwingen op de verpakking. Slik het niet door, houd het buiten bereik van kleine kinderen en stop bij irritatie. Overleg met je tandarts als je een behandeling krijgt of twijfelt.

**Aansprakelijkheid** #aansprakelijkheid

Doen wij iets fout, dan vergoeden we je schade zoals de wet dat regelt. We zijn niet aansprakelijk voor schade doordat een product anders is gebruikt dan de gebruiksaanwijzing zegt. Niets in deze voorwaarden beperkt onze aansprakelijkheid voor letsel, opzet of grove nalatigheid, of je rechten bij een product met een gebrek.

**Intellectueel eigendom** #eigendom

Teksten, beelden, vormgeving en merken op deze site zijn van {bedrijf} of met toestemming gebruikt. Je mag ze bekijken, delen met een verwijzing en voor jezelf bewaren. Voor ander gebruik vraag je eerst toestemming. Van een review die je instuurt blijf je eigenaar; wij mogen hem tonen.

**Klachten** #klachten

Niet tevreden? Mail {e-mail} of bel. Je krijgt binnen {klachttermijn} dagen een inhoudelijk antwoord, of een bericht waarom het langer duurt. Komen we er samen niet uit, dan kun je naar de rechter. Woon je in België, dan kun je ook terecht bij de [Consumentenombudsdienst](https://consumentenombudsdienst.be/).

**Recht en wijzigingen** #recht

Op de overeenkomst is Nederlands recht van toepassing. Woon je in een ander land van de EU, dan houd je ook de bescherming van het dwingende consumentenrecht van je eigen land, en mag je naar de rechter in je woonplaats.

We kunnen deze voorwaarden wijzigen. Dat staat minstens {wijzigingstermijn} dagen van tevoren op deze pagina. Voor je bestelling gelden de voorwaarden van de dag waarop je bestelde.
`,
};
