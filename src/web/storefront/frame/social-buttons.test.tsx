// Tests that every channel with an address in the settings is a link, and that Instagram, Facebook and TikTok
// are buttons without an address.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { socialNames } from '#copy/navigation.ts';
import { settingsSections } from '#modules/settings/contract.ts';
import { defaultSettings } from '#modules/settings/index.ts';
import { SocialButtons } from './social-buttons.tsx';

const none = Object.fromEntries(Object.keys(defaultSettings.social).map((channel) => [channel, '']));
const social = (addresses: Partial<typeof defaultSettings.social>) => ({
  ...defaultSettings.social,
  ...none,
  ...addresses,
});
const labels = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*aria-label="([^"]+)"`, 'g'))].map(([, label]) => label);

test('without an address three buttons say what is to come', () => {
  const html = renderToStaticMarkup(<SocialButtons social={social({})} />);
  expect(labels(html, 'button')).toEqual(['Instagram', 'Facebook', 'TikTok']);
  expect(labels(html, 'a')).toEqual([]);
});

test('an address makes a link of any channel there is a setting for', () => {
  expect(Object.keys(socialNames).toSorted()).toEqual(Object.keys(settingsSections.social.shape).toSorted());
  const all = Object.keys(none).map((channel) => [channel, `https://${channel}.example/zwartwit`]);
  const html = renderToStaticMarkup(<SocialButtons social={social(Object.fromEntries(all))} />);
  expect(labels(html, 'a').toSorted()).toEqual(Object.values(socialNames).toSorted());
});
