// What an operator sets up to take real money, in the words of the service the variables belong to. Texts for people
// take it from here, so that a shop with another service says so everywhere.

export const paymentSetup = {
  service: 'Stripe',
  keys: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY en STRIPE_WEBHOOK_SECRET met sleutels die met sk_live_ en pk_live_ beginnen',
  keysInShort: 'de drie STRIPE_-variabelen',
};
