import type { Locator, Page } from '@playwright/test';

/* Somebody who reads what they click: long enough to be somebody, short enough for the gate. */
const look = 250;
const perLetter = 12;

/** Hands that count what they do: each click, each field and each file is one interaction. */
export const countedHands = (page: Page) => {
  let count = 0;
  const act = async (deed: () => Promise<unknown>) => {
    count += 1;
    await deed();
    await page.waitForTimeout(look);
  };
  return {
    click: (place: Locator) => act(() => place.click()),
    choose: (place: Locator) => act(() => place.check({ force: true })),
    write: (place: Locator, text: string) =>
      act(async () => {
        await place.clear();
        await place.pressSequentially(text, { delay: perLetter });
      }),
    give: (place: Locator, file: { name: string; mimeType: string; buffer: Buffer }) =>
      act(() => place.setInputFiles(file)),
    count: () => count,
  };
};
