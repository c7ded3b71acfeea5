// Blog topic: cleaning between the teeth with floss, picks and small brushes.

import type { Topic } from './topic.ts';

export const betweenTopic: Topic = {
  key: 'tussen-de-tanden',
  matchPrefixes: ['flos', 'rager', 'tussen', 'tandenstoker', 'interdentaal'],
  titles: ['Ragers, floss of stokers: wat past bij jou?', 'De plek waar je borstel nooit komt'],
  excerpts: [
    'Tussen je tanden begint de meeste aanslag, en daar komt geen borstel. Zo kies je tussen ragers, floss en stokers.',
    'Een derde van elke tand raakt je borstel niet. Met één minuut per dag pak je ook dat stuk mee.',
  ],
  keywords: ['ragers', 'flossen', 'tussen de tanden schoonmaken', 'tandenstokers'],
  picture: '/pictures/blog-sensitive',
  parts: [
    [
      'Elke tand heeft vijf kanten, en je borstel haalt er drie. De twee andere kijken naar hun buren. Daar blijft plak zitten, daar begint aanslag, en daar kijkt de mondhygiënist het eerst. Een paar keer per week polijsten aan de voorkant maakt weinig indruk als er tussen de tanden een bruine lijn staat.',
      'Bruine streepjes tussen witte tanden vallen meer op dan een egale tint. Toch slaan de meeste mensen juist die plek over. Niet uit onwil: flossen is een gedoe, en niemand heeft ooit uitgelegd welke maat rager je nodig hebt. Dat doen we nu wel.',
    ],
    [
      '**Kies op ruimte**\n\n• Staan je tanden dicht op elkaar, dan is floss of tape de enige die erdoor past.\n• Is er ruimte, dan werkt een rager beter: de haartjes vullen de holte, wat een draad niet doet.\n• Stokers van hout zijn er voor onderweg. Ze zijn driehoekig en moeten met de platte kant langs het tandvlees.\n• Een monddouche spoelt etensresten weg, maar veegt geen plak weg. Zie hem als extra.\n\nDe meeste mensen hebben twee maten nodig: een dunne voor en een dikkere achter.',
    ],
    [
      '**De juiste maat rager**\n\nEen rager moet een beetje weerstand geven, zonder dat je moet duwen. Gaat hij er los doorheen, dan raakt hij de tanden niet. Moet je wringen, dan is hij te dik en beschadig je het tandvlees. Laat je mondhygiënist de maten één keer opmeten en schrijf de kleuren op; elk merk gebruikt andere kleuren voor dezelfde maat.',
      '**Passen en meten**\n\nBegin klein en ga omhoog tot je lichte weerstand voelt. Dat is de maat voor die plek, en die kan twee tanden verder alweer anders zijn. Buig het draadje een beetje als je achterin moet. Steek recht in, beweeg twee keer heen en weer, en haal hem er weer recht uit. Spoel hem af; een rager gaat ongeveer een week mee.',
    ],
    [
      '**Flossen zonder gevecht**\n\n1. Neem een stuk zo lang als je onderarm en wikkel de einden om je middelvingers.\n2. Zaag de draad zacht tussen de tanden, niet duwen.\n3. Buig hem in een C om de ene tand en veeg op en neer, tot net onder de rand van het tandvlees.\n4. Dan om de andere tand, in dezelfde opening.\n5. Pak voor de volgende opening een schoon stuk draad.',
      '**Floss als een veegbeweging**\n\nDe fout die bijna iedereen maakt: op en neer zagen in het gat. Daar valt niets te halen. Leg de draad strak tegen de ene tand, in een boogje, en veeg langs de zijkant omhoog. Daarna tegen de buurman. Twee vegen per kant en door naar de volgende. Een houder is prima als je vingers in de weg zitten.',
    ],
    [
      '**Het bloedt, en nu?**\n\nBloed is in het begin gewoon: tandvlees dat tegen plak aan ligt, is geprikkeld. Ga juist door, zacht en elke dag. Na een week of twee moet het minder worden. Wordt het dat niet, of bloedt het op één plek steeds, dan kan daar tandsteen zitten of iets anders wat je zelf niet weghaalt.\n\nDoe het schoonmaken tussen je tanden voor het poetsen. Dan kan de fluoride uit je tandpasta overal bij.',
    ],
    [
      '**Een minuut die je volhoudt**\n\nDe beste methode is die je elke dag doet. Leg de ragers naast de bank in plaats van in een la, of hang de floss aan de haak waar je handdoek hangt. Begin met alleen de onderste voortanden: dat zijn vijf openingen, en daar valt het meest te halen. Voeg elke week een stukje toe. Na een maand doe je alles, zonder dat het ooit een voornemen was.\n\nEen spiegel helpt de eerste dagen, daarna voel je de weg. Ruikt een rager of een stuk draad onaangenaam, dan weet je dat die plek aandacht nodig had. Over een week ruik je niets meer, en dat is een betere beloning dan welke app ook.',
    ],
  ],
  takeaways: [
    'Tussen de tanden begint de aanslag, en daar komt geen borstel.',
    'Ragers als er ruimte is, floss als alles strak staat.',
    'Een rager geeft lichte weerstand; wringen is te dik.',
    'Bloeden dat na twee weken niet minder wordt, laat je nakijken.',
  ],
  common: ['dentist', 'limits', 'usage', 'product'],
};
