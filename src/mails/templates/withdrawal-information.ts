// The right of withdrawal, written out in full in the order confirmation, because the law requires the
// information on a durable medium and not behind a link. The form is the model of annex I(B) of the Consumer
// Rights Directive.

import type { EmailPart } from './email-template.ts';
import { list, note, panel, paragraph, subheading } from './parts.ts';

export const withdrawalRights: readonly EmailPart[] = [
  subheading('Bedenktijd van {{withdrawalDays}} dagen'),
  paragraph(
    'Je mag je bestelling zonder reden herroepen, tot en met {{withdrawalDays}} dagen na de dag van ontvangst. Valt de laatste dag in een weekend of op een feestdag, dan heb je tot en met de eerstvolgende werkdag.',
  ),
  list([
    'Herroepen doe je het snelst op [Overeenkomst hier herroepen]({{withdrawalUrl}}). Je krijgt meteen een bevestiging per e-mail. Een mail, brief of het formulier onderaan is ook goed.',
    'Stuur het pakket terug binnen 14 dagen nadat je hebt herroepen. De kosten van het terugsturen zijn voor jou.',
    'Wij betalen het hele bedrag terug, ook de standaard verzendkosten, uiterlijk 14 dagen na je herroeping en met hetzelfde betaalmiddel. Wij mogen wachten tot we het pakket of je verzendbewijs hebben.',
    'Open of gebruik het product alleen om het te bekijken zoals je dat in een winkel zou doen. Is het door meer gebruik minder waard geworden, dan mogen we dat verrekenen.',
  ]),
  note(
    'Daarnaast geldt onze niet-goed-geld-terug-garantie van {{guaranteeDays}} dagen en altijd de wettelijke garantie: een product moet doen wat je ervan mag verwachten.',
  ),
];

/** The withdrawal form, at the very end of the mail so that other readers need not read past it. */
export const withdrawalForm: readonly EmailPart[] = [
  subheading('Modelformulier voor herroeping'),
  panel([
    'Dit formulier hoef je alleen in te vullen en terug te sturen als je de overeenkomst wilt herroepen.',
    'Aan: {{companyName}}, {{companyAddress}}, {{companyEmail}}',
    'Ik/Wij* deel/delen* u hierbij mede dat ik/wij* onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen*:',
    'Besteld op*/Ontvangen op*:',
    'Naam consument(en):',
    'Adres consument(en):',
    'Handtekening van consument(en) (alleen als dit formulier op papier wordt ingediend):',
    'Datum:',
    '* Doorhalen wat niet van toepassing is.',
  ]),
];
