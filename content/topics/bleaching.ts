// Blog topic: polishing and bleaching, two different things with different rules.

import type { Topic } from './topic.ts';

export const bleachingTopic: Topic = {
  key: 'polijsten-of-bleken',
  matchPrefixes: ['bleken', 'bleek', 'bleach', 'peroxide', 'whitening', 'strips', 'polijst'],
  titles: [
    'Polijsten of bleken: twee manieren, één verschil',
    'Wat bleken doet en polijsten niet, en andersom',
  ],
  excerpts: [
    'Bleken verandert de tand, polijsten haalt eraf wat erop zit. Wie het verschil kent, kiest beter en betaalt minder.',
    'Strips, lampen, poeders, lepels: in welke groep hoort wat, en wie mag het doen? Een overzicht zonder verkooppraat.',
  ],
  keywords: ['tanden bleken', 'polijsten tanden', 'peroxide regels', 'whitening strips'],
  picture: '/pictures/blog-expectations',
  parts: [
    [
      'In de winkel heet alles whitening. Een pasta, een poeder, een strip en een behandeling van een paar honderd euro staan onder hetzelfde woord. Toch doen ze twee heel verschillende dingen, en alleen bij een ervan verandert de tand zelf. Dit is het verschil, van een winkel die zich bij de andere houdt.',
      'Stel je een houten tafel voor. Je kunt het vuil eraf schuren, of je kunt het hout zelf bleken. Het resultaat lijkt soms op elkaar, maar de weg is anders, de kosten zijn anders, en wie het mag doen ook. Bij tanden is het net zo.',
    ],
    [
      '**Polijsten: de buitenkant**\n\nPolijsten is mechanisch. Fijne deeltjes nemen aanslag mee die aan het oppervlak zit. Een mondhygiënist doet het met een apparaat in een half uur, een poeder doet het in weken. De tand eronder verandert niet van kleur; je ziet weer wat er al was. Daarom is het resultaat begrensd: schoner dan schoon kan niet. Het enige risico is te hard of te vaak, want wat schuurt, schuurt.',
      '**Eraf wat erop zit**\n\nAanslag is een laag, en een laag kun je weghalen. Bij de mondhygiënist gaat dat met water, lucht en een fijn poeder, thuis met een borstel en geduld. Wat je overhoudt is je eigen kleur. Dat klinkt bescheiden, maar bij wie jaren koffie of thee drinkt, is het verschil vaak duidelijk te zien. Wie weinig aanslag heeft, ziet ook weinig verschil. De grens van polijsten is de tand zelf.',
    ],
    [
      '**Bleken: de binnenkant**\n\nBleken is scheikunde. Peroxide trekt in het glazuur en het tandbeen en breekt kleurstof af. De tand wordt daar echt lichter van, ook voorbij je eigen kleur. Er horen ook gevolgen bij: veel mensen hebben een paar dagen gevoelige tanden, tandvlees kan geprikkeld raken, en kronen en vullingen doen niet mee. Het effect zakt langzaam weer terug.',
    ],
    [
      '**Wie mag wat?**\n\n• Tot 0,1 procent waterstofperoxide: vrij te koop. Bij zo weinig gebeurt er ook weinig.\n• Boven 0,1 tot en met 6 procent: alleen via een tandarts, die vooraf onderzoekt en bij de eerste keer meedoet. Niet voor wie jonger is dan 18.\n• Boven 6 procent: in de Europese Unie verboden als cosmetisch middel.\n\nDie regels gelden ook voor een salon, een kapper of een webwinkel. Wie ergens een lamp en een gel krijgt aangeboden zonder tandarts, doet er goed aan te vragen wat erin zit.',
      '**De regels in gewone taal**\n\nEuropa maakt het simpel. Onder een tiende procent peroxide mag iedereen het verkopen. Daarboven, tot zes procent, moet een tandarts erbij zijn: eerst kijken, dan de eerste keer zelf doen of begeleiden. Nog sterker mag niet. En onder de achttien mag het helemaal niet. Een lamp maakt een gel niet sterker, hij maakt vooral indruk.',
    ],
    [
      '**Wat kies je?**\n\n1. Kijk eerst of er aanslag is. Bruine randjes tussen de tanden zijn aanslag, een egale warme tint is je eigen kleur.\n2. Laat tandsteen weghalen. Zonder die stap weet je niet waar je naar kijkt.\n3. Is er aanslag, begin dan met polijsten. Het kost weinig en je kunt altijd nog verder.\n4. Wil je lichter dan je eigen kleur, praat dan met je tandarts over bleken.\n5. Heb je kronen of facings in het zicht, bespreek dan eerst wat er met het verschil gebeurt.',
    ],
    [
      '**Tegelijk is te veel**\n\nPolijst niet in de weken dat je bleekt. De tanden zijn dan gevoeliger en het oppervlak is wat opener. Vraag je behandelaar wanneer je weer mag beginnen. Andersom is wel logisch: eerst polijsten of laten reinigen, en dan pas bepalen of bleken nog nodig is. Voor veel mensen blijkt het antwoord dan nee.',
    ],
  ],
  takeaways: [
    'Polijsten haalt aanslag weg, bleken verandert de tand.',
    'Boven 0,1 procent peroxide hoort een tandarts erbij.',
    'Begin met een gebitsreiniging, dan weet je waar je naar kijkt.',
    'Polijsten en bleken doe je niet in dezelfde weken.',
  ],
  common: ['product', 'limits', 'patience', 'usage', 'dentist'],
};
