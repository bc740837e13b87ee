import type { Page } from '@playwright/test';

type Faults = { raw: string[]; french: string[] };

/** Texts of the page that are the names of texts, or that were not filled in; and those that are French for want of another. */
export const unsaid = (page: Page, keys: readonly string[]) =>
  page.evaluate((names): Faults => {
    const known = new Set(names.flatMap((name) => [name, name.slice(name.indexOf('.') + 1), name.replace('.', ':')]));
    const isRaw = (text: string) => text.includes('{{') || (/^\w+([.:]\w+)+$/.test(text) && known.has(text));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    const french = [...document.querySelectorAll('[data-french]')].map(({ textContent }) => textContent ?? '');
    return { raw: texts.filter(isRaw), french };
  }, keys);
