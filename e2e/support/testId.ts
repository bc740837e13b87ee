import type { TestCase } from '@playwright/test/reporter';

/** The name of a test as reports and lists have it: "file › describe › title". */
export const testId = (test: TestCase) => test.titlePath().slice(2).join(' › ');
