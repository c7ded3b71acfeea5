// Blog topic: black powder in a white bathroom.

import type { Topic } from './topic.ts';

export const bathroomTopic: Topic = {
  key: 'schone-badkamer',
  matchPrefixes: ['badkamer', 'wastafel', 'schoonmaken', 'vlekken', 'handdoek', 'voeg', 'knoei'],
  titles: [
    'Zwart poeder, witte wastafel: zo blijft het schoon',
    'Knoeien met kool: vlekken voorkomen en weghalen',
  ],
  excerpts: [
    'Zwart poeder en een witte badkamer lijken geen goed stel. Met de juiste volgorde blijft er niets op de voegen achter.',
    'Een zwarte spat op de spiegel is zo weg. In de voegen of op een handdoek is het een ander verhaal. Dit werkt.',
  ],
  keywords: ['actieve kool vlekken', 'wastafel schoonmaken', 'zwart tandpoeder', 'voegen schoonmaken'],
  picture: '/pictures/blog-charcoal',
  parts: [
    [
      'Laten we het maar zeggen zoals het is: het is zwart poeder, en je wastafel is wit. De eerste keer ziet het eruit alsof er iets is ontploft. De derde keer niet meer, want dan weet je hoe het moet. Dit is het artikel dat we zelf graag vooraf hadden gelezen.',
      'De meest gestelde vraag over tandpoeder gaat niet over tanden. Hij gaat over de wastafel. Terecht, want fijn zwart poeder kruipt overal in. Met een paar handelingen, in de goede volgorde, merk je er niets meer van.',
    ],
    [
      '**Voorkomen, in vier handelingen**\n\n1. Draai de kraan open voordat je begint. Een natte wastafel neemt geen poeder op.\n2. Bevochtig je borstel en tik hem af. Een druipende borstel maakt zwarte druppels.\n3. Dep de borstel in het poeder boven de open pot, nooit boven de rand van de wastafel.\n4. Spuug laag uit, met stromend water, en veeg meteen na.\n\nHet geheim zit in dat meteen. Nat poeder veeg je weg, opgedroogd poeder moet je schrobben.',
      '**De gouden regel: nat houden**\n\nDroog poeder stuift, nat poeder stroomt weg. Laat dus eerst water lopen en laat het lopen terwijl je uitspuugt. Doop de borstel boven de pot en tik hem daar af. Buig diep over de wastafel, want de meeste spetters ontstaan door hoogte. En neem aan het eind drie seconden om met je hand het water langs de rand te vegen. Daarmee is het klaar.',
    ],
    [
      '**Als er toch iets ligt**\n\n• Los poeder op een droge plank: niet wrijven. Zuig het op of neem het op met een vochtig doekje, van buiten naar binnen.\n• Porselein en email: warm water en een beetje afwasmiddel.\n• Kunststof en mat composiet: een vochtig doekje met wat zuiveringszout, zacht in rondjes.\n• De spiegel: glasreiniger, en dan een droge doek.\n• Natuursteen: alleen water en een milde zeep. Gebruik geen azijn, dat tast de steen aan.',
    ],
    [
      '**Voegen en kitranden**\n\nCementvoegen zijn poreus en nemen op wat er ligt. Werk daarom snel: spoel met ruim water en borstel met een oude tandenborstel en wat zuiveringszout. Laat dat vijf minuten liggen en spoel na. Siliconenkit die al grijs is, krijg je zelden helemaal wit, en dat ligt niet altijd aan poeder: vaak is het schimmel. Een voeg die met een waterafstotend middel is behandeld, heeft nergens last van.',
      '**Poreus of glad?**\n\nOp een glad oppervlak zit poeder los, in een poreus oppervlak kruipt het naar binnen. Voegen zijn poreus. Zie je daar grijs, pak dan meteen een oude borstel, warm water en een lepeltje zuiveringszout. Maak kleine rondjes, wacht even, spoel. Is de voeg al langer grijs, herhaal het dan een paar dagen achter elkaar in plaats van een keer hard. Wie toch bezig is, kan de voegen daarna behandelen met een middel dat water afstoot.',
    ],
    [
      '**Textiel en handen**\n\nKlop een vlek op een handdoek eerst droog uit, buiten of boven het bad. Wrijven drukt de korrels in de vezels. Was hem daarna op zestig graden met gewoon wasmiddel. Gebruik in de badkamer een donker washandje voor je mond; dat is de goedkoopste oplossing van allemaal. Zit er zwart onder je nagels of in je mondhoeken, dan helpt een beetje olie of tandpasta beter dan zeep.\n\nPoets in een donker shirt, of voordat je je aankleedt. Het klinkt flauw, maar het scheelt meer was dan alle tips hierboven.',
    ],
    [
      '**De pot zelf**\n\nZet hem op een schoteltje en niet op de rand van het bad. Draai hem dicht zodra je borstel eruit is, niet pas na het poetsen: een pot die omvalt, valt altijd open. Houd de schroefdraad schoon, dan sluit het deksel ook na weken nog goed. En laat geen natte lepel of vinger in het poeder, want vocht maakt klontjes.',
    ],
  ],
  takeaways: [
    'Nat poeder stroomt weg, opgedroogd poeder moet je schrobben.',
    'Tik de borstel af boven de open pot.',
    'Los poeder neem je op; wrijf het niet uit.',
    'Op natuursteen geen azijn.',
  ],
  common: ['usage', 'product', 'limits', 'patience'],
};
