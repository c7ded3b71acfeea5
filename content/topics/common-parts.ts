// Closing sections that many blog articles share: the product, how to use it, and its limits. Product facts
// come from the shop's data; no text promises more than the product page.

import type { CommonPart, Wordings } from './topic.ts';

/** The shop's data used in the texts. */
type ShopInfo = { brand: string; product: string; netWeightGrams: number | null };

export const commonParts: Readonly<Record<CommonPart, (info: ShopInfo) => Wordings>> = {
  product: ({ product, netWeightGrams }) => {
    const jar = netWeightGrams === null ? 'een pot' : `een pot van ${netWeightGrams} gram`;
    return [
      `**Waar het poeder in dit verhaal past**\n\n${product} is een fijn poeder van actieve kool, kalk en witte klei. Het poetst aanslag van het oppervlak: de laag die koffie, thee, wijn en tabak achterlaten. Daaronder zit je eigen tandkleur, en die verandert het niet. Je gebruikt het een paar keer per week naast je gewone tandpasta, nooit in plaats daarvan.`,
      `**Wat je van een zwart poeder mag verwachten**\n\nHet werk van ${product} is polijsten. Fijne deeltjes nemen aanslag mee die met tandpasta alleen blijft zitten. Dat zie je vooral als je veel koffie of thee drinkt. Wie nauwelijks aanslag heeft, ziet ook weinig verschil, en dat zeggen we liever vooraf. In huis krijg je ${jar}, genoeg voor weken, want een dun laagje is alles wat je nodig hebt.`,
      `**En actieve kool dan?**\n\nIn ${product} zitten kool van kokosnootschalen, calciumcarbonaat, kaolien en een beetje munt. De kool geeft de kleur en een licht schurend effect; de kalk en de klei doen net zo goed mee. Samen halen ze verkleuring van buitenaf weg. Aan verkleuring van binnenuit, zoals door leeftijd of een oude vulling, verandert geen enkel poeder iets.`,
      `**Het poeder, zonder omhaal**\n\nWe verkopen één product, ${product}, en we willen dat je weet wat je koopt. Het bevat geen peroxide, dus het bleekt niet. Het bevat ook geen fluoride, dus je tandpasta blijft nodig. Wat het wel doet: oppervlakkige aanslag wegpoetsen, zodat je tanden weer hun eigen kleur laten zien. Je krijgt ${jar}.`,
    ];
  },
  usage: () => [
    '**Zo gebruik je het, stap voor stap**\n\n1. Maak je tandenborstel nat en tik hem af.\n2. Doop alleen de punten van de haren in het poeder. Een dun laagje is genoeg.\n3. Poets twee minuten met kleine rondjes en weinig druk.\n4. Spuug uit met je mond dicht bij de wastafel en spoel tot het water helder is.\n5. Poets de volgende keer weer gewoon met fluoridetandpasta.\n\nDrie tot vijf keer per week is genoeg. Vaker poetsen met poeder maakt je tanden niet witter, het geeft alleen meer wrijving.',
    '**Twee minuten, meer is het niet**\n\nMaak de borstel vochtig, raak het poeder er licht mee aan en begin achterin, zodat je niet meteen alles op je lippen hebt. Houd de borstel vast als een pen. Wie hem als een hamer vasthoudt, drukt vanzelf te hard. Maak kleine rondjes langs de rand van je tandvlees en verplaats om de paar tellen. Na twee minuten spuug je uit en spoel je goed na.\n\nPlan het op vaste dagen, bijvoorbeeld maandag, woensdag en vrijdag. Op de andere momenten poets je met je gewone tandpasta.',
    '**Rustig aan werkt het best**\n\nDe meeste mensen nemen de eerste keer te veel poeder. Begin daarom klein:\n\n• Een vochtige borstel, geen natte: van te veel water wordt het een plas.\n• Een speldenknop poeder per keer, verdeeld over de haren.\n• Zachte haren en weinig druk; het poeder doet het werk.\n• Twee minuten poetsen, goed spoelen, borstel uitspoelen.\n\nDoe dit drie tot vijf keer per week, naast het poetsen met fluoridetandpasta, en niet vlak na iets zuurs.',
    '**De handeling in het kort**\n\nJe hebt een zachte borstel nodig, een wastafel en twee minuten. Bevochtig de borstel, neem een beetje poeder en poets met rondjes die niet groter zijn dan een tand. Eerst de buitenkanten, dan de binnenkanten, dan de kauwvlakken. Spuug uit, spoel na en veeg de wastafel meteen schoon. De ochtend en de avond zijn even goed, als je die dag ook nog met fluoride poetst.',
  ],
  limits: () => [
    '**Wat poetsen niet verandert**\n\nTanden zijn van zichzelf niet spierwit. Het tandbeen onder het glazuur is geelachtig en schijnt door, bij de een meer dan bij de ander. Ook kronen, vullingen en facings houden de kleur waarmee ze gemaakt zijn. Poetsen haalt weg wat er van buitenaf op is gekomen. Alles wat dieper zit, is een gesprek voor bij de tandarts.',
    '**De grens van elk poetsmiddel**\n\nEr zijn twee soorten verkleuring. De ene ligt op de tand en komt van eten, drinken en roken; die is weg te poetsen. De andere zit in de tand zelf en hoort bij leeftijd, aanleg, een oude wond of een medicijn. Daar helpt geen poeder en geen pasta. Twijfel je welke je hebt, vraag je mondhygiënist dan om even te kijken: die ziet het meestal meteen.',
    '**Niet alles is aanslag**\n\nEen vlek die na weken zacht poetsen op dezelfde plek blijft, is waarschijnlijk geen aanslag. Het kan tandsteen zijn, een plek in het glazuur of een randje van een vulling. Harder poetsen lost dat niet op en kan je tandvlees en tandhalzen beschadigen. Laat er dan liever iemand naar kijken die een spiegeltje en goed licht heeft.',
    '**Eerlijk over de uitkomst**\n\nHoeveel verschil je ziet, hangt af van hoeveel aanslag er zit. Na jaren koffie is dat meer dan na een jaar water. Je ziet het resultaat het best in daglicht en het minst vlak na het poetsen, als je tanden nog uitgedroogd zijn. Kronen en vullingen doen niet mee, en een natuurlijk warme tint blijft een warme tint.',
  ],
  dentist: () => [
    '**Wanneer je beter even belt**\n\nBloedt je tandvlees langer dan een week of twee, doet een tand pijn bij warm of koud, of zie je een donkere plek die niet verandert? Stop dan met experimenteren en maak een afspraak. Ook met een beginnende gevoeligheid is het verstandig om eerst te overleggen. Een artikel kan je veel uitleggen, maar niet in je mond kijken.',
    '**Twijfel? Laat het nakijken**\n\nEen controle is er niet alleen voor gaatjes. Je tandarts of mondhygiënist ziet of je te hard poetst, waar tandsteen zit en welke verkleuring van buiten komt. Neem gerust mee wat je gebruikt en vraag wat zij ervan vinden. Dat gesprek duurt twee minuten en scheelt je een hoop zoeken op internet.',
    '**Dit hoort niet thuis in de badkamer**\n\nPijn, een losse vulling, zwelling of tandvlees dat zich terugtrekt: dat zijn geen dingen om weg te poetsen. Bel je tandarts. Gebruik in de tussentijd alleen een zachte borstel en je gewone tandpasta, en laat poeders en andere extra’s even staan. Als alles rustig is, kun je altijd weer beginnen.',
  ],
  patience: () => [
    '**Geef het een paar weken**\n\nAanslag is er niet in een dag gekomen en gaat er ook niet in een dag af. Houd twee tot vier weken hetzelfde ritme aan voordat je iets van het resultaat vindt. Kijk eens per week, op hetzelfde tijdstip, bij hetzelfde raam. Wie elke avond kijkt, ziet niets veranderen en gaat harder drukken, en dat is precies wat je niet moet doen.',
    '**Ritme wint van ijver**\n\nBeter drie keer per week twee minuten dan een zondag lang schrobben. Zet het poeder op een plek waar je het ziet en koppel het aan iets wat je toch al doet. Sla je een keer over, dan hoef je niets in te halen. Aanslag bouwt langzaam op; met een vast ritme blijf je haar voor.',
    '**Waar je het aan merkt**\n\nHet eerste verschil voel je eerder dan je het ziet: je tong glijdt gladder langs de achterkant van je tanden. Het verschil in kleur komt later en het duidelijkst bij de randen, waar aanslag zich ophoopt. Maak een foto bij daglicht voordat je begint. Je geheugen is in deze dingen geen goede getuige.',
  ],
};

export const summaryHeadings: Wordings = [
  'Kort samengevat',
  'Om te onthouden',
  'In een paar regels',
  'Wat je meeneemt',
];

/** Returns the closing lines of an article, which invite the reader to the shop. */
export function closings({ brand, product }: ShopInfo): Wordings {
  return [
    `Wil je het zelf proberen? Begin met één pot ${product} en geef het een paar weken. Kijk daarna bij daglicht wat het jou bracht.`,
    `Wil je meer lezen voordat je iets koopt? In de blog van ${brand} staat ook wat het poeder niet kan. Dat vinden we minstens zo belangrijk.`,
    `Wil je weten hoeveel je nodig hebt? Vul AI Advies in: een paar vragen over je gewoontes, en je weet of één pot genoeg is.`,
    `Wil je iets vragen over dit artikel of over ${product}? Stuur ons een bericht. Er leest een mens mee.`,
  ];
}
