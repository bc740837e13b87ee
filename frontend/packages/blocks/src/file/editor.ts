import { IconFileTypePdf } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'file'> = {
  menu: { group: 'show', place: 6, icon: IconFileTypePdf },
  node: { view: () => atomView },
  panel: [
    { name: 'media', kind: 'media', mediaKind: 'document' },
    { name: 'label', kind: 'line' },
  ],
};
