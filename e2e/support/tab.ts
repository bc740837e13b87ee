import { expect, type Locator, type Page } from '@playwright/test';

/* A field draws the ring around its whole box; the reader's are outlines. */
const rings = (element: Element) =>
  [element, element.parentElement, element.parentElement?.parentElement]
    .map((node) => node && [getComputedStyle(node).boxShadow, getComputedStyle(node).outline].join())
    .join();

/** Tab until a control has the focus, forwards or backwards, and see that it shows. */
export const tabTo = async (page: Page, control: Locator, back = false) => {
  await expect(control).toBeVisible();
  const before = await control.evaluate(rings);
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (await control.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(control).toBeFocused();
  expect(await control.evaluate(rings), 'a visible ring').not.toBe(before);
};
