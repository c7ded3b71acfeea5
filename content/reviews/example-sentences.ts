// Sentences and names for the invented reviews of a test shop. They make no health claims.

export const OPENINGS = [
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

export const EXPERIENCES = [
  { rating: 5, text: 'Na een dag of tien zag ik verschil bij de randjes waar de thee altijd blijft zitten.' },
  { rating: 5, text: 'Mijn tanden voelen glad na het poetsen en de smaak is prettig fris.' },
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

export const CLOSINGS = [
  'Het potje gaat langer mee dan ik dacht.',
  'Netjes verpakt en de volgende dag in huis.',
  'Het bamboeborsteltje erbij is een fijne verrassing.',
  'Wel even goed naspoelen, dan zie je er niets meer van.',
  'De volgende keer neem ik de voordeelverpakking.',
  'Doe er een oud handdoekje bij, dat scheelt vlekken.',
  'Op mijn vraag per mail kreeg ik dezelfde middag antwoord.',
  'Voor deze prijs ben ik er tevreden over.',
] as const;

export const NAMES = [
  'Lotte',
  'Daan V.',
  'Esmée Kuipers',
  'Youssef',
  'Petra de Boer',
  'Thijs',
  'Amira H.',
  'Willem Jansen',
  'Nienke',
  'Rachid B.',
  'Sofie Peeters',
  'Bram',
  'Ilse van Dijk',
  'Koen D.',
  'Meryem',
  'Hans Mulder',
  'Fleur',
  'Joris Smeets',
  'Anouk T.',
  'Sem',
  'Carla Visser',
  'Ties',
  'Noor',
  'Gerard K.',
  'Lieke Vos',
] as const;
