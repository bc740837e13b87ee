import { iconSpec } from '../editor/model/iconSpec';
import { blockNode } from '../editor/model/node';
import type { CalloutBlock } from './schema';

export const calloutNode = blockNode('callout', {
  content: '(paragraph | list)+',
  defining: true,
  element: (attrs, data, words) => {
    const tone = attrs.tone as CalloutBlock['props']['tone'];
    return [
      'aside',
      { ...data, class: 'lvb-callout', 'data-tone': tone },
      iconSpec(tone),
      ['span', { class: 'lvb-hidden', contenteditable: 'false' }, words.tone[tone]],
      ['div', { class: 'lvb-callout-body lvb-flow' }, 0],
    ];
  },
});
