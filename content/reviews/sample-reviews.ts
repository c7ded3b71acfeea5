// Twelve invented reviews for a test shop, labelled "Voorbeeld" wherever they are shown and never counted.
// They make no medical claims, and some are critical, as in a real list.

export type SampleReview = { customerName: string; rating: number; comment: string; daysAgo: number };

export const sampleReviews: readonly SampleReview[] = [
  {
    customerName: 'Marloes van D.',
    rating: 5,
    daysAgo: 3,
    comment:
      'Drie koppen koffie per dag, en dat zag je. Na anderhalve week zag mijn zus het nog eerder dan ik. Poetsen voelt eerst wat vreemd, maar je mond voelt daarna echt schoon.',
  },
  {
    customerName: 'Jeroen B.',
    rating: 4,
    daysAgo: 9,
    comment:
      'Doet wat het belooft, alleen even wennen aan de zwarte wastafel. Meteen naspoelen met water en je ziet er niets meer van.',
  },
  {
    customerName: 'Fatima El A.',
    rating: 5,
    daysAgo: 14,
    comment:
      'Vrijdagmiddag besteld, maandag in huis. Fijne pot, diepzwart poeder dat niet klontert en het bamboeborsteltje is een leuke extra.',
  },
  {
    customerName: 'Sanne K.',
    rating: 5,
    daysAgo: 21,
    comment:
      'Ik was sceptisch, want ik heb al van alles geprobeerd. Met het licht van de badkamer naast de foto van vooraf is het verschil duidelijk. Geen wonder, wel een paar tinten frisser.',
  },
  {
    customerName: 'Pieter-Jan W.',
    rating: 4,
    daysAgo: 33,
    comment:
      'Smaakt naar bijna niets, wat ik prettig vind. Een ster minder omdat er wat poeder langs de schroefdraad van het deksel kruipt.',
  },
  {
    customerName: 'Lotte H.',
    rating: 5,
    daysAgo: 41,
    comment:
      'Uit België besteld en de volgende dag al geleverd. Ik gebruik het om de andere dag en met één pot kom ik ruim twee maanden toe.',
  },
  {
    customerName: 'Dennis K.',
    rating: 3,
    daysAgo: 52,
    comment:
      'Resultaat is er, maar minder dan ik had gehoopt na twee weken. Mijn tanden voelen wel gladder. Ik maak de pot op en kijk dan verder.',
  },
  {
    customerName: 'Anouk de W.',
    rating: 5,
    daysAgo: 60,
    comment:
      'Mijn tanden waren grauw van de thee. Nu lach ik op foto’s weer gewoon met mijn mond open. Heel blij mee!',
  },
  {
    customerName: 'Youssef B.',
    rating: 5,
    daysAgo: 74,
    comment:
      'Vraag gesteld over mijn beugel en binnen een uur een eerlijk antwoord: even wachten tot hij eruit is. Dat vind ik klasse. Inmiddels gebruik ik het met plezier.',
  },
  {
    customerName: 'Ingrid P.',
    rating: 4,
    daysAgo: 88,
    comment:
      'Je hebt maar een klein beetje nodig, de eerste keer nam ik veel te veel. Met een vochtige borstel gaat het prima.',
  },
  {
    customerName: 'Thomas V.',
    rating: 5,
    daysAgo: 103,
    comment:
      'De set van twee genomen zodat we er allebei een hebben. Scheelt discussie in de badkamer en was nog voordeliger ook.',
  },
  {
    customerName: 'Willemijn S.',
    rating: 5,
    daysAgo: 121,
    comment:
      'Fijn dat er gewoon op staat wat erin zit. Ik poets er drie keer per week mee en de andere dagen met mijn gewone tandpasta. Werkt voor mij heel goed.',
  },
];
