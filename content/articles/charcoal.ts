// The blog article about the powder: what activated charcoal is, and what it does on teeth.

import type { SeedArticle } from './seed-article.ts';

export const charcoalArticle: SeedArticle = {
  slug: 'hoe-werkt-actieve-kool-op-je-tanden',
  title: 'Hoe werkt actieve kool op je tanden?',
  excerpt:
    'Zwart poeder dat wit maakt klinkt als een goocheltruc. Dit is wat actieve kool is, wat het op je tanden doet en wat onderzoekers er nog niet over weten.',
  imageUrl: '/pictures/blog-charcoal',
  seoKeywords: ['actieve kool tanden', 'actieve kool tandpoeder', 'charcoal tandpasta', 'tandaanslag'],
  daysAgo: 4,
  content: `De eerste keer is even schrikken. Je kijkt in de spiegel en je mond is gitzwart. Twee minuten later spoel je met water en is alles weer weg. Wat gebeurt er in die twee minuten? En waarom zou je iets zwarts gebruiken om iets wits schoon te krijgen? In dit artikel leggen we uit wat actieve kool is, wat het poeder op je tanden doet, en waar de kennis ophoudt.

**Van kokosnootschaal naar zwart poeder**

Actieve kool begint als iets heel gewoons: hout, turf of, zoals bij ons, de harde schaal van een kokosnoot. Die schaal wordt zonder zuurstof verhit. Er is dan geen vuur, maar alles wat vluchtig is verdwijnt en er blijft koolstof over. Tot zover is het houtskool, zoals op de barbecue.

Daarna volgt de stap die de kool ‘actief’ maakt. Bij hoge temperatuur wordt er stoom langs geleid. Die vreet een netwerk van gangen en holtes in de koolstof. Scheikundigen delen die gaatjes in naar grootte: micro-, meso- en macroporiën. De kleinste zijn zo nauw dat er alleen moleculen in passen. Al die wanden bij elkaar geven een enorm oppervlak in een klein beetje poeder.

*Adsorptie: blijven kleven aan het oppervlak*

Aan dat oppervlak blijven stoffen kleven. Dat heet adsorptie, met een d. Het is iets anders dan absorptie, waarbij een spons iets opzuigt. Waterfilters, afzuigkappen en gasmaskers maken al lang gebruik van deze eigenschap: wat langs de kool stroomt, wordt voor een deel vastgehouden.

**Wat er op je tanden gebeurt**

Op je tanden zit een dun laagje van eiwitten uit je speeksel. Daarin nestelen zich kleurstoffen uit koffie, thee, rode wijn en tabaksrook. Tandartsen noemen dat extrinsieke verkleuring: de kleur zit óp de tand, niet erin. Een overzichtsartikel van Watts en Addy uit 2001 in het British Dental Journal beschrijft dat onderscheid uitgebreid, en het is nog steeds de basis van elk gesprek over wittere tanden.

Poets je met koolpoeder, dan gebeuren er twee dingen:

• De fijne deeltjes wrijven de aanslag mechanisch los. Dat is polijsten, precies zoals de polijstmiddelen in gewone tandpasta dat doen.
• De losgemaakte deeltjes mengen zich met het poeder; je spoelt ze samen met het water weg.

Draagt het poreuze oppervlak van de kool zelf ook bij, doordat kleurstoffen eraan blijven kleven? Dat is een aannemelijk idee, maar het is in de mond nauwelijks onderzocht. Je poetst kort, met veel speeksel erbij, en de poriën raken snel gevuld. Wij gaan er daarom van uit dat het polijsten het grootste deel van het werk doet. Wie je iets anders belooft, weet meer dan de onderzoekers.

**Wat zegt het onderzoek?**

Het bekendste overzicht verscheen in 2017 in The Journal of the American Dental Association: ‘Charcoal and charcoal-based dentifrices’, van Brooks, Bashirelahi en Reynolds. De auteurs verzamelden de literatuur over poetsen met kool en waren kritisch. Er was volgens hen te weinig goed klinisch onderzoek om de beloftes op de verpakkingen te onderbouwen, over veiligheid en over resultaat. In 2019 kwamen Greenwall, Greenwall-Cohen en Wilson in het British Dental Journal tot een vergelijkbare boodschap: koolproducten kunnen oppervlakkige aanslag verwijderen, maar ze bleken niet en het ene product schuurt meer dan het andere.

“Kool haalt weg wat op je tand ligt. De kleur van de tand zelf blijft wat die is.”

Die eerlijkheid vinden we belangrijk, ook al verkopen we zelf een koolpoeder. Het betekent dat je realistisch mag zijn. Had je tien jaar lang elke dag vier koppen koffie? Dan is de kans groot dat je verschil ziet. Heb je van nature ivoorkleurige tanden zonder aanslag? Dan verandert er weinig, hoe vaak je ook poetst.

**Zacht poetsen is het halve werk**

Omdat het poeder polijst, is de manier waarop je poetst belangrijker dan de hoeveelheid. Met hard drukken haal je niet meer aanslag weg. Je belast er alleen je tandvlees en je tandhalzen mee. Zo pak je het aan:

1. Maak een zachte tandenborstel nat en dip alleen de puntjes van de haren in het poeder.
2. Dep het teveel af op de rand van de pot.
3. Poets twee minuten in kleine rondjes, zonder druk. De borstel doet het werk.
4. Spoel met water tot het helder is.
5. Poets daarna met je gewone fluoridetandpasta, zoals je dat altijd doet.

Drie tot vijf keer per week is genoeg. Ons poeder bevat geen fluoride, dus het komt náást je tandpasta en nooit in plaats daarvan.

**Wanneer je beter wacht**

Niet iedereen doet er goed aan om met kool te poetsen. Sla het over of vraag het eerst aan je tandarts of mondhygiënist als je:

• gevoelige tanden of blootliggende tandhalzen hebt;
• kronen, facings of witte vullingen in je voortanden hebt, want die krijgen geen andere kleur en fijne deeltjes kunnen zich ophopen langs de randen;
• een beugel draagt;
• net een behandeling bij de tandarts hebt gehad.

En verwacht geen effect op andere dingen dan aanslag. Actieve kool is een cosmetisch poetsmiddel, geen geneesmiddel.

**Kort samengevat**

Actieve kool is koolstof met een enorm oppervlak vanbinnen. Op je tanden werkt het vooral als fijn polijstpoeder dat aanslag losmaakt, zodat je eigen tandkleur weer zichtbaar wordt. Het bleekt niet, het vervangt je fluoridetandpasta niet, en het werkt het best met een zachte hand.

Wil je het zelf zien? Maak vandaag een foto bij daglicht, poets twee weken en leg er dan een nieuwe foto naast.

**Bronnen**

• Brooks, Bashirelahi en Reynolds, ‘Charcoal and charcoal-based dentifrices: a literature review’, The Journal of the American Dental Association, 2017. https://doi.org/10.1016/j.adaj.2017.05.001
• Greenwall, Greenwall-Cohen en Wilson, ‘Charcoal-containing dentifrices’, British Dental Journal, 2019. https://doi.org/10.1038/s41415-019-0232-8
• Watts en Addy, ‘Tooth discolouration and staining: a review of the literature’, British Dental Journal, 2001. https://doi.org/10.1038/sj.bdj.4800959`,
};
