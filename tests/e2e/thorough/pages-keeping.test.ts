// Tests that text in the page editor is never lost: by another operator, a reload, or a change of address.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };

async function openLanding(): Promise<Page> {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/pages');
  await page.getByRole('link', { name: 'Landingspagina' }).click();
  await page.getByRole('button', { name: 'Eerste scherm' }).click();
  return page;
}
const headline = (page: Page) => page.getByLabel('Kop', { exact: true });
const saved = (page: Page) => page.getByText('Concept bewaard').waitFor();

it('of two who write one page, the second is asked whose words stay', { timeout: 180_000 }, async () => {
  const one = await openLanding();
  const other = await openLanding();
  await headline(one).fill('Van de een.');
  await one.getByText('Bewaren…').waitFor();
  await saved(one);

  await headline(other).fill('Van de ander.');
  const question = other.getByRole('alertdialog', { name: /^Iemand anders/ });
  await question.getByRole('button', { name: 'Andere overnemen' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await headline(other).inputValue()).toBe('Van de een.');
  await other.getByRole('button', { name: 'Ongedaan maken' }).click();
  expect(await headline(other).inputValue()).toBe('Van de ander.');
  await saved(other);

  await headline(one).fill('Toch van de een.');
  await one.getByRole('button', { name: 'Mijn versie bewaren' }).click();
  await saved(one);
  await other.reload({ waitUntil: 'networkidle' });
  await other.getByRole('button', { name: 'Eerste scherm' }).click();
  expect(await headline(other).inputValue()).toBe('Toch van de een.');
});

it('what could not be saved yet is offered again after the page was left', { timeout: 180_000 }, async () => {
  const page = await openLanding();
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await page.getByRole('menuitem', { name: /^Eigen foto/ }).click();
  await page.getByText('Nog niet bewaard bij de winkel').waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await page.getByRole('button', { name: 'Eigen foto: Nieuwe foto', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Toon wat er nog mist' }).click();
  await page.getByText('Kies een afbeelding uit de bibliotheek').waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await saved(page);
});

it('what was typed a moment before the window was closed is offered again', {
  timeout: 180_000,
}, async () => {
  const page = await openLanding();
  await page.route('**/api/admin/pages/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await headline(page).fill('Net nog getypt.');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await page.getByRole('button', { name: 'Eerste scherm' }).click();
  expect(await headline(page).inputValue()).toBe('Net nog getypt.');
});

it('a page of the shop’s own is begun, published and renamed, and its old address leads on', {
  timeout: 180_000,
}, async () => {
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/pages');
  await page.keyboard.press('n');
  await page.getByLabel('Titel').fill('Over ons');
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Over ons' }).waitFor();
  const text = page.getByLabel('Tekst', { exact: true });
  await text.fill('Wij heten  en we poetsen.');
  await text.press('Home');
  for (let step = 0; step < 10; step += 1) await text.press('ArrowRight');
  await page.getByRole('button', { name: 'Variabele invoegen in Tekst' }).click();
  await page.getByRole('menuitem', { name: /^Naam van de winkel/ }).click();
  expect(await text.inputValue()).toBe('Wij heten {winkel} en we poetsen.');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).click();
  await page.getByText('Bezoekers zien het meteen.', { exact: true }).first().waitFor();

  const { page: visitor } = await stage.visit();
  await visitor.goto(`${stage.url}/pagina/over-ons`);
  await visitor.getByText('Wij heten Zwartwit en we poetsen.').waitFor();

  await page.getByRole('button', { name: 'Meer met Over ons' }).click();
  await page.getByRole('menuitem', { name: 'Adres wijzigen' }).click();
  await page.getByRole('textbox', { name: 'Adres' }).fill('wie-wij-zijn');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Adres gewijzigd', { exact: true }).first().waitFor();
  await visitor.goto(`${stage.url}/pagina/over-ons`);
  expect(new URL(visitor.url()).pathname).toBe('/pagina/wie-wij-zijn');
  await openOn(stage, page, '/admin/pages/redirects');
  await page.getByRole('cell', { name: '/pagina/over-ons', exact: true }).waitFor();
  expect(troubles).toEqual([]);
});
