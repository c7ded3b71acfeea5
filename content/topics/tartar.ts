// Blog topic: plaque, stain and tartar, and how they differ.

import type { Topic } from './topic.ts';

export const tartarTopic: Topic = {
  key: 'tandplak-en-tandsteen',
  matchPrefixes: ['tandsteen', 'tandplak', 'plak', 'plaque'],
  titles: [
    'Tandplak, aanslag of tandsteen? Zo zie je het verschil',
    'Drie lagen op je tanden, en welke je zelf weghaalt',
  ],
  excerpts: [
    'Ze worden vaak op een hoop gegooid, maar plak, aanslag en tandsteen vragen elk om iets anders. Leer ze herkennen.',
    'De een veeg je weg, de ander poets je weg, de derde haalt alleen een professional weg. Zo weet je waar je naar kijkt.',
  ],
  keywords: ['tandsteen herkennen', 'tandplak', 'aanslag tanden', 'gebitsreiniging'],
  picture: '/pictures/blog-charcoal',
  parts: [
    [
      'Er zit iets op je tanden, dat zie je wel. Maar wat? Het antwoord maakt uit, want wie tandsteen te lijf gaat met een borstel verliest het altijd, en wie plak laat zitten omdat ze onzichtbaar is, krijgt er later tandsteen voor terug.',
      'Plak is zacht, aanslag is gekleurd, tandsteen is hard. In die ene zin zit bijna alles wat je moet weten. Hieronder lees je hoe je ze zelf uit elkaar houdt, met niet meer dan een spiegel, een nagel en goed licht.',
    ],
    [
      '**Tandplak: zacht en bijna onzichtbaar**\n\nPlak is een dun, plakkerig laagje bacteriën en speeksel. Het komt elke dag terug, bij iedereen. Je ziet het nauwelijks, maar je voelt het: een stroeve tong in de ochtend, een pluizig gevoel langs de rand. Schraap met je nagel langs je tandvlees en je houdt een wittig laagje over. Plak haal je weg met een borstel en met iets tussen je tanden. Ze is ook het enige wat je elke dag moet weghalen.',
      '**Tandplak, de dagelijkse gast**\n\nHet laagje dat je in de ochtend met je tong voelt, is plak. Zacht, kleurloos, en vol leven. Doe je niets, dan wordt ze dikker en krijgt je tandvlees er last van. Een nagel langs de rand laat zien hoeveel er zit. De oplossing is mechanisch: bewegende haren, twee minuten, en een rager of draad. Daar is geen spoelmiddel en geen poeder voor nodig.',
    ],
    [
      '**Aanslag: gekleurd en glad**\n\nAanslag is kleurstof die zich heeft gehecht aan het laagje op je tand. Bruin van koffie en thee, grijs van wijn, geel van tabak. Ze voelt glad aan, en dat is het verschil met tandsteen. Gewone tandpasta haalt een deel weg; een paar keer per week zacht polijsten meer. Zit er lang aanslag, dan zie je haar vooral tussen de tanden en achter de onderste voortanden.',
    ],
    [
      '**Tandsteen: hard en ruw**\n\nLaat je plak lang zitten, dan gaat er kalk uit het speeksel in zitten. Dan is het geen laagje meer maar een korst. Ruw, geelwit of bruin, en niet te verplaatsen met je nagel. Tandsteen ontstaat vooral achter de onderste voortanden en aan de buitenkant van de bovenkiezen, omdat daar de speekselklieren uitkomen. Op dat ruwe oppervlak hecht plak zich beter, en zo gaat het door.\n\nTandsteen poets je niet weg. Een mondhygiënist doet dat in een half uur.',
      '**Tandsteen, de korst**\n\nVoel met je tong achter je onderste voortanden. Voelt het als fijn schuurpapier, dan zit daar waarschijnlijk tandsteen. Het is verkalkte plak, en het zit vast aan de tand. Geen borstel, geen poeder en geen huismiddel krijgt het los; wie het zelf probeert met iets scherps, krast in zijn glazuur. Een mondhygiënist heeft er instrumenten voor en is zo klaar.',
    ],
    [
      '*Een simpele test*\n\n1. Poets goed, droog je voortanden met een tissue en kijk bij een raam.\n2. Veegt het weg met je nagel, dan was het plak.\n3. Is het glad en gekleurd, dan is het aanslag.\n4. Is het ruw en zit het vast, dan is het tandsteen.\n5. Is het een doffe, krijtwitte plek in het glazuur, dan is het geen van drieën en bel je de tandarts.',
    ],
    [
      '**Waarom de een meer heeft dan de ander**\n\nHoe snel plak verkalkt, hangt af van je speeksel. Bij sommige mensen is het rijk aan mineralen; die hebben binnen een paar weken weer een randje, ook als ze netjes poetsen. Anderen zien er jaren niets van. Oneerlijk, maar er staat iets tegenover: wie snel tandsteen vormt, heeft vaak juist sterk glazuur.\n\nVergelijk jezelf dus niet met je partner. Merk op hoe lang het bij jou duurt voordat de achterkant van je ondertanden ruw wordt, en stem daar je afspraken op af. Een pasta met de belofte van minder tandsteen remt hoogstens de aangroei; wat vastzit, blijft vastzitten.',
    ],
  ],
  takeaways: [
    'Plak is zacht, aanslag is glad en gekleurd, tandsteen is ruw en hard.',
    'Plak haal je elke dag weg, aanslag met zacht polijsten.',
    'Tandsteen gaat alleen weg bij de mondhygiënist.',
    'Krijtwitte, doffe plekken laat je nakijken.',
  ],
  common: ['limits', 'product', 'dentist', 'usage'],
};
