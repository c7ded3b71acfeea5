// Tests the form fields GTIN and MPN of a pack: an invalid number gets its message beside the field, on every
// width.

import { expect, it } from 'vitest';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

it.each([390, 768, 1440])(
  'a wrong GTIN is said beside its field, and a right one is kept, at %i px',
  async (width) => {
    const { page } = await logInOn(stage, { viewport: { width, height: 900 } });
    await openOn(stage, page, '/admin/variants');
    const edit = async () => {
      await page.getByRole('button', { name: '1 Pack' }).first().click();
      await page.getByLabel('GTIN (EAN/UPC)').waitFor();
    };
    const save = () => page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
    await edit();
    await page.getByLabel('GTIN (EAN/UPC)').fill('4006381333932');
    await page.getByLabel('MPN', { exact: true }).fill('ZW-60');
    await save();
    await page
      .getByText('Het laatste cijfer klopt niet bij de andere; controleer het nummer')
      .first()
      .waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/gtin-${width}.png` });
    await page.getByLabel('GTIN (EAN/UPC)').fill('4 006381 333931');
    await save();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await edit();
    expect(await page.getByLabel('GTIN (EAN/UPC)').inputValue()).toBe('4006381333931');
  },
);
