import type { LaunchOptions } from '@playwright/test';
import { test as base } from './test';

export const branded = ['livrets.soignance.test', 'accueil.soignance.test'] as const;

/** A browser in which the hosts of the brand lead to this machine. */
export const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rules = branded.map((host) => `MAP ${host} 127.0.0.1`).join(', ');
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`] });
    },
    { scope: 'worker' },
  ],
});

export { expect } from './test';
