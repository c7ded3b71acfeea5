// What people write in the demo shop: examples of reviews and of messages to the shop.

export const REVIEWS: readonly (readonly [rating: number, comment: string])[] = [
  [
    5,
    'Na twee weken zie ik echt verschil op de koffieplekken. Het poeder schuimt niet, daar moest ik even aan wennen.',
  ],
  [5, 'Snel bezorgd. Met één pot doe je lang.'],
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
  [5, 'Leuk cadeau voor mijn dochter, ze is er heel blij mee.'],
];

/** Those that wait on the last day, the newest first. */
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
