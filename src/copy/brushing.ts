// Poets mee: the texts of the two-minute brushing timer, shown and read aloud.

/**
 * The Dutch names of the four quadrants of the mouth in the order they are brushed; left and right as seen in
 * a mirror.
 */
const quadrants = ['Rechtsboven', 'Linksboven', 'Linksonder', 'Rechtsonder'] as const;

export const brushingCopy = {
  title: 'Poets mee',
  headline: ['Twee minuten zwart.', 'Daarna wit.'],
  description: (brand: string) =>
    `De poetstimer van ${brand}: twee minuten, kwart voor kwart. Werkt ook zonder internet en onthoudt alleen op je telefoon hoe ver je bent.`,
  lead: 'Zet je telefoon bij de spiegel. Elke 30\u00a0seconden wordt een kwart van je scherm wit. Poets gewoon mee.',
  /** Text beside the QR code that opens the brushing timer on a phone; shown on a desktop computer. */
  scan: 'Scan de code en poets mee op je telefoon.',
  code: 'QR-code van deze pagina',
  start: 'Start',
  pause: 'Pauze',
  goOn: 'Verder',
  stop: 'Stop',
  close: 'Sluiten',
  hint: 'Kleine rondjes, zonder druk.',
  doneTitle: 'Wit.',
  doneHint: 'Spoel goed na tot het water helder is.',
  quadrants,
  said: {
    start: `Begin ${quadrants[0].toLowerCase()}. Twee minuten.`,
    next: (where: string, left: string) => `Nu ${where.toLowerCase()}. Nog ${left}.`,
    paused: 'Gepauzeerd.',
    done: 'Klaar. Spoel goed na tot het water helder is.',
  },
  left: ['2 minuten', 'anderhalve minuut', '1 minuut', 'een halve minuut'],
  withoutScript:
    'In je browser staat JavaScript uit, dus de klok loopt hier niet mee. Zet een wekker op twee minuten en volg de vier stappen hieronder.',
  steps: {
    title: 'Zo poets je',
    before: 'Maak je borstel nat, dip de haren in het poeder en dep het teveel af.',
    each: '30\u00a0seconden per kwart, in kleine rondjes, zonder druk.',
    after: 'Spoel goed na tot het water helder is. Poets zo 3 tot 5 keer per week.',
  },
  days: {
    title: 'Zo ver ben je',
    none: 'Nog niet begonnen. Na je eerste keer tellen we hier de dagen.',
    line: (day: number, of: number, times: number) =>
      `Dag ${day} van ${of}. ${times === 1 ? '1 keer' : `${times} keer`} gepoetst.`,
    past: (day: number, times: number) => `Dag ${day}. ${times} keer gepoetst.`,
    kept: 'Alleen jij ziet dit, op dit apparaat.',
    forget: 'Wis mijn dagen en foto’s',
    sure: 'Je dagen en je foto’s gaan weg van dit apparaat. Weet je het zeker?',
  },
  photos: {
    title: 'Je eigen voor en na',
    late: 'Nog geen voorfoto? Beter laat dan nooit.',
    kept: 'Je foto’s blijven op dit apparaat, tot je ze zelf deelt of verwijdert.',
    text: (days: number) => `Maak een foto voordat je begint en nog een op dag ${days}, in hetzelfde licht.`,
    before: 'Voorfoto',
    after: 'Nafoto',
    take: (name: string) => `${name} maken`,
    again: 'Opnieuw',
    againOf: (name: string) => `${name} opnieuw maken`,
    remove: 'Verwijderen',
    removeOf: (name: string) => `${name} verwijderen`,
    alt: (name: string) => `Je ${name.toLowerCase()}`,
    later: (days: number) => `Je nafoto maak je op dag ${days}.`,
    now: 'Het is zover. Zelfde plek, zelfde licht.',
    missed: 'Zonder voorfoto kun je niet vergelijken. Je nafoto bewaren kan wel.',
    due: (day: number) => `Dag ${day}. Tijd voor je nafoto.`,
    unreadable: 'Deze foto kan je browser niet lezen. Probeer een andere.',
    notKept: 'De foto past niet meer op dit apparaat.',
  },
  give: {
    title: 'Wil je ze delen?',
    givenTitle: 'Je foto’s zijn gedeeld',
    given: 'Dank je wel. Ze staan zonder naam klaar voor de reviews, tot je ze intrekt.',
    elsewhere: 'Al gedeeld op een ander apparaat?',
    needsLink:
      'Je foto’s delen kan via de link op je pakbon of in je bezorgmail. Zo weten we dat ze van een klant zijn.',
    askUs: 'Link kwijt? Stel je vraag',
    button: 'Deel mijn foto’s',
    busy: 'Bezig met versturen…',
    agree: 'Zet eerst het vinkje bij je toestemming.',
    failed: 'Versturen lukte niet. Je foto’s staan nog op dit apparaat; probeer het later opnieuw.',
    takeBack: 'Trek mijn foto’s in',
    takenBack: 'Je foto’s zijn bij de winkel gewist.',
    notTakenBack: 'Weghalen lukte niet. Probeer het later opnieuw of mail ons.',
  },
  review: {
    title: 'Hoe bevalt het?',
    text: 'Anderen hebben het meest aan wat jij merkte, goed of slecht.',
    link: 'Schrijf een review',
  },
} as const;
