// Blog topic: brushing too hard, how to notice it and how to stop.

import type { Topic } from './topic.ts';

export const pressureTopic: Topic = {
  key: 'poetsdruk',
  matchPrefixes: ['druk', 'hard', 'poetsdruk', 'schrob', 'terugtrekkend', 'tandhals'],
  titles: ['Poets je te hard? Zo merk je het', 'Minder kracht, schonere tanden: over poetsdruk'],
  excerpts: [
    'Bijna iedereen drukt harder dan nodig is. Je tandvlees en je tandhalzen merken dat als eerste. Zo leer je het af.',
    'Een schone tand vraagt om haren die bewegen, niet om kracht. Drie proefjes die laten zien hoe hard jij poetst.',
  ],
  keywords: ['te hard poetsen', 'poetsdruk', 'blootliggende tandhals', 'zachte tandenborstel'],
  picture: '/pictures/blog-routine',
  parts: [
    [
      'Schoonmaken is schrobben, zo leren we het bij pannen en tegels. Tanden zijn geen tegels. Tandplak is zacht; je veegt het weg met bewegende haartjes en bijna zonder druk. Wie kracht zet, buigt de haren plat. Dan poets je met de zijkant van de haren, mis je de rand van het tandvlees, en wrijf je op de verkeerde plekken.',
      'Is je borstel na zes weken een waaier? Dan poets je waarschijnlijk te hard. Het voelt grondig, maar het tegendeel is waar: platgedrukte haren maken minder schoon en slijten wat je wilt bewaren.',
    ],
    [
      '**Drie proefjes**\n\n1. Kijk naar je borstel. Wijzen de haren na zes tot acht weken naar buiten, dan is de druk te groot.\n2. Zet de borstel op een keukenweegschaal en druk zoals je poetst. Rond de 150 gram is genoeg; veel mensen zitten op het dubbele.\n3. Houd de borstel tussen duim en twee vingers, als een pen. Lukt poetsen zo niet, dan zette je kracht met je hele arm.',
    ],
    [
      '**Wat te veel druk doet**\n\nHet glazuur zelf kan tegen een stootje, al slijt ook dat over de jaren. Kwetsbaar is de rand waar de tand in het tandvlees verdwijnt. Het tandvlees trekt zich terug van de druk, en daaronder ligt geen glazuur maar zachter tandbeen. Dat slijt veel sneller en kan reageren op koud en warm. Vaak zit het aan één kant: rechtshandigen links, linkshandigen rechts.\n\nTerugtrekkend tandvlees groeit meestal niet terug. Daarom is op tijd bijsturen zoveel waard.',
      '**De rand die je wilt sparen**\n\nBij het tandvlees houdt het glazuur op. Wat daaronder begint is zachter, en het ligt alleen beschut zolang het tandvlees erover heen ligt. Druk je elke dag te hard, dan kruipt dat tandvlees stukje bij beetje weg. Je merkt het aan een steek bij ijs of koude lucht, of aan tanden die langer lijken. Wat weg is komt zelden terug, en dus is voorkomen hier echt makkelijker dan repareren.',
    ],
    [
      '**Zo leer je het af**\n\n• Koop de zachtste borstel die je kunt vinden, met een kleine kop.\n• Begin elke poetsbeurt op de plek waar je het hardst drukt, want daar ben je nog fris.\n• Poets een week lang met je andere hand. Onhandig, en precies daarom zachter.\n• Zet een timer op twee minuten. Haast en kracht gaan samen.\n• Heb je een elektrische borstel, let dan op het lampje van de druksensor.',
      '**Een week met je andere hand**\n\nGewoontes zitten in je arm. Wissel daarom een week van hand: je bent onhandiger, dus voorzichtiger, en je voelt opeens waar je bent. Wissel ook van borstel: zacht, met een kleine kop. Een elektrische met druksensor leert het nog sneller, want die knippert als je het vergeet. En zet de timer aan. Wie de tijd neemt, heeft geen kracht nodig.',
    ],
    [
      '**Extra voorzichtig met een poeder**\n\nMet een polijstend poeder geldt dit dubbel. De deeltjes doen het werk, jij hoeft ze alleen rond te bewegen. Druk je door, dan gaat het schurende effect omhoog zonder dat er meer aanslag af komt. Voel je tijdens het poetsen korrels knarsen, dan is dat het teken om los te laten.',
    ],
    [
      '**De borstel die bij je past**\n\nHarde haren verkopen goed omdat ze stevig voelen. Voor tanden is er geen enkele reden om ze te nemen. Een zachte of extra zachte borstel buigt mee met de ronding van de tand en komt net onder de rand van het tandvlees, precies waar plak zit. De kop mag klein zijn, ongeveer zo breed als twee tanden. Een grote kop lijkt sneller, maar draait achterin niet om de laatste kies heen.\n\nVervang hem na drie maanden, of eerder als de haren wijken. Schrijf met een viltstift de maand op de steel; dan hoef je het niet te onthouden.',
    ],
  ],
  takeaways: [
    'Tandplak is zacht; je veegt het weg, je schrobt het niet.',
    'Een waaier na zes weken betekent te veel druk.',
    'Houd de borstel vast als een pen en neem twee minuten.',
    'Tandvlees dat zich terugtrekt, groeit meestal niet terug.',
  ],
  common: ['usage', 'dentist', 'product', 'limits'],
};
