import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { writeArtefact } from './artefact';
import { testId } from './testId';

/** The test, the line where its first attempt stopped and why: a rare failure is known by nothing else. */
const told = (test: TestCase) => {
  const error = test.results.find(({ status }) => status !== 'passed')?.error;
  const why = stripVTControlCharacters(error?.message ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 400);
  return `${testId(test)} (line ${error?.location?.line}: ${why})`;
};

/** Names the tests that passed only at a later attempt, for the gate to count: artefacts/retries/<suite>.json. */
export default class RetryReporter implements Reporter {
  private suite = '';
  private root: Suite | undefined;

  onBegin(config: FullConfig, root: Suite) {
    this.suite = config.metadata.suite;
    this.root = root;
  }

  onEnd() {
    const tests = this.root?.allTests() ?? [];
    writeArtefact(`retries/${this.suite}.json`, tests.filter((test) => test.outcome() === 'flaky').map(told));
  }

  printsToStdio() {
    return false;
  }
}
