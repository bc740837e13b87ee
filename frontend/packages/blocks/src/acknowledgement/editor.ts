import { IconCheckbox } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'acknowledgement'> = {
  menu: { group: null, place: 1, icon: IconCheckbox },
  node: { view: () => atomView },
  panel: [{ name: 'sentence', kind: 'line' }],
};
