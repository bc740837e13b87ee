import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** jsdom, with the streams that every browser has and it does not: msw answers with them. */
export default {
  ...jsdom,
  name: 'browser',
  viteEnvironment: 'client',
  async setupVM(options) {
    if (!jsdom.setupVM) throw new Error('This environment is for the vm pools');
    const environment = await jsdom.setupVM(options);
    Object.assign(environment.getVmContext(), { ReadableStream, WritableStream, TransformStream });
    return environment;
  },
} satisfies Environment;
