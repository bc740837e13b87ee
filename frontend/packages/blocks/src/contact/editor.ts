import { IconAddressBook } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';

export const editor: EditorBlock<'contact'> = {
  menu: { group: 'show', place: 8, icon: IconAddressBook },
  node: { view: () => atomView },
  panel: [
    { name: 'media', kind: 'media', mediaKind: 'image' },
    { name: 'name', kind: 'line', values: 'person' },
    { name: 'role', kind: 'line' },
    { name: 'phone', kind: 'line', values: 'phone' },
    { name: 'email', kind: 'line', values: 'email' },
    { name: 'place', kind: 'line', values: 'place' },
  ],
};
