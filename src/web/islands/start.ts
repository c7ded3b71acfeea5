// The whole script of a content page before anybody touches it: it looks for what moves and loads only that.
// `data-behaviour` marks finished HTML that gets a small plain script; `data-island` marks a React part that waits.

import { behaviours, isBehaviourName } from './behaviours.ts';

for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  const name = element.dataset.behaviour ?? '';
  if (isBehaviourName(name)) void behaviours[name]().then(({ attach }) => attach(element));
}

// Pages that are hydrated start their measuring themselves; this file may be loaded there too.
if (document.querySelector('#consent[data-started-by="islands"]'))
  void import('./measuring/start-measuring.ts').then(({ viewPage }) => viewPage());

const islands = document.querySelectorAll<HTMLElement>('[data-island]');
if (islands.length > 0)
  void import('./wait-for-islands.ts').then(({ waitForIslands }) => waitForIslands(islands));
