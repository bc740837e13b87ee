import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the names of the tests that passed only at a later attempt: `[]` when there was none. */
export default class RetryReporter implements Reporter {
  readonly #file: string;

  constructor({ outputFile }: { outputFile: string }) {
    this.#file = outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const retried = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map(({ fullName }) => `${relativeModuleId} > ${fullName}`),
    );
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(retried, null, 2)}\n`);
  }
}
