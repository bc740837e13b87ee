import { Node } from '@tiptap/core';
import { Text } from '@tiptap/extension-text';
import { Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { finder } from '../find/finder';
import { keepIds } from '../ids/keepIds';
import { breakNode, valueNode } from '../model/inline';
import { marks } from '../model/marks';
import type { NodeTexts } from '../model/node';
import { type PasteOptions, pasteCleaner } from '../paste/pasteCleaner';
import { blockNodes } from '../registry';
import { type SuggesterOptions, suggester } from '../suggest/suggester';
import { keepTables } from '../table/keepTables';
import { typesetter } from '../typography/typesetter';
import { keepBlocks } from './keepBlocks';
import { keys, typedBlocks } from './keys';
import { spotlight } from './spotlight';
import { writeBelow } from './writeBelow';

const page = Node.create({ name: 'doc', topNode: true, content: 'block+' });

/** The nodes and marks of a page, and nothing else: what a document can hold. */
export const documentExtensions = (texts?: NodeTexts) => [
  page,
  ...blockNodes.map((node) => (texts ? node.configure(texts) : node)),
  Text,
  breakNode,
  valueNode,
  ...marks,
];

/** What keeps a page right while it is written. */
export const writingExtensions = [
  keepTables,
  keepIds,
  keepBlocks,
  keys,
  typedBlocks,
  finder,
  spotlight,
  writeBelow,
  UndoRedo,
  Gapcursor,
];

export type CanvasExtensionOptions = NodeTexts & { suggest: SuggesterOptions; paste: PasteOptions };

export const canvasExtensions = ({ words, labels, suggest, paste }: CanvasExtensionOptions) => [
  ...documentExtensions({ words, labels }),
  ...writingExtensions,
  suggester.configure(suggest),
  pasteCleaner.configure(paste),
  ...(words.language === 'fr' ? [typesetter] : []),
  Placeholder.configure({ placeholder: labels?.placeholder ?? '', includeChildren: true }),
];
