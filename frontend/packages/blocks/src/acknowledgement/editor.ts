import { IconCheckbox } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'acknowledgement'> = {
  menu: { group: 'involve', place: 5, icon: IconCheckbox },
  node: { view: () => atomView },
  panel: [{ name: 'sentence', kind: 'line' }],
};
