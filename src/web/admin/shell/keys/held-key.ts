// The last letter pressed while nobody could hear it, and when it is pressed again.

import { seconds } from '#shared/clock.ts';
import { placeOfKeys } from './shortcuts.ts';

const PATIENCE = seconds(15);

export type Held = {
  key: string;
  at: number;
  /** With ⌘ or Ctrl: the palette was asked for. */
  ctrlKey?: boolean;
  /** The letter right before it; empty when there was none. */
  before?: string;
};

type Press = { key: string; ctrlKey: boolean };

type Around = {
  /** The page still reads what it shows. */
  isReading(): boolean;
  /** A dialog or a menu has come over it meanwhile. */
  isCovered(): boolean;
  now(): number;
  press(what: Press): void;
};

export function createHeldKey({ isReading, isCovered, now, press }: Around) {
  let held: Held | null = null;
  return {
    /** What was pressed before anything of the page ran. */
    take(early: Held | null): void {
      held = early ?? held;
    },
    /** Forgotten where the page can hear it itself. */
    hold(key: string): void {
      if (isReading()) held = { key, at: now() };
    },
    /** Once, when the page has what it shows; not after a while in which somebody gave up, nor into what came over it. */
    replay(): void {
      if (!held || isReading()) return;
      const { key, at, ctrlKey = false, before = '' } = held;
      held = null;
      if (now() - at > PATIENCE || isCovered()) return;
      if (placeOfKeys(before, key) !== null) press({ key: before, ctrlKey: false });
      press({ key, ctrlKey });
    },
    isWaiting: (): boolean => held !== null,
  };
}
