// Tests which arrangements of blocks can be published, and the error messages for the others.

import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#modules/settings/default-settings.ts';
import { defaultPages, findDefaultPage } from './default-pages.ts';
import { findHardcodedDetails } from './hardcoded-details.ts';
import { type PageContent, pageContentSchema } from './page-content.ts';
import { pageClaims, pageTexts } from './page-texts.ts';

function defaultOf<Kind extends PageContent['kind']>(kind: Kind, at: 'landing' | 'frame') {
  const content = findDefaultPage(at, '')?.content;
  if (content?.kind !== kind) throw new Error(`no ${kind}`);
  return content;
}

const messages = (content: unknown) =>
  pageContentSchema.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('blocks', () => {
  const landing = defaultOf('landing', 'landing');
  const blocks = landing.kind === 'landing' ? landing.blocks : [];
  const arranged = (arrange: (all: typeof blocks) => unknown[]) =>
    messages({ ...landing, blocks: arrange(structuredClone(blocks)) });

  test('those of a fresh shop may be published, and in any order below the first screen', () => {
    expect(messages(landing)).toEqual([]);
    expect(arranged(([first, ...rest]) => [first, ...rest.reverse()])).toEqual([]);
    expect(arranged((all) => all.filter(({ kind }) => kind === 'hero' || kind === 'label'))).toEqual([]);
  });

  test('the first screen is on top, and neither it nor the label is switched off or left out', () => {
    expect(arranged(([first, second, ...rest]) => [second, first, ...rest])).toEqual([
      ['blocks.1', 'Eerste scherm staat altijd bovenaan.'],
    ]);
    expect(arranged((all) => all.map((block) => ({ ...block, on: block.kind !== 'label' })))).toEqual([
      ['blocks.8', 'Het etiket moet van de wet bij het aanbod staan.'],
    ]);
    expect(arranged((all) => all.filter(({ kind }) => kind !== 'hero'))).toEqual([
      ['blocks', 'Eerste scherm ontbreekt. Zonder het eerste scherm kan niemand bestellen.'],
    ]);
  });

  test('what may stand once stands once, under a name of its own', () => {
    expect(arranged((all) => [...all, ...all.filter(({ kind }) => kind === 'reviews')])).toEqual([
      ['blocks.10', 'Reviews kan er één keer staan.'],
      ['blocks.10', 'Een ander blok heeft dezelfde kop.'],
      ['blocks.10', 'Twee blokken hebben dezelfde naam.'],
    ]);
  });

  test('a picture is one of the library, a video one of two places, and a variable one the shop knows', () => {
    const own = (kind: string, fields: object) =>
      arranged((all) => [...all, { id: 'eigen', kind, on: true, fields }]).map(([path]) => path);
    const picture = { title: 'Foto', alt: '', caption: '', imageUrl: 'https://elders.example/foto.jpg' };
    expect(own('picture', picture)).toEqual(['blocks.10.fields.imageUrl']);
    const media = '/media/0123456789abcdef0123456789abcdef-800x600/800.webp';
    expect(own('picture', { ...picture, imageUrl: media })).toEqual([]);
    const video = { title: 'Video', text: '', alt: '', imageUrl: media };
    expect(own('video', { ...video, address: 'https://youtu.be/abc' })).toEqual([]);
    expect(own('video', { ...video, address: 'https://evil.example/abc' })).toEqual([
      'blocks.10.fields.address',
    ]);
    expect(own('text', { title: '{dagen}', body: '| Tabel' })).toEqual([
      'blocks.10.fields.title',
      'blocks.10.fields.body',
    ]);
  });
});

describe('menu and footer', () => {
  const frame = defaultOf('frame', 'frame');

  test('what the law wants within reach of every page stays there', () => {
    const service = frame.kind === 'frame' ? frame.service : [];
    const without = { ...frame, service: service.filter(({ href }) => href !== '/herroepen') };
    expect(messages(frame)).toEqual([]);
    expect(messages(without)).toEqual([
      ['service', '/herroepen moet van de wet op elke pagina te vinden zijn.'],
    ]);
  });

  test.each([['javascript:alert(1)'], ['//elders.example'], ['/\\elders'], ['http://elders.example'], ['']])(
    'a line cannot lead to %j',
    (href) => {
      expect(messages({ ...frame, menu: [{ label: 'X', href }] }).map(([path]) => path)).toContain(
        'menu.0.href',
      );
    },
  );
});

test('what the settings know is not typed', () => {
  const text = findDefaultPage('policy', 'terms-of-service')?.content;
  if (text?.kind !== 'text') throw new Error('no text');
  expect(defaultPages.flatMap(({ content }) => findHardcodedDetails(content, defaultSettings))).toEqual([]);
  const { email } = defaultSettings.company;
  expect(findHardcodedDetails({ ...text, intro: `Mail ${email.toUpperCase()}.` }, defaultSettings)).toEqual([
    {
      path: 'content.intro',
      message: `‘${email}’ staat in de instellingen. Schrijf {e-mail}, dan klopt het altijd.`,
    },
  ]);
});

const ownReasons = (content: PageContent) =>
  pageContentSchema.parse(
    JSON.parse(
      JSON.stringify(content).replace(
        '"items":[]',
        '"items":[{"icon":"leaf","title":"Veilig voor je glazuur","text":"Ja."}]',
      ),
    ),
  );

test('every text is checked for claims, under the name of its field', () => {
  const landing = ownReasons(defaultOf('landing', 'landing'));
  const paths = pageTexts(landing).map(({ path }) => path);
  expect(paths).toContain('blocks.0.fields.title');
  expect(paths.some((path) => /\.(id|kind|icon|imageUrl)$/.test(path))).toBe(false);
  expect(
    pageClaims(landing).map(({ path, word }) => [path.replace(/\d+\.fields/, 'x'), word]),
  ).toContainEqual(['blocks.x.items.0.title', 'Veilig voor je glazuur']);
});
