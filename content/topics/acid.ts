// Blog topic: acid, and why brushing right after it is a bad idea.

import type { Topic } from './topic.ts';

export const acidTopic: Topic = {
  key: 'zuur-en-glazuur',
  matchPrefixes: ['zuur', 'zure', 'frisdrank', 'cola', 'citroen', 'erosie', 'smoothie', 'sap'],
  titles: ['Zuur en je glazuur: waarom wachten loont', 'Eerst water, dan wachten: poetsen na iets zuurs'],
  excerpts: [
    'Na een glas sinaasappelsap meteen poetsen voelt netjes, maar is precies het verkeerde moment. Dit doet zuur, en zo lang wacht je.',
    'Frisdrank, wijn, fruit en zelfs bruiswater met een smaakje: zuur zit in meer dan je denkt. Zo houd je het onder controle.',
  ],
  keywords: ['zuur glazuur', 'tanderosie', 'poetsen na zuur', 'frisdrank tanden'],
  picture: '/pictures/blog-sensitive',
  parts: [
    [
      'Je hebt net een glas jus d’orange op en loopt naar de wastafel om je tanden te poetsen. Het voelt als goed gedrag. Toch is dit een van de weinige momenten waarop je beter even niets kunt doen. Zuur maakt het buitenste laagje van je glazuur een tijd lang zachter, en een borstel veegt in zachte dingen sneller een spoor.',
      'Glazuur is de hardste stof in je lichaam, harder dan bot. Het heeft één zwakke plek: zuur. Niet omdat het meteen verdwijnt, maar omdat het even zacht wordt, en wij mensen de gewoonte hebben om juist dan te gaan poetsen.',
    ],
    [
      '**Wat er op dat moment gebeurt**\n\nGlazuur bestaat vooral uit calcium en fosfaat. Zakt de zuurgraad in je mond onder een bepaalde grens, dan lossen er aan de buitenkant mineralen op. Je speeksel draait dat terug: het spoelt, het maakt minder zuur, en het levert weer mineralen. Dat herstel kost tijd. In dat half uur is het oppervlak zachter en ruwer dan normaal.\n\nPoets je dan, en zeker met iets wat schuurt, dan neem je mee wat speeksel had kunnen herstellen.',
      '**Zacht, ruw en tijdelijk**\n\nZuur trekt mineralen uit het buitenste laagje glazuur. Je voelt dat soms als een stroef gevoel op je tanden. Speeksel brengt ze terug, als je het de kans geeft. Reken op een half uur, na iets heel zuurs een uur. Zolang is het oppervlak gevoeliger voor alles wat wrijft. Dat geldt voor een borstel met tandpasta, en nog meer voor een polijstend poeder.',
    ],
    [
      '**Waar het in zit**\n\n• Frisdrank en energiedrank, ook zonder suiker.\n• Sinaasappel, grapefruit, citroen en hun sappen; smoothies tellen mee.\n• Wijn, rood en wit, en cider.\n• Sportdrank en water met een fruitsmaak.\n• Azijn, augurken, en dressing over de salade.\n• Kombucha en thee van hibiscus of rozenbottel.\n\nSuikervrij betekent dus niet zuurvrij. Voor je glazuur telt de zuurgraad, en hoe vaak die langskomt.',
    ],
    [
      '**Zo beperk je het**\n\n1. Drink zuur bij de maaltijd en niet de hele middag met kleine slokjes.\n2. Houd het niet in je mond en spoel er niet mee.\n3. Neem er water achteraan.\n4. Wacht een half uur tot een uur met poetsen. In de ochtend kan het andersom: eerst poetsen, dan het sap.\n5. Een stukje kaas of een slok melk na afloop helpt speeksel een handje.',
      '**Kleine gewoontes die tellen**\n\nHet gaat niet om dat ene glas, maar om de keren dat je mond zuur wordt. Vijf slokken verspreid over een middag zijn vijf keer, een glas bij de lunch is een keer. Een rietje haalt het langs je tanden heen. Water achteraf is het eenvoudigste wat er bestaat. En wie in de ochtend sap drinkt, poetst ervoor in plaats van erna.',
    ],
    [
      '**En maagzuur?**\n\nMaagzuur is veel zuurder dan cola. Wie vaak last heeft van terugkomend maagzuur of moet overgeven, merkt dat aan de binnenkant van de boventanden: die worden glad en dun. Spoel dan met water, niet met tandpasta, en bespreek het met je huisarts en je tandarts. Poeder hoort hier in elk geval niet bij.',
    ],
    [
      '**Een dag in slokken**\n\nStel, je drinkt in de ochtend een glas sap, rond elf uur een blikje frisdrank met kleine slokken, bij de lunch water, om drie uur thee met citroen en in de avond een glas wijn. Op papier zijn dat vier drankjes. Voor je glazuur is het blikje het lastigst, omdat het een uur duurt. Drink je het in vijf minuten leeg, dan is er niets veranderd aan je suiker of je vitamines, maar wel veel aan je tanden.\n\nPlan poetsen met een polijstend poeder op een moment dat er niets zuurs in de buurt is: vlak voor het avondeten bijvoorbeeld, of voor het ontbijt. Het is de eenvoudigste manier om polijsten en zuur uit elkaar te houden.',
    ],
  ],
  takeaways: [
    'Zuur maakt glazuur een half uur tot een uur zachter.',
    'Spoelen met water mag meteen, poetsen niet.',
    'Suikervrije frisdrank is voor je glazuur net zo zuur.',
    'Hoe vaak telt zwaarder dan hoeveel.',
  ],
  common: ['limits', 'dentist', 'product', 'usage'],
};
