// The dialog that opens with `?` and lists the shortcut keys of the current page.

import { useState } from 'react';
import { useLocation } from 'react-router';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { registeredActions } from '../actions/action-registry.ts';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { pathname } = useLocation();
  const [here] = useState(readHere);
  const groups = [
    { title: 'Op deze pagina', items: here },
    ...SHORTCUTS.filter(({ on = 'everywhere' }) => PLACES[on]?.() ?? on === pathname),
  ];
  return (
    <Dialog title="Sneltoetsen" size="small" onClose={onClose}>
      {/* Read from its top, and scrolled by keys: nothing in it is pressed. */}
      <DialogBody className="outline-none!" tabIndex={-1} data-initial-focus="">
        {groups
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <section key={group.title} className="not-first:mt-4">
              <h3>{group.title}</h3>
              <dl>
                {group.items.map(({ keys, label }) => (
                  <div key={keys} className="flex min-h-8 items-center justify-between gap-4">
                    <dt>{label}</dt>
                    <dd className="flex flex-none gap-1">
                      {keys.split(' / ').map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </DialogBody>
    </Dialog>
  );
}

const readHere = (): Shortcut[] =>
  registeredActions().flatMap(({ letter, label }) => (letter ? [{ keys: letter, label }] : []));

const isThere = (what: string) => document.querySelector(`#admin-main ${what}`) !== null;

/**
 * For each value of `on` that is not the address of a page: tells whether the current page has rows (`lists`)
 * or rows that can be reordered (`orders`). `everywhere` is for groups without `on`.
 */
const PLACES: Readonly<Record<string, () => boolean>> = {
  everywhere: () => true,
  lists: () => isThere('[data-row]'),
  orders: () => isThere('[data-drag]'),
};
