// Lists all settings with label and input type, section by section. The types require an entry for every
// setting of the contract.

import { type NoticeKind, noticeKinds } from '#modules/notices/contract.ts';
import type { Settings } from '#modules/settings/contract.ts';

export type SettingField = {
  label: string;
  /** The kind of input of one setting; a single-line text field by default. */
  kind?: 'email' | 'tel' | 'url' | 'time' | 'number' | 'switch' | 'long' | 'choice' | 'picture';
  hint?: string;
  suffix?: string;
  options?: readonly (readonly [value: string, label: string])[];
  wide?: boolean;
  /** Of one setting: true to place its input beside the next short one, also on a phone. */
  short?: boolean;
};

export type SectionKey = keyof Settings;

export type SettingsSection = {
  title: string;
  intro?: string;
  fields: Readonly<Record<string, SettingField>>;
};

type SectionTable = {
  readonly [Key in SectionKey]: SettingsSection & { fields: Record<keyof Settings[Key], SettingField> };
};

const noticeField = (kind: NoticeKind) =>
  ({ label: noticeKinds[kind].label, kind: 'switch', hint: noticeKinds[kind].explains }) as const;

const EMPTY_IS_OFF = 'Laat leeg om dit niet te gebruiken';
const NO_ADDRESS = 'Laat leeg zolang je dit kanaal niet hebt; de winkel meldt dat bij de knop.';

export const SECTIONS = {
  brand: {
    title: 'Merk',
    intro: 'De naam bovenaan elke pagina, in mails en op facturen.',
    fields: { name: { label: 'Merknaam' } },
  },
  company: {
    title: 'Bedrijfsgegevens',
    intro: 'Wettelijk verplicht op de site, in de voorwaarden en op facturen.',
    fields: {
      legalName: { label: 'Statutaire naam', wide: true },
      kvkNumber: { label: 'KvK-nummer', hint: '8 cijfers' },
      address: {
        label: 'Straat en huisnummer',
        wide: true,
        hint: 'Het bezoekadres; een postbus is niet genoeg',
      },
      postalCode: { label: 'Postcode', short: true },
      city: { label: 'Plaats', short: true },
      country: { label: 'Land' },
      vatId: { label: 'Btw-id', hint: 'Zoals NL123456789B01' },
      email: { label: 'E-mailadres', kind: 'email', hint: 'Hier komen antwoorden van klanten binnen' },
      phone: { label: 'Telefoonnummer', kind: 'tel' },
    },
  },
  bank: {
    title: 'Betaling per bank',
    intro: 'Voor bestellingen die je per bank laat betalen: dit staat op de proformafactuur.',
    fields: {
      iban: { label: 'IBAN', hint: `Zoals NL91 ABNA 0417 1643 00. ${EMPTY_IS_OFF}` },
      accountName: { label: 'Op naam van', hint: 'Laat leeg voor de statutaire naam' },
      payWithinDays: { label: 'Betalen binnen', kind: 'number', suffix: 'dagen' },
    },
  },
  producer: {
    title: 'Producent',
    intro:
      'Wie verantwoordelijk is voor de veiligheid van het product. Staat verplicht bij elk aanbod (EU 2023/988).',
    fields: {
      name: { label: 'Naam', wide: true },
      email: { label: 'E-mailadres', kind: 'email' },
      address: { label: 'Volledig adres', kind: 'long' },
    },
  },
  social: {
    title: 'Sociale media',
    intro: NO_ADDRESS,
    fields: {
      instagram: { label: 'Instagram', kind: 'url' },
      facebook: { label: 'Facebook', kind: 'url' },
      tiktok: { label: 'TikTok', kind: 'url' },
      youtube: { label: 'YouTube', kind: 'url' },
      pinterest: { label: 'Pinterest', kind: 'url' },
    },
  },
  claims: {
    title: 'Claims',
    intro:
      'Wat de winkel over zichzelf zegt. Waardering en beoordelingen staan alleen in de testmodus: een echte winkel telt ze zelf, uit de reviews van klanten, vanaf vijf.',
    fields: {
      rating: { label: 'Waardering', kind: 'number', suffix: 'van 5', short: true },
      ratingCount: { label: 'Aantal beoordelingen', kind: 'number', short: true },
      checkoutRatingCount: { label: 'Beoordelingen bij het afrekenen', hint: 'Zoals 300+' },
      satisfiedCustomers: { label: 'Tevreden klanten', kind: 'number' },
      guaranteeDays: { label: 'Garantie', kind: 'number', suffix: 'dagen' },
      moneyBackDays: {
        label: 'Geld terug',
        kind: 'number',
        suffix: 'dagen',
        hint: 'Minder dan 14 telt als 14: dat is de wettelijke bedenktijd',
      },
      resultDays: { label: 'Resultaat na', kind: 'number', suffix: 'dagen' },
    },
  },
  evidence: {
    title: 'Bewijs',
    intro: 'Alleen voor jezelf en de Livegang-check: waar het bewijs van je beloften ligt.',
    fields: {
      claims: { label: 'Bewijs van de claims', kind: 'long', hint: 'Onderzoek, meting of bron, met datum' },
      satisfiedCustomers: {
        label: 'Bewijs van de tevreden klanten',
        kind: 'long',
        hint: 'Hoe en wanneer je ze hebt geteld. Zonder bewijs staat het aantal niet in een echte winkel',
      },
      countdown: {
        label: 'Waarom de aftelklok klopt',
        kind: 'long',
        hint: 'Bijvoorbeeld: PostNL haalt elke werkdag om 17:00 op',
      },
      textsReviewed: { label: 'Juridische teksten nagekeken', hint: 'Door wie en wanneer', wide: true },
    },
  },
  legal: {
    title: 'Wettelijke garantie',
    intro:
      'Staat verplicht bij het aanbod en boven de bestelknop (EU 2025/1960). Download de officiële kennisgeving in het Nederlands bij de Europese Commissie en upload hem ongewijzigd. Tot dan toont de winkel een eigen weergave.',
    fields: {
      guaranteeNotice: { label: 'Officiële kennisgeving', kind: 'picture', wide: true },
    },
  },
  delivery: {
    title: 'Levering',
    intro: 'Nederlandse tijd.',
    fields: {
      windowFrom: { label: 'Bezorging vanaf', kind: 'time', short: true },
      windowUntil: { label: 'Bezorging tot', kind: 'time', short: true },
      cutOff: { label: 'Voor deze tijd besteld, dezelfde dag verzonden', kind: 'time', wide: true },
    },
  },
  support: {
    title: 'Klantenservice',
    fields: {
      from: { label: 'Bereikbaar vanaf', kind: 'time', short: true },
      until: { label: 'Bereikbaar tot', kind: 'time', short: true },
      answerHours: { label: 'Antwoord binnen', kind: 'number', suffix: 'uur' },
    },
  },
  countdown: {
    title: 'Aftelklok',
    fields: {
      enabled: { label: 'Toon de aftelklok op de winkelpagina', kind: 'switch' },
      until: {
        label: 'Aftelklok: tot wanneer',
        kind: 'choice',
        wide: true,
        options: [
          ['midnight', 'Middernacht (alleen in testmodus)'],
          ['dispatch', 'De laatste verzending van vandaag'],
        ],
        hint: 'Een live winkel telt altijd af naar de verzending. Gaat er vandaag niets meer weg, dan is er geen klok',
      },
    },
  },
  checkout: {
    title: 'Afrekenen',
    fields: {
      form: {
        label: 'Formulier',
        kind: 'choice',
        wide: true,
        options: [
          ['accordion', 'Stap voor stap (gewoon)'],
          ['compact', 'Alles op één scherm, wallets eerst'],
        ],
      },
    },
  },
  vat: {
    title: 'Btw',
    intro: 'Prijzen zijn altijd inclusief btw. Buiten de EU is het tarief 0%.',
    fields: {
      oss: { label: 'OSS: klanten in de EU betalen het btw-tarief van hun eigen land', kind: 'switch' },
    },
  },
  analytics: {
    title: 'Google',
    intro: 'Er wordt pas iets geladen als een bezoeker ja heeft gezegd.',
    fields: {
      googleAnalyticsId: { label: 'Analytics', hint: `Zoals G-ABC1234567. ${EMPTY_IS_OFF}` },
      tagManagerId: { label: 'Tag Manager', hint: `Zoals GTM-ABC1234. ${EMPTY_IS_OFF}` },
      googleAdsId: { label: 'Ads', hint: `Zoals AW-123456789. ${EMPTY_IS_OFF}` },
      googleAdsLabel: {
        label: 'Conversielabel van Ads',
        hint: 'Wat in Google Ads achter de schuine streep staat, zoals AbC-D_efG-h12_34-567. Zonder label telt Ads geen aankopen.',
      },
    },
  },
  reviews: {
    title: 'Reviewuitnodigingen',
    fields: {
      invitationEnabled: { label: 'Vraag klanten per mail om een review', kind: 'switch' },
      invitationDays: { label: 'Na de bezorging', kind: 'number', suffix: 'dagen' },
    },
  },
  writing: {
    title: 'Schrijfhulp',
    intro: 'Een grens aan wat artikelen kosten bij een tekstdienst.',
    fields: {
      dailyTokens: {
        label: 'Hoogstens per dag',
        kind: 'number',
        suffix: 'tokens',
        hint: '0: geen tekstdienst gebruiken',
      },
    },
  },
  media: {
    title: 'Afbeeldingen',
    fields: {
      keepUnusedDays: {
        label: 'Ongebruikte afbeeldingen bewaren',
        kind: 'number',
        suffix: 'dagen',
        hint: '0: altijd bewaren',
      },
    },
  },
  parcel: {
    title: 'Inpakken',
    intro:
      'Hoe groot en zwaar een pot of borstel is, staat bij Voorraad. Past het pakket door een brievenbus, dan stelt de winkel dat voor.',
    fields: {
      carrier: {
        label: 'Vervoerder',
        kind: 'choice',
        options: [
          ['postnl', 'PostNL'],
          ['dpd', 'DPD'],
          ['dhl', 'DHL'],
          ['ups', 'UPS'],
        ],
      },
      packagingThickness: { label: 'Dikte van de verpakking', kind: 'number', suffix: 'mm' },
      packagingWeight: { label: 'Gewicht van de verpakking', kind: 'number', suffix: 'gram' },
    },
  },
  notifications: {
    title: 'Meldingen aan jou',
    intro: 'Wat aanstaat, hoor je meteen. De rest lees je ’s ochtends om 8 uur.',
    fields: {
      email: {
        label: 'Naar',
        kind: 'email',
        hint: 'Laat leeg voor het e-mailadres van het bedrijf',
        wide: true,
      },
      newOrder: noticeField('newOrder'),
      lowStock: noticeField('lowStock'),
      dispute: noticeField('dispute'),
      refundFailed: noticeField('refundFailed'),
      unexplainedPayment: noticeField('unexplainedPayment'),
      labelRefused: noticeField('labelRefused'),
      mailFailed: noticeField('mailFailed'),
      webhookSilent: noticeField('webhookSilent'),
      backupLate: noticeField('backupLate'),
      withdrawalDue: noticeField('withdrawalDue'),
      digest: {
        label: 'Ochtendoverzicht',
        kind: 'switch',
        hint: 'Om 8 uur: wat er te doen is, en wat je nog niet hoorde. Is er niets, dan komt er geen mail.',
      },
    },
  },
} as const satisfies SectionTable;
