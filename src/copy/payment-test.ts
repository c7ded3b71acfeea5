// The texts of the page for testing express payments.

export const paymentTestCopy = {
  title: 'Testbetaling',
  intro:
    'Bereid een betaling voor, betaal met een wallet en lees in het logboek wat de server antwoordt. Een geslaagde betaling wordt een bestelling, net als in de winkel.',
  liveMode:
    'Let op: dit is de echte winkel. Een betaling hier schrijft geld af; terugbetalen doe je bij de bestelling.',
  packTitle: 'Pakket',
  prepare: 'Betaling voorbereiden',
  preparing: 'Even geduld…',
  walletsTitle: 'Betaal snel via',
  noPayment: 'Bereid eerst een betaling voor.',
  noWallets: 'Deze browser biedt geen enkele wallet aan.',
  kitFailed: 'De betaalknoppen zijn niet geladen.',
  logTitle: 'Logboek',
  emptyLog: 'Nog niets gebeurd.',
  clear: 'Logboek legen',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  unreachable: 'Geen antwoord van de server.',
  prepared: (paymentId: string, amount: string) => `${paymentId} staat klaar: €${amount}`,
  free: (paymentId: string) => `${paymentId}: niets te betalen`,
  confirming: 'Betaling wordt bevestigd',
  outcomes: {
    done: 'Betaald',
    redirect: 'De bank gaat verder',
    refused: 'Geweigerd',
    stale: 'Deze betaling kan niet meer worden gebruikt',
  },
  placed: 'Bestelling geplaatst',
  notPlaced: 'Nog geen bestelling',
} as const;
