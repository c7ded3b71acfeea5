// Describes every kind of job in words for operators. A test checks that no existing kind is missing.

const JOB_TEXTS: Readonly<Record<string, string>> = {
  'place-order-when-payment-reported': 'Betaling verwerken tot bestelling',
  'follow-refunds-when-reported': 'Terugbetaling of geschil bijwerken',
  'give-money-back-when-paid-twice': 'Dubbele betaling terugstorten',
  'ask-again-when-refund-unanswered': 'Terugbetaling navragen',
  'correct-credit-note-when-refund-returned': 'Creditnota corrigeren',
  'send-confirmation-when-order-placed': 'Bestelbevestiging maken',
  'send-confirmation-when-order-reachable': 'Bestelbevestiging maken, adres kwam later',
  'drop-reminders-when-order-placed': 'Herinneringen intrekken na bestelling',
  'send-mail-when-refund-succeeded': 'Mail over terugbetaling maken',
  'send-tracking-when-order-shipped': 'Mail met track & trace maken',
  'send-mail-when-order-delivered': 'Mail over bezorging maken',
  'send-receipt-when-withdrawal-declared': 'Ontvangstbevestiging herroeping maken',
  'send-confirmation-when-newsletter-requested': 'Bevestiging nieuwsbrief maken',
  'send-receipt-when-contact-received': 'Ontvangstbevestiging bericht maken',
  'fetch-incoming-mail': 'Binnengekomen mail ophalen',
  'send-recovery-mail-when-payment-failed': 'Mail over mislukte betaling plannen',
  'send-recovery-mail': 'Mail over mislukte betaling maken',
  'remind-when-basket-left': 'Herinnering winkelmandje plannen',
  'send-reminder': 'Herinnering winkelmandje maken',
  'deliver-mail': 'Mail bezorgen',
  'deliver-push': 'Melding naar een toestel sturen',
  'send-mail-when-order-cancelled': 'Mail over geannuleerde bestelling maken',
  'send-mail-when-order-changed': 'Mail over gewijzigde bestelling maken',
  'send-link-when-difference-asked': 'Betaallink voor een bijbetaling mailen',
  'send-link-when-order-prepared': 'Betaallink voor een bestelling mailen',
  'send-proforma-when-bank-order-offered': 'Proformafactuur mailen',
  'send-mail-when-bank-order-withdrawn': 'Mail over ingetrokken bestelling maken',
  'send-mail-when-replacement-placed': 'Mail over vervangend pakket maken',
  'send-instructions-when-return-opened': 'Mail over terugsturen maken',
  'look-for-notices': 'Kijken of er iets te melden is',
  'send-digest': 'Mail van de ochtend maken',
  'end-overdue-changes': 'Verlopen wijzigingen afsluiten',
  'pack-label': 'Verzendlabel voor een stapel maken',
  'ship-packed': 'Ingepakte bestellingen verzenden',
  'make-label': 'Verzendlabel maken',
  'cancel-label': 'Verzendlabel annuleren',
  'follow-shipment': 'Pakket volgen',
  'publish-planned-page': 'Geplande pagina publiceren',
  'publish-planned-post': 'Gepland artikel publiceren',
  'write-blog-posts': 'Artikelen schrijven',
  'reconcile-payments': 'Vergelijken met de betaaldienst',
  'reconcile-payments-in-full': 'Volledig vergelijken met de betaaldienst',
  'nightly-housekeeping': 'Back-up en onderhoud van de nacht',
  'copy-backups': 'Back-ups naar de tweede plek kopiëren',
  'try-restore': 'Back-up terugzetten als proef',
  'prove-backup': 'Wekelijkse proef van de back-up',
  'new-day': 'Pagina’s van een nieuwe dag',
  'issue-missing-invoices': 'Ontbrekende facturen maken',
  'fetch-balance': 'Uitbetalingen en kosten bij de betaaldienst ophalen',
  'follow-shipments': 'Pakketten onderweg volgen',
  'watch-label-access': 'Toegang tot de labeldienst bewaken',
  'invite-reviewers': 'Reviews vragen',
  'count-changed-sales': 'Verkoopcijfers bijwerken',
  'count-customers': 'Cijfers van klanten bijwerken',
  'repeat-erasures': 'Gewiste klanten gewist houden',
  'recount-sales': 'Verkoopcijfers natellen',
  'close-cart-days': 'Winkelmandjes tellen',
  'seal-log': 'Logboek verzegelen',
  'tell-head-of-log': 'Logboek controleren',
  'end-silent-imports': 'Afgebroken imports afsluiten',
};

/** Describes a kind of job. All clean-up jobs share one description; an unknown kind is shown by its name. */
export function jobText(kind: string): string {
  return JOB_TEXTS[kind] ?? (kind.startsWith('forget-old-') ? 'Oude gegevens opruimen' : kind);
}

/**
 * Translates the error "connection refused" into Dutch and an empty error into "Zonder reden"; other errors
 * are returned unchanged.
 */
export const reasonText = (reason: string): string =>
  reason.replace(/^connect ECONNREFUSED (\S+)$/, 'De server $1 neemt niet op') || 'Zonder reden';
