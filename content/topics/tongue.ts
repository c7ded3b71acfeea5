// Blog topic: cleaning the tongue, which matters most for fresh breath.

import type { Topic } from './topic.ts';

export const tongueTopic: Topic = {
  key: 'tong-schoonmaken',
  matchPrefixes: ['tong', 'tongschraper', 'tongreiniger'],
  titles: ['Je tong schoonmaken: tien seconden die je merkt', 'De vergeten plek in je mond: je tong'],
  excerpts: [
    'Je poetst je tanden, maar op je tong blijft de meeste aanslag liggen. Met een schraper en tien seconden per dag is dat opgelost.',
    'Een witte waas op je tong is meestal onschuldig. Toch zit daar vaak de bron van een muffe adem.',
  ],
  keywords: ['tong schoonmaken', 'tongschraper', 'witte tong', 'frisse adem'],
  picture: '/pictures/blog-routine',
  parts: [
    [
      'Steek je tong eens uit voor de spiegel, zo ver als het gaat. Achterop zie je waarschijnlijk een lichte waas. Dat is een mengsel van losse cellen, voedselresten en bacteriën, vastgehouden door duizenden kleine heuveltjes. Voor je tanden maakt het weinig uit, voor je adem des te meer.',
      'Een tong is geen glad lapje maar een soort hoogpolig tapijt. In die vezels blijft van alles hangen, en poetsen met een borstel duwt het vooral heen en weer. Met een eenvoudige schraper haal je het eruit, en het duurt korter dan je schoenen strikken.',
    ],
    [
      '**Waarom juist de achterkant**\n\nVoorop schuurt je tong de hele dag langs je tanden en je gehemelte. Achterop gebeurt dat niet. Daar is het warm, vochtig en rustig, en precies daar maken bacteriën de zwavelstofjes die je ruikt als muffe adem. Schoonmaken heeft dus alleen zin als je ver genoeg naar achteren gaat, en dat is even wennen.',
    ],
    [
      '**Zo doe je het**\n\n1. Steek je tong uit en adem rustig uit door je neus. Uitademen onderdrukt het kokhalzen.\n2. Leg de schraper zo ver achterop als prettig voelt.\n3. Trek hem met lichte druk naar voren, één keer.\n4. Spoel de schraper af en herhaal drie of vier keer.\n5. Spoel je mond met water.\n\nKomt er bloed mee, dan druk je te hard of heeft je schraper een scherp randje.',
      '**De techniek in vier tellen**\n\nTong uit, schraper achterop, rustig naar voren, afspoelen. Drie keer links, drie keer rechts, één keer in het midden. Doe het na het poetsen, want dan is je mond al nat en voelt het minder droog. Moet je kokhalzen, begin dan een paar dagen in het midden en schuif elke dag een stukje naar achteren. Uitademen terwijl je trekt helpt echt.',
    ],
    [
      '**Schraper of borstel?**\n\n• Een metalen schraper pakt het meest en gaat jaren mee.\n• Een plastic schraper voelt zachter en is handig voor op reis.\n• De achterkant van een tandenborstel, met ribbels, is beter dan niets.\n• De haren van je borstel zijn te zacht en te smal; ze verplaatsen vooral.\n• Een lepel kan ook, als je niets anders hebt. Gebruik de rand, zonder kracht.',
    ],
    [
      '**En een zwarte tong na het poeder?**\n\nWie met actieve kool poetst, houdt soms grijze vlekken op de tong over. Dat is poeder tussen de heuveltjes, geen verkleuring. Een paar halen met de schraper en een slok water, en het is weg. Poets je tong niet met poeder: er is niets te polijsten, en de korrels blijven juist hangen.',
      '**Grijs na het poetsen**\n\nNa een poetsbeurt met zwart poeder is je tong even grijs. Spoel, schraap, spoel nog eens. Het poeder hoort op je tanden en heeft op je tong niets te doen. Blijft er een donkere waas die niets met poeder te maken heeft, dan kan dat van koffie, thee of een kuur zijn; vaak verdwijnt het vanzelf als de oorzaak weg is.',
    ],
    [
      '*Wat gewoon is, en wat niet*\n\nEen dunne witte laag in de ochtend is gewoon. Ook groeven en kleine verschillen in kleur horen erbij. Zie je plekken die pijn doen, die wit blijven als je erover wrijft, of die langer dan twee weken op dezelfde plaats zitten, laat er dan naar kijken.',
    ],
    [
      '**Kies een vast moment**\n\nTien seconden per dag is niets, en toch vergeet bijna iedereen het. Leg de schraper daarom op je tandenborstel, zodat je hem moet oppakken voordat je kunt poetsen. De ochtend is het meest zinvol: in de nacht staat je mond bijna stil en bouwt zich het meeste op. Wie het een week doet, proeft het verschil bij het ontbijt, want een schone tong proeft beter.',
    ],
  ],
  takeaways: [
    'De achterkant van je tong is vaak de bron van een muffe adem.',
    'Een schraper werkt beter dan een borstel; tien seconden is genoeg.',
    'Adem uit terwijl je trekt, dan kokhals je minder.',
    'Poets je tong niet met poeder.',
  ],
  common: ['dentist', 'product', 'usage', 'patience'],
};
