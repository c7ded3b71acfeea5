// The texts that customers write in the demo shop: reviews and messages. There are more reviews than the
// first page shows, so that no review is repeated there.

export const REVIEWS: readonly (readonly [rating: number, comment: string])[] = [
  [
    5,
    'Na twee weken zie ik echt verschil op de koffieplekken. Het poeder schuimt niet, daar moest ik even aan wennen.',
  ],
  [5, 'Snel bezorgd. Je doet lang met één pot.'],
  [4, 'Fijn spul, alleen je wastafel wordt ook zwart. Goed naspoelen dus.'],
  [4, 'Fris in de mond. Bij mij duurde het drie weken voordat ik iets zag.'],
  [5, 'Tweede keer besteld, nu de 3 Pack voor het hele gezin.'],
  [3, 'Werkt wel, maar ik vind het gedoe met dat poeder. Een tube zou handiger zijn.'],
  [5, 'Mijn mondhygiënist vroeg wat ik anders deed. Drie keer per week is genoeg.'],
  [4, 'Zachte smaak, niet te veel munt. Had iets meer effect verwacht bij theeaanslag.'],
  [
    2,
    'Bij mijn gevoelige tanden geen succes, ik ben ermee gestopt. Wel netjes geholpen door de klantenservice.',
  ],
  [5, 'Mijn koffietanden zijn na twee weken zichtbaar lichter. Precies wat er beloofd was.'],
  [5, 'De theerand op mijn ondertanden is na tien dagen zo goed als weg.'],
  [4, 'Even wennen aan het zwart, daarna wil je niet anders. Mijn tanden voelen echt glad.'],
  [5, 'Vrijdag besteld en maandag in de bus, netjes ingepakt.'],
  [4, 'De borstel is stevig en zacht tegelijk. Het deksel sluit goed, dus mee op vakantie.'],
  [5, 'Naast mijn gewone tandpasta, drie keer per week. Op de foto’s zie ik het verschil.'],
  [3, 'Bij mij bleef het bij een halve tint. Wel schoon gevoel.'],
  [5, 'Eindelijk iets zonder bleekmiddel waar ik wat van merk.'],
  [4, 'Smaakt fris. Doe een oud shirt aan de eerste keer.'],
  [5, 'Vraag gesteld over mijn kronen en dezelfde middag duidelijk antwoord gehad.'],
  [4, 'Rookaanslag gaat langzaam, maar het gaat. Ik zit nu in week drie.'],
  [5, 'Mijn man zag het eerder dan ik. Hij poetst inmiddels ook mee.'],
  [2, 'Te veel troep voor mij in de ochtend. Geld teruggekregen zonder gedoe.'],
  [5, 'Een klein beetje op de borstel is genoeg; na twee maanden is de pot nog halfvol.'],
  [4, 'Mooie pot, staat goed op de wastafel. Het resultaat is rustig maar echt.'],
];

/** The questions of customers that are unanswered on the last day, newest first. */
export const QUESTIONS = [
  {
    subject: 'Potje gebarsten',
    message:
      'Het pakje kwam net binnen, maar er zit een barst in het deksel en het poeder ligt door de doos. Wat nu?',
  },
  {
    subject: 'Gevoelige tanden',
    message:
      'Sinds een paar dagen zijn mijn tanden wat gevoelig. Kan ik het poeder gewoon blijven gebruiken?',
  },
  { subject: 'Elke dag?', message: 'Mag ik het elke dag gebruiken, of is dat te veel?' },
] as const;

export const MESSAGES: readonly (readonly [subject: string, message: string])[] = [
  [
    'Waar blijft mijn pakje?',
    'Ik heb maandag besteld en de track & trace staat al twee dagen stil. Kunnen jullie kijken?',
  ],
  ['Adres wijzigen', 'Ik heb per ongeluk mijn oude adres ingevuld. Kan het nog naar mijn nieuwe huis?'],
  ['Geschikt bij een beugel?', 'Mijn zoon heeft een slotjesbeugel. Kan hij het poeder gebruiken?'],
  ['Factuur', 'Kunnen jullie de factuur op naam van mijn bedrijf zetten?'],
  [
    'Kortingscode werkt niet',
    'De code WELKOM10 geeft een foutmelding bij het afrekenen. Wat doe ik verkeerd?',
  ],
  ['Zwanger', 'Mag ik het gebruiken als ik zwanger ben?'],
  [
    'Samenwerken',
    'Wij hebben een salon in Breda en willen jullie poeder graag verkopen. Met wie kan ik bellen?',
  ],
  ['Bedankt', 'Even laten weten dat ik er heel tevreden over ben. Groetjes!'],
];

/** Incoming mails that the shop did not accept as a message, newest first. */
export const LEFT_OUT_MAILS = [
  {
    reason: 'bulk',
    sender: 'nieuws@verpakkingen.example',
    name: 'Verpakkingen Vandaag',
    subject: 'Deze week: dozen op maat met 15% korting',
    text: 'Bestel voor vrijdag en krijg je dozen nog voor de drukte.',
    attachments: [],
  },
  {
    reason: 'spam',
    sender: 'winnaar@loterij.example',
    name: 'Prijzen Bureau',
    subject: 'Je bent geselecteerd',
    text: 'Klik om je prijs op te halen.',
    attachments: [],
  },
  {
    reason: 'no_sender',
    sender: '',
    name: '"jan piet"@klanten.example',
    subject: 'Potje kwam open aan',
    text: 'Hoi, het deksel zat los en de helft ligt in de doos. Foto zit erbij. Groet, Jan Piet',
    attachments: [{ name: 'IMG_2041.jpg', size: 2_418_112 }],
  },
  {
    reason: 'auto',
    sender: 'kantoor@tandarts.example',
    name: 'Tandartspraktijk De Brug',
    subject: 'Automatisch antwoord: gesloten tot maandag',
    text: 'Ons kantoor is gesloten. Vanaf maandag lezen we je mail.',
    attachments: [],
  },
] as const;
