// Blog topic: home remedies such as lemon, strawberries and baking soda, and why not to use them.

import type { Topic } from './topic.ts';

export const homeRemediesTopic: Topic = {
  key: 'huismiddelen',
  matchPrefixes: [
    'huismiddel',
    'citroensap',
    'aardbei',
    'zuiveringszout',
    'baking',
    'azijn',
    'bananenschil',
    'olie',
    'mythe',
    'fabel',
  ],
  titles: [
    'Huismiddelen voor witte tanden: wat laat je in de keuken?',
    'Citroen, aardbei en bananenschil: feit of fabel?',
  ],
  excerpts: [
    'Citroensap lijkt te werken en maakt het op den duur erger. Langs de bekendste huismiddelen, met een eerlijk oordeel over elk.',
    'Op internet wordt met van alles gepoetst. Welke trucs zijn onschuldig, welke zinloos, en welke kosten je glazuur?',
  ],
  keywords: ['huismiddelen witte tanden', 'zuiveringszout tanden', 'citroen tanden', 'oil pulling'],
  picture: '/pictures/blog-expectations',
  parts: [
    [
      'Elk keukenkastje bevat volgens het internet een middel voor wittere tanden. Het is goedkoop, het is natuurlijk, en er staat een filmpje bij. Soms klopt het een beetje, vaak helemaal niet, en in een paar gevallen doe je er je tanden kwaad mee. Tijd om ze een voor een langs te lopen.',
      'Natuurlijk betekent niet onschuldig. Een citroen is heel natuurlijk, en toch een van de slechtste dingen die je op je tanden kunt smeren. Aan de andere kant zijn er huismiddelen waar weinig mis mee is. Het verschil zit in twee vragen: is het zuur, en is het scherp?',
    ],
    [
      '**Zuur: niet doen**\n\nCitroensap, azijn, en geprakte aardbeien hebben iets gemeen: ze zijn zuur. Zuur lost het buitenste laagje van je glazuur op, en daarmee verdwijnt ook wat aanslag. Dat lijkt winst. Maar glazuur groeit niet terug, en wat eronder zit is geel tandbeen. Wie een tijdje met citroen poetst, wordt dus eerst lichter en daarna donkerder, en gevoeliger bovendien.\n\nMet zuiveringszout erbij wordt het niet beter. Het bruist, en dat is alles.',
      '**Waarom citroen zo verraderlijk is**\n\nJe poetst met sap, en het werkt. Je tanden voelen stroef en zien er schoner uit. Wat je voelt, is glazuur dat zijn buitenkant kwijt is. Die komt niet terug. Na maanden schijnt het gele tandbeen er meer doorheen, en reageren je tanden op koud. Voor azijn en aardbeien geldt hetzelfde, in mindere mate. Eet de aardbei gewoon op, en drink daarna water.',
    ],
    [
      '**Schurend: het hangt ervan af**\n\n• Zuiveringszout is zacht en oplosbaar. Af en toe een beetje op een natte borstel kan weinig kwaad; het smaakt alleen naar zeewater.\n• Zout uit de keuken heeft scherpe randen en krast.\n• As en houtskool van de barbecue zijn grof, ongelijk en niet bedoeld om in je mond te stoppen.\n• Een schoonmaakspons of een nagelvijl: we noemen het omdat er mensen zijn die het proberen. Doe het niet.\n\nBij alles wat schuurt geldt: hoe grover en hoe meer druk, hoe slechter.',
    ],
    [
      '**Zinloos maar onschuldig**\n\nDe binnenkant van een bananenschil doet niets met je tanden; er zitten mineralen in, maar die gaan niet vanzelf je glazuur in. Kokosolie door je mond halen, een kwartier lang, haalt wat plak weg, net als elke andere vloeistof waar je zo lang mee spoelt. De kleur verandert er niet door. Kurkuma maakt alles geel, ook je borstel. Een appel eten is goed, maar poetst niet: hij is licht zuur en maakt vooral speeksel.',
      '**Leuk geprobeerd**\n\nBananenschil: smaakt vreemd, doet niets. Kokosolie: twintig minuten spoelen voor wat twee minuten poetsen beter doet. Kurkuma: kleurt de wastafel. Een appel: gezond, en goed voor je speeksel, maar geen tandenborstel. Je doet er je tanden geen kwaad mee, behalve dat je de tijd niet aan iets nuttigs besteedt. Sla in elk geval de tandpasta er niet om over.',
    ],
    [
      '**Waterstofperoxide uit de apotheek**\n\nDit is een geval apart. Peroxide bleekt, en daarom zijn er regels voor: in middelen die je vrij koopt, mag er maar heel weinig in zitten, en alles daarboven hoort bij de tandarts, die eerst kijkt of je tanden en tandvlees ertegen kunnen. Een flesje om wonden mee schoon te maken is daar niet voor bedoeld. Te sterk of te lang geeft brandplekken op je tandvlees.\n\nWij verkopen geen bleekmiddel. Wie echt wil bleken, hoort in de stoel van een tandarts te beginnen.',
    ],
    [
      '*De twee vragen, altijd*\n\nKom je weer een filmpje tegen, vraag dan: is het zuur, en is het scherp? Is het een van beide, dan doe je het niet. Is het geen van beide, dan is de kans groot dat het ook niets doet. Wat overblijft is saai: zacht polijsten met iets wat daarvoor gemaakt is, en geduld.',
    ],
  ],
  takeaways: [
    'Alles wat zuur is, kost je glazuur.',
    'Zuiveringszout is mild; keukenzout en as zijn te grof.',
    'Olie en bananenschil doen niets aan de kleur.',
    'Peroxide hoort bij de tandarts.',
  ],
  common: ['product', 'limits', 'dentist', 'usage'],
};
