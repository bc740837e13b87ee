import { type Document, walk } from '@livretier/blocks';
import { checkHeadingOrder, checkHeadings, checkImages, checkTables, checkTranscripts } from './checks/blocks';
import { checkComplete } from './checks/complete';
import { checkContrast, type Pair } from './checks/contrast';
import { checkLanguage } from './checks/language';
import { checkButtons, checkLinks } from './checks/links';
import { type CheckName, checkNames, type Found } from './types';

type Around = { language: string; pairs: readonly Pair[] };

/** Every check of a page. */
export const checkPage = (document: Document, { language, pairs }: Around) => {
  const blocks = [...walk(document.blocks)];
  const found: Record<CheckName, Found> = {
    complete: checkComplete(blocks),
    images: checkImages(blocks),
    headingOrder: checkHeadingOrder(blocks),
    headings: checkHeadings(blocks),
    links: checkLinks(blocks),
    buttons: checkButtons(blocks),
    tables: checkTables(blocks),
    transcripts: checkTranscripts(blocks),
    language: checkLanguage(language)(blocks),
    contrast: checkContrast(pairs),
  };
  const place = new Map(blocks.map(({ id }, index) => [id, index]));
  const issues = checkNames
    .flatMap((name) => found[name].issues)
    .sort((a, b) => (place.get(a.blockId) ?? blocks.length) - (place.get(b.blockId) ?? blocks.length));
  const checked = checkNames.reduce((sum, name) => sum + found[name].checked, 0);
  return {
    issues,
    checked,
    passed: checked - issues.length,
    /** What was looked at and found right. */
    fine: checkNames.filter((name) => found[name].checked > 0 && found[name].issues.length === 0),
  };
};

export type Report = ReturnType<typeof checkPage>;
