// Finds structural faults in a rendered page that tools such as screen readers would notice: rules of the W3C
// and IBM checkers that neither axe nor html-validate has.

import type { Page } from 'playwright-core';

/** Returns one line per faulty element; empty when there are none. */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = <Kind extends keyof HTMLElementTagNameMap>(kind: Kind) => [
      ...document.querySelectorAll<HTMLElementTagNameMap[Kind]>(kind),
    ];
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
        .join(' ') ||
      element.getAttribute('aria-label') ||
      '';
    /** True when the part has a visible heading; a label only for screen readers cannot be a heading. */
    const isHeaded = (part: Element) =>
      part.hasAttribute('aria-label') || part.querySelector('h1, h2, h3, h4, h5, h6') !== null;
    const isSubmitted = ({ elements }: HTMLFormElement) =>
      [...elements].some(
        (element) =>
          (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
          /^(submit|image)$/.test(element.type),
      );

    const names = all('article').map(nameOf);
    const faults = {
      'a time says none': all('time').filter(({ dateTime, textContent }) => !dateTime && !textContent.trim()),
      'a section has no heading': all('section').filter((part) => !isHeaded(part)),
      'two articles have one name': all('article').filter((_, at) => names.indexOf(names[at] ?? '') !== at),
      'a form has no button that sends it': all('form').filter((form) => !isSubmitted(form)),
    };
    return Object.entries(faults).flatMap(([fault, elements]) =>
      elements.map(({ outerHTML }) => `${fault}: ${outerHTML.slice(0, 160)}`),
    );
  });
}
