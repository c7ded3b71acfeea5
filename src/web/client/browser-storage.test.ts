// Tests that browser storage never throws, even when the browser refuses it.

import { expect, test } from 'vitest';
import { createBrowserStorage, readCookie } from './browser-storage.ts';

function workingStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

test('what is written can be read and removed', () => {
  const storage = workingStorage();
  const store = createBrowserStorage(() => storage);
  store.write('checkout-email', 'a@b.nl');
  expect(storage.getItem('checkout-email')).toBe('a@b.nl');
  expect(store.read('checkout-email')).toBe('a@b.nl');
  store.remove('checkout-email');
  expect(store.read('checkout-email')).toBeNull();
});

test('a browser that refuses storage remembers for as long as the page lives', () => {
  const store = createBrowserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(store.read('cart')).toBeNull();
  store.write('cart', '1');
  expect(store.read('cart')).toBe('1');
  store.remove('cart');
  expect(store.read('cart')).toBeNull();
});

test('a cookie is found among others and decoded', () => {
  expect(readCookie('selectedVariant', 'a=1; selectedVariant=2x; b=%20')).toBe('2x');
  expect(readCookie('b', 'a=1; b=x%20y')).toBe('x y');
  expect(readCookie('c', 'a=1')).toBeNull();
  expect(readCookie('b', 'bb=1; b=c=d')).toBe('c=d');
  expect(readCookie('b', 'b=%')).toBeNull();
});
