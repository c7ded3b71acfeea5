// Tests variables in texts of pages: the menu shows today's values, an unknown variable is an error at its
// field, and a variable that is empty today gives a warning before publication.

import { expect, it } from 'vitest';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };

it('in the editor of a page', { timeout: 240_000 }, async () => {
  const { page, context, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/pages');
  await page.getByRole('link', { name: 'Landingspagina' }).click();
  await page.getByRole('button', { name: 'Eerste scherm' }).click();
  const lead = page.getByLabel('Zin onder de kop', { exact: true });
  await lead.fill('Een pot voor ');
  await page.getByRole('button', { name: 'Variabele invoegen in Zin onder de kop' }).click();
  await page.getByRole('menuitem', { name: /Dagen niet goed, geld terug\s*30/ }).waitFor();
  await page.getByRole('menuitem', { name: /KvK-nummer\s*12345678/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /Prijs van één pot\s*€24,95/ }).click();
  expect(await lead.inputValue()).toBe('Een pot voor {prijs}');
  await page.getByText('Concept bewaard').waitFor();

  await lead.fill('Een pot voor {prijjs}');
  await lead.blur();
  await page.getByText('{prijjs} is geen gegeven van de winkel. Kies er een uit de lijst.').waitFor();
  await page.getByText('Nog niet bewaard bij de winkel').waitFor();
  await lead.fill('Een pot voor {prijs}');
  await page.getByText('Concept bewaard').waitFor();

  // The single jar is taken off the shelf: its price is nothing any more.
  const headers = { origin: stage.url };
  const variants: { id: number; code: string }[] = await (
    await context.request.get(`${stage.url}/api/admin/variants`)
  ).json();
  const single = variants.find(({ code }) => code === '1x')?.id;
  const off = { data: { isActive: false }, headers };
  expect((await context.request.put(`${stage.url}/api/admin/variants/${single}`, off)).ok()).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('Leeg gegeven').waitFor();
  await page.getByRole('button', { name: 'Eerste scherm' }).click();
  await page.getByText('{prijs} is vandaag leeg: op die plek zien lezers niets.').waitFor();
  await page.getByRole('button', { name: 'Variabele invoegen in Zin onder de kop' }).click();
  await page.getByRole('menuitem', { name: /Prijs van één pot\s*Vandaag leeg/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('dialog').getByText('Vandaag leeg: {prijs}.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(troubles.filter((trouble) => !/status of 4\d\d/.test(trouble))).toEqual([]);
});
