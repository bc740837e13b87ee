import { documentSchema } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import serverWords from '../../../../../../../backend/shared/documents/accessibility/small_words.json';
import cases from '../../../../../../../backend/shared/documents/accessibility_cases.json';
import { checkPage } from './checkPage';
import smallWords from './checks/smallWords.json';

/* The server does not trust the browser when it publishes: it checks every page again, in Python. */
describe('the checks of the server', () => {
  it.each(cases)('find the same: $what', ({ document, findings }) => {
    const { issues } = checkPage(documentSchema.parse(document), { language: 'fr', pairs: [] });

    expect(issues.map(({ fault, blockId, values }) => ({ fault, block: blockId, values }))).toEqual(
      findings.map(({ fault, block, values }) => ({ fault, block, values })),
    );
  });

  it('know languages by the same words', () => {
    expect(serverWords).toEqual(smallWords);
  });
});
