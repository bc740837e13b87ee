import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './tab';

/** A keyboard, and nothing else. */
export const keyboardOf = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);
  const reach = async (control: Locator, back = false) => {
    await expect(control).toBeVisible();
    if (!(await control.evaluate((element) => element === document.activeElement))) await tabTo(page, control, back);
  };
  return {
    press,
    reach,
    /** A sheet to write on, which shows a caret instead of a ring. */
    arrive: async (sheet: Locator) => {
      const isHere = () => sheet.evaluate((element) => element === document.activeElement);
      for (let step = 0; step < 30 && !(await isHere()); step++) await press('Tab');
      await expect(sheet).toBeFocused();
    },
    write: async (field: Locator, text: string, back = false) => {
      await reach(field, back);
      await page.keyboard.type(text);
    },
    push: async (control: Locator, back = false) => {
      await reach(control, back);
      await press('Enter');
    },
    /** One of a group of choices: Tab comes to the group, the arrows go through it. */
    choose: async (wanted: Locator) => {
      await expect(wanted).toBeVisible();
      const isIn = () =>
        wanted.evaluate(({ name }: HTMLInputElement) => Reflect.get(document.activeElement ?? {}, 'name') === name);
      for (let step = 0; step < 60 && !(await isIn()); step++) await press('Tab');
      if (!(await wanted.isChecked())) await press('Space');
      for (let step = 0; step < 40 && !(await wanted.isChecked()); step++) await press('ArrowDown');
      await expect(wanted).toBeChecked();
    },
  };
};
