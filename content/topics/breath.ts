// Blog topic: morning breath and other smells.

import type { Topic } from './topic.ts';

export const breathTopic: Topic = {
  key: 'frisse-adem',
  matchPrefixes: ['adem', 'fris', 'mondgeur', 'stink'],
  titles: [
    'Frisse adem begint niet bij een pepermuntje',
    'Ochtendadem: waarom iedereen hem heeft en wat helpt',
  ],
  excerpts: [
    'Een muntje verbergt een geur, het haalt hem niet weg. Waar komt een muffe adem vandaan, en wat kun je er simpel aan doen?',
    'Iedereen ruikt in de ochtend een beetje. Met water, je tong en de ruimte tussen je tanden kom je verder dan met kauwgom.',
  ],
  keywords: ['frisse adem', 'slechte adem', 'ochtendadem', 'mondgeur'],
  picture: '/pictures/blog-sensitive',
  parts: [
    [
      'Je merkt het zelf als laatste. Aan je eigen geur wen je binnen minuten, dus je adem ruik je niet. Daarom is onzekerheid over adem zo gewoon, en daarom verkopen muntjes zo goed. Ze leggen er een geur overheen, en na een kwartier ben je terug bij af. Beter is het om te weten waar de geur vandaan komt.',
      'De ochtendadem van je geliefde is geen teken van slechte verzorging. Het is biologie: zeven uur stilte, weinig speeksel en een warme mond. Wat er de rest van de dag gebeurt, heb je grotendeels zelf in de hand.',
    ],
    [
      '**De bron**\n\nBij verreweg de meeste mensen komt de geur uit de mond zelf en niet uit de maag. Bacteriën breken eiwitten af uit voedselresten en losse cellen, en daarbij komen zwavelstofjes vrij. Ze doen dat het liefst waar het rustig en zonder zuurstof is: achter op de tong, tussen de tanden, onder de rand van het tandvlees. Poetsen van de voorkant van je tanden haalt daar weinig weg.',
      '**Waar het ontstaat**\n\nDenk niet aan je maag, die is bijna nooit de oorzaak. Denk aan drie plekken: het achterste stuk van je tong, de ruimte tussen je kiezen en de rand van je tandvlees. Daar zitten resten, daar is weinig zuurstof, en daar maken bacteriën de stofjes die ruiken. Wie alleen de buitenkant van zijn tanden poetst, laat precies die drie plekken liggen.',
    ],
    [
      '**Wat helpt, in volgorde**\n\n1. Schraap elke ochtend je tong, achteraan.\n2. Maak elke avond schoon tussen je tanden.\n3. Drink door de dag heen water; een droge mond ruikt eerder.\n4. Ontbijt. Kauwen zet speeksel in beweging.\n5. Kauw na de lunch een kwartier op kauwgom zonder suiker.\n6. Reinig een gebitsplaatje of nachtbeugel elke dag; die ruiken ook.',
    ],
    [
      '**Knoflook, koffie en vasten**\n\nSommige geuren komen niet uit je mond maar via je bloed en je longen. Knoflook en ui doen dat: je kunt poetsen wat je wilt, het duurt een dag. Peterselie, appel of melk bij de maaltijd schelen iets. Koffie ruikt om een andere reden: ze droogt je mond uit en laat een laagje achter. Een glas water erna doet meer dan een muntje. En wie lang niet eet of bijna geen koolhydraten neemt, krijgt een zoetige adem die bij dat dieet hoort.',
      '**Geuren waar poetsen niets aan doet**\n\nStoffen uit knoflook en ui gaan via je bloed naar je longen, en dan adem je ze een dag lang uit. Daar is geen borstel tegen opgewassen. Een appel of een glas melk bij het eten dempt het wat. Koffie is makkelijker: die laat een laagje achter en droogt de mond uit, dus water helpt. Bij vasten of een streng dieet verandert je adem vanzelf, tot je weer gewoon eet.',
    ],
    [
      '**Test het zelf**\n\nLik aan de binnenkant van je pols, wacht tien seconden en ruik. Of ruik aan een stuk floss dat tussen je achterste kiezen is geweest; dat is de eerlijkste test. Ruikt het op één plek steeds hetzelfde, dan zit daar misschien iets: een vulling met een randje, een kies die half doorkomt, of tandsteen. Dat is iets voor de tandarts en niet voor een spray.\n\nVraag anders iemand die je vertrouwt. Een ongemakkelijke minuut is beter dan een jaar twijfel.',
    ],
    [
      '**Wat het poeder eraan doet**\n\nWeinig, en dat mag je weten. Er zit munt in, dus je mond smaakt fris, en schone tanden voelen prettig. Maar de bron van de meeste geur zit op je tong en tussen je tanden, en daar poets je met poeder niet. Zie het als een aangename bijkomstigheid van polijsten, niet als een oplossing.',
    ],
  ],
  takeaways: [
    'De geur komt meestal van de tong en van tussen de tanden.',
    'Tong schrapen, ragers en water doen meer dan muntjes.',
    'Knoflook adem je uit via je longen; dat moet slijten.',
    'Blijft het op één plek ruiken, laat er dan naar kijken.',
  ],
  common: ['dentist', 'product', 'limits', 'usage', 'patience'],
};
