// The blog article for people with sensitive teeth: mostly reasons to be careful.

import type { SeedArticle } from './seed-article.ts';

export const sensitiveArticle: SeedArticle = {
  slug: 'gevoelige-tanden-en-actieve-kool',
  title: 'Gevoelige tanden en actieve kool: wel of niet?',
  excerpt:
    'Eén slok koud water en: au. Kun je dan met een koolpoeder poetsen? Wij verkopen het, en toch is ons antwoord vaak: nog even niet. Hier lees je waarom.',
  imageUrl: '/pictures/blog-sensitive',
  seoKeywords: ['gevoelige tanden', 'actieve kool gevoelige tanden', 'tandhalzen', 'zacht poetsen'],
  daysAgo: 18,
  content: `Een hap ijs, een slok thee, een koude ochtend op de fiets met je mond open. Als je gevoelige tanden hebt, weet je precies welke momenten je vermijdt. Veel mensen vragen ons of ze dan wel met een zwart poeder kunnen poetsen. Het eerlijke antwoord is niet voor iedereen hetzelfde. We leggen uit hoe gevoeligheid ontstaat, wat een polijstpoeder daarmee te maken heeft, en wanneer je het beter in de kast laat staan.

**Waarom een tand gevoelig wordt**

De buitenkant van je tand is glazuur: het hardste materiaal in je lichaam, zonder zenuwen. Daaronder zit tandbeen, ook wel dentine. Dat is zachter en zit vol microscopisch dunne kanaaltjes die richting de zenuw lopen. Zolang glazuur en tandvlees het tandbeen bedekken, merk je daar niets van.

Trekt je tandvlees zich terug, of slijt het glazuur aan de hals van de tand, dan komt het tandbeen bloot te liggen. De verklaring die de meeste onderzoekers aanhouden heet de hydrodynamische theorie, van de Zweed Martin Brännström. Kou, warmte, zoet of een zuchtje lucht brengt de vloeistof in de kanaaltjes in beweging, en dat voelt de zenuw als een korte, scherpe steek.

*De gewone oorzaken*

• Te hard poetsen, of met een te harde borstel.
• Zuur: frisdrank, citrus, wijn en vaak snoepen met zure smaken.
• Teruggetrokken tandvlees.
• Knarsen en klemmen, vaak in je slaap.

Een gaatje, een barst of een lekkende vulling kan precies hetzelfde aanvoelen. Daarom hoort gevoeligheid die nieuw is, erger wordt of op één plek zit altijd eerst bij de tandarts thuis. Een Canadese adviesgroep van tandartsen zei het in 2003 al in een consensusadvies: sluit eerst andere oorzaken uit en kijk daarna pas wat iemand zelf kan doen.

**Wat heeft kool daarmee te maken?**

Koolpoeder polijst. Dat is de bedoeling: fijne deeltjes wrijven aanslag los. Gewone tandpasta polijst trouwens ook, want bijna elke tandpasta bevat een middel dat schuurt. Het verschil zit in hoe grof de deeltjes zijn, hoeveel je gebruikt en hoe hard je drukt. Voor tandpasta bestaat er een internationale norm, ISO 11609, die onder meer een grens stelt aan het schurend vermogen.

Glazuur is tegen zacht polijsten goed bestand. Tandbeen veel minder. Liggen je tandhalzen bloot, dan poets je met elk polijstmiddel rechtstreeks op dat zachtere materiaal. Dat geldt voor koolpoeder, en ook voor veel whitening-tandpasta’s.

“Is je glazuur heel en je tandvlees gezond, dan is zacht poetsen met een fijn poeder iets heel anders dan schuren op een blote tandhals.”

De overzichtsartikelen die er zijn, geven reden tot voorzichtigheid. Brooks, Bashirelahi en Reynolds schreven in 2017 in The Journal of the American Dental Association dat er te weinig goed onderzoek is naar de veiligheid van poetsen met kool op de lange termijn. Ook Greenwall en collega’s waarschuwden in 2019 in het British Dental Journal dat koolproducten onderling sterk verschillen in hoe ze schuren. Wij nemen dat serieus.

**Ons advies per situatie**

*Je tanden zijn nu gevoelig*

Begin niet met een koolpoeder. Laat eerst nakijken waar het vandaan komt. Poets ondertussen zacht met een fluoridetandpasta; je tandarts of mondhygiënist kan er een aanraden die bij jouw klacht past. Ons poeder doet niets tegen gevoeligheid en is daar ook niet voor gemaakt.

*Je hebt zichtbaar blootliggende tandhalzen*

Ook dan: eerst overleggen. Zijn je tandhalzen bloot maar heb je geen last, dan kan een mondhygiënist aanslag professioneel verwijderen. Die ziet precies waar er wel en niet gepolijst kan worden.

*Je was vroeger gevoelig, nu niet meer*

Vraag het bij je volgende controle. Krijg je groen licht, begin dan klein: één keer in de week, met heel weinig poeder en de zachtste borstel die je kunt vinden. Merk je weer iets, stop dan.

*Je hebt nooit ergens last van*

Dan kun je rustig beginnen, met onze aanwijzing als bovengrens. Drie tot vijf keer per week, nooit vaker.

**Zo poets je zo zacht mogelijk**

1. Kies een zachte borstel. Staan de haren na een paar weken al uit elkaar, dan druk je te hard.
2. Houd de borstel vast als een pen, met duim en twee vingers. Je hebt dan vanzelf minder kracht.
3. Gebruik een klein beetje poeder op een natte borstel. Droog poeder op een droge borstel is nooit een goed idee.
4. Maak kleine rondjes en sla de rand van je tandvlees niet over, maar druk er niet op.
5. Wacht na iets zuurs een tijdje met poetsen. Je glazuur is dan even zachter. Spoel tussendoor gewoon met water.
6. Poets daarna met je fluoridetandpasta. Ons poeder bevat geen fluoride.

**Stop als het niet goed voelt**

Een beetje wennen aan de zwarte kleur hoort erbij. Pijn hoort er nooit bij. Krijg je gevoelige tanden, een branderig gevoel of rood tandvlees tijdens het gebruik, stop dan meteen. Gaat het niet binnen een paar dagen over, bel dan je tandarts. Bewaar de verpakking, zodat je kunt laten zien wat erin zit. Op onze pot staan alle ingrediënten.

**Kort samengevat**

Gevoelige tanden en polijsten gaan slecht samen. Weet je niet waar de gevoeligheid vandaan komt, wacht dan en laat het nakijken. Zijn je tanden en tandvlees gezond, dan is zacht poetsen met weinig poeder het enige wat je hoeft te onthouden. We verkopen liever een pot minder dan dat jij met pijn zit.

Wil je zeker weten of het bij je past? Neem de ingrediëntenlijst mee naar je volgende controle en vraag het je tandarts.

**Bronnen**

• Canadian Advisory Board on Dentin Hypersensitivity, ‘Consensus-based recommendations for the diagnosis and management of dentin hypersensitivity’, Journal of the Canadian Dental Association, 2003.
• Brooks, Bashirelahi en Reynolds, ‘Charcoal and charcoal-based dentifrices: a literature review’, The Journal of the American Dental Association, 2017. https://doi.org/10.1016/j.adaj.2017.05.001
• Greenwall, Greenwall-Cohen en Wilson, ‘Charcoal-containing dentifrices’, British Dental Journal, 2019. https://doi.org/10.1038/s41415-019-0232-8
• ISO 11609, ‘Dentistry – Dentifrices – Requirements, test methods and marking’.`,
};
