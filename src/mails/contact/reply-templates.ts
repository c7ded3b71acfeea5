// Reply templates for the most frequent questions, which operators can edit, disable or delete. A paragraph
// that needs an order is left out when the customer has no order.

import type { EmailTemplateSeed } from '#modules/mail/index.ts';
import { emailTemplate } from '../templates/email-template.ts';
import { paragraph } from '../templates/parts.ts';

function letter(key: string, name: string, paragraphs: readonly string[]): EmailTemplateSeed {
  const words = ['{{greeting}}', ...paragraphs, 'Groet, het team van {{brandName}}'];
  return emailTemplate({ key: `reply_${key}`, name, subject: name }, words.map(paragraph));
}

export const replyTemplates: readonly EmailTemplateSeed[] = [
  letter('where_is_order', 'Waar is mijn bestelling', [
    'Fijn dat je het even vraagt.',
    'Waar je pakket is, zie je altijd op [de pagina van je bestelling]({{orderUrl}}). Zodra het onderweg is, staat daar ook de track & trace van de bezorger.',
    'Staat de track & trace langer dan twee werkdagen stil, of is het volgens de bezorger afgeleverd en heb je niets? Laat het weten. Dan vragen wij het na bij de bezorger, en komt het niet boven water, dan sturen we je een nieuw pakket.',
  ]),
  letter('withdrawal', 'Retour en herroeping', [
    'Je mag je bestelling zonder reden terugsturen. Geef het door op {{withdrawalUrl}}. Je krijgt meteen een bevestiging en uitleg over het terugsturen.',
    'Je geld krijg je uiterlijk 14 dagen na je melding terug, zodra je pakket bij ons is of je laat zien dat je het hebt verstuurd. Is de pot al gebruikt, dan kan er iets van het bedrag af. De voorwaarden staan op {{termsUrl}}.',
    'Gaat het om het resultaat? Dan is er ook onze garantie van {{guaranteeDays}} dagen niet-goed-geld-terug. Antwoord op deze mail en we regelen het.',
  ]),
  letter('damaged', 'Beschadigd ontvangen', [
    'Wat vervelend, zo hoort het niet bij je aan te komen. We lossen het kosteloos voor je op.',
    'Stuur je ons een foto van de pot en van de doos, als antwoord op deze mail? Gooi de pot nog niet weg, en gebruik het poeder niet als er glas of vuil bij zit.',
    'Schrijf er ook bij wat je het liefst hebt: een nieuwe pot of je geld terug.',
  ]),
  letter('use', 'Gebruik en gevoeligheid', [
    'Maak je tandenborstel nat, doe er een klein beetje poeder op en poets twee minuten in kleine rondjes, zonder druk. Spoel daarna goed na. Drie tot vijf keer per week is genoeg.',
    'Worden je tanden gevoelig of wordt je tandvlees rood? Stop dan meteen en poets met je gewone tandpasta. Is het na een paar dagen niet over, ga dan naar je tandarts.',
    'Ben je zwanger, gebruik je medicijnen, of heb je een beugel, kronen of een gevoelig gebit? Vraag het dan eerst je tandarts of huisarts. Die kent je gebit; wij niet.',
  ]),
  letter('invoice', 'Factuur voor je bedrijf', [
    'De factuur zit als PDF bij de mail met je bestelbevestiging, met de btw apart erop.',
    'Je vindt hem ook op [de pagina van je bestelling]({{orderUrl}}).',
    'Moet je bedrijfsnaam erop? Antwoord met de bedrijfsnaam, het adres en het btw-nummer. Dan kijken we wat we voor je kunnen doen.',
  ]),
];
