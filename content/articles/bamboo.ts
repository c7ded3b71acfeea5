// The blog article about the bamboo brush that comes with every order: how to keep it dry, and how to dispose
// of it.

import type { SeedArticle } from './seed-article.ts';

export const bambooArticle: SeedArticle = {
  slug: 'bamboe-tandenborstel-verzorgen',
  title: 'Zo gaat je bamboe tandenborstel langer mee',
  excerpt:
    'Bamboe is geen hout en geen plastic. Dat merk je. Droog bewaren, op tijd vervangen en netjes weggooien: zo haal je alles uit je borstel.',
  imageUrl: '/pictures/blog-bamboo',
  seoKeywords: [
    'bamboe tandenborstel',
    'tandenborstel schoonmaken',
    'tandenborstel vervangen',
    'duurzaam poetsen',
  ],
  daysAgo: 61,
  content: `Bij elke bestelling zit een bamboe tandenborstel. Hij ligt warm in de hand, ziet er mooi uit naast de zwarte pot en is gemaakt van een plant die snel teruggroeit. Maar bamboe is een natuurlijk materiaal en dat vraagt net iets meer aandacht dan een plastic steel. Wie hem nat in een beker laat staan, krijgt vlekken en soms schimmel. Wie hem droog houdt, heeft er maanden plezier van. Dit is alles wat je moet weten.

**Wat bamboe anders maakt**

Bamboe lijkt op hout, maar het is een gras. Sommige soorten groeien zo snel dat je het bijna kunt zien. De steel van je borstel is geperst, geslepen en meestal licht afgewerkt met was of olie. Binnenin zitten fijne vaatjes, en die nemen water op als de buitenkant lang nat blijft. Daardoor kan de steel donkerder worden, wat opzwellen of gaan splijten.

De haren zijn een ander verhaal. Bij bijna alle bamboe borstels zijn die van nylon. Dat is geen luiheid: nylon haren zijn gelijkmatig, glad afgerond en drogen snel. Er bestaan borstels met haren van dieren, maar die drogen langzamer en zijn niet vegan.

**De dagelijkse verzorging**

Het kost je tien seconden na het poetsen:

1. Spoel de haren goed uit onder stromend water. Na het zwarte poeder duurt dat iets langer: wrijf er met je duim doorheen tot het water helder is.
2. Tik de borstel een paar keer af op de rand van de wastafel.
3. Droog de steel af met een handdoek, vooral bij de kop en onderaan.
4. Zet hem rechtop weg, met de haren omhoog en met lucht eromheen.

*Waar je hem neerzet*

Een open beker is goed, als er geen laagje water onderin staat. Dat laagje is de belangrijkste reden dat bamboe borstels onderaan zwart worden. Een houder waarin de borstel hangt of op een voetje staat is nog beter. Een afgesloten kokertje is alleen bedoeld voor op reis, en dan pas als de borstel droog is. Raakt hij toch vochtig opgesloten, haal hem er dan uit zodra je er bent.

De American Dental Association geeft voor elke borstel, van welk materiaal ook, hetzelfde advies: spoel na gebruik, bewaar rechtop en laat aan de lucht drogen. Deel je borstel met niemand, en zet borstels van huisgenoten zo dat de koppen elkaar niet raken.

**Grijze haren en zwarte randjes**

Poets je met actieve kool, dan worden de haren vroeg of laat grijs. Dat is geen vuil maar kleur: de fijnste deeltjes blijven tussen de haren hangen. Het heeft geen invloed op het poetsen. Vind je het storend, gebruik dan één borstel voor het poeder en een andere voor je tandpasta. Dat is sowieso handig, want zo hoef je tussendoor niets schoon te spoelen.

Een donker randje op de steel zelf is iets anders. Is het glad en zit het in het hout, dan is het verkleuring door water. Is het pluizig of ruikt het muf, dan is het schimmel. In dat geval is er maar één oplossing: een nieuwe borstel.

“Een borstel die droog wordt weggezet, schimmelt niet.”

**Wanneer is het tijd voor een nieuwe?**

Het advies van de American Dental Association is drie tot vier maanden, of eerder als de haren uit elkaar staan. Gebogen haren komen niet meer langs je tandvlees. Let op deze tekens:

• De haren wijzen naar buiten, ook als de borstel droog is.
• De kleur in het midden van de kop is weg of de haren zijn zichtbaar korter.
• De steel splintert, voelt ruw of ruikt muf.
• Je bent flink ziek geweest en vindt een nieuwe borstel prettiger.

Moet je al na een maand wisselen? Dan druk je waarschijnlijk te hard. Pak de borstel eens vast als een pen.

**Weggooien, maar dan goed**

Hier wordt veel over beloofd, dus even precies. Een bamboe borstel is geen wondermiddel voor het milieu. Onderzoekers uit Londen en Dublin vergeleken in 2020 in het British Dental Journal vier soorten tandenborstels over hun hele levensloop. De bamboe borstel en de plastic borstel met verwisselbare kop kwamen daar gunstiger uit dan de gewone plastic borstel en de elektrische. De auteurs, Lyne en collega’s, plaatsten er wel een kanttekening bij: ook bamboe kost land, water en vervoer.

Zo ruim je hem op:

• Trek de haren er met een tang uit, of breek de kop eraf. De haren en de kop horen bij het restafval.
• De steel zonder haren kun je in je eigen tuin composteren, als je geduld hebt. Zaag hem in stukjes, dan gaat het sneller.
• Gooi de steel niet zomaar bij het gft. Niet elke verwerker kan er iets mee. De Afvalscheidingswijzer van Milieu Centraal vertelt wat er in jouw gemeente mag.
• Of geef hem een tweede leven: als plantenstokje met de naam erop, om voegen schoon te maken, of om schoenveters mee te poetsen.

**Kort samengevat**

Spoelen, aftikken, afdrogen, rechtop zetten. Met die vier handelingen gaat je bamboe borstel net zo lang mee als een gewone. Vervang hem na drie tot vier maanden en gooi alleen de haren bij het restafval. Meer is het niet.

Wil je twee borstels naast elkaar gebruiken? Bij elke bestelling zit er een gratis bij, dus de oude kan met pensioen als plantenstokje.

**Bronnen**

• American Dental Association, informatie over het gebruik en de verzorging van tandenborstels.
• Lyne en collega’s, ‘Combining evidence-based healthcare with environmental sustainability: using the toothbrush as a model’, British Dental Journal, 2020. https://doi.org/10.1038/s41415-020-1981-0
• Milieu Centraal, Afvalscheidingswijzer. https://www.afvalscheidingswijzer.nl`,
};
