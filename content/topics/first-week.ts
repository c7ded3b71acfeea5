// Blog topic: the first week with powder, day by day.

import type { Topic } from './topic.ts';

export const firstWeekTopic: Topic = {
  key: 'eerste-week',
  matchPrefixes: ['eerste', 'beginnen', 'week', 'starten', 'beginner', 'wennen'],
  titles: ['Je eerste week met tandpoeder, dag voor dag', 'Beginnen met zwart poeder: zo wen je eraan'],
  excerpts: [
    'De eerste keer is gek, de derde keer gewoon. Wat je kunt verwachten, wat je beter niet doet en wanneer je iets ziet.',
    'Een rustig schema voor zeven dagen, zodat je mond kan wennen en je badkamer heel blijft.',
  ],
  keywords: ['tandpoeder gebruiken', 'beginnen met actieve kool', 'tandpoeder eerste keer', 'poetsschema'],
  picture: '/pictures/blog-routine',
  parts: [
    [
      'Je hebt een pot, een borstel en goede moed. Dan sta je voor de spiegel met een zwarte mond en vraag je je af waar je aan begonnen bent. Dat gevoel is normaal en duurt ongeveer twee minuten. Hieronder staat een week uitgeschreven, met minder poeder en meer rust dan de meeste mensen zouden nemen.',
      'De meest gemaakte fout bij poeder is enthousiasme. Elke dag, veel, hard. Na een week is het tandvlees geïrriteerd en staat de pot achter in de kast. Met een kalm begin kom je verder, en daar is dit schema voor.',
    ],
    [
      '**Voor je begint**\n\nMaak een foto bij daglicht. Kies een zachte borstel die je alleen hiervoor gebruikt, want de haren worden grijs. Lees de waarschuwingen op de pot. En stel jezelf drie vragen: heb ik tanden die reageren op koud, bloedt mijn tandvlees, heb ik een vaste beugel? Is het antwoord ergens ja, overleg dan eerst met je tandarts of mondhygiënist. Een week later beginnen is geen verlies.',
      '**De voorbereiding**\n\nEen zachte borstel, een donker washandje en een foto bij het raam: meer heb je niet nodig. Kijk vooraf of er iets is waardoor je beter kunt wachten. Gevoelige tanden, bloedend tandvlees, slotjes op je tanden of een verse vulling zijn goede redenen om eerst iemand te laten kijken. Lees ook wat er op de pot staat. Dat is kort en het staat er niet voor niets.',
    ],
    [
      '**Dag een tot en met drie**\n\n1. Dag een: een speldenknop poeder, een minuut poetsen, alleen de voortanden. Spoel goed na.\n2. Dag twee: niets. Poets met je gewone tandpasta en voel hoe je mond reageert.\n3. Dag drie: weer poeder, nu anderhalve minuut en ook de zijkanten.\n\nVoelt iets schraal, sla dan een beurt over. Een lichte droogte direct na het poetsen is gewoon; een pijnlijke plek niet.',
    ],
    [
      '**Dag vier tot en met zeven**\n\n• Dag vier: rust. Dit is een goede dag om tussen je tanden schoon te maken.\n• Dag vijf: de volle twee minuten, met kleine rondjes, ook aan de binnenkant.\n• Dag zes: rust, of weer poeder als alles prettig voelt.\n• Dag zeven: kijk in de spiegel, bij hetzelfde raam als op dag nul.\n\nVerwacht nog niet veel. Na een week voel je meer dan je ziet: de achterkant van je tanden is gladder. De kleur volgt later, als er aanslag zat.',
      '**De tweede helft van de week**\n\nWissel af: een dag wel, een dag niet. Breid het uit van de voortanden naar de rest, en van een minuut naar twee. Gebruik de dagen ertussen voor wat minstens zo belangrijk is: fluoride, en schoonmaken tussen je tanden. Aan het eind van de week laat je je tong langs de achterkant van je ondertanden gaan. Glad? Dan gaat het goed. Voor een oordeel over kleur is het te vroeg.',
    ],
    [
      '**Wat je beter niet doet**\n\nNiet harder drukken omdat je nog niets ziet. Niet elke dag, en zeker niet twee keer op een dag. Niet vlak na koffie met sap, wijn of fruit. Niet slikken: spuug uit en spoel. En niet in plaats van tandpasta. Het lijkt een lange lijst, maar het komt op hetzelfde neer: het is een extra, en een extra doe je met mate.',
    ],
    [
      '**En daarna?**\n\nNa de eerste week ga je naar een ritme van drie tot vijf keer per week. Vaste dagen werken het best. Na een maand maak je weer een foto. Ben je dan tevreden, dan kun je terug naar twee keer per week; onderhouden kost minder dan opbouwen. Ben je niet tevreden, dan is de kans groot dat er weinig aanslag zat, en dan helpt meer poetsen ook niet.',
    ],
  ],
  takeaways: [
    'Begin met een speldenknop en een minuut.',
    'De eerste week wissel je af: een dag wel, een dag niet.',
    'Na een week voel je meer dan je ziet.',
    'Gevoelig of pijnlijk betekent stoppen en overleggen.',
  ],
  common: ['product', 'limits', 'dentist', 'usage', 'patience'],
};
