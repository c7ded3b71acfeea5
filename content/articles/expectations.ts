// The blog article about what whitening can and cannot do: the law, the limits and realistic expectations.

import type { SeedArticle } from './seed-article.ts';

export const expectationsArticle: SeedArticle = {
  slug: 'wat-kun-je-verwachten-van-wittere-tanden',
  title: 'Wittere tanden: wat kun je echt verwachten?',
  excerpt:
    'Polijsten, bleken, optisch bedrog: er zijn maar een paar manieren om tanden witter te krijgen. We zetten op een rij wat elk ervan kan, en wat niet.',
  imageUrl: '/pictures/blog-expectations',
  seoKeywords: ['wittere tanden', 'tanden bleken', 'tanden bleken zonder peroxide', 'tandkleur'],
  daysAgo: 75,
  content: `Op internet worden tanden in één filmpje acht tinten witter. In het echt gaat het langzamer en minder spectaculair. Dat is geen slecht nieuws: als je weet wat mogelijk is, kies je beter, geef je minder geld uit en ben je tevredener met wat je in de spiegel ziet. Daarom een nuchter overzicht van wat tanden witter maakt, wat de wet ervan zegt, en waar ons eigen poeder in past.

**Tanden zijn niet wit**

Begin met de kleur van een gezonde tand. Die is zelden wit. Glazuur is een beetje doorschijnend, en daaronder zit tandbeen, dat geelachtig is. Samen geven ze een kleur tussen ivoor en lichtgrijs, voor iedereen anders. Joiner beschreef dat in 2004 in het Journal of Dentistry: de kleur van een tand is de optelsom van wat erin zit en wat erop ligt, en van hoe het licht erdoorheen valt.

Met de jaren wordt het glazuur dunner en het tandbeen donkerder. Tanden worden dus vanzelf wat geler. Dat hoort bij ouder worden, net als grijze haren, en het zegt niets over hoe gezond ze zijn.

**Er zijn drie manieren om witter te lijken**

*1. Weghalen wat erop ligt*

Koffie, thee, wijn en tabak laten aanslag achter op het oppervlak. Die kun je wegpolijsten: met tandpasta, met een fijn poeder, of bij de mondhygiënist. Je krijgt er je eigen tandkleur mee terug. Meer niet, maar voor wie veel aanslag heeft is dat al een zichtbaar verschil.

*2. De kleur in de tand veranderen*

Dat is bleken. Daarvoor is een stof nodig die het glazuur binnendringt en kleurstoffen afbreekt. In de praktijk is dat bijna altijd waterstofperoxide, of een stof waaruit peroxide vrijkomt. De Cochrane-review van Eachempati en collega’s uit 2018 bekeek bleken thuis. De middelen hadden effect vergeleken met een nepmiddel, maar vooral op korte termijn, en het bewijs was van lage kwaliteit. Gevoelige tanden en geïrriteerd tandvlees kwamen voor als bijwerking.

*3. De tand bedekken*

Facings en composiet leggen een nieuw laagje over je tand. Dat is tandheelkundig werk met voor- en nadelen, waarvoor soms glazuur wordt weggeslepen. Het valt buiten wat je zelf kunt doen.

**Wat de wet zegt over bleken**

In de hele Europese Unie geldt de Cosmeticaverordening, nummer 1223/2009. Bijlage III is er duidelijk over:

• Producten met hoogstens 0,1 procent waterstofperoxide, ook als die pas tijdens gebruik vrijkomt, mogen vrij worden verkocht.
• Met meer dan 0,1 en hoogstens 6 procent mogen ze alleen aan tandartsen en andere bevoegde behandelaars worden verkocht. De eerste behandeling doet de behandelaar zelf, of die gebeurt onder direct toezicht. Niet onder de 18 jaar.
• Meer dan 6 procent is verboden.

Zie je een webshop die sterke peroxidestrips rechtstreeks aan jou verkoopt, dan klopt er iets niet. In Nederland houdt de NVWA toezicht op cosmetica. In ons poeder zit helemaal geen peroxide.

**En wat kan actieve kool?**

Kool valt in de eerste groep: het haalt weg wat erop ligt. Brooks, Bashirelahi en Reynolds schreven in 2017 in The Journal of the American Dental Association dat er onvoldoende bewijs is voor grote beloftes over koolproducten. Wij beloven daarom niet meer dan we kunnen uitleggen.

Dit kun je wel verwachten:

• Tanden die gladder aanvoelen, vaak al na de eerste keer.
• Minder zichtbare aanslag, meestal na één tot twee weken als je drie tot vijf keer per week poetst.
• Het meeste verschil als je veel koffie, thee of wijn drinkt of rookt.

En dit niet:

• Een andere kleur dan die van jezelf.
• Wittere kronen, vullingen of facings. Die nemen geen andere kleur aan.
• Het verdwijnen van tandsteen, witte vlekken of één donkere tand. Daarvoor ga je naar de tandarts of mondhygiënist.
• Een resultaat dat blijft zonder onderhoud. Wie koffie blijft drinken, krijgt weer aanslag.

“Het beste resultaat is dat niemand ziet wat je hebt gedaan, alleen dat je er fris uitziet.”

**Meet het zelf, en meet eerlijk**

Je ogen wennen snel en je badkamerlamp liegt. Wil je weten of iets werkt, dan heb je een vergelijking nodig:

1. Maak een foto bij een raam, overdag, zonder flits en zonder filter.
2. Houd een wit vel papier naast je gezicht. Zo zie je later of het licht hetzelfde was.
3. Poets twee weken volgens de aanwijzing en verander verder niets.
4. Maak een nieuwe foto op dezelfde plek, op hetzelfde uur en met hetzelfde papier.
5. Vraag iemand die niet weet welke foto welke is om te kiezen.

Zie je geen verschil? Dan had je waarschijnlijk weinig aanslag, en is dit je eigen kleur. Ook dat is een antwoord, en je weet dan dat je er geen geld meer aan hoeft uit te geven.

**Wanneer je eerst naar de tandarts gaat**

Doe dat als je pijn hebt, bij bloedend tandvlees, bij één tand die verkleurt, bij kronen of facings in je voortanden, of als je aan bleken denkt. Een tandarts kan zien of je tanden er geschikt voor zijn en welke kleur haalbaar is. Een cosmetisch product, ook dat van ons, behandelt geen klachten.

**Kort samengevat**

Polijsten geeft je je eigen kleur terug. Bleken verandert de kleur, en is boven 0,1 procent peroxide werk voor de tandarts. Bedekken is een behandeling. Begin met het eenvoudigste, meet eerlijk, en stop als je tevreden bent.

Zie je geen verschil? Dan geldt onze geld-terug-garantie.

**Bronnen**

• Joiner, ‘Tooth colour: a review of the literature’, Journal of Dentistry, 2004. https://doi.org/10.1016/j.jdent.2003.10.013
• Eachempati en collega’s, ‘Home-based chemically-induced whitening (bleaching) of teeth in adults’, Cochrane Database of Systematic Reviews, 2018. https://doi.org/10.1002/14651858.CD006202.pub2
• Brooks, Bashirelahi en Reynolds, ‘Charcoal and charcoal-based dentifrices: a literature review’, The Journal of the American Dental Association, 2017. https://doi.org/10.1016/j.adaj.2017.05.001
• Verordening (EG) nr. 1223/2009 betreffende cosmetische producten, bijlage III, nummer 12. https://eur-lex.europa.eu/eli/reg/2009/1223/oj`,
};
