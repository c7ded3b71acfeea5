// Blog topic: tea, why it stains more than people expect, and what helps.

import type { Topic } from './topic.ts';

export const teaTopic: Topic = {
  key: 'thee',
  matchPrefixes: ['thee', 'theevlek', 'theeaanslag', 'looi', 'tannine'],
  titles: ['Waarom thee je tanden meer kleurt dan koffie', 'Thee en je tanden: de stille verkleurder'],
  excerpts: [
    'Thee lijkt onschuldig naast een zwarte espresso. Toch laat juist thee vaak de hardnekkigste randjes achter. Zo zit dat, en dit kun je doen.',
    'De bruine rand in je theeglas ontstaat ook op je tanden. Met een paar kleine gewoontes houd je die bij.',
  ],
  keywords: ['theeaanslag', 'thee tanden', 'verkleuring tanden', 'looizuur'],
  picture: '/pictures/blog-stains',
  parts: [
    [
      'Vraag iemand welke drank tanden verkleurt en je hoort koffie of rode wijn. Thee noemt bijna niemand. Toch kent iedereen de bruine kring in een theepot die al jaren meegaat. Die kring is geen vuil maar kleurstof die zich heeft vastgezet, en op tanden gebeurt iets vergelijkbaars. Wie vier koppen thee per dag drinkt, bouwt langzaam een waas op die met gewone tandpasta maar deels verdwijnt.',
      'Je drinkt nauwelijks koffie, rookt niet en poetst trouw. En toch zitten er bruine randjes langs je tanden. Grote kans dat de boosdoener in je favoriete mok zit. Thee is een van de sterkste kleurders die we dagelijks drinken, juist omdat we er de hele dag aan nippen.',
    ],
    [
      '**Wat er in je kopje gebeurt**\n\nThee bevat looistoffen, ook wel tannines genoemd. Ze geven de drank haar wrange smaak en het droge gevoel op je tong. Die stoffen hechten zich graag aan eiwitten, en op elke tand ligt altijd een dun laagje eiwit uit je speeksel. Daar blijven ze aan plakken, samen met de kleurstoffen uit het blad.\n\nHoe langer de thee trekt, hoe meer looistof er vrijkomt. Een zakje dat tien minuten in het water hangt geeft dus niet alleen bittere thee, maar ook meer kleur op je glazuur.',
    ],
    [
      '**Zwart, groen, wit en kruiden**\n\n• Zwarte thee kleurt het meest: veel looistof en donkere kleurstoffen.\n• Groene thee is lichter, maar laat bij veel drinkers een grijsgele waas achter.\n• Witte thee bevat minder kleurstof, al is ze niet kleurloos.\n• Rooibos heeft weinig looistof maar wel een rode kleur.\n• Munt en kamille kleuren het minst; let bij vruchtenthee wel op het zuur, want hibiscus en rozenbottel zijn zuurder dan je denkt.',
      '**Welke thee doet wat?**\n\nZwarte thee staat bovenaan, met Earl Grey en stevige ontbijtmelanges voorop. Groene thee volgt; die kleurt minder bruin maar meer grijs. Rooibos is een geval apart: weinig looistof, wel een rode gloed. Kruidenthee van munt of kamille laat bijna niets achter. Vruchtenthee is de valkuil. De kleur valt mee, maar hibiscus en rozenbottel maken haar zuur, en zuur maakt het glazuur tijdelijk zachter.',
    ],
    [
      '**Melk helpt echt een beetje**\n\nHet klinkt als een volkswijsheid, maar er zit iets in. De eiwitten in melk binden een deel van de looistoffen al in het kopje. Wat daar vastzit, hecht zich niet meer aan je tanden. Een scheut melk neemt dus kleur weg, al maakt het van zwarte thee geen water.\n\nSuiker verandert niets aan de kleur, maar wel aan de rest: elke slok zoete thee is een nieuw moment waarop bacteriën zuur maken.',
    ],
    [
      '**Gewoontes die verschil maken**\n\n1. Drink je thee in een half uur leeg in plaats van er twee uur aan te nippen.\n2. Neem daarna een paar slokken water.\n3. Laat het zakje niet langer hangen dan op de verpakking staat.\n4. Maak één keer per dag schoon tussen je tanden; daar begint de aanslag.',
      '**Kleine dingen, elke dag**\n\nHet gaat minder om hoeveel je drinkt dan om hoe lang je tanden in de thee staan. Een pot die de hele ochtend op je bureau staat, betekent een ochtend lang kleur. Drink liever een kop in een keer en zet er een glas water naast. Spoel na de laatste slok even. En vergeet de ruimte tussen je tanden niet: daar komt je borstel niet, en daar begint de bruine rand.',
    ],
    [
      '**En als je drie potten per dag drinkt?**\n\nDan is er geen reden om te stoppen, wel om een ritme te kiezen. Vaste theemomenten zijn beter dan een thermosfles die de hele dag meeloopt. Drink er water naast, en laat je mond tussen twee potten een uur met rust. Speeksel doet in dat uur meer dan je denkt.\n\nKijk ook eens naar de mok. Als daar een bruine ring in zit die je elke week moet wegschuren, weet je wat er met je tanden gebeurt. Een klein beetje water in de kan laten staan, een minder lange trektijd en een scheut melk: drie dingen die de smaak nauwelijks veranderen en de kleur wel.',
    ],
  ],
  takeaways: [
    'Looistoffen in thee plakken aan het laagje speeksel op je tanden.',
    'Zwarte thee kleurt het meest, munt en kamille het minst.',
    'Een scheut melk en een slok water na afloop schelen.',
    'Aanslag van thee ligt op de tand en is weg te poetsen.',
  ],
  common: ['product', 'usage', 'limits', 'patience'],
};
