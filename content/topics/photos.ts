// Blog topic: honest before and after photos of one's own teeth.

import type { Topic } from './topic.ts';

export const photosTopic: Topic = {
  key: 'voor-en-na-foto',
  matchPrefixes: ['foto', 'selfie', 'camera', 'resultaat', 'voor-en-na', 'vergelijk'],
  titles: [
    'Zo maak je een eerlijke voor-en-nafoto van je tanden',
    'Licht, hoek, moment: meten of je tanden veranderen',
  ],
  excerpts: [
    'Met een andere lamp lijken je tanden drie tinten anders. Zo maak je foto’s waar je wel iets van kunt leren.',
    'Wie wil weten of poetsen verschil maakt, heeft een raam, een wit vel papier en vier weken nodig.',
  ],
  keywords: ['voor en na foto tanden', 'tandkleur meten', 'foto tanden licht', 'resultaat tandpoeder'],
  picture: '/pictures/blog-expectations',
  parts: [
    [
      'Het internet staat vol met foto’s van tanden, links geel en rechts stralend. Bijna altijd is ook het licht anders, de huid warmer en de mond verder open. Zo kun je alles bewijzen. Wij tonen op onze eigen pagina daarom een illustratie die ook zo heet, en raden je aan om het thuis zelf te meten. Dat is makkelijker dan je denkt.',
      'Je geheugen voor kleur is slecht. Wat je gisteren in de spiegel zag, ben je vandaag vergeten. Een foto onthoudt het wel, als je hem goed maakt. Met een goedkope telefoon en een raam op het noorden kom je verder dan met een dure camera onder een keukenlamp.',
    ],
    [
      '**Het licht**\n\nDaglicht, zonder zon. Ga bij een raam staan op een bewolkte dag, met je gezicht naar het glas, en doe alle lampen uit. Kies een tijdstip en houd je eraan, bijvoorbeeld zaterdag rond het middaguur. Gebruik geen flits: die kaatst terug op het glazuur en maakt alles wit. Een badkamerlamp is te geel, een koude ledlamp te blauw.',
      '**Waar je gaat staan**\n\nHet beste licht komt van een bewolkte hemel door een groot raam. Ga er recht voor staan, met de lampen uit. Zon is te hard en geeft schaduw, een flits geeft witte vlekken, en de lamp boven de spiegel maakt je tanden geler dan ze zijn. Maak alle foto’s op hetzelfde uur, want daglicht verandert door de dag heen meer dan je ziet.',
    ],
    [
      '**De opstelling**\n\n1. Houd een wit vel papier onder je kin, in beeld. Dat is je maatstaf: als het papier op beide foto’s even wit is, mag je vergelijken.\n2. Houd de telefoon recht voor je mond, op armlengte, en gebruik de camera aan de achterkant.\n3. Zet filters, verfraaiing en automatische verbetering uit.\n4. Lach zoals je lacht, met je tanden op elkaar.\n5. Maak er drie en bewaar de middelste.',
    ],
    [
      '**Het moment**\n\nMaak de foto voordat je poetst en niet erna. Vlak na het poetsen zijn tanden uitgedroogd, en droge tanden lijken lichter. Dat effect is binnen een uur weg, en het heeft al veel mensen blij gemaakt met niets. Ook na een uur praten met je mond open zijn tanden droger. Neem eerst een slok water, wacht vijf minuten, en maak dan de foto.\n\nDoe het daarna een keer per week en niet vaker. Tussen maandag en dinsdag is niets te zien.',
      '**Nooit vlak na het poetsen**\n\nDit is de fout waar de meeste mooie resultaten op rusten: foto voor het poetsen, foto erna. Een tand die net gepoetst is, is droog, en een droge tand weerkaatst meer licht. Een uur later is hij weer zoals hij was. Wacht dus, drink wat, en maak de foto op hetzelfde punt van de dag als de vorige keer. Een keer per week is vaak genoeg.',
    ],
    [
      '**Vergelijken zonder jezelf te foppen**\n\nLeg na vier weken de eerste en de laatste foto naast elkaar. Kijk eerst naar het papier, dan pas naar de tanden. Laat iemand anders raden welke de nieuwste is; raadt die het niet, dan is er geen verschil dat ertoe doet. Kijk vooral naar de randjes tussen de tanden en langs het tandvlees, want daar verdwijnt aanslag het eerst.\n\nZie je verschil, mooi. Zie je niets, dan had je weinig aanslag of zit je kleur dieper. Ook dat is een uitkomst, en je hebt er geen verkoper voor nodig gehad.',
    ],
  ],
  takeaways: [
    'Daglicht zonder zon, lampen uit, geen flits.',
    'Een wit vel papier in beeld is je maatstaf.',
    'Maak de foto voor het poetsen; droge tanden lijken lichter.',
    'Laat een ander raden welke foto de nieuwste is.',
  ],
  common: ['limits', 'product', 'usage', 'dentist', 'patience'],
};
