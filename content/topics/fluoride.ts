// Blog topic: fluoride, and why toothpaste stays necessary beside a powder.

import type { Topic } from './topic.ts';

export const fluorideTopic: Topic = {
  key: 'fluoride',
  matchPrefixes: ['fluor', 'tandpasta'],
  titles: [
    'Waarom je naast poeder tandpasta met fluoride houdt',
    'Fluoride in gewone taal: wat het doet en hoeveel je nodig hebt',
  ],
  excerpts: [
    'Ons poeder bevat geen fluoride. Dat is geen voordeel en geen geheim: het betekent dat je tandpasta gewoon blijft.',
    'Fluoride is het saaiste onderwerp in mondverzorging en tegelijk het belangrijkste. Dit is wat je ervan moet weten.',
  ],
  keywords: ['fluoride tandpasta', 'fluoride nodig', 'tandpoeder zonder fluoride', 'tandpasta kiezen'],
  picture: '/pictures/blog-routine',
  parts: [
    [
      'Er zijn winkels die fluoridevrij aanprijzen alsof het een keurmerk is. Wij doen dat niet, terwijl ons poeder er geen gram van bevat. Fluoride is namelijk een van de weinige dingen in je badkamer waarvan het nut al tientallen jaren vaststaat. Het poeder is voor de kleur, de tandpasta is voor de tand. Ze doen verschillende dingen, en de een vervangt de ander niet.',
      'Een vraag die we vaak krijgen: kan ik mijn tandpasta weglaten als ik poeder gebruik? Het antwoord is kort: nee. Het langere antwoord gaat over wat fluoride doet, en waarom een paar keer per week polijsten daar niets aan verandert.',
    ],
    [
      '**Wat fluoride doet**\n\nDe hele dag door gaan er mineralen uit je glazuur en komen er weer mineralen bij. Na iets zuurs of zoets verliest het, daarna wint het terug. Fluoride helpt bij dat terugwinnen: het zorgt dat de bouwstenen makkelijker neerslaan, en dat het nieuwe laagje beter tegen zuur kan. Het werkt aan de buitenkant, op het moment dat het in je mond is. Twee keer per dag een klein beetje is daarom beter dan af en toe veel.',
    ],
    [
      '**Hoeveel is genoeg**\n\n• Volwassenen: een tandpasta met 1000 tot 1500 ppm fluoride, twee keer per dag.\n• Kinderen: een peutertandpasta met minder, volgens de verpakking en het advies van je tandarts.\n• Een streepje zo groot als een erwt is genoeg; meer schuim betekent niet meer werking.\n\nPpm staat voor delen per miljoen en staat op elke tube, meestal op de achterkant in kleine letters.',
      '**Lees de achterkant van de tube**\n\nZoek het getal met ppm erachter. Tussen 1000 en 1500 is voor volwassenen gewoon. Staat er niets, dan zit er waarschijnlijk geen fluoride in. Voor kinderen gelden lagere getallen; volg de verpakking of vraag het op het consultatiebureau. De hoeveelheid pasta mag klein zijn: een erwt voor een volwassene, een rijstkorrel voor een peuter.',
    ],
    [
      '**Spuug uit, spoel niet**\n\nDit is de kleinste verandering met het meeste effect. Na het poetsen met tandpasta spuug je uit, en dat is alles. Wie zijn mond daarna vol water neemt en uitspoelt, gooit de fluoride weg die nog op de tanden zat. Het smaakt een week vreemd, daarna wil je niet anders.\n\nBij poeder is het omgekeerd: daar spoel je juist wel, want er zit niets in wat moet blijven, en de korrels mogen weg.',
      '**Na de pasta niet, na het poeder wel**\n\nFluoride werkt zolang het op je tanden zit. Spuug dus uit en laat het daarbij. Drink het eerste half uur liever ook niets. Na het poeder doe je het tegenovergestelde: goed spoelen tot het water helder is. Zo haal je uit allebei wat erin zit.',
    ],
    [
      '**Een week die werkt**\n\n1. Elke ochtend: poetsen met fluoridetandpasta, twee minuten.\n2. Elke avond: hetzelfde, en daarna niets meer eten.\n3. Maandag, woensdag en vrijdag: op een ander moment twee minuten met poeder, of voor het poetsen met pasta.\n4. Elke dag een keer: tussen de tanden.\n\nPoets je op één moment met allebei, doe dan eerst het poeder, spoel, en daarna de pasta. Dan is fluoride het laatste wat op je tanden komt.',
    ],
    [
      '**Drie misverstanden**\n\n• Natuurlijk is altijd beter dan fluoride. Fluoride komt gewoon voor in water, thee en vis; het gaat om de hoeveelheid en de plek.\n• Veel schuim betekent veel werking. Schuim komt van een ander ingrediënt en zegt niets over fluoride.\n• Een middel met fluoride hoef je maar af en toe te gebruiken. Het omgekeerde is waar: een beetje, heel vaak, werkt het best.\n\nWie om een goede reden geen fluoride wil, hoort dat met zijn tandarts te bespreken en niet met een winkel. Wij zijn in dat gesprek geen partij, en dat willen we zo houden.',
    ],
  ],
  takeaways: [
    'Poeder is voor de kleur, fluoridetandpasta is voor de tand.',
    'Volwassenen: 1000 tot 1500 ppm, twee keer per dag.',
    'Na tandpasta uitspugen en niet spoelen; na poeder juist wel.',
    'Doe je beide na elkaar, dan komt de tandpasta als laatste.',
  ],
  common: ['product', 'dentist', 'usage', 'patience'],
};
