// Blog topic: the natural colour of teeth, from enamel, dentine and age.

import type { Topic } from './topic.ts';

export const colourTopic: Topic = {
  key: 'tandkleur',
  matchPrefixes: ['kleur', 'tandkleur', 'geel', 'gele', 'leeftijd', 'ouder'],
  titles: ['Waarom tanden van nature niet wit zijn', 'De kleur van je tanden: glazuur, tandbeen en tijd'],
  excerpts: [
    'Spierwit bestaat bijna alleen op foto’s. Wat bepaalt dan de kleur van een tand, en welk deel daarvan heb je zelf in de hand?',
    'Een tand is geen wit blokje. Onder het glazuur zit geel tandbeen, en dat schijnt door. Dit verklaart meer dan je denkt.',
  ],
  keywords: ['kleur van tanden', 'gele tanden oorzaak', 'tandbeen', 'tandglazuur'],
  picture: '/pictures/blog-expectations',
  parts: [
    [
      'Leg een wit vel papier naast je glimlach en je schrikt. Dat is geen teken dat je iets verkeerd doet. Gezonde tanden zijn ivoorkleurig, roomwit, soms wat grijzig, en bij niemand zo wit als papier. Wie dat weet, kijkt anders in de spiegel en koopt minder onzin.',
      'Waarom heeft de een van nature lichte tanden en de ander niet, terwijl ze allebei goed poetsen? Het antwoord ligt niet in de badkamer maar in de bouw van de tand. Een korte rondleiding, van buiten naar binnen.',
    ],
    [
      '**Twee lagen, één kleur**\n\nDe buitenkant is glazuur: keihard, een paar millimeter dik en een beetje doorschijnend, zoals matglas. Daaronder zit tandbeen, dat van zichzelf geelachtig is. Wat jij ziet, is de kleur van het tandbeen door het glazuur heen, plus alles wat er in de loop van de dag op terecht is gekomen.\n\nDik glazuur verbergt meer geel dan dun glazuur. Hoe dik het jouwe is, heb je van je ouders.',
      '**Kijk er eens doorheen**\n\nHoud een tand in gedachten tegen het licht. De snijrand lijkt bijna blauwgrijs: daar zit alleen glazuur, en dat laat licht door. Lager, bij het tandvlees, is het glazuur dun en schemert het gele tandbeen door. Daarom is elke tand onderaan donkerder dan bovenaan, en daarom zijn hoektanden, met meer tandbeen, van nature geler dan de tanden ernaast. Dat is bouw, geen vuil.',
    ],
    [
      '**Wat er met de jaren verandert**\n\n• Glazuur slijt door kauwen, zuur en te hard poetsen. Het wordt dunner en laat meer tandbeen zien.\n• Tandbeen wordt van binnenuit dikker en donkerder.\n• In haarfijne barstjes in het glazuur blijft kleur zitten.\n• Vullingen en kronen verouderen op hun eigen manier en passen na tien jaar niet altijd meer bij de buren.\n\nEen tand van zestig is dus anders van kleur dan een tand van twintig, ook bij iemand die nooit koffie dronk.',
    ],
    [
      '**Het deel dat je wel in de hand hebt**\n\nBovenop die eigen kleur ligt aanslag. Die komt van koffie, thee, wijn, tabak, kruiden en sommige mondspoelmiddelen. Het is een laag van buiten, en ze is van buiten weg te halen: door de mondhygiënist in een keer, door jou in weken. Wat je dan overhoudt is niet wit als papier. Het is jouw kleur, zonder de waas.',
      '**Van buiten of van binnen?**\n\nEr is een simpele proef. Kijk bij daglicht naar de randjes tussen je tanden. Zijn die bruiner dan het midden, dan is er aanslag en heeft poetsen zin. Is de hele tand egaal wat warmer van tint, dan is dat je eigen kleur. Is één tand grijzer dan de rest, dan kan die ooit een klap hebben gehad; vraag daar je tandarts naar.',
    ],
    [
      '*Een vergelijking die klopt*\n\nVergelijk de kleur van je tanden niet met een beroemdheid of een filter, maar met het wit van je ogen. Zijn je tanden ongeveer even licht, dan ziet je glimlach er voor anderen gewoon fris uit. Veel lichter dan je oogwit oogt al snel onecht.',
    ],
    [
      '**Waarom foto’s je voor de gek houden**\n\nOp een scherm lijken bijna alle tanden witter dan ze zijn. Camera’s maken huid warmer en wit koeler, lampen doen er nog iets bij, en in bladen wordt het wit er gewoon bovenop geschilderd. Zet eens drie foto’s van jezelf naast elkaar: een buiten in de schaduw, een onder een badkamerlamp en een in de keuken in de avond. Het zijn drie verschillende kleuren van dezelfde tanden. Wie zich vergelijkt met een foto, vergelijkt zich dus vooral met een lamp.\n\nOok lippenstift, een bruine huid of een witte trui verschuiven hoe licht je tanden lijken. Dat is geen bedrog, zo werkt het oog. Maar het is goed om te weten voordat je iets koopt.',
    ],
  ],
  takeaways: [
    'De kleur van een tand is tandbeen dat door glazuur heen schijnt.',
    'Dik glazuur en lichte tanden zijn voor een groot deel aanleg.',
    'Met de jaren wordt het glazuur dunner en het tandbeen donkerder.',
    'Alleen wat erop ligt, kun je wegpoetsen.',
  ],
  common: ['product', 'patience', 'usage', 'dentist'],
};
