// Generates a mail about an order: its texts, its entry in the list of mails and its template fields. With
// the name of a fact, also the reaction that sends the mail.

import { formsOf, refuseClashes } from './names.mjs';
import { Refused } from './tree.mjs';

/** The file with the facts of orders; each fact can trigger a mail. */
const FACTS = 'src/modules/orders/order-facts.ts';
const MAILS = 'src/mails/mails.ts';
const FIELDS = 'src/modules/mail/body/mail-fields.ts';

/**
 * Generates the files for `npm run new -- mail thank-you [orderDelivered]`. Returns the remaining steps for
 * the developer.
 */
export function addMail(tree, [name = '', fact]) {
  const mail = formsOf(name);
  const facts = [
    ...tree.read(FACTS).matchAll(/^export const (\w+) = fact\('[\w-]+', (?:orderReference|placedOrder)\)/gm),
  ].map(([, known]) => known);
  if (fact !== undefined && !facts.includes(fact))
    throw new Refused(`"${fact}" is no fact a mail can follow: choose ${facts.join(', ')} or none.`);
  const path = `src/mails/${name}.ts`;
  tree.add(path, mailText(mail, fact));
  if (tree.read(FIELDS).includes(`\n  ${mail.snake}: {`))
    throw new Refused(`There is a type of mail ${mail.snake} already.`);
  refuseClashes([mail], `${mailText(formsOf('another-name'), fact)} ${tree.read(MAILS)}`);

  const imported = fact ? `${mail.camel}, ${reactionOf(mail, fact)}` : mail.camel;
  tree.insertBefore(MAILS, 'import type { AnyMail }', `import { ${imported} } from './${name}.ts';`);
  // The operator's own message stays the last in both files.
  tree.insertBefore(MAILS, '  customMessage,', `  ${mail.camel},`);
  if (fact)
    tree.insertBefore(MAILS, '  remindWhenBasketAbandoned,\n] as const', `  ${reactionOf(mail, fact)},`);
  tree.insertBefore(FIELDS, '  custom: {', fieldsText(mail));
  return [
    `Write the text of the mail in ${path}, and list its placeholders in ${FIELDS}.`,
    'Set its Dutch name there, and its kind: commercial, service, or required by law.',
    'Add an example value for every new placeholder to src/mails/example-content.ts.',
  ];
}

const reactionOf = ({ pascal }, fact) => `send${pascal}When${pascalOf(fact)}`;
const pascalOf = (fact) => fact.charAt(0).toUpperCase() + fact.slice(1);
/** The maximum length of a line in the formatter's settings. */
const LINE = 110;
const kebabOf = (fact) => fact.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function fieldsText({ snake, title }) {
  return `  ${snake}: {
    name: '${title}',
    kind: 'service',
    about: ['order'],
    variables: ['customerName', 'orderNumber', 'orderUrl'],
    blocks: [],
  },`;
}

function mailText(mail, fact) {
  const { camel, snake, title } = mail;
  const imports = fact
    ? `import { ${fact} } from '#modules/orders/index.ts';
import { mail } from './mail.ts';
import { aboutOrder, mailAfter } from './order-mail.ts';`
    : `import { mail } from './mail.ts';
import { aboutOrder } from './order-mail.ts';`;
  const leaves = fact
    ? 'It is sent automatically, once per order.'
    : 'An operator sends it from the page of an order.';
  const text = `// The mail "${title}" about an order. ${leaves}

${imports}
import { button, greeting, heading, paragraph } from './templates/parts.ts';

export const ${camel} = mail({
  type: '${snake}',
  subject: 'Over je bestelling {{orderNumber}}',
  body: [
    heading('Over je bestelling'),
    greeting,
    paragraph('We schrijven je over bestelling {{orderNumber}}.'),
    button('Bekijk je bestelling', 'orderUrl'),
  ],

  ofOrder: async (shop, _tx, order) => ({ variables: aboutOrder(shop, order), blocks: {} }),
});
`;
  return fact ? `${text}\n${reactionText(mail, fact)}` : text;
}

function reactionText(mail, fact) {
  const begin = `export const ${reactionOf(mail, fact)} = mailAfter(`;
  const given = [`'send-${mail.kebab}-when-${kebabOf(fact)}'`, fact, mail.camel];
  const line = `${begin}${given.join(', ')});`;
  return line.length <= LINE ? `${line}\n` : `${begin}\n${given.map((each) => `  ${each},\n`).join('')});\n`;
}
