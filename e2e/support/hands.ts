import { expect, type Locator, type Page } from '@playwright/test';
import { keyboardOf } from './keyboard';

/** What a person does with a screen, whatever they do it with. */
export type Hands = {
  push: (control: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
  /** One of the acts of an open menu. */
  pick: (item: Locator) => Promise<void>;
};

export const pointer = (): Hands => ({
  push: (control) => control.click(),
  write: (field, text) => field.fill(text),
  tick: (box) => box.check({ force: true }),
  choose: (radio) => radio.check({ force: true }),
  pick: (item) => item.click(),
});

export const keyboard = (page: Page): Hands => {
  const keys = keyboardOf(page);
  return {
    push: (control) => keys.push(control),
    write: async (field, text) => {
      await keys.reach(field);
      await keys.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    tick: async (box) => {
      await keys.reach(box);
      await keys.press('Space');
      await expect(box).toBeChecked();
    },
    choose: (radio) => keys.choose(radio),
    pick: async (item) => {
      await expect(item).toBeVisible();
      const isHere = () => item.evaluate((element) => element === document.activeElement);
      for (let step = 0; step < 20 && !(await isHere()); step++) await keys.press('ArrowDown');
      await expect(item).toBeFocused();
      await keys.press('Enter');
    },
  };
};

/** Each journey is done twice. */
export const byWhat = { 'with a pointer': pointer, 'A11Y3: by keys alone': keyboard };
