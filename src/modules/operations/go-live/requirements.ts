// The points a live shop must meet before it sells: legal requirements of an offer, and protection of money.
// They are judged during a sale, so they use only data the shop has in its database or memory.

import { href } from '#shared/href.ts';
import {
  fail,
  failIfAny,
  PLACEHOLDER_ADDRESS,
  type Point,
  pass,
  type RequirementInfo,
  settingPath,
} from './points.ts';

export const REQUIREMENTS: readonly Point<RequirementInfo>[] = [
  {
    key: 'keys',
    duty: 'money',
    title: 'Sleutels van de betaaldienst',
    todo: ({ payments: { setup } }) => `Zet ${setup.keys}, en herstart.`,
    path: href('/admin/api'),
    judge({ live, payments }) {
      if (live) return pass('De winkel rekent af met echte sleutels.');
      return fail(payments.hasKeys ? 'Er staan testsleutels.' : 'Betalingen lopen via de testbank.');
    },
  },
  {
    key: 'webhook',
    duty: 'money',
    title: 'Webhook ontvangen',
    todo: ({ payments: { setup } }) =>
      `Maak bij ${setup.name} een webhook naar /api/stripe/webhook en stuur een testbericht.`,
    path: href('/admin/api'),
    judge({ payments: { setup, hasKeys, lastEventAt } }) {
      if (!hasKeys) return fail(`Zonder sleutels komt er niets van ${setup.name}.`);
      return lastEventAt
        ? pass(`${setup.name} heeft de winkel bereikt.`)
        : fail(`Er kwam nog geen bericht van ${setup.name}.`);
    },
  },
  {
    key: 'address',
    duty: 'law',
    title: 'Eigen adres met https',
    todo: 'Zet PUBLIC_URL op het adres van de winkel, beginnend met https://.',
    path: null,
    judge: ({ publicUrl }) =>
      publicUrl.startsWith('https://') && !PLACEHOLDER_ADDRESS.test(publicUrl)
        ? pass(publicUrl)
        : fail(publicUrl),
  },
  {
    key: 'sender',
    duty: 'law',
    title: 'Mail wordt verstuurd',
    todo: 'Zet SMTP_URL en MAIL_FROM, met een afzender van je eigen domein (SPF, DKIM en DMARC).',
    path: href('/admin/outbox'),
    judge({ mail: { hasServer, sender } }) {
      if (!hasServer) return fail('Mails blijven in de outbox liggen.');
      return sender && !PLACEHOLDER_ADDRESS.test(sender)
        ? pass(`Afzender ${sender}.`)
        : fail('De afzender is een voorbeeldadres.');
    },
  },
  {
    key: 'company',
    duty: 'law',
    title: 'Bedrijfsgegevens',
    todo: 'Vul de echte gegevens van je bedrijf in.',
    path: settingPath('bedrijf', 'company'),
    judge({ settings: { company } }) {
      const invented = PLACEHOLDER_ADDRESS.test(company.email) || company.kvkNumber === '12345678';
      return invented
        ? fail('Er staan voorbeeldgegevens.')
        : pass(`${company.legalName}, KvK ${company.kvkNumber}.`);
    },
  },
  {
    key: 'producer',
    duty: 'law',
    title: 'Producent en productveiligheid',
    todo: 'Vul de verantwoordelijke van het product in, en bij het product ingrediënten, waarschuwingen en inhoud.',
    path: settingPath('bedrijf', 'producer'),
    judge({ settings: { producer }, product }) {
      if (PLACEHOLDER_ADDRESS.test(producer.email)) return fail('De producent is een voorbeeld.');
      if (!product) return fail('Er is geen gepubliceerd product.');
      const missing = [
        product.ingredients ? '' : 'ingrediënten',
        product.warnings ? '' : 'waarschuwingen',
        product.netWeightGrams ? '' : 'inhoud',
      ].filter(Boolean);
      return failIfAny(missing, producer.name, 'Bij het product ontbreekt');
    },
  },
  {
    key: 'stock',
    duty: 'money',
    title: 'Voorraad geteld',
    todo: 'Tel wat er echt ligt, of boek een levering in: een nieuwe winkel begint met een verzonnen voorraad.',
    path: href('/admin/stock'),
    judge: ({ uncountedStock }) =>
      failIfAny(uncountedStock, 'Van alles wat in een pack zit is geteld hoeveel er is.', 'Nog niet geteld'),
  },
  {
    key: 'guaranteeNotice',
    duty: 'law',
    title: 'Kennisgeving wettelijke garantie',
    todo: 'Upload de officiële kennisgeving (EU 2025/1960) in het Nederlands. Tot dan toont de winkel een eigen weergave.',
    path: settingPath('beloften', 'legal'),
    judge: ({ settings: { legal } }) =>
      legal.guaranteeNotice
        ? pass('De officiële afbeelding staat erin.')
        : fail('De officiële afbeelding ontbreekt.'),
  },
  {
    key: 'access',
    duty: 'money',
    title: 'Back-office beveiligd',
    todo: 'Kies een eigen wachtwoord en zet tweestapsverificatie aan, voor elke eigenaar.',
    path: href('/admin/account'),
    judge({ owners }) {
      const first = owners.filter(({ passwordIsFirst }) => passwordIsFirst).map(({ username }) => username);
      if (first.length > 0) return fail(`Nog niet vervangen: het eerste wachtwoord van ${first.join(', ')}.`);
      const bare = owners.filter(({ twoFactor }) => !twoFactor).map(({ username }) => username);
      return failIfAny(bare, 'Elke eigenaar heeft een tweede stap.', 'Zonder tweede stap');
    },
  },
];
