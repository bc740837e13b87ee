import { IconMapPin } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'map'> = {
  menu: { group: 'show', place: 7, icon: IconMapPin },
  node: { view: () => atomView },
  panel: [
    { name: 'media', kind: 'media', mediaKind: 'image' },
    { name: 'alt', kind: 'text' },
    { name: 'place', kind: 'line' },
    { name: 'href', kind: 'address' },
  ],
};
