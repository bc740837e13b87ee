import { IconVideo } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { atomView } from '../editor/model/atomView';
import { block } from '.';

const providers = block.schema.shape.props.shape.provider.unwrap().options;

export const editor: EditorBlock<'video'> = {
  menu: { group: 'show', place: 4, icon: IconVideo },
  node: { view: () => atomView },
  panel: [
    { name: 'media', kind: 'media', mediaKind: 'video' },
    { name: 'provider', kind: 'choice', options: [null, ...providers] },
    { name: 'code', kind: 'line' },
    { name: 'title', kind: 'line' },
    { name: 'transcript', kind: 'text' },
  ],
};
