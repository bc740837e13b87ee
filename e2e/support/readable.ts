import type { Locator } from '@playwright/test';
import type { Written } from './hostileBlocks';

/** The fields of which some words cannot be read in their block, as text or as the description of a picture. */
export const unread = (root: Locator, written: readonly Written[]) =>
  root.evaluate((element, written) => {
    const read = (id: string) => {
      const block = element.querySelector(`[data-id="${id}"], [id="${id}"]`);
      const pictures = [...(block?.querySelectorAll('img') ?? [])].map(({ alt }) => alt);
      return [block?.textContent ?? '', ...pictures];
    };
    const texts = new Map<string, string[]>();
    const missing = new Set<string>();
    for (const { block, field, words } of written) {
      const known = texts.get(block) ?? read(block);
      texts.set(block, known);
      if (!known.some((text) => text.includes(words))) missing.add(field);
    }
    return [...missing].sort();
  }, written);

/** What stands in the page though no block draws it: an element that acts, a handler, an address of another kind. */
export const intruders = (root: Locator) =>
  root.evaluate((element) => {
    const acting = 'script, style, iframe, frame, object, embed, form, base, meta, link, template, noscript, marquee';
    const outer = (found: Element) => found.outerHTML.slice(0, 120);
    const everything = [...element.querySelectorAll('*')];
    return [
      ...[...element.querySelectorAll(acting)].map(outer),
      ...everything.filter((each) => each.getAttributeNames().some((name) => name.startsWith('on'))).map(outer),
      ...everything
        .filter((each) => /^(?!https:\/\/example\.org\/|\/media\/|#)/.test(each.getAttribute('href') ?? '#'))
        .map(outer),
    ];
  });
