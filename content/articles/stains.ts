// The blog article about coffee, tea and wine: how they colour teeth, and how to prevent that.

import type { SeedArticle } from './seed-article.ts';

export const stainsArticle: SeedArticle = {
  slug: 'vlekken-door-koffie-thee-en-wijn',
  title: 'Vlekken door koffie, thee en wijn: zo ontstaan ze',
  excerpt:
    'Waarom laat thee soms meer kleur achter dan koffie? En helpt een glas water echt? Alles over aanslag, en wat je eraan doet zonder je kopje op te geven.',
  imageUrl: '/pictures/blog-stains',
  seoKeywords: ['koffievlekken tanden', 'thee aanslag tanden', 'rode wijn tanden', 'tandaanslag'],
  daysAgo: 32,
  content: `Je hoeft geen kettingroker te zijn om gele randjes te krijgen. Een kop koffie bij het ontbijt, thee op het werk, een glas rood bij het eten: het zijn de gewone dingen die een spoor achterlaten. Dat is geen ramp en het zegt weinig over hoe goed je poetst. Wel is het handig om te weten hoe die kleur op je tanden komt, want dan weet je ook wat helpt en wat niet.

**Je tand heeft een jasje aan**

Binnen een paar minuten na het poetsen vormt zich op je glazuur een flinterdun laagje uit je speeksel: de pellicle. Het bestaat vooral uit eiwitten en het is nuttig, want het beschermt je tanden. Maar het is ook een beetje plakkerig. Kleurstoffen uit eten en drinken hechten zich eraan en krijgen zo de tijd om te blijven zitten.

Tandartsen noemen dit extrinsieke verkleuring: kleur op de buitenkant. Watts en Addy schreven er in 2001 een veelgebruikt overzicht over in het British Dental Journal. Tegenover extrinsieke kleur staat intrinsieke kleur, die ín de tand zit. Die krijg je mee bij je geboorte, door het ouder worden, of bijvoorbeeld door een oude wortelkanaalbehandeling. Alleen de eerste soort poets je weg.

**De drie bekende schuldigen**

*Koffie*

Koffie dankt zijn kleur aan het branden. Daarbij ontstaan grote, bruine moleculen. Samen met de looistoffen in koffie vormen ze een laagje dat langzaam dikker wordt, vooral als je de hele ochtend kleine slokjes neemt.

*Thee*

Thee is voor veel mensen een verrassing. Zwarte thee bevat veel looistoffen, ook wel tannines, en die hechten graag aan eiwit. Dat is precies waar je pellicle uit bestaat. De bruine rand in een theepot is hetzelfde verschijnsel. Een scheutje melk bindt een deel van de tannines al in het kopje, voordat ze je tanden bereiken. Groene en witte thee kleuren meestal minder.

*Rode wijn*

Rode wijn heeft het hele pakket: paarse kleurstoffen uit de druivenschil, tannines om ze vast te plakken, en zuur. Dat zuur maakt het oppervlak van je glazuur tijdelijk wat zachter. Witte wijn geeft zelf weinig kleur, maar is wel zuur.

En dan zijn er nog de stillere schuldigen: cola, balsamicoazijn, kurkuma, bessen, sojasaus en natuurlijk tabak. Sommige mondspoelmiddelen kunnen bij langer gebruik ook verkleuren. Staat dat in de bijsluiter, dan is het geen verbeelding.

**Wat elke dag helpt**

Je hoeft je koffie niet op te geven. Met een paar gewoontes maak je het de kleurstoffen wel een stuk moeilijker:

• Drink je kop leeg in plaats van er uren mee te doen. Het gaat minder om hoeveel je drinkt dan om hoe lang je tanden erin baden.
• Neem een paar slokken water erna. Water spoelt weg wat nog niet vastzit.
• Eet er iets bij. Kauwen maakt speeksel, en speeksel is je eigen spoelmiddel.
• IJskoffie en ijsthee gaan prima door een rietje.
• Poets niet meteen na wijn, fris of citrus. Wacht een poos en spoel intussen met water.
• Poets twee keer per dag twee minuten met fluoridetandpasta. Dat is ook het basisadvies van het Ivoren Kruis, het Nederlandse kenniscentrum voor mondgezondheid.

**Wat je tandpasta al doet**

Elke tandpasta bevat polijstmiddelen. Whitening-tandpasta’s hebben daar vaak wat meer of andere van, soms samen met stoffen die aanslag losmaken of een blauwe kleurstof die geel optisch wegdrukt. Andrew Joiner vatte dat in 2010 samen in het Journal of Dentistry: zulke tandpasta’s werken vooral doordat ze extrinsieke verkleuring verwijderen en tegenhouden. Ze veranderen de tand zelf niet.

Een poeder met actieve kool past in hetzelfde rijtje. Het is fijn polijstpoeder: je haalt er de kleur mee weg die in de pellicle en op het glazuur zit. Je gebruikt het een paar keer per week, naast je tandpasta.

**Wat je beter laat**

“Wat sterk schuurt, haalt niet alleen de vlek weg.”

1. Poets niet met citroensap of appelazijn. Zuur lost glazuur op, en glazuur groeit niet terug.
2. Poets niet met keukenzout of schuursponsjes. Dat klinkt als een grap, maar het internet staat er vol mee.
3. Schraap aanslag niet weg met je nagel of een puntig voorwerp.
4. Ga niet vaker of harder poetsen dan de aanwijzing zegt. Twee keer zo hard is niet twee keer zo wit.

**Wanneer een professional het overneemt**

Harde, gele of bruine randen vlak bij je tandvlees zijn vaak geen aanslag maar tandsteen: verkalkte plaque. Dat krijg je er thuis niet af, ook niet met ons poeder. Een mondhygiënist wel, meestal in één afspraak. Zie je één tand die donkerder is dan de rest, een witte of bruine vlek die niet verandert, of een zwart puntje in een groef? Laat er dan iemand naar kijken. Dat hoeft niets te zijn, maar poetsen is niet het antwoord.

**Kort samengevat**

Koffie, thee en wijn kleuren niet je tand, maar het laagje erop. Korter drinken, water erna en goed poetsen houdt het meeste tegen. Wat er toch blijft zitten, polijst je een paar keer per week zacht weg. En wat dan nog blijft, hoort bij je tand of bij de mondhygiënist.

Wil je weten wat bij jou aanslag is en wat je eigen kleur is? Vergelijk de achterkant van je ondertanden eens met de voorkant: achter zit vaak de meeste aanslag.

**Bronnen**

• Watts en Addy, ‘Tooth discolouration and staining: a review of the literature’, British Dental Journal, 2001. https://doi.org/10.1038/sj.bdj.4800959
• Joiner, ‘Whitening toothpastes: a review of the literature’, Journal of Dentistry, 2010. https://doi.org/10.1016/j.jdent.2010.05.017
• Ivoren Kruis, basisadvies over poetsen met fluoridetandpasta.`,
};
