// Screens of the brushing timer ("Poets mee"): a quarter under way, finished, after a week, on the day of the
// second photo, and with submitted photos.

import { fileURLToPath } from 'node:url';
import type { Act, Screen } from './screen.ts';
import type { ScreenAddresses } from './screen-addresses.ts';
import { all, press, see } from './steps.ts';

const picture = (name: string) => fileURLToPath(new URL(`../../assets/pictures/${name}`, import.meta.url));

/** Sets the time of the stopwatch (`performance.now`) in ms; the date is the same in all pictures. */
const stopwatchAt =
  (milliseconds: number): Act =>
  (page) =>
    page.evaluate((now) => {
      performance.now = () => now;
    }, milliseconds);

/**
 * Shows the timer some milliseconds after its start, with the animated powder that visitors with reduced
 * motion do not see.
 */
const brushing = (milliseconds: number, said: string): Act =>
  all(
    (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    stopwatchAt(1000),
    press('Start'),
    stopwatchAt(1000 + milliseconds),
    see(said),
  );

const onDay =
  (day: number): Act =>
  async (page) => {
    await page.evaluate((back) => {
      const days = Array.from({ length: back }, (_, index) => {
        const at = new Date(Date.now() - (back - 1 - index) * 86_400_000);
        return at.toISOString().slice(0, 10);
      });
      localStorage.setItem(
        'poets-dagen',
        JSON.stringify(days.filter((_, index) => index % 2 === 0 || back < 3)),
      );
    }, day);
    await page.reload({ waitUntil: 'networkidle' });
  };

const photograph: Act = async (page) => {
  for (const [moment, file] of [
    ['before', 'blog-stains-1200.jpeg'],
    ['after', 'blog-expectations-1200.jpeg'],
  ] as const) {
    await page.locator(`[data-photo="${moment}"] input`).setInputFiles(picture(file));
    await page.locator(`[data-photo="${moment}"] img`).waitFor();
  }
};
const give: Act = all(
  (page) => page.locator('[data-give="agree"]').check(),
  press('Deel mijn foto’s'),
  see('Je foto’s zijn gedeeld'),
);

const TIMER = '/poets';
/** The address behind the QR code of the packing slip; its token is the one of the review link. */
const ofBuyer = { path: ({ review }: ScreenAddresses) => `${TIMER}#${review.split('token=')[1] ?? ''}` };

export const POETS_SCREENS: readonly Screen[] = [
  { name: 'shop-poets-begun', path: TIMER, isWindow: true, act: brushing(9_000, 'Rechtsboven') },
  { name: 'shop-poets-running', path: TIMER, isWindow: true, act: brushing(76_000, 'Linksonder') },
  { name: 'shop-poets-done', path: TIMER, isWindow: true, act: brushing(121_000, 'Wit.') },
  { name: 'shop-poets-day-7', path: TIMER, act: onDay(7) },
  { name: 'shop-poets-day-14', path: TIMER, act: onDay(14) },
  { name: 'shop-poets-photos', path: TIMER, act: all(onDay(14), photograph) },
  { name: 'shop-poets-photos-of-buyer', ...ofBuyer, act: all(onDay(14), photograph) },
  { name: 'shop-poets-photos-given', ...ofBuyer, act: all(onDay(14), photograph, give) },
];
