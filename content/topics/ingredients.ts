// Blog topic: how to read an ingredient list.

import type { Topic } from './topic.ts';

export const ingredientsTopic: Topic = {
  key: 'ingredientenlijst',
  matchPrefixes: [
    'ingredient',
    'inci',
    'etiket',
    'natuurlijk',
    'samenstelling',
    'kaolien',
    'klei',
    'xylitol',
  ],
  titles: ['Zo lees je de ingrediëntenlijst van een tandproduct', 'Wat zit er eigenlijk in tandpoeder?'],
  excerpts: [
    'Latijn en Engels door elkaar, in kleine letters. Toch vertelt die lijst meer dan de voorkant van de verpakking.',
    'Calciumcarbonaat, kaolien, xylitol: wat doet elk ingrediënt, en waarom zegt de volgorde zoveel?',
  ],
  keywords: ['ingrediënten tandpoeder', 'INCI lezen', 'calcium carbonate', 'kaolin tanden'],
  picture: '/pictures/blog-charcoal',
  parts: [
    [
      'De voorkant van een verpakking is geschreven om te verkopen. De achterkant is geschreven omdat het moet. Daarom is die achterkant zo nuttig: er staat in een vaste taal wat erin zit, in een vaste volgorde. Wie dat kan lezen, heeft de voorkant niet meer nodig.',
      'Kool, klei, kalk: het klinkt als een bouwmarkt. Op het etiket heten ze anders, en daardoor lijkt het ingewikkelder dan het is. Een rondleiding langs de lijst, met ons eigen poeder als voorbeeld.',
    ],
    [
      '**De taal van de lijst**\n\nIngrediënten van cosmetica staan in heel Europa onder dezelfde namen, de INCI-namen. Planten hebben een Latijnse naam, stoffen meestal een Engelse. Daardoor kun je een Nederlands en een Italiaans etiket naast elkaar leggen. De volgorde is van veel naar weinig, tot een procent; wat daaronder zit, mag in willekeurige volgorde. De eerste drie namen zijn dus het product, de rest is afwerking.',
      '**Van veel naar weinig**\n\nDe lijst begint met waar het meeste van in zit. Bij een crème is dat water, bij een poeder een mineraal. Zodra je bij geurstoffen bent, zit je in de procenten en daaronder. Staat een ingrediënt waar de voorkant mee pronkt helemaal achteraan, dan zit er weinig van in. Dat is niet verboden, wel goed om te zien.',
    ],
    [
      '**Wat de namen betekenen**\n\n• Calcium Carbonate: kalk, een zachte polijster die al heel lang in tandpasta zit.\n• Charcoal Powder: kool, hier van kokosnootschalen. Zwart, fijn en licht schurend.\n• Kaolin: witte klei. Maakt het mengsel zachter en neemt vocht op.\n• Sodium Bicarbonate: zuiveringszout. Lost goed op en polijst mild.\n• Xylitol: een zoetstof uit planten, waar bacteriën in je mond weinig mee kunnen.\n• Mentha Piperita Oil: olie van pepermunt, voor de smaak.\n• Limonene en Linalool: onderdelen van die olie. Ze moeten apart genoemd worden, omdat sommige mensen er gevoelig voor zijn.',
    ],
    [
      '**Wat er niet in zit, en waarom dat niets zegt**\n\nEtiketten staan vol met dingen die er niet in zitten. Zonder dit, vrij van dat. Meestal gaat het om stoffen die er sowieso niet in horen, en dan is het een versiering. Let liever op wat er ontbreekt en wat je wel nodig hebt. In ons poeder zit geen fluoride. Dat schrijven we op als een waarschuwing, niet als een pluspunt: je hebt er een tandpasta naast nodig.\n\nEr zit ook geen peroxide in. Daardoor bleekt het niet, en is er geen tandarts voor nodig.',
      '**Vrij van, zonder, geen**\n\nZulke woorden vullen de voorkant, maar vertellen weinig. Vraag je bij elk af of het er anders wel in zou zitten. Interessanter is wat een product niet doet omdat er iets ontbreekt. Geen fluoride betekent: je tandpasta blijft nodig. Geen peroxide betekent: het bleekt niet, het polijst. Met die twee zinnen weet je meer dan met een hele rij groene blaadjes.',
    ],
    [
      '**Hoe fijn, dat staat er niet bij**\n\nHet belangrijkste van een polijstmiddel staat niet op het etiket: hoe fijn en hoe rond de deeltjes zijn. Daar bestaat een maat voor, de RDA-waarde, maar die is bedoeld voor tandpasta en zegt over los poeder minder, omdat jij bepaalt hoeveel je neemt en hoe hard je drukt. Voel daarom zelf. Wrijf een beetje tussen duim en wijsvinger. Het hoort te voelen als meel, niet als zand.\n\nKnarst het tussen je tanden, gebruik het dan niet.',
    ],
    [
      '**Ben je ergens gevoelig voor?**\n\nDe meeste klachten bij mondproducten komen van smaakstoffen. Weet je dat je op munt of citrus reageert, zoek dan naar Mentha, Menthol, Limonene en Linalool. Begin met een klein beetje, en stop als je lippen of tandvlees trekken of rood worden. Vraag bij een bekende allergie de lijst op voordat je bestelt; bij ons staat hij bij het product.',
    ],
  ],
  takeaways: [
    'De volgorde op het etiket is van veel naar weinig.',
    'De eerste drie namen zijn het product.',
    'Zonder fluoride betekent dat je tandpasta nodig blijft.',
    'Goed poeder voelt als meel en knarst niet.',
  ],
  common: ['product', 'usage', 'limits', 'dentist'],
};
