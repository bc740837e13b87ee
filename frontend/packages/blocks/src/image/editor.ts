import { IconPhoto } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';
import { frames, points } from '.';

export const editor: EditorBlock<'image'> = {
  menu: { group: 'show', place: 1, icon: IconPhoto },
  node: { view: () => atomView },
  panel: [
    { name: 'media', kind: 'media', mediaKind: 'image' },
    { name: 'alt', kind: 'text' },
    { name: 'decorative', kind: 'switch' },
    { name: 'caption', kind: 'text' },
    { name: 'width', kind: 'choice', options: ['half', 'text', 'full'] },
    { name: 'frame', kind: 'choice', options: frames },
    { name: 'point', kind: 'point', options: points },
  ],
};
