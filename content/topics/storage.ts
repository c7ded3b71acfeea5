// Blog topic: keeping powder dry and clean.

import type { Topic } from './topic.ts';

export const storageTopic: Topic = {
  key: 'poeder-bewaren',
  matchPrefixes: ['bewaar', 'bewaren', 'houdbaar', 'klont', 'pot', 'opbergen'],
  titles: ['Tandpoeder bewaren: droog, dicht en uit de damp', 'Hoe lang blijft tandpoeder goed?'],
  excerpts: [
    'Vocht is de enige echte vijand van poeder. Met een paar gewoontes blijft een pot tot de laatste schep zo fijn als op de eerste dag.',
    'Klontjes, een muffe geur of een deksel dat kraakt: wat is er aan de hand, en kun je het poeder nog gebruiken?',
  ],
  keywords: ['tandpoeder bewaren', 'houdbaarheid tandpoeder', 'actieve kool bewaren', 'poeder klontert'],
  picture: '/pictures/blog-charcoal',
  parts: [
    [
      'Een tube tandpasta zit dicht en blijft dicht. Een pot poeder maak je elke keer open, in een kamer waar net gedoucht is. Dat is geen ramp, maar het vraagt een beetje aandacht. Droog poeder blijft lang goed. Vochtig poeder wordt een klontje, en een klontje poetst ongelijk.',
      'De vraag hoe lang een pot meegaat, heeft twee antwoorden. Het ene staat op het etiket. Het andere hangt af van wat er met de pot gebeurt zodra hij in jouw badkamer staat.',
    ],
    [
      '**Lees het potje met het deksel open**\n\nOp cosmetica staat een tekening van een geopend potje met een getal en een M. Dat zijn de maanden na opening waarin het product blijft zoals het bedoeld is. Daarnaast kan er een datum staan voor een ongeopende verpakking. Schrijf op de dag dat je begint de maand op de onderkant; niemand onthoudt dat.\n\nPoeder zonder water bederft niet zoals een crème. Er is weinig waar iets op kan groeien, zolang het droog blijft. Dat ene woord, droog, is het hele verhaal.',
      '**Twee tekens op de verpakking**\n\nHet potje met open deksel vertelt hoeveel maanden je hebt na het openen. Een zandloper of een datum zegt tot wanneer de dichte verpakking goed is. Voor een poeder is dat meestal ruim, omdat er geen water in zit. Noteer wanneer je hem opende. En vertrouw daarnaast op je neus en je ogen: kleur, geur en fijnheid horen hetzelfde te blijven.',
    ],
    [
      '**De plek**\n\n• Niet naast de douche. Waterdamp slaat neer in het deksel en valt daarna als druppel in de pot.\n• Niet in de vensterbank. Zon maakt warm en warm wordt vocht zodra het afkoelt.\n• Wel op een plank op ooghoogte of in een kastje, met het deksel goed dicht.\n• Buiten bereik van kinderen, en niet naast dingen die je eet.\n\nHeb je alleen een kleine badkamer zonder raam, zet de pot dan in de slaapkamer en neem alleen de borstel mee.',
    ],
    [
      '**De handeling**\n\n1. Tik je borstel af voordat hij de pot in gaat. Vochtig is goed, druipend niet.\n2. Raak het poeder aan met de punten van de haren en druk niet.\n3. Draai het deksel meteen dicht, en poets dan pas.\n4. Veeg de schroefdraad eens per week schoon met een droge doek.\n\nMet meer mensen een pot delen kan beter niet via de borstel. Schep voor ieder een beetje in een eigen bakje.',
      '**Een schone pot in een vochtige kamer**\n\nHet meeste vocht komt niet uit de lucht maar van je eigen borstel. Klop hem dus af voordat hij in de pot gaat. Gebruik je de pot met z’n tweeën, schep dan elk een klein beetje over met een droog lepeltje; zo houd je borstels uit elkaar en de pot droog. Sluit hem direct. Een deksel dat knarst, heeft poeder in de schroefdraad: even wegvegen, en hij sluit weer.',
    ],
    [
      '**Klontjes, en nu?**\n\nEen paar zachte klontjes kun je met een droge vork losmaken. Laat de pot daarna een dag open staan in een droge kamer, met een doek eroverheen. Is het poeder hard geworden, ruikt het muf of zie je iets anders dan zwart, gooi het dan weg. Dat is zonde, maar je stopt het in je mond.\n\nGooi resten niet in de gootsteen. Fijn poeder klontert in de zwanenhals van de afvoer. In een zakje bij het restafval is prima.',
    ],
    [
      '**Op voorraad kopen**\n\nEen pot gaat bij drie tot vijf keer per week een flinke tijd mee. Wie er twee of meer in huis haalt, bewaart de dichte potten koel en donker, in de doos waarin ze kwamen. Begin steeds met de oudste. En koop niet meer dan je in de houdbaarheid gebruikt; een korting op iets wat je weggooit, is geen korting.',
    ],
  ],
  takeaways: [
    'Vocht is de enige echte vijand van poeder.',
    'Tik je borstel af en sluit de pot voordat je poetst.',
    'Niet naast de douche en niet in de zon.',
    'Hard, muf of verkleurd poeder gooi je weg.',
  ],
  common: ['usage', 'product', 'patience', 'limits'],
};
