// Invented reviews in any number, put together from sentences: always the same ones in the same order, none twice.
// They fill a test shop and nothing else; no sentence promises anything of health.

export type ExampleReview = { customerName: string; rating: number; comment: string };

const OPENINGS = [
  'Ik drink veel koffie en wilde eens iets anders proberen dan een witmakende tandpasta.',
  'Gekregen van mijn dochter, ik was zelf nogal sceptisch.',
  'Al een paar maanden in de badkamer, dus tijd voor een eerlijk verhaal.',
  'Besteld na het lezen van de blog over theevlekken.',
  'Mijn vriend begon ermee en nu staan er twee potjes bij de wastafel.',
  'Eerst één potje genomen om te kijken of het iets voor mij was.',
  'Ik poets er drie keer per week mee, op de andere dagen gewoon met tandpasta.',
  'Voor mijn trouwdag wilde ik een frissere lach, dus ruim op tijd begonnen.',
  'Normaal schrijf ik geen reviews, maar hier had ik wel wat over te zeggen.',
  'Na een tip van een collega op mijn werk uitgeprobeerd.',
] as const;

const EXPERIENCES = [
  { rating: 5, text: 'Na een dag of tien zag ik verschil bij de randjes waar de thee altijd blijft zitten.' },
  { rating: 5, text: 'Mijn tanden voelen glad na het poetsen en de smaak is prettig neutraal.' },
  { rating: 4, text: 'Het werkt rustig aan, niet van de ene op de andere dag, maar ik zie het wel.' },
  {
    rating: 4,
    text: 'Het poeder geeft in het begin wat zwarte spetters; met een natte borstel gaat het beter.',
  },
  { rating: 5, text: 'De uitleg van drie stappen is duidelijk en je hebt echt maar een klein beetje nodig.' },
  { rating: 3, text: 'Ik merk een klein verschil, al had ik er na twee weken iets meer van verwacht.' },
  { rating: 4, text: 'Even wennen aan het gezicht in de spiegel, daarna hoort het er gewoon bij.' },
  { rating: 3, text: 'Het resultaat is prima, maar de wastafel schoonmaken vind ik een gedoe.' },
  { rating: 5, text: 'De aanslag van mijn dagelijkse espresso is duidelijk minder geworden.' },
] as const;

const CLOSINGS = [
  'Het potje gaat langer mee dan ik dacht.',
  'Netjes verpakt en de volgende dag in huis.',
  'Het bamboeborsteltje erbij is een fijne verrassing.',
  'Wel even goed naspoelen, dan zie je er niets meer van.',
  'De volgende keer neem ik de voordeelverpakking.',
  'Doe er een oud handdoekje bij, dat scheelt vlekken.',
  'Op mijn vraag per mail kreeg ik dezelfde middag antwoord.',
  'Voor deze prijs ben ik er tevreden over.',
] as const;

const NAMES = [
  ...['Lotte', 'Daan V.', 'Esmée Kuipers', 'Youssef', 'Petra de Boer', 'Thijs', 'Amira H.', 'Willem Jansen'],
  ...['Nienke', 'Rachid B.', 'Sofie Peeters', 'Bram', 'Ilse van Dijk', 'Koen D.', 'Meryem', 'Hans Mulder'],
  ...['Fleur', 'Joris Smeets', 'Anouk T.', 'Sem', 'Carla Visser', 'Ties', 'Noor', 'Gerard K.', 'Lieke Vos'],
] as const;

export const EXAMPLES_IN_ALL = OPENINGS.length * EXPERIENCES.length * CLOSINGS.length;

// Without a common factor with the number of all, so the walk passes every combination once and neighbours differ.
const STRIDE = 263;

/** The example at a place from 0; places beyond the last begin again. */
export function exampleReview(place: number): ExampleReview {
  const turn = (place * STRIDE) % EXAMPLES_IN_ALL;
  const opening = at(OPENINGS, turn);
  const experience = at(EXPERIENCES, Math.floor(turn / OPENINGS.length));
  const closing = at(CLOSINGS, Math.floor(turn / (OPENINGS.length * EXPERIENCES.length)));
  return {
    customerName: at(NAMES, place % EXAMPLES_IN_ALL),
    rating: experience.rating,
    comment: `${opening} ${experience.text} ${closing}`,
  };
}

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('A list of examples is empty');
  return item;
}
