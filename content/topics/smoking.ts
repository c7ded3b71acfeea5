// Blog topic: tobacco, what tar does to enamel, and what remains after quitting.

import type { Topic } from './topic.ts';

export const smokingTopic: Topic = {
  key: 'roken',
  matchPrefixes: ['rook', 'roken', 'sigaret', 'tabak', 'nicotine', 'vape', 'snus'],
  titles: [
    'Rokersaanslag: wat eraf gaat en wat niet',
    'Gestopt met roken? Dit gebeurt er met de kleur van je tanden',
  ],
  excerpts: [
    'Teer laat een bruine, taaie laag achter die anders is dan die van koffie. Lees wat je thuis kunt doen en waar de tandarts verder moet.',
    'Roken kleurt tanden op twee plekken tegelijk: erop en ertussen. Zo pak je aan wat weg te poetsen is.',
  ],
  keywords: ['rokersaanslag', 'nicotineaanslag tanden', 'gele tanden roken', 'stoppen met roken tanden'],
  picture: '/pictures/blog-stains',
  parts: [
    [
      'Over roken hoef je niemand de les te lezen. Wie rookt, weet wat het doet. Maar over de tanden bestaan veel misverstanden: dat de kleur er nooit meer af gaat, dat een elektrische sigaret niets doet, of dat een week schrobben genoeg is. Hier lees je wat er werkelijk op je tanden zit en wat je er zelf aan kunt doen.',
      'Eerst is het een lichte schaduw langs de onderste voortanden. Na een paar jaar is het een bruine rand die met tandpasta niet meer weggaat. Rokersaanslag is hardnekkiger dan die van koffie of thee, en dat heeft een reden.',
    ],
    [
      '**Teer en nicotine**\n\nNicotine is van zichzelf kleurloos en wordt pas geel als er zuurstof bij komt. Teer is bruin en plakkerig vanaf het begin. Samen vormen ze een taai laagje dat zich vastzet op ruwe plekken: langs het tandvlees, tussen de tanden en aan de achterkant van het ondergebit. Omdat de laag plakt, houdt ze ook andere kleurstoffen vast. Een sigaret bij de koffie telt dus dubbel.\n\nRoken maakt je mond bovendien droger. Minder speeksel betekent dat er minder wordt weggespoeld.',
      '**Waarom deze aanslag zo taai is**\n\nTeer is kleverig. Het hecht zich aan elk ruw plekje, en daarna hecht de volgende laag zich weer aan het teer. De nicotine kleurt mee zodra er lucht bij komt. Omdat rokers vaak een drogere mond hebben, spoelt speeksel minder weg dan bij een ander. Zo ontstaat in jaren wat koffie in diezelfde tijd niet voor elkaar krijgt.',
    ],
    [
      '**En verdampers, pijp of snus?**\n\n• Een elektrische sigaret heeft geen teer. De vloeistof kan wel een plakkerig laagje achterlaten waar andere kleur op blijft zitten, en ook verdampen maakt de mond droog.\n• Een pijp of sigaar kleurt vaak plaatselijk, op de plek waar de steel ligt.\n• Snus en pruimtabak kleuren waar het zakje zit en zijn lastig voor het tandvlees op die plek.',
    ],
    [
      '**Zo pak je het thuis aan**\n\n1. Laat eerst tandsteen weghalen. Aanslag op tandsteen is niet weg te poetsen, want de ondergrond is ruw.\n2. Poets twee keer per dag met fluoride, met extra aandacht voor de binnenkant onder.\n3. Gebruik ragers of floss; de bruinste randen zitten waar geen borstel komt.\n4. Polijst drie tot vijf keer per week met een beetje poeder en weinig druk.\n5. Vervang je borstel op tijd. Uitgebogen haren glijden over de aanslag heen.',
      '**In de goede volgorde**\n\nBegin bij de mondhygiënist. Onder een bruine rand zit vaak tandsteen, en zolang dat er zit poets je voor niets. Daarna begint jouw deel: fluoride in de ochtend en de avond, elke dag iets tussen de tanden, en een paar keer per week zacht polijsten. Neem de tijd voor de achterkant van de ondertanden. Daar zit bij rokers het meeste, en daar kijkt niemand.\n\nVerwacht geen sprong. Een laag die er in jaren op kwam, gaat er in weken af.',
    ],
    [
      '**Als je gestopt bent**\n\nDe goede kant van stoppen is dat er niets meer bij komt. Wat er zit, slijt langzaam en is met poetsen en een gebitsreiniging meestal een heel eind weg te krijgen. Let wel op je tandvlees: roken verhult bloedend tandvlees, omdat de bloedvaten vernauwd zijn. In de eerste maanden na het stoppen zie je daarom soms juist meer bloed. Dat is een reden om langs te gaan, niet om te stoppen met flossen.',
    ],
    [
      '**Wat de mondhygiënist anders doet**\n\nBij rokers werkt een mondhygiënist vaak met een poederstraal: water, lucht en fijn poeder blazen de bruine laag weg, ook uit hoekjes waar geen borstel komt. Dat duurt een half uur en doet geen pijn. Het resultaat is meteen te zien, en vanaf dat moment heeft het onderhoud thuis zin, want je begint op een gladde tand.\n\nSpreek af hoe vaak je terugkomt. Bij stevige rokers is twee keer per jaar gewoon, soms vaker. Thuis poetsen verlengt de tijd ertussen, maar vervangt de afspraak niet. Bruine aanslag is tenslotte het deel dat je ziet; het tandvlees eronder is het deel waar iemand anders naar moet kijken.',
    ],
  ],
  takeaways: [
    'Teer plakt en houdt andere kleurstoffen vast.',
    'Tandsteen moet er eerst af; daar heeft poetsen geen vat op.',
    'De meeste aanslag zit achter en tussen de ondertanden.',
    'Bloedt je tandvlees na het stoppen, laat er dan naar kijken.',
  ],
  common: ['limits', 'usage', 'dentist', 'product'],
};
