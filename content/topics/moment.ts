// Blog topic: brushing before or after breakfast.

import type { Topic } from './topic.ts';

export const momentTopic: Topic = {
  key: 'wanneer-poetsen',
  matchPrefixes: ['wanneer', 'ontbijt', 'ochtend', 'avond', 'moment', 'tijdstip'],
  titles: ['Poetsen voor of na het ontbijt?', 'Het beste moment om te poetsen, ochtend en avond'],
  excerpts: [
    'Voor het ontbijt of erna? Het antwoord hangt af van wat er op je bord ligt. En de avond wint altijd.',
    'Twee keer per dag, dat weet je. Maar wanneer precies, en waar past dat poeder dan tussen?',
  ],
  keywords: ['voor of na ontbijt poetsen', 'wanneer tanden poetsen', 'avond poetsen', 'poetsmoment'],
  picture: '/pictures/blog-routine',
  parts: [
    [
      'Het is een discussie die aan menig ontbijttafel wordt gevoerd. De een poetst zodra hij opstaat, de ander vindt dat zinloos als je daarna gaat eten. Ze hebben allebei een punt, en welk punt zwaarder weegt hangt af van wat er in de ochtend op tafel komt.',
      'Twee keer per dag twee minuten, dat rijmt bijna. Over het moment hoor je minder. Toch maakt het uit, omdat poetsen vlak na iets zuurs anders werkt dan poetsen na een boterham met kaas.',
    ],
    [
      '**Voor het ontbijt**\n\nIn de nacht maak je weinig speeksel. Bacteriën hebben dan vrij spel, en in de ochtend ligt er een vers laagje plak. Poets je dat weg voordat je eet, dan hebben suikers uit je ontbijt minder om mee te werken. De fluoride uit je tandpasta zit dan al op je tanden als het sap komt. En je adem is fris voordat je iemand goedemorgen zegt.\n\nHet nadeel: je ontbijt blijft daarna zitten. Een slok water en een keer met je tong langs je tanden lost het grootste deel op.',
      '**Eerst poetsen, dan eten**\n\nWie meteen uit bed poetst, haalt weg wat er in de nacht is gegroeid, op het moment dat het er het meest zit. Fluoride staat dan klaar als de suiker en het zuur van het ontbijt binnenkomen. Je proeft je koffie wel anders: munt en koffie zijn geen vrienden. Tien minuten wachten helpt. Etensresten spoel je na afloop weg met water.',
    ],
    [
      '**Na het ontbijt**\n\nErna poetsen voelt logischer: alles is dan echt schoon als je de deur uit gaat. Doe het gerust, met één voorwaarde. Zat er iets zuurs bij, zoals sap, fruit, yoghurt met citrus of een smoothie, wacht dan een half uur tot een uur. Zuur maakt glazuur tijdelijk zachter. Bij brood met kaas, een ei of havermout met melk hoef je niet te wachten.',
    ],
    [
      '**De avond is de belangrijkste**\n\nAls je één beurt serieus neemt, neem dan deze. Na de avond komt een lange nacht met weinig speeksel. Wat je laat zitten, blijft zeven of acht uur zitten. Poets dus vlak voor je naar bed gaat en eet daarna niets meer. Ook geen beker melk en geen dropje, hoe klein ook.\n\nDoe het niet pas als je omvalt van de slaap. Wie om negen uur poetst en daarna niets meer neemt, poetst beter dan wie om twaalf uur op de automatische piloot staat.',
      '**Waarom de avond wint**\n\nIn de nacht droogt je mond op en stopt de spoelbeurt van je speeksel. Alles wat er ligt, krijgt zeven uur de tijd. De avond is daarom de beurt die je nooit overslaat, en de beurt waarbij je ook tussen je tanden schoonmaakt. Poets op tijd, op een moment dat je nog wakker bent. Daarna is de keuken dicht.',
    ],
    [
      '**En het poeder dan?**\n\nEen polijstend poeder heeft geen vast moment, als het maar niet vlak na iets zuurs is. Veel mensen vinden de avond prettig, omdat er dan tijd is en de wastafel nog gepoetst kan worden. Gebruik het voor de tandpasta, spoel goed, en poets dan met fluoride. Zo blijft de fluoride als laatste op je tanden achter. Drie tot vijf keer per week is genoeg; op de andere dagen sla je die stap gewoon over.',
    ],
    [
      '*Een weekschema dat past*\n\n• Elke ochtend: twee minuten tandpasta, voor het ontbijt of een half uur erna.\n• Maandag, woensdag en vrijdag in de avond: eerst poeder, spoelen, dan tandpasta.\n• De andere avonden: tussen de tanden, dan tandpasta.\n• Na de lunch: water. Poetsen mag, maar hoeft niet.',
    ],
  ],
  takeaways: [
    'Voor het ontbijt poetsen is de veilige keuze als er iets zuurs op tafel staat.',
    'Na iets zuurs wacht je een half uur tot een uur.',
    'De avondbeurt sla je nooit over.',
    'Poeder eerst, fluoride als laatste.',
  ],
  common: ['product', 'usage', 'dentist', 'patience', 'limits'],
};
