// Blog topic: using powder with an electric brush.

import type { Topic } from './topic.ts';

export const electricTopic: Topic = {
  key: 'elektrisch-poetsen',
  matchPrefixes: ['elektrisch', 'elektrische', 'sonisch', 'opzetborstel'],
  titles: [
    'Tandpoeder en een elektrische borstel: gaat dat samen?',
    'Elektrisch poetsen met poeder, zonder zwarte spiegel',
  ],
  excerpts: [
    'Een draaiende borstel en los poeder lijken een ramp in wording. Met de juiste volgorde valt dat mee, al zijn er goede redenen om te wisselen.',
    'Je poetst elektrisch en wilt poeder gebruiken. Zo houd je de spetters binnen en je tandhalzen heel.',
  ],
  keywords: ['elektrische tandenborstel poeder', 'sonische borstel', 'tandpoeder gebruiken'],
  picture: '/pictures/blog-routine',
  parts: [
    [
      'Wie elektrisch poetst, wil daar meestal niet van af. Terecht: de borstel doet de beweging, jij hoeft alleen te verplaatsen. Maar los poeder en een kop die duizenden keren per minuut trilt, dat vraagt om een plan. De vraag is ook niet alleen of het kan, maar of je het moet willen.',
      'De eerste keer poeder op een elektrische borstel eindigt meestal met zwarte spikkels op de spiegel. Dat is niet erg, wel onhandig. Belangrijker is wat er in je mond gebeurt, want snelheid en schuren tellen bij elkaar op.',
    ],
    [
      '**Het korte antwoord**\n\nHet kan, met de laagste stand, een zachte opzetborstel en bijna geen druk. Toch raden we het om en om aan: elektrisch met fluoridetandpasta op de gewone momenten, en met de hand als je poeder gebruikt. Met de hand voel je beter hoe hard je duwt, en je hebt de snelheid niet nodig om te polijsten.',
      '**Wat wij zelf doen**\n\nElektrisch met tandpasta in de ochtend en avond, en drie keer per week een handborstel met poeder. Dat lijkt omslachtig en is het niet: de borstels staan naast elkaar. Met de hand stuur je de druk, en het poeder heeft geen snelheid nodig. Wie toch alles elektrisch wil doen, kan dat, als de stand laag is en de kop zacht.',
    ],
    [
      '**Draaien of trillen**\n\n• Een ronde, draaiende kop heeft meer grip en dus meer schurend effect op één plek. Blijf nooit stilstaan op een tand.\n• Een trillende, langwerpige kop beweegt zoals een handborstel en spettert minder.\n• Een gevoelige stand is bij beide de juiste keuze.\n• Een druksensor is geen luxe. Gaat hij af, dan ben je aan het schuren.',
    ],
    [
      '**Als je het toch elektrisch doet**\n\n1. Maak de kop nat en schud hem uit; van druppels wordt poeder pap.\n2. Neem een speldenknop poeder en breng die met de borstel uit aan over een paar tanden.\n3. Sluit je lippen om de kop en zet hem dan pas aan.\n4. Verplaats elke twee tellen en laat de kop het werk doen.\n5. Zet hem uit voordat je hem uit je mond haalt. Dit is de stap die de spiegel redt.',
      '**Spetters voorkomen**\n\nDe truc is de volgorde. Verdeel het poeder met de borstel uit, doe je mond dicht, en druk dan pas op de knop. Aan het eind andersom: eerst uit, dan eruit. Gebruik de zachtste stand en een kop die je alleen hiervoor hebt. Zwarte haren worden namelijk niet meer wit, en dat is bij een dure opzetborstel zonde.',
    ],
    [
      '**Schoonhouden van het apparaat**\n\nPoeder kruipt in de naad tussen kop en handvat. Haal de kop er na gebruik af, spoel beide delen met lauw water en laat ze los van elkaar drogen. Een grijze rand in het handvat is alleen poeder, maar als je het laat zitten, blijft er vocht bij staan. Eén keer per week met een wattenstaafje erlangs is genoeg.',
    ],
    [
      '**Hoe lang gaat een kop mee?**\n\nEen opzetborstel is toe aan vervanging als de haren uit elkaar staan, meestal na een maand of drie. Poeder maakt daar weinig verschil in, druk wel: wie duwt, heeft na zes weken een waaier. Een grijze kleur is geen reden om te wisselen, want dat zijn alleen de fijnste korrels tussen de haren. Een kop die muf ruikt of waar de haren slap van worden wel.\n\nBewaar de kop die je voor poeder gebruikt los van de andere, en laat hem rechtop drogen. Deel je het handvat met huisgenoten, spreek dan af wie welke ring heeft. Zwarte haren zijn in elk geval lastig te verwarren.',
    ],
  ],
  takeaways: [
    'Elektrisch kan, in de zachtste stand en met weinig druk.',
    'Handmatig polijsten en elektrisch poetsen met fluoride gaan goed samen.',
    'Zet de borstel pas aan met je mond dicht, en uit voordat hij eruit gaat.',
    'Neem een aparte opzetborstel; de haren blijven grijs.',
  ],
  common: ['usage', 'product', 'dentist', 'patience', 'limits'],
};
