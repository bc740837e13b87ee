import { IconMicrophone } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'audio'> = {
  menu: { group: 'show', place: 5, icon: IconMicrophone },
  node: { view: () => atomView },
  panel: [
    { name: 'media', kind: 'media', mediaKind: 'audio' },
    { name: 'title', kind: 'line' },
    { name: 'transcript', kind: 'text' },
  ],
};
