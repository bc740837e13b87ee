import { blockNode } from '../editor/model/node';
import { slotView } from '../editor/model/slotView';

export const mediaTextNode = blockNode('media_text', {
  content: '(paragraph | heading | list)+',
  isolating: true,
  view: () => slotView,
});
