// Tests how a mail is split into the sender's own text and the quoted earlier mails.

import { expect, test } from 'vitest';
import { splitQuotes } from './split-quotes.ts';

test.each([
  [
    'Gmail',
    'Dank je!\n\nOp wo 25 nov 2026 om 14:05 schreef Zwartwit <hallo@zwartwit.example>:\n\n> Morgen.\n>\n> Groet',
  ],
  [
    'Gmail, broken',
    'Dank je!\n\nOp woensdag 25 november 2026 om 14:05 schreef Zwartwit\n<hallo@zwartwit.example>:\n> Morgen.',
  ],
  ['Apple', 'Dank je!\n\nOn 25 Nov 2026, at 14:05, Zwartwit <hallo@zwartwit.example> wrote:\n\n> Morgen.'],
  [
    'Outlook',
    'Dank je!\r\n\r\n________________________________\r\nVan: Zwartwit\r\nVerzonden: woensdag\r\nAan: Jo',
  ],
  [
    'Outlook, without a line',
    'Dank je!\n\nVan: Zwartwit <hallo@zwartwit.example>\nVerzonden: 25 nov\nAan: Jo\nOnderwerp: Re',
  ],
  ['an old program', 'Dank je!\n\n-----Oorspronkelijk bericht-----\nMorgen.'],
  [
    'iPhone in Dutch',
    'Dank je!\n\nVerstuurd vanaf mijn iPhone\n\nOp 28 nov 2026 om 10:03 heeft Zwartwit <hallo@zwartwit.example> het volgende geschreven:\n\n> Morgen.',
  ],
  ['Apple Mail in Dutch', 'Dank je!\n\nOp 28 nov 2026 heeft Zwartwit geschreven:\nMorgen.'],
  [
    'Apple Mail in Dutch, broken',
    'Dank je!\n\nOp 28 nov 2026 om 10:03 heeft Zwartwit <hallo@zwartwit.example> het\nvolgende geschreven:\n\n> Morgen.',
  ],
  [
    'Yahoo in Dutch',
    'Dank je!\n\n    Op zaterdag 28 november 2026 om 10:03:11 CET heeft Zwartwit <hallo@zwartwit.example> het volgende geschreven:  \n \n Morgen.',
  ],
  [
    'Gmail, broken twice',
    'Dank je!\n\nOp woensdag 25 november 2026 om 14:05 schreef een zaak met een lange naam\nZwartwit <\nhallo@zwartwit.example>:\n> Morgen.',
  ],
  ['Outlook for iOS', 'Dank je!\n\nVan: Zwartwit <a@b.nl>\nDatum: zaterdag\nAan: Jo\nOnderwerp: Re'],
  ['Outlook in bold', 'Dank je!\n\n*Van:* Zwartwit\n*Verzonden:* zaterdag\n*Aan:* Jo'],
  ['a mail that is sent on', 'Dank je!\n\n---------- Forwarded message ---------\nMorgen.'],
  ['Outlook in French', 'Dank je!\n\nDe : Zwartwit\nEnvoyé : samedi\nÀ : Jo\nObjet : Re'],
  ['Outlook in Spanish', 'Dank je!\n\nDe: Zwartwit\nEnviado: sábado\nPara: Jo\nAsunto: Re'],
  ['Outlook with stars inside', 'Dank je!\n\n**Van:** Zwartwit\n*Verzonden*: zaterdag\n**Aan:** Jo'],
  ['GMX', 'Dank je!\n\nGesendet: Samstag\nVon: Zwartwit\nAn: Jo\nBetreff: Re'],
  ['an old program in French', 'Dank je!\n\n-----Message d’origine-----\nMorgen.'],
  ['Thunderbird, sent on in German', 'Dank je!\n\n-------- Weitergeleitete Nachricht --------\nMorgen.'],
  ['Gmail, sent on in French', 'Dank je!\n\n---------- Message transféré ---------\nMorgen.'],
  ['Apple, sent on in French', 'Dank je!\n\nDébut du message réexpédié :\n\nMorgen.'],
  ['Apple, sent on in German', 'Dank je!\n\nAnfang der weitergeleiteten Nachricht:\n\nMorgen.'],
  ['KPN', 'Dank je!\n\n----Origineel Bericht----\nMorgen.'],
  ['Roundcube in Dutch', 'Dank je!\n\nZwartwit schreef op 2026-11-28 10:03:\nMorgen.'],
  [
    'Yahoo in German',
    'Dank je!\n\nAm Samstag, 28. November 2026 um 10:03:11 MEZ hat Zwartwit <a@b.nl> Folgendes geschrieben:\nMorgen.',
  ],
  [
    'Gmail in French',
    'Dank je!\n\nLe sam. 28 nov. 2026 à 10:03, Zwartwit <a@b.nl> a écrit\u00a0:\n\nMorgen.',
  ],
  ['Gmail in Spanish', 'Dank je!\n\nEl sáb, 28 nov 2026 a las 10:03, Zwartwit (<a@b.nl>) escribió:\nMorgen.'],
  ['Gmail in Polish', 'Dank je!\n\nsob., 28 lis 2026 o 10:03 Zwartwit <a@b.nl> napisał(a):\nMorgen.'],
  ['Gmail in Swedish', 'Dank je!\n\nDen lör 28 nov. 2026 kl 10:03 skrev Zwartwit <a@b.nl>:\nMorgen.'],
  ['nothing but signs', 'Dank je!\n\n> Morgen.\n> Groet\n'],
])('%s: the answer stands alone', (_program, mail) => {
  const { text, quoted } = splitQuotes(mail);
  expect(text.replace(/\s*Verstuurd vanaf mijn iPhone$/, '')).toBe('Dank je!');
  expect(quoted).not.toBe('');
});

test.each([
  ['an answer between the lines', '> Wanneer?\nMorgen.\n> Hoe laat?\nOm vijf uur.'],
  ['an answer below', 'Op 25 nov 2026 om 14:05 schreef Zwartwit:\n> Wanneer?\n\nMorgen.'],
  ['an answer below a greeting', 'Hoi,\nOp 25 nov 2026 schreef Zwartwit:\n> Wanneer?\n\nMorgen.'],
  [
    'lines of a complaint',
    'Hoi,\nDatum: 3 maart\nOnderwerp: klacht\nAan: wie dit leest\nMijn potje is stuk.',
  ],
  ['a story', 'Op 3 maart 2026 besteld en ik heb jullie\ntwee keer geschreven: geen antwoord.\nGroet'],
  ['a sentence that names somebody', 'Op de doos schreef iemand: hallo. Van: wie is dat?\nGroet'],
])('%s stays whole', (_what, mail) => {
  expect(splitQuotes(mail)).toEqual({ text: mail, quoted: '' });
});

test('of a very long mail the beginning is kept, and that it is one', () => {
  const { text } = splitQuotes('x'.repeat(50_000));
  expect(text.length).toBeLessThan(20_100);
  expect(text).toMatch(/ingekort/);
});

test.each([
  ['signs before each line', `${'>\n'.repeat(400_000)}groet`],
  ['openings that never end', 'Op 1 '.repeat(200_000)],
  ['lines that begin like one', 'Op 1 a\n'.repeat(150_000)],
  ['heads of a mail', 'Van: a\nb\n'.repeat(100_000)],
])('a megabyte of %s is cut before it is looked at', (_what, mail) => {
  const { text, quoted } = splitQuotes(mail);
  expect(text.length + quoted.length).toBeLessThan(40_200);
});
