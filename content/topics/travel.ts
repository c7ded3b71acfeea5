// Blog topic: travelling with powder and brush.

import type { Topic } from './topic.ts';

export const travelTopic: Topic = {
  key: 'op-reis',
  matchPrefixes: ['reis', 'vakantie', 'vliegtuig', 'handbagage', 'koffer', 'kamperen'],
  titles: [
    'Tandpoeder mee op reis, zonder zwarte koffer',
    'Poetsen onderweg: wat gaat er mee en wat blijft thuis?',
  ],
  excerpts: [
    'Poeder is geen vloeistof en mag dus mee in de handbagage. Met een klein potje en een droge borstel blijft je toilettas schoon.',
    'Op reis eet, drink en slaap je anders. Deze kleine paklijst houdt je mond op orde, van camping tot nachttrein.',
  ],
  keywords: ['tandpoeder handbagage', 'poetsen op reis', 'toilettas', 'tandenborstel reis'],
  picture: '/pictures/blog-bamboo',
  parts: [
    [
      'Er is één ding erger dan je tandenborstel vergeten: een deksel dat onderweg losgaat, met zwart poeder erin. Gelukkig is dat makkelijk te voorkomen. En poeder heeft op reis een voordeel waar een tube niet tegenop kan: het is droog, licht, en geen vloeistof.',
      'Op vakantie gaan goede gewoontes het eerst overboord. Je staat laat op, drinkt meer koffie, en de badkamer is van iemand anders. Dat hoeft geen probleem te zijn. Met drie spullen in een zakje kom je een heel eind.',
    ],
    [
      '**Inpakken zonder zwarte sporen**\n\n1. Schep een paar theelepels over in een klein potje met schroefdeksel. Meer heb je voor twee weken niet nodig.\n2. Leg een stukje plasticfolie over de opening en draai het deksel daaroverheen.\n3. Zet het potje rechtop in een afsluitbaar zakje.\n4. Neem een donker washandje mee. Daar zie je niets op.\n5. Doe je borstel pas in een koker als hij droog is.',
    ],
    [
      '**In de handbagage**\n\nPoeder valt niet onder de regels voor vloeistoffen. Het mag dus mee, ook in een grotere pot, al kan een controle bij een groot pak fijn zwart poeder om uitleg vragen. Laat het liefst het etiket op de verpakking zitten, of neem een klein potje waar duidelijk tandpoeder op staat. Een tube tandpasta telt wel als vloeistof en moet in het doorzichtige zakje. Buiten Europa gelden soms eigen regels; kijk vooraf bij je luchtvaartmaatschappij.',
      '**Door de controle**\n\nTandpasta is voor de beveiliging een vloeistof, poeder niet. Dat scheelt ruimte in het doorzichtige zakje. Neem het poeder mee in een potje waar op staat wat erin zit, want een naamloos zakje zwart poeder levert vragen op die je liever niet beantwoordt. Voor vluchten naar andere werelddelen kan een grens gelden voor grote hoeveelheden poeder. Een reispotje blijft daar ver onder.',
    ],
    [
      '**Waar het water vandaan komt**\n\nKun je het kraanwater niet drinken, poets dan met water uit een fles, ook om je borstel af te spoelen. Je slikt bij poetsen altijd een beetje in. Op een camping zonder kraan is een beker water genoeg: bevochtig de borstel, poets, spuug uit in het gras en spoel met wat over is. Zwart poeder laat op gras geen spoor na, op een wit tentdoek wel.',
    ],
    [
      '**Wat je mond onderweg anders doet**\n\nVliegtuiglucht is droog, en een droge mond spoelt minder. Drink dus water, ook als je geen dorst hebt, en neem suikervrije kauwgom mee voor als poetsen niet kan. Onderweg eten we vaker kleine dingen, en elk klein ding is een nieuw zuur moment. Spoel na een snack en poets voor het slapengaan, hoe laat het ook wordt. Wie één beurt moet overslaan, kiest beter de ochtend dan de avond.',
      '**Vaker kleine dingen**\n\nOp reis eet je een reep in de trein, een ijsje op het plein, nootjes bij de borrel. Elke hap is een begin van een half uur zuur. Een slok water erachteraan is de snelste hulp. Kauwgom zonder suiker zet je speeksel aan het werk. En poets in de avond, ook als je liever meteen je bed in wilt: in de nacht staat alles stil en doet wat er zit het meeste.',
    ],
    [
      '**Thuis weer verder**\n\nTwee weken minder poetsen laat wat aanslag achter, en die is ook zo weer weg. Begin niet met inhalen. Pak je gewone ritme op, met je gewone hoeveelheid poeder, en gun jezelf tien dagen. Spoel het reispotje om en laat het open drogen, dan staat het klaar voor de volgende keer. Gooi een borstel die drie weken in een koker zat gerust weg: die heeft zijn werk gedaan.',
    ],
  ],
  takeaways: [
    'Poeder is geen vloeistof en mag mee in de handbagage.',
    'Een klein potje met folie onder het deksel lekt niet.',
    'Berg je borstel pas op als hij droog is.',
    'Sla liever de ochtend over dan de avond.',
  ],
  common: ['product', 'usage', 'limits', 'dentist', 'patience'],
};
