// Simulates the translation of a page by Chrome, Edge or Safari: every text node is replaced by other nodes,
// also when text is added or changed later. The words stay the same, so that tests find them.

import type { Page } from 'playwright-core';

/** Starts the translation; it lasts as long as the document is open. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const KEPT = 'script, style, textarea, title, [translate="no"], [data-translated]';
    function replace(text: Text): void {
      const { parentElement } = text;
      if (!parentElement || text.data.trim() === '' || parentElement.closest(KEPT)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.dataset.translated = '';
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
    function replaceIn(node: Node): void {
      if (node instanceof Text) replace(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(replace);
    }
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        if (target instanceof Text) replace(target);
        addedNodes.forEach(replaceIn);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** The number of texts the translator has replaced; 0 means that it did not work. */
export const translatedTexts = (page: Page) => page.locator('[data-translated]').count();
