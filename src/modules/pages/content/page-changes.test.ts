// Tests the Dutch description of the difference between two states of a page.

import { expect, test } from 'vitest';
import type { Block } from './block-kinds.ts';
import { pageChanges } from './page-changes.ts';
import type { LandingContent, PageContent } from './page-content.ts';

const titled = (id: string, title: string): Block => ({ id, kind: 'reviews', on: true, fields: { title } });
const questions: Block = {
  id: 'q',
  kind: 'questions',
  on: true,
  fields: { title: 'Vragen', items: [{ question: 'Hoe?', answer: 'Zo.' }] },
};
const label: Block = { id: 'l', kind: 'label', on: true, fields: { title: 'Etiket', text: 'Tekst' } };
const search = { title: '', description: '', imageUrl: '' };
const landing = (...blocks: Block[]): LandingContent => ({ kind: 'landing', blocks, search });
const text = (change: object): PageContent => ({
  kind: 'text',
  title: 'a',
  intro: '',
  body: 'b',
  search,
  ...change,
});

test('a page that says the same has no changes', () =>
  expect(pageChanges(landing(questions, label), landing(questions, label))).toEqual([]));

test('what was written, switched, added and taken away is named by its block', () => {
  const before = landing(questions, label);
  const after = landing({ ...questions, on: false }, titled('r', 'Nieuw'));
  expect(pageChanges(before, after)).toEqual(['Vragen uitgezet', 'Reviews toegevoegd', 'Etiket verwijderd']);
  const other: Block = { ...label, fields: { title: 'Anders', text: 'Tekst' } };
  expect(pageChanges(before, landing(questions, other))).toEqual(['Etiket gewijzigd']);
});

test('of a new order only what was moved is named, not what made room for it', () => {
  const reviews = titled('r', 'Reviews');
  expect(pageChanges(landing(questions, label, reviews), landing(reviews, questions, label))).toEqual([
    'Reviews verplaatst',
  ]);
});

test('of a text its parts are named', () =>
  expect(pageChanges(text({}), text({ body: 'c', search: { ...search, title: 'x' } }))).toEqual([
    'Tekst gewijzigd',
    'Zoeken en delen gewijzigd',
  ]));
