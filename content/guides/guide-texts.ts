// The texts of the three guides. `topic` is text an operator typed, so every sentence must be correct for any
// topic: the topic stands between quotes or after a colon, and no sentence claims anything about it.

import type { CommonPart, Wordings } from '../topics/topic.ts';

/** The three kinds of guides that can be written about a topic without built-in texts. */
export const GUIDE_SIDES = ['weten', 'proberen', 'vragen'] as const;
export type GuideSide = (typeof GUIDE_SIDES)[number];

type GuideTexts = {
  title: string;
  excerpt: string;
  picture: `/pictures/blog-${string}`;
  parts: readonly Wordings[];
  common: readonly CommonPart[];
  takeaways: readonly string[];
};

export const guideTexts: Readonly<Record<GuideSide, (topic: string) => GuideTexts>> = {
  weten: (topic) => ({
    title: `${capital(topic)}: wat je vooraf wilt weten`,
    excerpt: `Over “${topic}” lees je van alles. Zo haal je eruit wat klopt, wat onzeker is en wat je beter aan je tandarts vraagt.`,
    picture: '/pictures/blog-expectations',
    parts: [
      [
        `Wie zoekt op “${topic}” vindt binnen een minuut tien adviezen die elkaar tegenspreken. De een zweert erbij, de ander waarschuwt ervoor, en bijna niemand vertelt waar het vandaan komt. In dit artikel geven we je geen elfde mening. Je krijgt een paar vragen waarmee je zelf kunt wegen wat je leest, en we vertellen wat wij wel zeker weten over poetsen en verkleuring.`,
        `“${capital(topic)}” is zo’n onderwerp waar iedereen iets van vindt. Dat maakt het lastig om te weten waar je aan toe bent. Hier lees je hoe je een advies beoordeelt voordat je het uitprobeert, welke basis altijd geldt en waar de grens ligt van wat je thuis kunt doen.`,
      ],
      [
        '**Vier vragen bij elk advies**\n\n1. Wie zegt het, en verdient die er iets aan? Dat mag, maar je moet het weten. Wij verkopen tandpoeder, dus lees ook ons met die bril.\n2. Gaat het over wat je ziet of over wat er in je mond gebeurt? Een gladdere tand is iets anders dan een gezondere tand.\n3. Is het bij mensen bekeken, of alleen in een laboratorium? Een getrokken tand in een bakje gedraagt zich anders dan een tand die elke dag koffie krijgt.\n4. Wat gebeurt er als het niet werkt? Als het antwoord is dat er dan schade kan zijn, overleg je eerst.',
      ],
      [
        '**Wat altijd overeind blijft**\n\nTwee keer per dag poetsen met een tandpasta met fluoride, twee minuten lang, met zachte haren en weinig druk. Een keer per dag tussen je tanden schoonmaken. Niet meteen poetsen na iets zuurs. Wie dat doet, heeft het grootste deel al binnen. Alles wat daarna komt is een aanvulling, en een aanvulling mag de basis nooit vervangen.\n\nOok voor verkleuring geldt iets wat altijd klopt: wat er van buitenaf op is gekomen, kan er met zacht polijsten weer af. Wat in de tand zelf zit, niet.',
        '**De basis eerst**\n\nIn elk gesprek over je mond komt een tandarts op dezelfde dingen uit: fluoridetandpasta, twee keer per dag, twee minuten, zachte borstel, en iets voor de ruimte tussen je tanden. Saai advies, maar het is het advies dat al tientallen jaren standhoudt. Leg elk nieuw idee ernaast. Past het erbij, dan kun je het proberen. Komt het ervoor in de plaats, dan niet.\n\nKijk daarna pas naar de kleur. Aanslag ligt op de tand en is te poetsen; de eigen tint van je tanden is dat niet.',
      ],
      [
        '*Signalen dat je moet doorbladeren*\n\n• Er wordt een resultaat beloofd met een getal en een aantal dagen, zonder dat erbij staat hoe dat gemeten is.\n• Er staan alleen foto’s bij met verschillend licht.\n• Het woord wonder valt, of er zou iets zijn wat tandartsen je niet vertellen.\n• Er staat nergens voor wie het niet geschikt is.',
      ],
    ],
    common: ['product', 'limits', 'dentist', 'usage'],
    takeaways: [
      'Vraag bij elk advies wie het zegt en hoe die dat weet.',
      'De basis met fluoride gaat voor elke aanvulling.',
      'Aanslag van buitenaf is te poetsen, verkleuring van binnenuit niet.',
      'Bij pijn of twijfel kijkt er iemand mee die in je mond kan kijken.',
    ],
  }),
  proberen: (topic) => ({
    title: `${capital(topic)}: zo probeer je het verstandig uit`,
    excerpt: `Nieuwsgierig naar “${topic}”? Met een rustig plan van vier weken weet je daarna echt wat het jou brengt.`,
    picture: '/pictures/blog-routine',
    parts: [
      [
        `Iets nieuws uitproberen gaat meestal zo: je begint enthousiast, doet drie dingen tegelijk en weet na twee weken niet meer wat waarvoor was. Ook bij “${topic}” loont het om het anders aan te pakken. Je hebt er geen laboratorium voor nodig, alleen een beetje geduld en een raam waar daglicht door komt.`,
        `Stel, je wilt aan de slag met “${topic}”. Dan wil je na afloop kunnen zeggen of het iets deed. Dat lukt alleen als je een beetje zorgvuldig begint. Hieronder staat een plan dat je op een briefje aan de badkamerspiegel kunt hangen.`,
      ],
      [
        '**Week nul: leg vast waar je begint**\n\nMaak een foto bij daglicht, bij een raam, zonder filter en met je mond iets open. Schrijf de datum en het tijdstip op. Noteer in twee zinnen wat je dagelijks drinkt en of je rookt, want dat bepaalt voor een groot deel hoe snel aanslag terugkomt. Verander verder nog niets.\n\n*Een ding tegelijk*\n\nKies een verandering en laat de rest zoals het was. Dezelfde tandpasta, dezelfde borstel, hetzelfde aantal koppen koffie. Verander je meer, dan weet je straks alleen dat er iets hielp en niet wat.',
      ],
      [
        '**Week een tot en met vier**\n\n1. Houd een vast ritme aan en schrijf met een streepje op wanneer je het deed.\n2. Let de eerste week vooral op wat je voelt: tandvlees dat trekt of tanden die reageren op koud zijn een reden om te stoppen.\n3. Kijk eens per week, op hetzelfde tijdstip, en niet vlak na het poetsen. Uitgedroogde tanden lijken lichter dan ze zijn.\n4. Maak na vier weken dezelfde foto, op dezelfde plek.',
        '**Het plan voor vier weken**\n\n• De eerste dagen: doe minder dan je van plan was. Zo merk je of je mond het prettig vindt.\n• Daarna: een vast ritme op vaste dagen. Een streepje op de kalender is genoeg.\n• Elke week: een keer kijken, bij hetzelfde licht. Vaker kijken maakt ongeduldig.\n• Aan het eind: de foto’s naast elkaar, met iemand erbij die niet weet welke de eerste is.\n\nWordt iets gevoelig, dan stop je een week. Trekt het weg, begin dan rustiger. Trekt het niet weg, dan bel je je tandarts.',
      ],
      [
        '**Wat telt als resultaat?**\n\nNeem je vooraf voor waar je tevreden mee bent. Gladder aanvoelende tanden? Minder bruine randjes? Een frisser gevoel na het ontbijt? Met een doel dat je kunt aanwijzen is de uitkomst eerlijker. En zie je niets, dan is dat ook een antwoord: misschien was er weinig aanslag, of zit de verkleuring dieper dan een borstel komt.',
      ],
    ],
    common: ['usage', 'product', 'dentist', 'limits'],
    takeaways: [
      'Verander een ding tegelijk en houd de rest gelijk.',
      'Maak een foto bij daglicht voordat je begint.',
      'Vier weken met een vast ritme zeggen meer dan een week vol ijver.',
      'Gevoelige tanden zijn een reden om te stoppen, niet om door te zetten.',
    ],
  }),
  vragen: (topic) => ({
    title: `${capital(topic)}: de vragen die je aan je mondhygiënist kunt stellen`,
    excerpt: `Neem je vragen over “${topic}” mee naar de volgende controle. Met deze lijst haal je het meeste uit vijf minuten.`,
    picture: '/pictures/blog-sensitive',
    parts: [
      [
        `In de wachtkamer weet je nog precies wat je wilde vragen. Eenmaal in de stoel, met je mond open, is het weg. Als “${topic}” jou bezighoudt, schrijf het dan op voordat je gaat. Hieronder staan vragen die altijd iets opleveren, met uitleg waarom.`,
        `Een mondhygiënist ziet in vijf minuten meer dan jij in een jaar voor de spiegel. Daarom is de beste plek voor vragen over “${topic}” misschien wel de behandelstoel. Met een korte lijst op je telefoon vergeet je niets.`,
      ],
      [
        '**Vragen over wat er te zien is**\n\n• Is mijn verkleuring aanslag, tandsteen of iets in de tand zelf? Het antwoord bepaalt of poetsen zin heeft.\n• Waar zit de meeste aanslag? Vaak is dat achter de onderste voortanden, waar je zelf niet kijkt.\n• Hebben mijn vullingen of kronen een andere kleur dan de tanden ernaast? Die veranderen namelijk niet mee.',
      ],
      [
        '**Vragen over hoe je poetst**\n\n• Druk ik te hard? Aan je tandhalzen is dat te zien.\n• Welke plekken sla ik over? Vraag of je het in de spiegel mag meekijken.\n• Welke maat rager past bij mij? Te klein doet weinig, te groot doet pijn.\n• Past een polijstend poeder, een paar keer per week, bij mijn tanden? Neem mee wat je gebruikt, met de ingrediënten.',
        '**Vragen over je gewoontes**\n\n• Is mijn borstel zacht genoeg, en wanneer is hij op? Haren die naar buiten wijzen komen niet meer langs het tandvlees.\n• Poets ik op het goede moment? Vlak na iets zuurs is het glazuur kwetsbaarder.\n• Wat doe ik tussen mijn tanden, en hoe vaak? Een borstel komt daar niet.\n• Ik gebruik naast tandpasta ook een poeder. Zie je daar iets van, aan het glazuur of aan het tandvlees?',
      ],
      [
        '**Wat je met het antwoord doet**\n\nSchrijf na afloop drie regels op: wat zit er, wat moet ik anders doen, en wanneer kijken we weer. Meer hoeft niet. Krijg je een advies dat botst met iets wat je online las, vraag dan gewoon waarom. Een goede behandelaar legt dat uit. En kreeg je te horen dat alles in orde is, dan kun je rustig kiezen wat je prettig vindt.',
      ],
      [
        '*Zelf alvast kijken*\n\nPak thuis een klein spiegeltje en ga bij het raam staan. Trek je onderlip naar beneden en kijk langs de rand van het tandvlees. Een gelige, harde rand is vaak tandsteen. Een bruine waas die per week verschilt is eerder aanslag. Je hoeft er niets mee te doen, maar je gesprek begint een stuk verder.',
      ],
    ],
    common: ['limits', 'product', 'patience', 'usage'],
    takeaways: [
      'Schrijf je vragen op voordat je in de stoel ligt.',
      'Vraag eerst wat voor verkleuring het is, en dan pas wat je eraan kunt doen.',
      'Neem mee wat je gebruikt, met de lijst van ingrediënten.',
      'Drie regels na afloop zijn genoeg om er iets mee te doen.',
    ],
  }),
};

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('nl-NL') + text.slice(1);
}
