// Blog topic: red wine, which brings colour and acid, and how to avoid traces of it.

import type { Topic } from './topic.ts';

export const wineTopic: Topic = {
  key: 'rode-wijn',
  matchPrefixes: ['wijn', 'rodewijn', 'alcohol', 'borrel'],
  titles: ['Rode wijn zonder paarse glimlach', 'Een glas rood en je tanden: wat er echt gebeurt'],
  excerpts: [
    'Rode wijn kleurt en is zuur. Die combinatie vraagt om een andere aanpak dan koffie: niet meteen poetsen, wel slim drinken.',
    'Na één avond rood zie je het al in de spiegel. Gelukkig is het meeste daarvan tijdelijk, als je weet wat je beter laat.',
  ],
  keywords: ['rode wijn tanden', 'wijnvlekken tanden', 'verkleuring', 'tandglazuur zuur'],
  picture: '/pictures/blog-stains',
  parts: [
    [
      'Het is een bekend moment: je lacht in de spiegel van het restaurant en ziet blauwgrijze tanden terug. Rode wijn is een van de weinige dranken die je dezelfde avond al ziet. Meestal is die verkleuring de volgende ochtend weer weg. Toch blijft er bij vaste drinkers wel iets achter, en dat heeft met twee dingen tegelijk te maken: kleur en zuur.',
      'Van koffie zie je pas na maanden iets. Rode wijn laat al na een paar slokken zien wat hij kan: donkere lippen, een paarse tong en een grijze waas op je tanden. Dat ziet er dramatisch uit en valt meestal mee. Wat er daarna gebeurt, hangt af van wat je met de volgende twee uur doet.',
    ],
    [
      '**Drie eigenschappen in één glas**\n\n• Kleurstof: de schil van blauwe druiven zit vol pigment dat zich graag hecht.\n• Looistof: hetzelfde stroeve spul als in thee, dat de kleur helpt vastplakken.\n• Zuur: wijn is ongeveer zo zuur als sinaasappelsap. Zuur maakt het buitenste laagje glazuur tijdelijk zachter en ruwer.\n\nDoor dat laatste heeft de kleur meer houvast. Witte wijn kleurt zelf niet, maar is minstens zo zuur. Wie eerst wit en dan rood drinkt, helpt de kleur dus een handje.',
      '**Waarom juist rood?**\n\nDe kleur van rode wijn komt uit de schil. Samen met de looistof, die je voelt als stroefheid op je tong, vormt het pigment een laagje dat zich aan het speekselvlies op je tanden hecht. Daar komt het zuur bij. Dat maakt het glazuur een tijdlang wat zachter, waardoor kleur meer houvast krijgt. Witte wijn kleurt niet, maar is even zuur: een avond eerst wit en daarna rood is voor de kleur de ongunstigste volgorde.',
    ],
    [
      '**Wat je tijdens het eten kunt doen**\n\n1. Zet water naast je glas en neem er om de paar slokken een van.\n2. Eet er iets bij. Kauwen maakt speeksel, en speeksel is de beste schoonmaker die je hebt.\n3. Kaas is een goed idee: er zit kalk in en het is niet zuur.\n4. Nip niet de hele avond aan hetzelfde glas. Het gaat om de tijd dat je tanden in het zuur staan.',
    ],
    [
      '**Poets niet voor je naar bed valt**\n\nDat klinkt tegendraads. Maar direct na de wijn is je glazuur zachter dan normaal, en een borstel schuurt dan meer weg dan je wilt. Spoel met water zodra je thuis bent en wacht minstens een half uur, liever een uur. Poets daarna met je gewone tandpasta, zacht en rustig. Een polijstend poeder bewaar je voor een andere dag.\n\nVergeet je tong niet: daar blijft de meeste kleur hangen.',
      '**De verleiding om meteen te schrobben**\n\nJe ziet grijs, dus je pakt de borstel. Doe het niet. Vlak na iets zuurs is het glazuur kwetsbaar en wrijf je met de kleur ook wat glazuur weg. Beter is dit: spoel met kraanwater, drink een glas, en poets een uur later met tandpasta. Gebruik die avond geen poeder. Wie direct naar bed wil, spoelt goed en poetst de volgende ochtend wat grondiger.',
    ],
    [
      '**Als het blijft zitten**\n\nDrink je vaker rood, dan zie je na een tijd een grauwe rand langs het tandvlees en tussen de tanden. Dat is aanslag geworden. Een paar keer per week zacht polijsten haalt die er in de regel af, zolang ze niet in tandsteen zit. Zit de kleur in een ruw randje van een vulling, laat die dan door je tandarts gladmaken. Dat duurt een minuut en scheelt blijvend.',
    ],
    [
      '**Een avond uit, stap voor stap**\n\nEet iets voor je begint. Vraag om water bij de wijn en drink ze om en om. Wissel na het tweede glas een keer van drank. Neem kaas in plaats van het fruit. Spoel thuis met water, drink een glas, en lees nog tien bladzijden voordat je poetst. De volgende ochtend poets je zoals altijd. Wat je die dag in de spiegel ziet, is je gewone kleur.',
    ],
  ],
  takeaways: [
    'Rode wijn kleurt door pigment en looistof, en zuur geeft de kleur houvast.',
    'Wissel af met water en eet er iets bij.',
    'Wacht na wijn een half uur tot een uur met poetsen.',
    'Gebruik op zo’n avond geen poeder; dat komt een andere dag.',
  ],
  common: ['product', 'limits', 'usage', 'dentist'],
};
