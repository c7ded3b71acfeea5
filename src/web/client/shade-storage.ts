// Stores the tooth shade that AI Advies considered likely, on this device only, for the shade guide of the
// landing page.

import { localStore } from './browser-storage.ts';

const STORAGE_KEY = 'tandkleur';
const EVENT = 'tandkleur';

export function readShade(): string | null {
  return localStore.read(STORAGE_KEY);
}

export function saveShade(place: number): void {
  localStore.write(STORAGE_KEY, String(place));
  document.dispatchEvent(new Event(EVENT));
}

export function onShadeChange(listener: () => void): void {
  document.addEventListener(EVENT, listener);
}
