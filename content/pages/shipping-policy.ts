// The shipping policy: countries, delivery times, carriers and fees, and what happens when a parcel does not
// arrive.

import type { DefaultText } from './default-text.ts';

export const shippingPolicy: DefaultText = {
  slug: 'shipping-policy',
  changedOn: '2026-11-26',
  title: 'Verzendbeleid',
  description:
    'Verzenden met {winkel}: wat het kost per land, wanneer je pakket komt en wat we doen als het wegblijft.',
  intro: '{belofte-verzending}',
  body: `**Kosten en levertijd** #kosten

{verzendkosten}

Zo snel lukt het meestal; langer dan {langste-levertijd} dagen duurt het nooit. De kosten voor jouw land zie je ook bij het afrekenen, voordat je betaalt.

{niet-verzonden}

Buiten de Europese Unie kan de douane invoerrechten of btw vragen. Die betaal je zelf aan de bezorger.

**Wanneer we bezorgen** #bezorging
• Bestel je van maandag tot en met vrijdag voor {besteltijd}, dan gaat je pakket dezelfde dag mee.
• Bestel je later, in het weekend of op een feestdag, dan versturen we de eerstvolgende werkdag.
• De bezorger komt tussen {bezorgen-van} en {bezorgen-tot}.
• Past je bestelling door de brievenbus, dan hoef je niet thuis te zijn.

**Bezorgers en track\u00a0&\u00a0trace** #bezorgers

We versturen met {bezorgers}. Welke het wordt, hangt af van je land en je pakket. Zodra je pakket onderweg is, krijg je een mail met een track\u00a0&\u00a0trace-code. Op je eigen bestelpagina, waarvan de link in al onze mails staat, zie je de laatste stand.

**Discrete verpakking** #verpakking

Je bestelling zit in een neutrale doos of envelop. Aan de buitenkant staat niet wat erin zit, alleen het verzendlabel met onze bedrijfsnaam als afzender.

**Problemen met de bezorging** #problemen
• Niet thuis? De bezorger probeert het opnieuw, bezorgt bij de buren of brengt je pakket naar een afhaalpunt. Dat lees je op het kaartje of in de app van de bezorger.
• Staat de track\u00a0&\u00a0trace langer dan 2 werkdagen stil? Laat het ons weten. Wij zoeken het uit bij de bezorger.
• Pakket kwijt of beschadigd? Je krijgt kosteloos een nieuw pakket of je geld terug. Een foto helpt ons, maar is niet verplicht.
• Verkeerd adres ingevuld? Mail ons zo snel mogelijk. Zolang je pakket hier ligt, passen we het aan.
• Niet aangenomen of niet opgehaald? Dan komt het pakket naar ons terug en nemen we contact met je op. Je koop loopt door tot je hem herroept.

Mail {e-mail} of bel {telefoon}. Op werkdagen van {bereikbaar-van} tot {bereikbaar-tot} krijg je meestal binnen {antwoordtijd} uur antwoord.

**Terugsturen** #terugsturen

Binnen {bedenktijd} dagen na ontvangst kun je je bestelling zonder reden terugsturen. [Herroep hier je overeenkomst](/herroepen); daarna lees je per mail hoe het verder gaat. De kosten van het terugsturen zijn voor jou.

Niet tevreden over het resultaat? Mail ons binnen {garantiedagen} dagen na ontvangst en je krijgt je geld terug, ook als de pot open is.
`,
};
