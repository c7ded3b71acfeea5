// Blog topic: what mouthwash adds, and which kind stains teeth.

import type { Topic } from './topic.ts';

export const mouthwashTopic: Topic = {
  key: 'mondspoelmiddel',
  matchPrefixes: ['spoelmiddel', 'mondwater', 'mondspoel', 'chloorhexidine', 'gorgel'],
  titles: [
    'Mondspoelmiddel: nuttig, overbodig of een kleurmaker?',
    'Moet je spoelen na het poetsen? Over mondwater en verkleuring',
  ],
  excerpts: [
    'Van sommige mondspoelmiddelen krijg je juist bruine randjes. Lees welke dat zijn, en wanneer spoelen wel zin heeft.',
    'Een fris gevoel is niet hetzelfde als een schone mond. Dit doet mondwater wel en niet.',
  ],
  keywords: ['mondspoelmiddel', 'chloorhexidine verkleuring', 'mondwater', 'spoelen na poetsen'],
  picture: '/pictures/blog-sensitive',
  parts: [
    [
      'In de meeste badkamers staat een fles in een onmogelijke kleur blauw. Hij belooft frisheid en veel meer dan dat. Wat hij doet hangt af van wat erin zit, en dat verschil zie je niet aan de kleur. Het kan zelfs zijn dat jouw fles de oorzaak is van de aanslag die je probeert weg te poetsen.',
      'Spoelen voelt als de kroon op het werk: tanden gepoetst, slok mondwater, klaar. Toch kan die volgorde je tandpasta in de weg zitten, en kleurt het ene spoelmiddel je tanden meer dan een pot thee. Tijd om het etiket te lezen.',
    ],
    [
      '**Drie soorten flessen**\n\n• Cosmetisch mondwater: smaak, soms alcohol, een frisse adem voor een half uur. Onschuldig, en weinig meer dan dat.\n• Spoelmiddel met fluoride: een extra op een ander moment dan het poetsen, vaak op advies.\n• Spoelmiddel met chloorhexidine: een stevig middel dat een tandarts of kaakchirurg kort voorschrijft, bijvoorbeeld na een ingreep.\n\nEr zijn ook mengsels met cetylpyridinium, die qua bedoeling tussen de eerste en de derde in zitten. Ook die kunnen bij lang gebruik wat kleur geven.',
    ],
    [
      '**Het middel dat kleurt**\n\nChloorhexidine hecht zich aan je tanden en je tong en bindt daar kleurstoffen uit thee, koffie en wijn. Na een week of twee zie je bruine vlekken, vooral langs de randen en tussen de tanden. Dat staat in elke bijsluiter en het is tijdelijk: het is aanslag, en die is te verwijderen. Gebruik het middel zo lang als is afgesproken en niet langer. Stop er niet eerder mee vanwege de kleur zonder te overleggen.\n\nDrink in die weken wat minder thee en koffie, of spoel erna met water.',
      '**Bruine randjes door een kuur**\n\nKreeg je na een behandeling een spoelmiddel mee en zijn je tanden nu bruiner dan ervoor? Kijk of er chloorhexidine op de fles staat. Die stof plakt kleur uit eten en drinken aan je tanden vast. Het is vervelend maar niet blijvend. Maak de kuur af zoals afgesproken, wees in die tijd zuinig met thee, koffie en wijn, en laat daarna je tanden reinigen of polijst ze rustig schoon.',
    ],
    [
      '**Niet direct na het poetsen**\n\nNa tandpasta met fluoride spuug je uit en spoel je niet. Ook niet met mondwater. In de pasta zit meer fluoride dan in de fles, dus je zou een sterke laag wegspoelen met een zwakke. Vind je spoelen prettig, kies dan een ander moment: na de lunch, of als je thuiskomt. En eet of drink erna een half uur niets.',
      '**Op een ander moment**\n\nHet lijkt logisch om met spoelen te eindigen. Voor je tandpasta is het jammer: je neemt mee wat had moeten blijven zitten. Zet de fles daarom niet naast je tandenborstel maar in de keuken, en gebruik hem na het eten. Dan voegt hij iets toe in plaats van iets weg te halen.',
    ],
    [
      '**Spoelen na poeder**\n\nNa een polijstend poeder hoor je juist wel te spoelen, met gewoon water. Dat is alles wat je nodig hebt. Mondwater met alcohol kan een mond die net is gepolijst even laten prikken. Wie zijn tanden gepolijst heeft en een mooie kleur wil houden, heeft meer aan een glas water na de thee dan aan welke fles ook.\n\nLees bij een nieuwe fles drie dingen: zit er alcohol in, zit er fluoride in en hoeveel, en voor hoe lang is hij bedoeld. Staat er een aantal dagen op, houd je daar dan aan.',
    ],
  ],
  takeaways: [
    'Chloorhexidine geeft bij langer gebruik bruine aanslag; dat is tijdelijk.',
    'Spoel niet direct na tandpasta, ook niet met mondwater.',
    'Na poeder spoel je met gewoon water.',
    'Een frisse smaak is geen schone mond.',
  ],
  common: ['limits', 'product', 'dentist', 'usage', 'patience'],
};
