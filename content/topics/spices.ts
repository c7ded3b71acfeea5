// Blog topic: food that stains, such as curry, berries and soy sauce.

import type { Topic } from './topic.ts';

export const spicesTopic: Topic = {
  key: 'kleurend-eten',
  matchPrefixes: ['kerrie', 'curry', 'kurkuma', 'bessen', 'bosbes', 'eten', 'voeding', 'saus', 'biet'],
  titles: [
    'Kerrie, bessen en sojasaus: eten dat je tanden kleurt',
    'De witte-shirtproef: welk eten laat sporen na?',
  ],
  excerpts: [
    'Wat een vlek maakt op een wit shirt, kleurt ook je tanden. Maar je hoeft er niets voor te laten staan.',
    'Kurkuma, bosbessen, balsamico: gezond en lekker, en stevige kleurders. Met slim combineren valt het mee.',
  ],
  keywords: ['eten dat tanden verkleurt', 'kurkuma tanden', 'verkleuring door eten', 'bessen tanden'],
  picture: '/pictures/blog-stains',
  parts: [
    [
      'Er is een eenvoudige manier om te weten wat je tanden kleurt: denk aan een wit shirt. Zou je schrikken als het erop viel, dan houden je tanden er ook iets van over. Kerrie staat bovenaan, maar er zijn verrassingen. En het mooie is dat veel van dit eten juist heel goed voor je is. Laten staan is dus niet het advies.',
      'Koffie en wijn krijgen altijd de schuld. Ondertussen eten we kerrie, bosbessen, rode biet en sojasaus zonder erbij na te denken. Geen van die dingen is een probleem op zichzelf. Het gaat om hoe vaak, hoe lang, en wat je ernaast eet.',
    ],
    [
      '**De grote kleurders**\n\n• Kurkuma en kerriepoeder: een van de sterkste natuurlijke gele kleurstoffen die er zijn.\n• Bosbessen, bramen en kersen: dezelfde soort pigment als in rode wijn.\n• Rode biet: kleurt alles, maar spoelt makkelijk weg.\n• Tomatensaus: rood en licht zuur, dus dubbel.\n• Balsamico en sojasaus: donker, plakkerig en zuur of zout.\n• Gekleurd snoep en ijs: weinig bijzonders, behalve dat je er lang op zuigt.',
    ],
    [
      '**Waarom het ene blijft en het andere niet**\n\nEen kleurstof moet zich hechten om te blijven. Dat lukt beter als er zuur bij is, want dat maakt het glazuur wat ruwer, en als het eten plakt, want dan ligt het er langer. Rode biet ziet er dramatisch uit maar lost op in water; na een glas is het weg. Kurkuma lost juist niet op in water maar in vet, en blijft dus zitten. Daarom wordt een plastic bakje van kerrie geel, en van biet niet.',
      '**Oplosbaar, plakkerig, zuur**\n\nDrie dingen bepalen of je er iets van terugziet. Lost de kleur op in water, dan spoelt ze weg: rode biet is onschuldig. Plakt het, dan ligt het lang: balsamico, gedroogde bessen. En is het zuur, dan krijgt de kleur meer houvast: tomatensaus. Kurkuma is het hardnekkigst, want die lost alleen in vet op. Je plastic bakjes weten daar alles van.',
    ],
    [
      '**Slim combineren**\n\n1. Eet er groente bij met een beet: bleekselderij, wortel, sla. Kauwen maakt speeksel.\n2. Neem yoghurt bij de kerrie. Het vet en het eiwit nemen een deel van de kleurstof op.\n3. Sluit af met kaas of noten in plaats van met fruit.\n4. Drink water bij het eten en niet alleen erna.\n5. Doe bessen door de kwark in plaats van er los een bakje van leeg te snoepen.',
    ],
    [
      '**Na het eten**\n\nSpoel met water en laat je speeksel even zijn gang gaan. Was er iets zuurs bij, zoals tomaat of een dressing, wacht dan een half uur met poetsen. Zat er kerrie op, gebruik dan een oude borstel of spoel de nieuwe goed uit: witte haren worden geel en dat gaat er niet meer uit.\n\nMaak in de avond schoon tussen je tanden. Zaadjes van bessen en stukjes kruid blijven daar graag zitten, en geven kleur af zolang ze er zitten.',
      '**De eerste tien minuten**\n\nPak een glas water en laat het een paar keer rondgaan. Poets niet meteen na tomaat, azijn of fruit; een half uur later is vroeg genoeg. Haal voor het slapen weg wat er tussen je kiezen zit, want een vliesje van een braam kleurt de hele nacht door. En houd een borstel apart voor de avond met curry, als je van witte haren houdt.',
    ],
    [
      '**Je hoeft niets te laten staan**\n\nEr zijn lijsten met verboden eten voor witte tanden. Wie ze volgt, houdt kip, rijst en bloemkool over. Dat is geen leven en ook nergens voor nodig. Bessen en kruiden horen in een gezond eetpatroon, en de kleur die ze achterlaten is een laagje dat je kunt wegpoetsen. Wees zuinig met blijven snoepen, ruim met water, en geniet van je bord.',
    ],
  ],
  takeaways: [
    'Wat een wit shirt verpest, kleurt ook tanden.',
    'Kurkuma hecht het best, rode biet spoelt weg.',
    'Yoghurt bij de kerrie en water bij het eten schelen.',
    'Laat gezond eten niet staan om een kleur die te poetsen is.',
  ],
  common: ['product', 'usage', 'limits', 'dentist', 'patience'],
};
