// Brings one React part of a content page to life in the place of the HTML the server drew.
// A click that comes while it loads is not lost: the island is told of it.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { findIsland } from './island-registry.ts';

/** Does nothing for a name that is not in the registry. */
export async function wakeIsland(element: HTMLElement, wasClicked: () => boolean): Promise<void> {
  const load = findIsland(element.dataset.island ?? '');
  if (!load) return;
  const { Island } = await load();
  const props: unknown = JSON.parse(element.dataset.props ?? '{}');
  createRoot(element).render(
    <StrictMode>
      <Island props={props} clicked={wasClicked()} />
    </StrictMode>,
  );
}
