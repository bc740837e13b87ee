import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the instance's mail server writes each message; the variables of the instance come from the caller. */
const folder = join(process.env.RUN_DIR ?? '', 'mail');

/** The mails to one address that came after this was called. */
export const mailboxOf = (address: string) => {
  const before = new Set(readdirSync(folder));
  const mails = () =>
    readdirSync(folder)
      .filter((name) => !before.has(name))
      .map((name) => readFileSync(join(folder, name), 'utf-8'))
      .filter((mail) => mail.includes(`\nTo: ${address}`));
  return {
    mails,
    /** The link that somebody finds in their mail a moment later. */
    link: async (pattern: RegExp) => {
      const found = () => mails().flatMap((mail) => mail.match(pattern) ?? [])[0];
      await expect.poll(found, { timeout: 30_000, message: `a mail to ${address}` }).toBeTruthy();
      return found() ?? '';
    },
  };
};
