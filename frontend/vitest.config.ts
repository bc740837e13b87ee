import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const browser = { extends: true as const, plugins: [react()] };

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: { '@': `${import.meta.dirname}/apps/studio/src`, '@test': `${import.meta.dirname}/apps/studio/test` },
  },
  test: {
    reporters: [
      'default',
      ['junit', { suiteName: 'frontend' }],
      ['./test/retryReporter.ts', { outputFile: resolve(import.meta.dirname, '../artefacts/retries/frontend.json') }],
    ],
    outputFile: { junit: '../artefacts/junit/frontend.xml' },
    restoreMocks: true,
    /* A loaded machine is slow, not wrong. */
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [
      {
        ...browser,
        test: {
          name: 'browser',
          environment: './test/browserEnvironment.ts',
          /* One environment a worker, one context a file: five times faster than an environment a file. */
          pool: 'vmThreads',
          environmentOptions: { jsdom: { url: 'http://localhost:8080/' } },
          include: ['apps/{studio,reader}/src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['apps/renderer/test/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
    ],
  },
});
