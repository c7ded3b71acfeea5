import { expect, test } from 'vitest';
import { findRedirect } from './redirects.ts';

const redirects = { '/café': '/contact', '/oud': '/crème?x=1', '/weg': 'https://elders.example/' };
const leads = (path: string) => {
  const answer = findRedirect({ redirects, url: new URL(path, 'https://winkel.example') });
  return answer && [answer.status, answer.headers.get('location')];
};

test('an address with accents leads on in every spelling', () => {
  for (const path of ['/café', '/caf%C3%A9', '/CAF%c3%89/', '/cafe\u0301'])
    expect(leads(path)).toEqual([301, '/contact']);
  expect(leads('https://winkel.example//caf%C3%A9')).toEqual([301, '/contact']);
  expect(leads('/caf%C3%A9?utm_source=brief')).toEqual([301, '/contact?utm_source=brief']);
});

test('where it leads is written as a header bears it', () => {
  expect(leads('/oud')).toEqual([301, '/cr%C3%A8me?x=1']);
  expect(leads('/weg')).toEqual([301, 'https://elders.example/']);
  expect(leads('/elders')).toBeNull();
});
