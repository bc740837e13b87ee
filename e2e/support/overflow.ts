import type { Page } from '@playwright/test';

/** What is cut off by the right edge of the screen, unless it can be scrolled to inside a container of its own. */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const isContained = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      ((getComputedStyle(node).overflowX !== 'visible' && node.getBoundingClientRect().right <= screen + 1) ||
        isContained(node.parentElement));
    const cut = [...document.body.querySelectorAll('*')].filter((node) => {
      const { width, right } = node.getBoundingClientRect();
      return width > 1 && right > screen + 1 && node.checkVisibility() && !isContained(node.parentElement);
    });
    const wide = document.documentElement.scrollWidth > screen;
    return [...(wide ? ['the page'] : []), ...cut.map((node) => `${node.tagName} ${node.textContent?.slice(0, 40)}`)];
  });
