// Tests a whole day of an operator, mostly by keyboard: 20 orders arrive, one is cancelled and one changed,
// the others are packed and sent, a question is answered, stock is received and counted, part of an order is
// returned, and all books agree in the evening.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { packingSchema } from '#modules/fulfilment/contract.ts';
import { minutes, seconds } from '#shared/clock.ts';
import { readPaymentsAtProvider } from '#tests/harness/shop/provider-payments.ts';
import { createBuyer } from '#tests/support/buyer.ts';
import { OPERATOR } from '../../built-shop.ts';
import { choosePackOnLanding, fillInDetails, payByCard, payByIdeal } from '../../shopper.ts';
import {
  addressOf,
  bram,
  type Customer,
  chargeOf,
  jarsOf,
  lotte,
  noor,
  others,
  sanne,
} from './customers-of-the-day.ts';
import { OPERATORS_ADDRESS, setDay } from './day.ts';
import { linkOf } from './mailbox.ts';
import { euro, keepOwnBooks } from './own-books.ts';

const day = setDay();
const own = keepOwnBooks();
const CARD = '4242 4242 4242 4242';
const ORDERS = 4 + others.length;
/** The number of parcels: every order except the cancelled one. */
const PARCELS = ORDERS - 1;
const FIRST_JARS = 5000;
/** The order numbers by customer, assigned in the order of payment. */
const numbers = new Map<Customer, string>();
/** The operator's tab that shows the tasks of the day and stays open; the work is done in the tab `desk`. */
let today: Page;
let desk: Page;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const number = (customer: Customer) => numbers.get(customer) ?? '';
const work = (page: Page, text: string | RegExp) => page.getByRole('link', { name: text });

/**
 * Presses a button with the keyboard, as soon as it can have the focus. Behind a dialog that is still closing
 * it cannot.
 */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  const takesFocus = async () => {
    await button.focus();
    return button.evaluate((one) => one === document.activeElement);
  };
  await expect.poll(takesFocus).toBe(true);
  await page.keyboard.press('Enter');
}

const jarsRow = () => desk.getByRole('row', { name: /Pot tandpoeder/ }).first();

/** Types the words in the command palette and presses Enter at once, because Enter waits for the results. */
async function askPalette(words: string): Promise<void> {
  await desk.locator('dialog[open]').waitFor({ state: 'detached' });
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: /^Zoek een pagina/ }).waitFor();
  await desk.keyboard.type(words);
  await desk.keyboard.press('Enter');
}

async function buyOverHttp(customer: Customer, atBank: boolean): Promise<void> {
  const { pack: variant, land: country, coupon } = customer;
  const buyer = createBuyer(day.shop.url);
  await buyer.saveDetails(addressOf(customer));
  const started = await buyer.checkout({ variant, country, ...(coupon && { couponCode: coupon }) });
  await (atBank ? buyer.payAtBank(started) : buyer.payByCard(started));
  placed(customer, `ZW${100_000 + ((await buyer.askForOrder(started.paymentIntentId)).orderId ?? 0)}`);
}

function placed(customer: Customer, orderNumber: string): void {
  numbers.set(customer, orderNumber);
  own.sold(customer);
}

async function buyInBrowser(customer: Customer, pay: (page: Page) => Promise<void>): Promise<void> {
  const page = await day.customer();
  const [firstName = '', ...rest] = customer.name.split(' ');
  await choosePackOnLanding(page, day.shop.url, customer.pack);
  await fillInDetails(page, { firstName, lastName: rest.join(' '), email: customer.email });
  await pay(page);
  await heading(page, 'Betaling succesvol!');
  const { subject } = await day.mailbox.letterTo(customer.email, /is binnen$/);
  placed(customer, /ZW\d+/.exec(subject)?.[0] ?? '');
}

it('begins with logging in, and nothing to do', async () => {
  today = await day.tab();
  await today.clock.install();
  await today.goto(`${day.shop.url}/admin`);
  await today.getByLabel('Gebruikersnaam').focus();
  await today.keyboard.type(OPERATOR.username);
  await today.keyboard.press('Tab');
  await today.keyboard.type(OPERATOR.password);
  await today.keyboard.press('Enter');
  await heading(today, 'Overzicht');
  await said(today, 'Verder wacht er niets op je.');
});

it('in the morning the shelf is full and the quarter empty', async () => {
  desk = await day.tab();
  await desk.clock.install();
  await desk.goto(`${day.shop.url}/admin/stock`);
  await jarsRow().getByText('5.000').first().waitFor();
  await askPalette('boekhouding');
  await said(desk, 'Niets geboekt in het');
});

it('20 orders come in, and the first page says so by itself', async () => {
  await buyInBrowser(sanne, (page) => payByCard(page, CARD));
  await buyInBrowser(bram, async (page) => {
    await payByIdeal(page);
    await page.getByRole('button', { name: 'Betaling goedkeuren' }).press('Enter');
  });
  for (const [turn, customer] of [noor, lotte, ...others].entries())
    await buyOverHttp(customer, turn % 3 === 0);
  await today.clock.fastForward(minutes(1));
  await work(today, `${ORDERS} te verzenden`).waitFor();
});

it('one is cancelled: the money goes back and the customer hears of it', async () => {
  await askPalette(`annuleer ${number(lotte)}`);
  const dialog = desk.getByRole('dialog', { name: `${number(lotte)} annuleren` });
  await dialog.getByLabel('Reden').fill('Op verzoek van de klant');
  const back = chargeOf(lotte);
  await press(desk, `Annuleren en ${euro(back)} terugbetalen`);
  own.gaveBack(back, lotte.land);
  await dialog.waitFor({ state: 'detached' });
  const letter = await day.mailbox.letterTo(lotte.email, /is geannuleerd$/);
  expect(letter.text).toContain('Op verzoek van de klant');
  expect(letter.text).toContain(euro(back));
  await desk.clock.fastForward(seconds(30));
  await said(desk, `Verstuurd aan ${lotte.email}`);
});

it('one becomes a larger pack once its customer has paid the difference behind the link', async () => {
  const larger: Customer = { ...noor, pack: '2x' };
  const difference = own.changed(noor, larger);
  await askPalette(`bewerk ${number(noor)}`);
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Pack').press('2');
  await dialog
    .getByText(`Nieuw totaal ${euro(chargeOf(larger))} · klant betaalt ${euro(difference)} bij`)
    .waitFor();
  await press(desk, 'Opslaan');
  await said(desk, 'Wacht op bijbetaling');

  const letter = await day.mailbox.letterTo(noor.email, /^Betaal .* bij/);
  const customer = await day.customer();
  await customer.goto(linkOf(letter, `${euro(difference)} bijbetalen`));
  await heading(customer, 'Bijbetalen');
  await customer.getByRole('radio', { name: /Kaart/ }).press('Space');
  await customer.getByLabel('Kaartnummer').fill(CARD);
  await customer.getByLabel('Vervaldatum').fill('12/34');
  await customer.getByLabel('CVC').fill('123');
  await press(customer, `${euro(difference)} betalen`);
  await heading(customer, 'Bijbetaling gelukt');
  await desk.clock.fastForward(seconds(30));
  await said(desk, 'Doorgevoerd');
  const { files } = await day.mailbox.letterTo(noor.email, /is gewijzigd$/);
  expect(files).toHaveLength(2);
});

it('the other 19 are packed by keyboard, with a scan or Enter for each, and said to be sent', async () => {
  await desk.keyboard.press('g');
  await desk.keyboard.press('p');
  await said(desk, `${PARCELS} bestellingen in te pakken`);
  await press(desk, `${PARCELS} labels maken en printen`);
  await said(desk, `0 van ${PARCELS} ingepakt`);
  await desk.bringToFront();
  const row = (customer: Customer) => desk.getByRole('listitem').filter({ hasText: number(customer) });
  expect(await row(lotte).count()).toBe(0);
  expect(await row(noor).innerText()).toMatch(/^2\n/);

  const answer = await desk.request.get(`${day.shop.url}/api/admin/packing`);
  const [run] = packingSchema.parse(await answer.json()).runs;
  const scanned = run?.parcels.find(({ orderNumber }) => orderNumber === number(noor));
  await desk.keyboard.type(scanned?.trackingCode ?? '');
  await desk.keyboard.press('Enter');
  await said(desk, `${number(noor)} ingepakt · 2 × Pot tandpoeder`);
  for (let packed = 2; packed <= PARCELS; packed += 1) {
    await desk.keyboard.press('Enter');
    await said(desk, `${packed} van ${PARCELS} ingepakt`);
  }
  await said(desk, 'Alles is ingepakt.');
  await press(desk, `Meld ${PARCELS} pakketten als verzonden`);
  await said(desk, `${PARCELS} pakketten als verzonden gemeld`);
});

it('a question asked in the shop is answered, and the answer is in the mailbox of who asked', async () => {
  const asks = await day.customer();
  await asks.goto(`${day.shop.url}/contact`);
  await asks.getByLabel('E-mailadres').first().fill(bram.email);
  await asks.getByLabel('Onderwerp').fill('Houdbaarheid');
  // As fast as people type: a form that comes back at once was filled in by a machine.
  await asks
    .getByLabel('Bericht')
    .pressSequentially(`Hoe lang blijft een geopende pot goed? Mijn bestelling is ${number(bram)}.`, {
      delay: 50,
    });
  await press(asks, 'Versturen');
  await heading(asks, 'Je bericht is verstuurd');

  const letters = await day.tab();
  await letters.goto(`${day.shop.url}/admin`);
  await work(letters, '1 vraag te beantwoorden').press('Enter');
  await work(letters, bram.email).first().press('Enter');
  await heading(letters, 'Houdbaarheid');
  await said(letters, number(bram));
  await letters.keyboard.press('r');
  const dialog = letters.getByRole('dialog', { name: /^Antwoord aan/ });
  await dialog
    .getByLabel('Antwoord', { exact: true })
    .fill('Hoi Bram, een geopende pot blijft zes maanden goed.');
  await press(letters, 'Versturen');
  await said(letters, 'Antwoord verstuurd');
  const letter = await day.mailbox.letterTo(bram.email, /^Re: Houdbaarheid$/);
  expect(letter.text).toContain('een geopende pot blijft zes maanden goed');
  await letters.close();
  await today.clock.fastForward(minutes(1));
  await work(today, /te beantwoorden/).waitFor({ state: 'detached' });
});

it('a notice of an order is in the mailbox of the shop, and leads to it', async () => {
  const notice = await day.mailbox.letterTo(
    OPERATORS_ADDRESS,
    new RegExp(`^Nieuwe bestelling ${number(sanne)}$`),
  );
  expect(notice.text).toContain(`3\u00a0potten voor ${euro(chargeOf(sanne))}, naar Nederland.`);
  expect(notice.text).not.toContain(sanne.name);
  await today.goto(linkOf(notice, 'Open in het beheer'));
  await heading(today, new RegExp(`^${number(sanne)} ${sanne.name}`));
});

it('half a minute after it was said, each customer hears that their parcel is on its way, and nobody else', async () => {
  const letters = [sanne, bram, noor, ...others].map(({ email }) =>
    day.mailbox.letterTo(email, /is onderweg$/),
  );
  expect(await Promise.all(letters)).toHaveLength(PARCELS);
  expect(day.mailbox.lettersTo(lotte.email, /is onderweg$/)).toEqual([]);
  await said(desk, 'Niets in te pakken');
});

it('what a supplier delivers is on the shelf with its batch and its best-before, and the count is booked', async () => {
  await askPalette('nieuwe inkoop');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Leverancier').fill('Kokos BV');
  const jars = dialog.getByRole('group', { name: 'Pot tandpoeder' });
  await jars.getByLabel('Aantal').fill('240');
  await jars.getByLabel(/Prijs/).fill('3,15');
  await desk.keyboard.press('Enter');
  await press(desk, 'Ontvangst boeken: Kokos BV');
  await dialog.getByLabel('Partij').fill('L-2611');
  await dialog.getByLabel('Ten minste houdbaar tot').fill('2028-05-01');
  await desk.keyboard.press('Enter');
  await said(desk, 'Ontvangst geboekt');

  const sold = [sanne, bram, { pack: '2x' as const }, ...others].reduce(
    (sum, { pack }) => sum + jarsOf(pack),
    0,
  );
  const onShelf = FIRST_JARS - sold + 240;
  await askPalette('voorraad');
  await jarsRow().getByText(onShelf.toLocaleString('nl-NL')).first().waitFor();
  await askPalette('voorraad tellen');
  await dialog
    .getByText(`van ${onShelf.toLocaleString('nl-NL')}`)
    .first()
    .waitFor();
  await dialog.getByLabel('Pot tandpoeder').fill(String(onShelf - 2));
  await dialog.getByText('Verschil: −2').waitFor();
  await desk.keyboard.press('Enter');
  await said(desk, 'Telling geboekt');
  await jarsRow()
    .getByText((onShelf - 2).toLocaleString('nl-NL'))
    .first()
    .waitFor();
});

it('one jar of three comes back: withdrawn on the page of the order, received, checked and paid', async () => {
  await askPalette('retouren');
  await said(desk, 'Nog geen retouren');
  const customer = await day.customer();
  const confirmation = await day.mailbox.letterTo(sanne.email, /is binnen$/);
  await customer.goto(linkOf(confirmation, 'Bekijk je bestelling'));
  await work(customer, 'Herroep hier je overeenkomst').first().press('Enter');
  // What the order tells is shown, not asked.
  await customer.getByText(number(sanne)).first().waitFor();
  expect(await customer.getByLabel('Bestelnummer').count()).toBe(0);
  await customer.getByRole('radio', { name: /^1\spot/ }).check();
  await press(customer, 'Verder');
  await press(customer, 'Herroeping bevestigen');
  await heading(customer, 'Je herroeping is ontvangen');
  await day.mailbox.letterTo(sanne.email, /^We hebben je herroeping ontvangen/);

  await today.goto(`${day.shop.url}/admin`);
  await work(today, /^1 herroeping/).waitFor();
  await desk.clock.fastForward(seconds(30));
  await work(desk, /^RT/).press('Enter');
  await heading(desk, /^RT\d+ Sanne/);
  await press(desk, 'Pakket is binnen');
  const sure = desk.getByRole('dialog');
  await sure.getByRole('button', { name: 'Pakket is binnen' }).press('Enter');
  await said(desk, 'Het pakket is er.');
  await press(desk, 'Controleren');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Goed').focus();
  await desk.keyboard.press('Enter');
  await said(desk, 'Alles is bekeken. Betaal terug.');
  const back = Math.round(chargeOf(sanne) / 3);
  await press(desk, `${euro(back)} terugbetalen`);
  const money = desk.getByRole('alertdialog');
  await money.getByRole('button', { name: `${euro(back)} terugbetalen` }).press('Enter');
  await said(desk, 'Terugbetaald');
  own.gaveBack(back, sanne.land);
  const { files } = await day.mailbox.letterTo(sanne.email, /^We hebben .* aan je terugbetaald$/);
  expect(files).toHaveLength(1);
});

it('the quarter is what its papers come to, to the cent', async () => {
  await askPalette('boekhouding');
  const rows = async (table: string) => {
    const all = await desk.getByRole('table', { name: table }).locator('tbody tr').all();
    return Promise.all(all.map((row) => row.locator('th, td').allInnerTexts()));
  };
  await desk.getByRole('table', { name: 'Btw per land en tarief' }).waitFor();
  const byName = ([one = '']: string[], [other = '']: string[]) => one.localeCompare(other);
  expect((await rows('Btw per land en tarief')).sort(byName)).toEqual(own.vatRows().sort(byName));
  const { net, vat } = own.taxed();
  const [general] = await rows('Rubrieken van de Nederlandse btw-aangifte');
  expect(general?.slice(1, 3)).toEqual([euro(net), euro(vat)]);
  const { invoices, credits } = own.papers();
  await said(desk, `${invoices} facturen en ${credits} creditnota’s`);
});

it('in the evening there are 0 differences, and the books of the provider are the shop’s, to the cent', async () => {
  // What is younger than a quarter of an hour may be under way, and is not compared.
  await day.shop.setClock(new Date(Date.now() + minutes(20)).toISOString());
  await askPalette('verschillen');
  await press(desk, 'Nu vergelijken');
  await said(desk, '0 verschillen');
  await said(desk, 'We vergelijken betalingen');
  await work(desk, 'Vergelijkingen').press('Enter');
  const row = desk.getByRole('row').nth(1);
  await expect.poll(() => row.innerText()).toContain('0 verschillen');
  expect(await row.getByRole('cell').allInnerTexts()).toContain(String(ORDERS));

  const payments = readPaymentsAtProvider(day.dataFolder).filter(({ status }) => status === 'succeeded');
  const atProvider = {
    received: payments.reduce((sum, { amountReceived }) => sum + amountReceived, 0),
    back: payments.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0),
  };
  expect(atProvider).toEqual(own.money);
  await askPalette('uitbetalingen ophalen');
  await desk.getByText('Opgehaald bij de betaaldienst', { exact: true }).first().waitFor();
  await askPalette('boekhouding');
  const sum = (name: string) => desk.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await sum('Betaald door klanten').getByText(euro(own.money.received), { exact: true }).waitFor();
  await sum('Terugbetaald').getByText(euro(-own.money.back), { exact: true }).waitFor();
});

it('nothing is left to do, every order was noticed, and no page had a fault', async () => {
  await today.clock.fastForward(minutes(1));
  await said(today, 'Verder wacht er niets op je.');
  for (const orderNumber of numbers.values())
    await day.mailbox.letterTo(OPERATORS_ADDRESS, new RegExp(`^Nieuwe bestelling ${orderNumber}$`));
  // The clock of these tabs is a script, which the frame that shows a letter does not let in.
  const ofTheClock = (trouble: string) => trouble.includes("Blocked script execution in 'about:srcdoc'");
  expect(day.troubles.filter((trouble) => !ofTheClock(trouble))).toEqual([]);
});
