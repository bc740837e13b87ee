import type { Locator } from '@playwright/test';

/** Hands that count what they do: each click, each field and each file is one interaction. */
export const countedHands = () => {
  let count = 0;
  const act = async (deed: () => Promise<unknown>) => {
    count += 1;
    await deed();
  };
  return {
    click: (place: Locator) => act(() => place.click()),
    choose: (place: Locator) => act(() => place.check({ force: true })),
    write: (place: Locator, text: string) => act(() => place.fill(text)),
    give: (place: Locator, file: { name: string; mimeType: string; buffer: Buffer }) =>
      act(() => place.setInputFiles(file)),
    count: () => count,
  };
};
