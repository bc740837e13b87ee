import { getSchema } from '@tiptap/core';
import type { Document } from '../../document/document';
import { repairIds } from '../ids/repairIds';
import { toEditor } from '../model/toEditor';
import { documentExtensions } from './extensions';

let schema: ReturnType<typeof getSchema> | undefined;

/** The schema of a page. */
export const documentSchema = () => {
  schema ??= getSchema(documentExtensions());
  return schema;
};

/** A page as content of the editor, or nothing if the editor cannot hold it: shown empty, it would be saved empty. */
export const readable = (document: Document) => {
  try {
    const content = repairIds(toEditor(document));
    documentSchema().nodeFromJSON(content).check();
    return content;
  } catch {
    return undefined;
  }
};
