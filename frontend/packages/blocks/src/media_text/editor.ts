import { IconColumns2 } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { slotView } from '../editor/model/slotView';

export const editor: EditorBlock<'media_text'> = {
  menu: { group: 'show', place: 3, icon: IconColumns2 },
  node: {
    content: '(paragraph | heading | list)+',
    isolating: true,
    view: () => slotView,
  },
  panel: [
    { name: 'media', kind: 'media', mediaKind: 'image' },
    { name: 'alt', kind: 'text' },
    { name: 'decorative', kind: 'switch' },
    { name: 'side', kind: 'choice', options: ['left', 'right'] },
  ],
};
