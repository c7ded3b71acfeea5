// The blog article about brushing for two minutes, and when to use the powder in that time.

import type { SeedArticle } from './seed-article.ts';

export const routineArticle: SeedArticle = {
  slug: 'poetsroutine-van-twee-minuten',
  title: 'Een poetsroutine van twee minuten die je volhoudt',
  excerpt:
    'Twee minuten duren langer dan je denkt. Met een vaste volgorde, een zachte hand en één goede gewoonte per week poets je beter zonder extra moeite.',
  imageUrl: '/pictures/blog-routine',
  seoKeywords: ['tandenpoetsen', 'poetsroutine', 'twee minuten poetsen', 'hoe poets je je tanden'],
  daysAgo: 47,
  content: `Zet eens een timer terwijl je poetst zoals je altijd doet. De meeste mensen schrikken: wat voelt als een eeuwigheid blijkt vaak nog geen minuut. Geen zorgen, dat gaat bijna iedereen zo. Goed poetsen is geen kwestie van karakter maar van volgorde. Heb je die eenmaal in je hand, dan kost het je geen gedachte meer. Hieronder staat een routine die past bij het basisadvies van het Ivoren Kruis, met een plek voor het zwarte poeder op de dagen dat je het gebruikt.

**Waarom twee minuten, twee keer per dag?**

Op je tanden groeit de hele dag plaque: een zacht, bijna onzichtbaar laagje van bacteriën en eiwitten. Het zit vooral langs het tandvlees en tussen de tanden. Je krijgt het er met een borstel makkelijk af, als je maar overal komt. Dat laatste kost tijd. Een volwassen mond heeft achtentwintig tot tweeëndertig tanden en kiezen, en bijna elke tand heeft een binnenkant, een buitenkant en een bovenkant.

Het Ivoren Kruis, het Nederlandse kenniscentrum voor mondgezondheid, adviseert daarom twee keer per dag twee minuten poetsen met fluoridetandpasta. Dat fluoride doet ertoe. De Cochrane-review over fluoridetandpasta van Walsh en collega’s uit 2019 bundelt tientallen onderzoeken en vindt dat poetsen met fluoridetandpasta gaatjes helpt voorkomen, vergeleken met tandpasta zonder fluoride. Sla die dus nooit over, ook niet op je zwarte dagen.

**De volgorde: 3 x B**

Een ezelsbruggetje dat veel mondhygiënisten gebruiken, is 3 x B: binnenkant, buitenkant, bovenkant. Je begint met de binnenkant, omdat je die anders vergeet.

1. Begin rechtsboven aan de binnenkant en ga in een boog naar links. Doe daarna onder hetzelfde.
2. Ga door met de buitenkanten, weer eerst boven en dan onder.
3. Eindig met de bovenkanten van je kiezen. Hier mag je heen en weer.
4. Poets als laatste zacht over je tong, als je dat prettig vindt.

Elk van die drie rondes kost ongeveer veertig seconden. Samen is dat precies twee minuten.

*Zo houd je de borstel vast*

Zet de haren schuin op de rand van je tandvlees en maak kleine, rustige bewegingen. Bij een elektrische borstel hoef je niet te bewegen: zet hem op een tand, tel tot drie en schuif door. De Cochrane-review van Yaacob en collega’s uit 2014 vond dat elektrische borstels gemiddeld wat meer plaque weghalen dan handborstels. Maar een handborstel in een geduldige hand wint het van een elektrische die na dertig seconden terug op de lader gaat.

**Waar past het zwarte poeder?**

Gebruik het poeder drie tot vijf keer per week, op een vast moment. De meeste mensen kiezen de avond, want dan is er geen haast en kun je de wastafel meteen naspoelen.

• Maak de borstel nat, dip de puntjes van de haren in het poeder en dep het teveel af.
• Poets twee minuten in kleine rondjes, met zo weinig druk dat de haren recht blijven.
• Spoel met water tot het helder is.
• Poets daarna met je fluoridetandpasta. Spuug het schuim uit en spoel niet meer na.

Dat laatste is een tip die ook de Britse gezondheidsdienst NHS geeft: als je na de tandpasta niet spoelt, blijft er een dun laagje fluoride achter. Het poeder spoel je dus wel weg, de tandpasta niet.

**Tussen je tanden**

Met een borstel kom je niet overal. Tussen je tanden en kiezen helpen ragers, stokers of flosdraad. Worthington en collega’s zetten het onderzoek daarnaar in 2019 op een rij in een Cochrane-review. Hun conclusie was voorzichtig: zulke hulpmiddelen naast het poetsen kúnnen plaque en tandvleesproblemen verminderen, maar de kwaliteit van het bewijs is laag. Je mondhygiënist kan zien wat in jouw mond past en welke maat rager je nodig hebt. Eén keer per dag is voor de meeste mensen genoeg.

**Een gewoonte die blijft**

“Koppel het aan iets wat je toch al doet.”

Een nieuwe gewoonte blijft hangen als hij vastzit aan een oude. Niet ‘voortaan poets ik beter’, maar ‘als de waterkoker aangaat, zet ik de timer’. Bouw het rustig op:

*Week 1: tijd*

Poets zoals je gewend bent, maar met een timer op twee minuten. Verder verandert er niets.

*Week 2: volgorde*

Nu komt 3 x B erbij. Je merkt vanzelf welke plek je altijd oversloeg.

*Week 3: tussen je tanden*

Voeg één keer per dag ragers of floss toe, liefst op een vast moment.

*Week 4: zwarte dagen*

Kies drie avonden voor het poeder, bijvoorbeeld maandag, woensdag en vrijdag. Maak vooraf een foto bij daglicht, dan zie je later of het verschil maakt.

**Wat je kunt laten**

• Poetsen vlak na iets zuurs. Wacht een tijdje en spoel met water.
• Een harde borstel. Zacht is voor bijna iedereen beter.
• Drukken. Staan je haren na een maand alle kanten op, dan druk je te hard.
• Te lang doen met een borstel. De American Dental Association adviseert een nieuwe na drie tot vier maanden, of eerder als de haren uit elkaar staan.

**Kort samengevat**

Binnenkant, buitenkant, bovenkant: drie keer veertig seconden, twee keer per dag, met fluoridetandpasta. Op drie tot vijf dagen per week gaat daar het zwarte poeder aan vooraf. Alles wat je extra doet is mooi meegenomen, maar dit is de basis.

Wil je vanavond beginnen? Leg je borstel, je tandpasta en een timer alvast naast elkaar klaar.

**Bronnen**

• Ivoren Kruis, basisadvies over poetsen met fluoridetandpasta.
• Walsh en collega’s, ‘Fluoride toothpastes of different concentrations for preventing dental caries’, Cochrane Database of Systematic Reviews, 2019. https://doi.org/10.1002/14651858.CD007868.pub3
• Yaacob en collega’s, ‘Powered versus manual toothbrushing for oral health’, Cochrane Database of Systematic Reviews, 2014. https://doi.org/10.1002/14651858.CD002281.pub3
• Worthington en collega’s, ‘Home use of interdental cleaning devices, in addition to toothbrushing’, Cochrane Database of Systematic Reviews, 2019. https://doi.org/10.1002/14651858.CD012018.pub2
• American Dental Association, informatie over tandenborstels; NHS, ‘How to keep your teeth clean’.`,
};
