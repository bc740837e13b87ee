import { IconSeparatorHorizontal } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'divider'> = {
  menu: { group: 'write', place: 8, icon: IconSeparatorHorizontal },
  node: { view: () => atomView },
  panel: [],
};
