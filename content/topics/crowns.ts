// Blog topic: crowns, fillings and veneers, which keep their colour.

import type { Topic } from './topic.ts';

export const crownsTopic: Topic = {
  key: 'kronen-en-vullingen',
  matchPrefixes: [
    'kroon',
    'kronen',
    'vulling',
    'facing',
    'veneer',
    'brug',
    'implantaat',
    'prothese',
    'kunstgebit',
  ],
  titles: [
    'Kronen, vullingen en facings: wat poetsen niet verandert',
    'Een kroon wordt nooit witter. Dit kun je wel doen',
  ],
  excerpts: [
    'Porselein en composiet houden de kleur waarmee ze gemaakt zijn. Wie dat vooraf weet, voorkomt een ongelijke glimlach.',
    'Heb je kroon, vulling of facing in je voortanden? Lees dan dit voordat je iets aan de kleur van de rest verandert.',
  ],
  keywords: ['kroon verkleurd', 'facings poetsen', 'vulling verkleurd', 'composiet'],
  picture: '/pictures/blog-expectations',
  parts: [
    [
      'Een tandarts kiest de kleur van een kroon met een waaier in de hand: hij houdt staaltjes naast je tanden en zoekt de tint die er die dag het best bij past. Vanaf dat moment staat die kleur vast. Je eigen tanden niet. Daar ligt het misverstand dat we vaak tegenkomen: mensen poetsen en poetsen, en die ene tand doet niet mee.',
      'Poetsen haalt aanslag weg, en aanslag komt overal op: op glazuur, op porselein, op composiet. Maar onder die aanslag zit bij een kroon geen lichtere tand. Er zit een kroon. Dat maakt een plan maken voor je begint belangrijker dan welk poeder je kiest.',
    ],
    [
      '**Vier materialen**\n\n• Porselein: glad, hard en stabiel van kleur. Aanslag komt er met een zachte borstel meestal gewoon af.\n• Composiet, de witte vulling: iets ruwer, en neemt zelf wat kleur op. Na jaren zie je een randje.\n• Facings: meestal porselein, soms composiet. Behandel ze zoals het materiaal waarvan ze zijn.\n• Metaal en amalgaam: grijs, en de tand eromheen kan ermee verkleuren.',
    ],
    [
      '**Waarom een vulling een randje krijgt**\n\nDe rand tussen vulling en tand is nooit helemaal glad. Er zit een naad, met het blote oog niet te zien, en daar hecht kleurstof. Zo krijg je een dun bruin lijntje rond een verder prima vulling. Soms is polijsten door de tandarts genoeg, soms is de vulling aan vervanging toe. Zelf harder poetsen maakt de naad alleen ruwer.',
      '**Dat bruine lijntje**\n\nJe ziet een haarlijn langs je vulling en denkt dat je beter moet poetsen. Meestal is het de naad waar vulling en tand elkaar raken. Kleurstof nestelt zich daarin. Een tandarts kan hem gladmaken of de vulling vernieuwen; jij kunt er met kracht alleen iets slechter van maken. Vraag bij de volgende controle of het lijntje kwaad kan. Vaak is het antwoord nee.',
    ],
    [
      '**Polijsten en restauraties**\n\n1. Vraag eerst wat je in je mond hebt. Niet iedereen weet dat nog, en je dossier wel.\n2. Neem de zachtste borstel die je hebt en weinig druk.\n3. Sla de rand van een kroon over bij het polijsten; poets daar alleen met tandpasta.\n4. Op composiet vullingen in de voortanden ben je zuinig met poeder. Krasjes in composiet houden juist kleur vast.\n5. Zie je verschil ontstaan tussen je eigen tanden en een kroon, stop dan en kijk wat je wilt.',
      '**Als je toch wilt polijsten**\n\nBij porselein en zirkonium is er weinig aan de hand, als je zacht poetst. Bij composiet ben je voorzichtiger: dat is zachter, en elk krasje is een nieuwe plek voor kleur. De rand van kroon en tandvlees laat je met rust. Begin met één keer per week in plaats van drie, en kijk na een maand bij daglicht of de kleuren naar elkaar toe gaan of juist uit elkaar.',
    ],
    [
      '**De goede volgorde bij plannen**\n\nLaat je in de komende tijd een kroon of facing maken? Doe dan eerst alles wat je aan je eigen kleur wilt doen, en laat daarna pas de tint kiezen. Andersom zit je vast aan een kleur die je over een half jaar misschien niet meer past. Ook een gebitsreiniging doe je ervoor, niet erna.',
    ],
    [
      '**Wat je wel kunt doen**\n\nEen kroon die dof oogt, is vaak niet verkleurd maar bedekt. Een gebitsreiniging haalt de aanslag eraf en laat het porselein weer glanzen. Aan een oude composietvulling kan een tandarts met een rubber schijfje veel verbeteren zonder iets te vervangen. En soms ligt het niet aan de kroon: als het tandvlees zich terugtrekt, komt er een donker randje van het metaal of van de wortel bloot. Dat is geen aanslag, en er is met poetsen niets aan te doen.\n\nLaat je dus eerst vertellen waar je naar kijkt. Het antwoord bepaalt of je een borstel, een polijstschijfje of gewoon geduld nodig hebt.',
    ],
  ],
  takeaways: [
    'Kronen, facings en vullingen houden hun kleur; poetsen haalt er alleen aanslag af.',
    'Composiet is zachter dan glazuur en krast sneller.',
    'Een bruin randje zit meestal in de naad van een vulling.',
    'Kies de kleur van een nieuwe kroon als laatste.',
  ],
  common: ['limits', 'dentist', 'usage', 'product'],
};
