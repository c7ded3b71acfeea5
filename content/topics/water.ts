// Blog topic: water and saliva, the cheapest care.

import type { Topic } from './topic.ts';

export const waterTopic: Topic = {
  key: 'water-en-speeksel',
  matchPrefixes: ['water', 'speeksel', 'droge', 'bruiswater', 'drinken'],
  titles: ['Een glas water na de koffie: werkt dat echt?', 'Speeksel doet het meeste werk. Zo help je het'],
  excerpts: [
    'Een slok water spoelt weg wat anders een uur blijft liggen. Waarom het werkt, en waar de grens ligt van water en speeksel.',
    'Je mond maakt zelf het beste verzorgingsmiddel, een liter per dag. Lees wat speeksel doet en wanneer het tekortschiet.',
  ],
  keywords: ['water na koffie', 'speeksel', 'droge mond', 'verkleuring voorkomen'],
  picture: '/pictures/blog-stains',
  parts: [
    [
      'Van alle adviezen over witte tanden is dit het goedkoopste: drink er water achteraan. Het klinkt te simpel om waar te zijn. Toch is het precies wat er in een gezonde mond de hele dag vanzelf gebeurt, alleen dan met speeksel. Een glas water helpt dat proces een handje.',
      'Je maakt per dag ongeveer een liter speeksel, zonder dat je er iets voor hoeft te doen. Het spoelt, het smeert, het maakt zuur minder zuur en het brengt mineralen terug naar je glazuur. Wie zijn tanden wil verzorgen, begint dus met zijn speeksel niet in de weg te zitten.',
    ],
    [
      '**Wat een slok water doet**\n\nKleurstof uit koffie of thee ligt eerst los in je mond, en pas daarna hecht ze zich. In die eerste minuten spoelt water veel weg. Bij zuur is het effect nog groter: water verdunt het meteen, zodat je speeksel minder te doen heeft. Je hoeft niet te gorgelen of te spoelen als een sporter langs de weg. Een paar slokken, even rondlaten gaan, doorslikken.\n\nHet haalt niet weg wat er al zit. Water voorkomt, het poetst niet.',
      '**De eerste vijf minuten**\n\nDirect na je kopje is de kleur nog onderweg. Ze zweeft in je mond en zoekt een plek. Drink je dan water, dan neem je een groot deel mee. Een kwartier later is het te laat voor die kop, maar nog op tijd voor de volgende. Hetzelfde geldt voor zuur: hoe sneller het verdund is, hoe korter je glazuur zacht blijft. Aanslag die er al zit, haal je er met water niet af.',
    ],
    [
      '**Gewoon, bruis of met een smaakje**\n\n• Kraanwater is neutraal en bevat een beetje kalk. Beter wordt het niet.\n• Bruiswater zonder smaak is licht zuur door de koolzuur, maar voor je glazuur bijna onschuldig.\n• Water met citroen, limoen of een vruchtensmaak is een zure drank, ook zonder suiker.\n• Sportdrank is zuur en zoet, en hoort niet in een fles waar je de hele middag aan drinkt.',
    ],
    [
      '**Speeksel aan het werk zetten**\n\n1. Kauw. Eten met een beet eraan, of een kwartier kauwgom zonder suiker.\n2. Laat tussen de maaltijden tijd over. Speeksel heeft een half uur tot een uur nodig om zuur te herstellen.\n3. Adem door je neus. Wie met open mond slaapt, wordt droog wakker.\n4. Matig met alcohol en koffie op dagen dat je weinig drinkt; beide drogen uit.\n5. Zet een glas water naast je bed.',
      '**Meer speeksel, zonder moeite**\n\nKauwen is de aan-knop. Noten, appel, een korst brood: alles met een beet helpt. Kauwgom zonder suiker doet hetzelfde na de lunch. Geef je mond daarna rust, want wie elk half uur iets neemt, laat zijn speeksel nooit uitwerken. En slaap met je mond dicht, als dat lukt. Een droge mond in de ochtend is meestal een open mond in de nacht.',
    ],
    [
      '**Als je mond droog blijft**\n\nVeel medicijnen maken de mond droger, van middelen voor de bloeddruk tot hooikoortspillen. Ook stress, roken en ouder worden doen mee. Een droge mond voelt plakkerig, maakt praten lastig en laat aanslag sneller vastzitten. Verander nooit zelf iets aan je medicijnen, maar noem het wel bij je tandarts of huisarts. Er bestaan gels en sprays, en vaak is er een eenvoudige oplossing.\n\nMet een droge mond ben je ook zuinig met polijsten. Zonder speeksel glijdt een borstel minder en voelt het schuren sterker. Maak je borstel dan extra nat, neem de helft van het poeder en sla liever een keer over.',
    ],
    [
      '**Een gewoonte die niets kost**\n\nZet waar je koffie drinkt een glas water neer. Niet in de keuken, maar naast de mok. Dat ene gebaar maakt het verschil tussen een voornemen en een gewoonte. Wie vier koppen drinkt en er vier keer een paar slokken water achteraan neemt, heeft aan het eind van de maand minder te poetsen. En genoeg gedronken, ook dat.',
    ],
  ],
  takeaways: [
    'Een slok water kort na koffie of wijn voorkomt een deel van de aanslag.',
    'Water met citroen telt als een zure drank.',
    'Kauwen en rust tussen de maaltijden zetten speeksel aan het werk.',
    'Een mond die droog blijft, bespreek je met je tandarts of huisarts.',
  ],
  common: ['product', 'usage', 'limits', 'dentist'],
};
