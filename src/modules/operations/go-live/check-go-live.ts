// The points of the Livegang-check, which a shop must meet before it takes real money. Each is judged from
// data the shop has; a fact only a person can know is a note in the settings (section "bewijs").

import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import type { GoLiveItem } from '../contract.ts';
import {
  fail,
  failIfAny,
  type GoLiveInfo,
  judgePoint,
  type Point,
  pass,
  type RequirementInfo,
  settingPath,
} from './points.ts';
import { REQUIREMENTS } from './requirements.ts';

const BACKUP_IS_RECENT = days(2);

/**
 * The points that do not stop a live shop from selling, because the information is also given elsewhere or
 * the risk is covered in another way.
 */
const ADVICE: readonly Point<GoLiveInfo>[] = [
  {
    key: 'proxy',
    duty: null,
    title: 'Bezoekers tellen op hun eigen adres',
    todo: 'Zet TRUST_PROXY op het aantal proxy’s voor de winkel (meestal 1) of op hun netwerken, laat de proxy X-Forwarded-For meesturen, en herstart.',
    path: null,
    judge({ publicUrl, proxy: { forwarded, believed, trust } }) {
      const expects = trust === 0 ? 0 : typeof trust === 'number' ? trust : 1;
      if (forwarded === 0) {
        if (expects > 0)
          return fail('TRUST_PROXY verwacht een proxy, maar je eigen aanvraag kwam zonder X-Forwarded-For.');
        return publicUrl.startsWith('https:')
          ? fail('De proxy stuurt geen X-Forwarded-For mee: alle bezoekers tellen als één.')
          : pass('Er staat geen proxy voor de winkel.');
      }
      if (!believed)
        return fail(
          'Er staat een proxy voor de winkel die TRUST_PROXY niet vertrouwt: alle bezoekers tellen als één.',
        );
      return forwarded < expects
        ? fail(
            `TRUST_PROXY vertrouwt ${expects} proxy’s, er ${forwarded === 1 ? 'is' : 'zijn'} er maar ${forwarded}: een bezoeker kan zijn adres verzinnen.`,
          )
        : pass('De proxy geeft het adres door, en de winkel vertrouwt alleen die.');
    },
  },
  {
    key: 'mailRecords',
    duty: null,
    title: 'Mail komt niet in de spam (SPF, DKIM, DMARC)',
    todo: 'Zet bij je domein de records van je maildienst voor SPF en DKIM en een DMARC-regel, en zet MAIL_DKIM_SELECTOR.',
    path: null,
    judge({ mail: { records } }) {
      if (records === null) return fail('Er is nog geen afzender.');
      const { spf, dkim, dmarc } = records;
      const lacking = [spf ? '' : 'SPF', dkim ? '' : 'DKIM', dmarc ? '' : 'DMARC'].filter(Boolean);
      return failIfAny(lacking, 'Het domein van de afzender heeft ze alle drie.', 'Niet gevonden');
    },
  },
  {
    key: 'claims',
    duty: null,
    title: 'Claims met bewijs',
    todo: 'Schrijf op waar het bewijs van elke claim ligt, of haal de claim weg.',
    path: settingPath('beloften', 'evidence'),
    judge: ({ settings: { evidence } }) =>
      evidence.claims ? pass('Het bewijs is genoteerd.') : fail('Er is geen bewijs genoteerd.'),
  },
  {
    key: 'countdown',
    duty: null,
    title: 'Aftelklok klopt',
    todo: 'Schrijf op waarom bestellingen van voor die tijd echt dezelfde dag weggaan, of zet de klok uit.',
    path: settingPath('beloften', 'countdown'),
    judge({ settings: { countdown, evidence } }) {
      if (!countdown.enabled) return pass('De klok staat uit.');
      return evidence.countdown
        ? pass('De reden is genoteerd.')
        : fail('De klok loopt, zonder genoteerde reden.');
    },
  },
  {
    key: 'reviews',
    duty: null,
    title: 'Geen verzonnen reviews',
    todo: 'Verwijder de voorbeeldreviews en die van de tekstdienst. In live-modus ziet geen klant ze, maar ze horen hier niet.',
    path: href('/admin/reviews'),
    judge: ({ inventedReviews }) =>
      inventedReviews === 0
        ? pass('Alle gepubliceerde reviews zijn van mensen.')
        : fail(`${inventedReviews} gepubliceerde reviews zijn verzonnen.`),
  },
  {
    key: 'typedTexts',
    duty: null,
    title: 'Teksten zonder getypte cijfers',
    todo: 'Schrijf op een pagina de variabele in plaats van het cijfer, laat het in een artikel weg, en publiceer opnieuw: wat getypt is, verandert niet mee.',
    path: href('/admin/pages'),
    judge: ({ typedTexts }) =>
      failIfAny(
        typedTexts,
        'Geen pagina of artikel zegt zelf wat de winkel weet.',
        'Er staan cijfers getypt in',
      ),
  },
  {
    key: 'prices',
    duty: null,
    title: 'Van-prijzen kloppen',
    todo: 'Pas de van-prijs aan: hij mag niet hoger zijn dan de laagste prijs van de 30 dagen ervoor.',
    path: href('/admin/variants'),
    judge: ({ doubtfulPrices }) =>
      failIfAny(doubtfulPrices, 'Elke doorgestreepte prijs is te onderbouwen.', 'Niet te onderbouwen'),
  },
  {
    key: 'texts',
    duty: null,
    title: 'Juridische teksten en herroeping nagekeken',
    todo: 'Laat voorwaarden, privacybeleid, retour- en herroepingsteksten nakijken en noteer door wie en wanneer.',
    path: settingPath('beloften', 'evidence'),
    judge: ({ settings: { evidence } }) =>
      evidence.textsReviewed ? pass(evidence.textsReviewed) : fail('Niemand heeft ze nagekeken.'),
  },
  {
    key: 'backups',
    duty: null,
    title: 'Recente back-up',
    todo: 'Maak een back-up, download hem en bewaar hem ergens anders. ’s Nachts maakt de winkel er zelf een.',
    path: href('/admin/api'),
    judge({ now, lastBackupAt }) {
      if (!lastBackupAt) return fail('Er is nog geen back-up.');
      const isRecent = now.getTime() - lastBackupAt.getTime() < BACKUP_IS_RECENT;
      return isRecent ? pass('Jonger dan twee dagen.') : fail('De laatste is ouder dan twee dagen.');
    },
  },
  {
    key: 'copies',
    duty: null,
    title: 'Kopie van de back-ups elders',
    todo: 'Zet BACKUP_TO op een map op een andere schijf of op s3://bucket/map, zet BACKUP_KEY, bewaar die sleutel elders, en herstart.',
    path: href('/admin/api'),
    judge({ now, copies }) {
      if (!copies) return fail('De back-ups staan alleen op de server van de winkel.');
      const { place, areSealed, sameDisk, newestAt } = copies;
      if (!areSealed) return fail(`Zonder BACKUP_KEY kan wie bij ${place} kan, alle klanten lezen.`);
      if (sameDisk) return fail(`${place} staat op dezelfde schijf als de winkel.`);
      const isRecent = newestAt && now.getTime() - newestAt.getTime() < BACKUP_IS_RECENT;
      return isRecent
        ? pass(`Versleuteld op ${place}.`)
        : fail(`Op ${place} staat geen back-up van de laatste twee dagen.`);
    },
  },
];

/** Judges the points of the Livegang-check that a live shop must meet before it may sell. */
export const checkRequirements = (info: RequirementInfo): GoLiveItem[] =>
  REQUIREMENTS.map((point) => judgePoint(info, point));

/** Judges all points of the Livegang-check: first the points required for selling, then the advice. */
export const checkGoLive = (info: GoLiveInfo): GoLiveItem[] => [
  ...checkRequirements(info),
  ...ADVICE.map((point) => judgePoint(info, point)),
];
