// The texts of the page on which operators test analytics events.

export const analyticsDebugCopy = {
  title: 'Metingen testen',
  intro:
    'Elke knop zet één gebeurtenis af, precies zoals de winkel dat doet. Hieronder zie je wat ermee gebeurt. Deze pagina telt niet mee in de cijfers.',
  eventsTitle: 'Gebeurtenissen',
  stateTitle: 'Stand',
  statistics: 'Statistiek',
  marketing: 'Marketing',
  dataLayer: 'Gegevenslaag',
  ids: 'Aangesloten',
  noIds: 'Geen meetdienst',
  granted: 'Toegestaan',
  denied: 'Geweigerd',
  unasked: 'Nog niet gekozen',
  entries: 'regels',
  absent: 'Bestaat niet',
  logTitle: 'Logboek',
  emptyLog: 'Nog niets gebeurd.',
  clear: 'Logboek legen',
  fates: {
    forwarded: 'doorgegeven',
    waiting: 'wacht op een keuze',
    dropped: 'niet doorgegeven',
  },
} as const;
