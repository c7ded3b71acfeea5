// The actions of a shopper in a browser: choosing a pack, filling in the checkout, paying.

import type { Locator, Page } from 'playwright-core';

export type Shopper = { firstName: string; lastName: string; email: string };

export async function choosePackOnLanding(
  page: Page,
  url: string,
  pack: '1x' | '2x' | '3x' | '4x',
): Promise<void> {
  await page.goto(url);
  await page.locator(`input[name="variant"][value="${pack}"]`).check({ force: true });
  await page.getByRole('button', { name: 'Ja, Ik Wil Wittere Tanden!' }).first().click();
  await page.waitForURL(/\/checkout\?/);
}

/** Fills in the details; the default address is one the shop knows without the address service. */
export async function fillInDetails(
  page: Page,
  shopper: Shopper,
  { postalCode, houseNumber } = { postalCode: '1234 ab', houseNumber: '1' },
): Promise<void> {
  await page.getByLabel('Voornaam').fill(shopper.firstName);
  await page.getByLabel('Achternaam').fill(shopper.lastName);
  await page.getByLabel('E-mailadres').fill(shopper.email);
  await page.getByRole('button', { name: 'Volgende' }).first().click();
  await page.getByLabel('Postcode').fill(postalCode);
  await page.getByLabel('Huisnummer', { exact: true }).fill(houseNumber);
  await page.getByLabel('Straatnaam').fill('Voorbeeldstraat');
  await page.getByLabel('Plaats').fill('Amsterdam');
  await page.getByRole('button', { name: 'Volgende' }).first().click();
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /Kaart/ }).press('Space');
  await page.getByLabel('Kaartnummer').fill(number);
  await page.getByLabel('Vervaldatum').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await orderButton(page).click();
}

export async function payByIdeal(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /iDEAL/ }).press('Space');
  await orderButton(page).click();
  await page.waitForURL(/\/sandbox\/bank\//);
}

export function orderButton(page: Page) {
  return page.getByRole('button', { name: /Nu veilig bestellen/ });
}

/**
 * Returns the scroll positions in pixels during the half second after a script moved the focus to the field.
 */
export function placesWhileFocused(field: Locator): Promise<number[]> {
  return field.evaluate(async (element: HTMLElement) => {
    const seen = new Set<number>();
    element.focus();
    for (const start = performance.now(); performance.now() < start + 500; ) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(scrollY));
    }
    return [...seen];
  });
}
