// The texts about cookies: the consent question on every page, and the page where a visitor can change the
// choice.

export const consentCopy = {
  bannerTitle: 'Mogen we cookies gebruiken?',
  bannerText: 'Zo zien we wat werkt, in de winkel en in onze advertenties.',
  bannerTextGoogle: 'Zo zien we met Google wat werkt, in de winkel en in onze advertenties.',
  accept: 'Accepteren',
  refuse: 'Weigeren',
  settings: 'Instellen',

  pageTitle: 'Cookie-instellingen',
  pageDescription: (brand: string) =>
    `Kies zelf welke cookies ${brand} mag gebruiken, en verander je keuze wanneer je wilt.`,
  pageIntro:
    'Je kiest zelf wat we mogen meten. Weigeren is net zo makkelijk als accepteren, en je kunt je keuze hier altijd veranderen.',
  withoutScript:
    'In je browser staat JavaScript uit. Dan meten we niets met cookies en hoef je niets te kiezen; je keuze bewaren kan wel.',
  privacySignal:
    'Je browser vraagt met Global Privacy Control om je niet te volgen. We zien dat als weigeren: statistiek en marketing staan uit.',
  formLabel: 'Je keuze',
  categories: {
    necessary: {
      title: 'Noodzakelijk',
      text: 'Zonder deze cookies kun je niet bestellen. Ze staan altijd aan en worden met niemand gedeeld.',
    },
    statistics: {
      title: 'Statistiek',
      text: 'We zien welke pagina’s worden bekeken en waar bezoekers afhaken, met Google Analytics. Je IP-adres wordt niet bewaard.',
    },
    marketing: {
      title: 'Marketing',
      text: 'We zien of een bestelling bij een advertentie van ons hoort, met Google Ads.',
    },
  },
  alwaysOn: 'Altijd aan',
  buttons: { save: 'Keuze opslaan', accept: 'Alles accepteren', refuse: 'Alles weigeren' },
  saved: 'Je keuze is opgeslagen.',
  noneStored: 'Je hebt nog niets gekozen. Tot die tijd staan statistiek en marketing uit.',
  stored: 'Je koos dit op',
  storedNumber: '(kenmerk',
  notConnected: 'We gebruiken nu geen Google Analytics of Google Ads. Je kunt je keuze wel alvast maken.',
  ownTitle: 'Wat we zelf tellen',
  ownText:
    'Hoe vaak een pagina wordt bekeken en hoe snel hij laadt, tellen we zelf, zonder cookies en zonder je te herkennen. We bewaren alleen aantallen per uur en per dag: geen IP-adres, geen kenmerk van je apparaat.',
  listTitle: 'Wat er in je browser kan staan',
  listCaption: 'Cookies en lokale opslag',
  listHead: ['Naam', 'Waarvoor', 'Hoe lang'],
  list: {
    necessary: [
      ['cookie-keuze', 'Je keuze op deze pagina', '1 jaar'],
      ['checkout_session', 'Houdt je bestelling vast tijdens het afrekenen', '30 dagen'],
      ['selectedVariant', 'Onthoudt hoeveel potten je koos', '1 jaar'],
      [
        'checkout-*',
        'Wat je invulde bij het bestellen, op je eigen apparaat',
        'Tot je bestelling is geplaatst',
      ],
      [
        'poets-*',
        'Je poetsdagen, je link en je eigen foto’s van Poets mee, op je eigen apparaat',
        'Tot je ze wist',
      ],
      ['tandkleur', 'De kleur die AI Advies voor je schatte, op je eigen apparaat', 'Tot je hem wist'],
      ['core-web-vitals', 'De laatste tien laadtijden, op je eigen apparaat', 'Tot je ze wist'],
    ],
    statistics: [['_ga, _ga_*', 'Google Analytics: herkent je browser tussen bezoeken', '2 jaar']],
    marketing: [['_gcl_au', 'Google Ads: onthoudt op welke advertentie je klikte', '90 dagen']],
  },
} as const;
