// A browser that translates a page, as Chrome, Edge and Safari do: every text node makes way for nodes of the
// translator's own, and so does every text that comes later or changes. The words stay, so that a test finds
// them; the nodes do not.

import type { Page } from 'playwright-core';

/** From now on, for as long as this document is shown. */
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

/** How many texts the translator has replaced: none would mean that it did not work. */
export const translatedTexts = (page: Page) => page.locator('[data-translated]').count();
