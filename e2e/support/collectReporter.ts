import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { writeArtefact } from './artefact';
import { testId } from './testId';

const root = resolve(import.meta.dirname, '../..');

/* Tests that follow from one another are chosen together. */
const isSerial = (file: string) => /mode: 'serial'/.test(readFileSync(file, 'utf-8'));

const choiceOf = (test: TestCase) => {
  const id = testId(test);
  const file = relative(root, test.location.file);
  return { id, file, unit: isSerial(test.location.file) ? file : id };
};

/** Writes every test that there is, to choose from: artefacts/collected/<suite>.json. For `--list`. */
export default class CollectReporter implements Reporter {
  private suite = '';
  private tests: ReturnType<typeof choiceOf>[] = [];
  private errors: TestError[] = [];

  onBegin(config: FullConfig, suite: Suite) {
    this.suite = config.metadata.suite;
    this.tests = suite.allTests().map(choiceOf);
  }

  onError(error: TestError) {
    this.errors.push(error);
  }

  async onEnd() {
    for (const { message, value } of this.errors) process.stderr.write(`${message ?? value}\n`);
    /* A list that lacks a file would let its tests go in silence. */
    if (this.errors.length > 0) return { status: 'failed' as const };
    writeArtefact(`collected/${this.suite}.json`, this.tests);
    process.stdout.write(`${this.suite}: ${this.tests.length} tests\n`);
    return undefined;
  }
}
