import { test as base, expect } from '@playwright/test';
import { watch } from './watch';

/** Every browser test also promises: no call elsewhere, no breach of the policy, no complaint in the console. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const faults = await watch(page, baseURL ?? '');
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };
