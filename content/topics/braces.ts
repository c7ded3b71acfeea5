// Blog topic: brushing around braces and retention wires.

import type { Topic } from './topic.ts';

export const bracesTopic: Topic = {
  key: 'beugel-en-spalk',
  matchPrefixes: ['beugel', 'slotje', 'spalk', 'retentie', 'orthodont', 'aligner'],
  titles: [
    'Beugel of draadje achter je tanden: zo houd je het schoon',
    'Poetsen rond metaal: beugels, spalkjes en hoesjes',
  ],
  excerpts: [
    'Rond een beugel en achter een spalkje blijft van alles hangen. Met de juiste borstels en een vaste volgorde kom je overal bij.',
    'Metaal in je mond maakt poetsen tot een puzzel. Lees ook waarom je met een polijstend poeder beter wacht.',
  ],
  keywords: ['beugel poetsen', 'spalkje schoonmaken', 'retentiedraad', 'aligners'],
  picture: '/pictures/blog-routine',
  parts: [
    [
      'Een beugel heeft slotjes, draden en elastiekjes, en elk daarvan maakt een hoekje waar een gewone borstel overheen schiet. Wie ooit een slotje zag verwijderen, weet wat daaronder kan zitten: een licht vierkantje met een donker randje eromheen. Dat randje is precies wat je wilt voorkomen, en dat kan.',
      'Je hebt rechte tanden of bent ernaar op weg. Dan is het zonde als er straks kleurverschil op zit. Rond metaal blijft meer plak hangen dan op een gladde tand, en wat blijft hangen, kleurt. Poetsen met een beugel kost vijf minuten in plaats van twee. Dit is waar je die drie extra minuten aan besteedt.',
    ],
    [
      '**Wat je in huis haalt**\n\n• Een zachte borstel met een kleine kop, of een speciale met een groef in het midden voor de draad.\n• Een bundelborsteltje met één toefje haren, voor rondom elk slotje.\n• Ragers, in twee maten, voor onder de draad door.\n• Dikke floss met een stijf begin, voor achter een spalkje.\n• Een spiegeltje en een goede lamp. Wie het ziet, poetst het ook.',
    ],
    [
      '**Een vaste volgorde**\n\n1. Spoel eerst met water, dan zijn de grote stukken weg.\n2. Poets boven de draad, met de haren schuin naar beneden.\n3. Poets onder de draad, schuin naar boven.\n4. Ga met het bundelborsteltje om elk slotje heen.\n5. Rager onder de draad door, bij elke tand.\n6. Kauwvlakken en binnenkanten als laatste, want die gaan vanzelf goed.\n\nGebruik tandpasta met fluoride en spoel niet na.',
      '**Van boven naar beneden, elke keer hetzelfde**\n\nVolgorde is belangrijker dan snelheid. Begin boven links, poets boven de slotjes, dan eronder, dan rondom, en ga door naar rechts. Doe beneden hetzelfde, andersom. Elke keer dezelfde route betekent dat je niets overslaat als je moe bent. De ragers komen als laatste, onder de draad door. Fluoride erop, uitspugen, klaar.',
    ],
    [
      '**Poeder en metaal**\n\nMet een vaste beugel raden we een zwart poeder af. De korrels kruipen onder de bandjes en in de slotjes, en je kunt er daar niet bij. Bovendien poets je alleen de randen lichter: onder elk slotje blijft de oude kleur, en dat zie je als de beugel eraf gaat. Wacht dus tot na de laatste controle en laat eerst je tanden schoonmaken.\n\nMet doorzichtige hoesjes kan het wel, als je ze uitdoet, goed naspoelt en ze pas terugzet als je mond schoon is.',
      '**Wachten is hier het advies**\n\nEen vaste beugel en polijsten gaan niet samen. Wat onder een slotje zit, wordt niet gepoetst, dus krijg je vierkantjes van een andere tint. En zwart poeder in een elastiekje zie je nog dagen. Vraag na het afhalen eerst om een gebitsreiniging en kijk dan pas wat er van buitenaf nog op zit. Bij hoesjes ligt het anders: hoesje uit, poetsen, spoelen, hoesje schoon en er weer in.',
    ],
    [
      '**Achter een spalkje**\n\nEen draadje achter je ondertanden blijft vaak jaren zitten, en precies daar zet tandsteen zich het snelst af. Haal er elke dag een draad met een stijf uiteinde onderdoor en veeg langs beide kanten. Voelt de achterkant ruw of bloedt het telkens op dezelfde plek, laat het dan schoonmaken; met een draadje ervoor lukt dat thuis niet.',
    ],
    [
      '**Eten en drinken met metaal**\n\nWat je eet, bepaalt voor een deel wat je moet poetsen. Kleverig snoep blijft onder een draad zitten, harde noten breken een slotje los. Kleur is een ander verhaal: kerrie en tomatensaus verkleuren vooral de elastiekjes. Dat is onschuldig, want die worden bij elke afspraak vervangen, maar het ziet er een paar weken oranje uit. Plan pittig eten dus vlak voor een controle in plaats van erna.\n\nNeem een borsteltje en een paar ragers mee naar school of werk. Twee minuten na de lunch schelen in de avond het dubbele.',
    ],
  ],
  takeaways: [
    'Een vaste route voorkomt dat je slotjes overslaat.',
    'Bundelborstel en ragers zijn bij een beugel geen luxe.',
    'Geen zwart poeder zolang er een vaste beugel zit.',
    'Achter een spalkje veeg je elke dag met een draad.',
  ],
  common: ['dentist', 'limits', 'product', 'patience'],
};
