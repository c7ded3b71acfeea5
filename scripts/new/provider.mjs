// Generates another payment provider: its adapter, its variables and its parts of the checkout, selected by
// its key. Unknown details are marked "To fill in" and throw an error until a developer fills them in.

import { formsOf, refuseClashes } from './names.mjs';
import { adapterFiles } from './provider-adapter.mjs';
import { pieceFiles } from './provider-pieces.mjs';
import { wordFiles } from './provider-words.mjs';

const SERVICES = 'src/platform/config/payments/payment-services.ts';
const OPEN = 'src/main/compose/open-payments.ts';
const KIT = 'src/web/checkout/payment/payment-kit.ts';
const HREF = "import { href } from '#shared/href.ts';";

/**
 * Generates the files for `npm run new -- provider mollie`. Returns the remaining steps for the developer.
 */
export function addProvider(tree, [name = '']) {
  const words = wordsOf(name);
  const files = filesOf(words);
  for (const [path, text] of Object.entries(files)) tree.add(path, text);
  const around = [SERVICES, OPEN, KIT].map((path) => tree.read(path));
  refuseClashes([words], [...Object.values(filesOf(wordsOf('another-name'))), ...around].join('\n'));
  addLines(tree, words);
  return [
    `Fill in the details of ${words.title}'s API: grep -rn "To fill in" src/integrations/${name}-payments src/platform/config/payments/${name}.ts`,
    'Implement the calls that throw until then; docs/another-payment-provider.md describes each.',
    `Test them with a stand-in: write tests/fakes/${name} like tests/fakes/stripe.`,
    `Without ${words.upper}_API_KEY the current payment provider stays in use.`,
  ];
}

const filesOf = (words) => ({ ...adapterFiles(words), ...wordFiles(words), ...pieceFiles(words) });

function wordsOf(name) {
  const words = formsOf(name, 'mollie');
  return { ...words, upper: words.snake.toUpperCase() };
}

/** Adds the provider to the existing files that list all providers. */
function addLines(tree, { kebab, camel, pascal }) {
  tree.insertBefore(SERVICES, 'import { stripe }', `import { ${camel} } from './${kebab}.ts';`);
  tree.insertBefore(SERVICES, '  stripe,', `  ${camel},`);
  tree.insertBefore(SERVICES, '  ...stripe.variables,', `  ...${camel}.variables,`);
  if (!tree.read(OPEN).includes(HREF)) tree.insertBefore(OPEN, 'import type { Shop as PageShop }', HREF);
  tree.insertBefore(
    OPEN,
    '  const { createStripeProvider,',
    `  if (payment.service === '${kebab}') {
    const { create${pascal}Provider } = await import('#integrations/${kebab}-payments/${kebab}-payments.ts');
    const successUrl = (paymentId?: string) =>
      platform.publicUrl + href('/checkout-success', { payment_intent: paymentId });
    return {
      provider: create${pascal}Provider({ ...payment, live, successUrl }),
      sandbox: null,
      paymentPage: { clientSetup: { name: '${kebab}' }, sourcesOf: async () => ({}) },
    };
  }`,
  );
  tree.insertBefore(KIT, "  | { name: 'sandbox' }", `  | { name: '${kebab}' }`);
  tree.insertBefore(
    KIT,
    '  const { openStripeKit }',
    `  if (setup.name === '${kebab}') {
    const { ${camel}PaymentKit } = await import('./${kebab}/${kebab}-kit.ts');
    return ${camel}PaymentKit;
  }`,
  );
}
