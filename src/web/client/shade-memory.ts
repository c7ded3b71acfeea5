// The shade AI Advies made likely, kept on this device for the shade guide of the landing page; never sent.

import { localStore } from './browser-storage.ts';

const KEPT = 'tandkleur';
const EVENT = 'tandkleur';

export function recallShade(): string | null {
  return localStore.read(KEPT);
}

export function rememberShade(place: number): void {
  localStore.write(KEPT, String(place));
  document.dispatchEvent(new Event(EVENT));
}

export function onNewShade(listener: () => void): void {
  document.addEventListener(EVENT, listener);
}
