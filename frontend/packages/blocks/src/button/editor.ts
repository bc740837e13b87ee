import { IconHandClick } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'button'> = {
  menu: { group: 'involve', place: 4, icon: IconHandClick },
  node: { view: () => atomView },
  panel: [
    { name: 'label', kind: 'line' },
    { name: 'href', kind: 'address' },
  ],
};
