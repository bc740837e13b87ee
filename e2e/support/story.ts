import type { Page } from '@playwright/test';

/* The catalogue's own examination would run beside ours. */
const quietly = 'a11y.manual:!true';

/** Shows one story alone, by the identifier that the catalogue gives it; a story with a scheme of its own keeps it. */
export const openStory = async (page: Page, id: string, scheme = 'light') => {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${quietly};scheme:${scheme}`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
};

type Preview = {
  channel: {
    emit: (event: string, told: object) => void;
    on: (event: string, hear: (id: string) => void) => void;
    off: (event: string, hear: (id: string) => void) => void;
  };
};

/** Shows another story where one is, in the scheme that is there: loading the catalogue takes longer than looking at it. */
export const moveToStory = (page: Page, id: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
        const hear = (shown: string) => {
          if (shown !== wanted) return;
          channel.off('storyRendered', hear);
          resolve();
        };
        channel.on('storyRendered', hear);
        channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'story' });
      }),
    id,
  );

/** Shows the story that is there in another scheme, without loading it again. */
export const turnStory = async (page: Page, scheme: 'light' | 'dark') => {
  await page.evaluate((wanted) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
    channel.emit('updateGlobals', { globals: { scheme: wanted } });
  }, scheme);
  await page.waitForFunction(
    (dark) => document.documentElement.classList.contains('p-dark') === dark,
    scheme === 'dark',
  );
};
