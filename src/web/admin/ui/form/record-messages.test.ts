import { expect, test } from 'vitest';
import { recordMessages } from './record-messages.ts';

test.each([
  ['Product', 'updated', 'Product updated successfully', 'Product opslaan is niet gelukt'],
  ['Product', 'deleted', 'Product verwijderd', 'Product verwijderen is niet gelukt'],
  ['Coupon', 'created', 'Coupon created successfully', 'Kortingscode toevoegen is niet gelukt'],
  ['Draft order', 'deleted', 'Draft order deleted successfully', 'Error deleting draft order'],
  ['Blog post', 'updated', 'Artikel opgeslagen', 'Error updating blog post'],
  ['Review', 'created', 'Review toegevoegd', 'Error creating review'],
  ['Template', 'deleted', 'Template verwijderd', 'Template verwijderen is niet gelukt'],
] as const)('a %s %s is told in Dutch, and in English where that is quoted', (name, action, done, failed) => {
  expect(recordMessages(name, action)).toEqual({ done, failed });
});
