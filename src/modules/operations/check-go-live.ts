// What must be true before the shop takes real money, each point judged from facts. Nothing here is asked of a person
// that the shop can see by itself; what only a person can know is a note in the settings (section "bewijs").

import type { Settings } from '#modules/settings/contract.ts';
import type { PaymentSetup } from '#platform/config/payments/payment-services.ts';
import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import type { GoLiveItem } from './contract.ts';

/** Whether the domain of the sender has each of them; null when nobody can tell. */
export type MailRecords = Record<'spf' | 'dkim' | 'dmarc', boolean | null>;

export type GoLiveInfo = {
  now: Date;
  live: boolean;
  publicUrl: string;
  /** What the operator's own call went through, and whom the shop believes. */
  proxy: { forwarded: number; believed: boolean; trust: number | readonly string[] };
  payments: { setup: PaymentSetup; hasKeys: boolean; lastEventAt: Date | null };
  mail: { hasServer: boolean; sender: string | null; records: MailRecords | null };
  settings: Settings;
  /** Published reviews that no customer wrote: samples, and those a text service made. */
  inventedReviews: number;
  /** Codes of packs whose struck price cannot be backed up. */
  doubtfulPrices: readonly string[];
  product: { ingredients: string; warnings: string; netWeightGrams: number | null } | null;
  lastBackupAt: Date | null;
  /** Null without a second place. */
  copies: { place: string; areSealed: boolean; sameDisk: boolean; newestAt: Date | null } | null;
  owners: readonly { username: string; twoFactor: boolean; passwordIsFirst: boolean }[];
};

type Judgement = Pick<GoLiveItem, 'ok' | 'detail'>;
type Check = Pick<GoLiveItem, 'key' | 'title' | 'path'> & {
  todo: string | ((info: GoLiveInfo) => string);
  judge(info: GoLiveInfo): Judgement;
};

const BACKUP_IS_RECENT = days(2);
/** Nobody can own such an address (RFC 2606); a fresh shop has them everywhere. */
const INVENTED = /\.(example|test|invalid|localhost)\b/i;
const yes = (detail: string): Judgement => ({ ok: true, detail });
const no = (detail: string): Judgement => ({ ok: false, detail });
const settingPath = (topic: string, section: keyof Settings) =>
  `${href('/admin/settings/:topic?', { topic })}#${section}`;
const quoted = (names: readonly string[]) => names.join(', ');

const CHECKS: readonly Check[] = [
  {
    key: 'keys',
    title: 'Sleutels van de betaaldienst',
    todo: ({ payments: { setup } }) => `Zet ${setup.keys}, en herstart.`,
    path: href('/admin/api'),
    judge({ live, payments }) {
      if (live) return yes('De winkel rekent af met echte sleutels.');
      return no(payments.hasKeys ? 'Er staan testsleutels.' : 'De sandbox speelt de bank.');
    },
  },
  {
    key: 'webhook',
    title: 'Webhook ontvangen',
    todo: ({ payments: { setup } }) =>
      `Maak bij ${setup.name} een webhook naar /api/stripe/webhook en stuur een testbericht.`,
    path: href('/admin/api'),
    judge({ payments: { setup, hasKeys, lastEventAt } }) {
      if (!hasKeys) return no(`Zonder sleutels komt er niets van ${setup.name}.`);
      return lastEventAt
        ? yes(`${setup.name} heeft de winkel bereikt.`)
        : no(`Er kwam nog geen bericht van ${setup.name}.`);
    },
  },
  {
    key: 'address',
    title: 'Eigen adres met https',
    todo: 'Zet PUBLIC_URL op het adres van de winkel, beginnend met https://.',
    path: null,
    judge: ({ publicUrl }) =>
      publicUrl.startsWith('https://') && !INVENTED.test(publicUrl) ? yes(publicUrl) : no(publicUrl),
  },
  {
    key: 'proxy',
    title: 'Bezoekers tellen op hun eigen adres',
    todo: 'Zet TRUST_PROXY op het aantal proxy’s voor de winkel (meestal 1) of op hun netwerken, laat de proxy X-Forwarded-For meesturen, en herstart.',
    path: null,
    judge({ publicUrl, proxy: { forwarded, believed, trust } }) {
      const expects = trust === 0 ? 0 : typeof trust === 'number' ? trust : 1;
      if (forwarded === 0) {
        if (expects > 0)
          return no('TRUST_PROXY verwacht een proxy, maar je eigen aanvraag kwam zonder X-Forwarded-For.');
        return publicUrl.startsWith('https:')
          ? no('De proxy stuurt geen X-Forwarded-For mee: alle bezoekers tellen als één.')
          : yes('Er staat geen proxy voor de winkel.');
      }
      if (!believed)
        return no(
          'Er staat een proxy voor de winkel die TRUST_PROXY niet vertrouwt: alle bezoekers tellen als één.',
        );
      return forwarded < expects
        ? no(
            `TRUST_PROXY vertrouwt ${expects} proxy’s, er ${forwarded === 1 ? 'is' : 'zijn'} er maar ${forwarded}: een bezoeker kan zijn adres verzinnen.`,
          )
        : yes('De proxy geeft het adres door, en de winkel vertrouwt alleen die.');
    },
  },
  {
    key: 'sender',
    title: 'Mail gaat de deur uit',
    todo: 'Zet SMTP_URL en MAIL_FROM, met een afzender van je eigen domein (SPF, DKIM en DMARC).',
    path: href('/admin/outbox'),
    judge({ mail: { hasServer, sender } }) {
      if (!hasServer) return no('Mails blijven in de outbox liggen.');
      return sender && !INVENTED.test(sender)
        ? yes(`Afzender ${sender}.`)
        : no('De afzender is een voorbeeldadres.');
    },
  },
  {
    key: 'mailRecords',
    title: 'Mail wordt vertrouwd (SPF, DKIM, DMARC)',
    todo: 'Zet bij je domein de records van je maildienst voor SPF en DKIM en een DMARC-regel, en zet MAIL_DKIM_SELECTOR.',
    path: null,
    judge({ mail: { records } }) {
      if (records === null) return no('Er is nog geen afzender.');
      const { spf, dkim, dmarc } = records;
      const lacking = [spf ? '' : 'SPF', dkim ? '' : 'DKIM', dmarc ? '' : 'DMARC'].filter(Boolean);
      return lacking.length === 0
        ? yes('Het domein van de afzender heeft ze alle drie.')
        : no(`Niet gevonden: ${quoted(lacking)}.`);
    },
  },
  {
    key: 'company',
    title: 'Bedrijfsgegevens',
    todo: 'Vul de echte gegevens van je bedrijf in.',
    path: settingPath('bedrijf', 'company'),
    judge({ settings: { company } }) {
      const invented = INVENTED.test(company.email) || company.kvkNumber === '12345678';
      return invented
        ? no('Er staan voorbeeldgegevens.')
        : yes(`${company.legalName}, KvK ${company.kvkNumber}.`);
    },
  },
  {
    key: 'producer',
    title: 'Producent en productveiligheid',
    todo: 'Vul de verantwoordelijke van het product in, en bij het product ingrediënten, waarschuwingen en inhoud.',
    path: settingPath('bedrijf', 'producer'),
    judge({ settings: { producer }, product }) {
      if (INVENTED.test(producer.email)) return no('De producent is een voorbeeld.');
      if (!product) return no('Er is geen gepubliceerd product.');
      const missing = [
        product.ingredients ? '' : 'ingrediënten',
        product.warnings ? '' : 'waarschuwingen',
        product.netWeightGrams ? '' : 'inhoud',
      ].filter(Boolean);
      return missing.length > 0 ? no(`Bij het product ontbreekt: ${quoted(missing)}.`) : yes(producer.name);
    },
  },
  {
    key: 'claims',
    title: 'Claims met bewijs',
    todo: 'Schrijf op waar het bewijs van elke claim ligt, of haal de claim weg.',
    path: settingPath('beloften', 'evidence'),
    judge: ({ settings: { evidence } }) =>
      evidence.claims ? yes('Het bewijs is genoteerd.') : no('Er is geen bewijs genoteerd.'),
  },
  {
    key: 'countdown',
    title: 'Aftelklok klopt',
    todo: 'Schrijf op waarom bestellingen van voor die tijd echt dezelfde dag weggaan, of zet de klok uit.',
    path: settingPath('beloften', 'countdown'),
    judge({ settings: { countdown, evidence } }) {
      if (!countdown.enabled) return yes('De klok staat uit.');
      return evidence.countdown
        ? yes('De reden is genoteerd.')
        : no('De klok loopt, zonder genoteerde reden.');
    },
  },
  {
    key: 'reviews',
    title: 'Geen verzonnen reviews',
    todo: 'Verwijder de voorbeeldreviews en die van de tekstdienst. In live-modus ziet geen klant ze, maar ze horen hier niet.',
    path: href('/admin/reviews'),
    judge: ({ inventedReviews }) =>
      inventedReviews === 0
        ? yes('Alle gepubliceerde reviews zijn van mensen.')
        : no(`${inventedReviews} gepubliceerde reviews zijn verzonnen.`),
  },
  {
    key: 'prices',
    title: 'Van-prijzen kloppen',
    todo: 'Pas de van-prijs aan: hij mag niet hoger zijn dan de laagste prijs van de 30 dagen ervoor.',
    path: href('/admin/variants'),
    judge: ({ doubtfulPrices }) =>
      doubtfulPrices.length === 0
        ? yes('Elke doorgestreepte prijs is te onderbouwen.')
        : no(`Niet te onderbouwen: ${quoted(doubtfulPrices)}.`),
  },
  {
    key: 'texts',
    title: 'Juridische teksten en herroeping nagekeken',
    todo: 'Laat voorwaarden, privacybeleid, retour- en herroepingsteksten nakijken en noteer door wie en wanneer.',
    path: settingPath('beloften', 'evidence'),
    judge: ({ settings: { evidence } }) =>
      evidence.textsReviewed ? yes(evidence.textsReviewed) : no('Niemand heeft ze nagekeken.'),
  },
  {
    key: 'backups',
    title: 'Recente back-up',
    todo: 'Maak een back-up, download hem en bewaar hem ergens anders. ’s Nachts maakt de winkel er zelf een.',
    path: href('/admin/api'),
    judge({ now, lastBackupAt }) {
      if (!lastBackupAt) return no('Er is nog geen back-up.');
      const isRecent = now.getTime() - lastBackupAt.getTime() < BACKUP_IS_RECENT;
      return isRecent ? yes('Jonger dan twee dagen.') : no('De laatste is ouder dan twee dagen.');
    },
  },
  {
    key: 'copies',
    title: 'Kopie van de back-ups elders',
    todo: 'Zet BACKUP_TO op een map op een andere schijf of op s3://bucket/map, zet BACKUP_KEY, bewaar die sleutel elders, en herstart.',
    path: href('/admin/api'),
    judge({ now, copies }) {
      if (!copies) return no('De back-ups staan alleen op de server van de winkel.');
      const { place, areSealed, sameDisk, newestAt } = copies;
      if (!areSealed) return no(`Zonder BACKUP_KEY kan wie bij ${place} kan, alle klanten lezen.`);
      if (sameDisk) return no(`${place} staat op dezelfde schijf als de winkel.`);
      const isRecent = newestAt && now.getTime() - newestAt.getTime() < BACKUP_IS_RECENT;
      return isRecent
        ? yes(`Versleuteld op ${place}.`)
        : no(`Op ${place} staat geen back-up van de laatste twee dagen.`);
    },
  },
  {
    key: 'access',
    title: 'Back-office beveiligd',
    todo: 'Kies een eigen wachtwoord en zet tweestapsverificatie aan, voor elke eigenaar.',
    path: href('/admin/account'),
    judge({ owners }) {
      const first = owners.filter(({ passwordIsFirst }) => passwordIsFirst).map(({ username }) => username);
      if (first.length > 0) return no(`Nog met het eerste wachtwoord: ${quoted(first)}.`);
      const bare = owners.filter(({ twoFactor }) => !twoFactor).map(({ username }) => username);
      return bare.length > 0
        ? no(`Zonder tweede stap: ${quoted(bare)}.`)
        : yes('Elke eigenaar heeft een tweede stap.');
    },
  },
];

/** Every point, in order. */
export function checkGoLive(info: GoLiveInfo): GoLiveItem[] {
  return CHECKS.map(({ key, title, todo, path, judge }) => {
    const { ok, detail } = judge(info);
    const missing = typeof todo === 'string' ? todo : todo(info);
    return { key, title, ok, detail, todo: ok ? null : missing, path };
  });
}
