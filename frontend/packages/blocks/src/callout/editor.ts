import { IconAlertTriangle } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { iconSpec } from '../editor/model/iconSpec';
import { block } from '.';
import says from './says.json';

const tones = block.schema.shape.props.shape.tone.options;

export const editor: EditorBlock<'callout'> = {
  menu: { group: 'write', place: 5, icon: IconAlertTriangle },
  node: {
    content: '(paragraph | list)+',
    defining: true,
    element: (attrs, data, { language }) => {
      const tone = attrs.tone as (typeof tones)[number];
      return [
        'aside',
        { ...data, class: 'lvb-callout', 'data-tone': tone },
        iconSpec(tone),
        ['span', { class: 'lvb-hidden', contenteditable: 'false' }, says[language][tone]],
        ['div', { class: 'lvb-callout-body lvb-flow' }, 0],
      ];
    },
  },
  panel: [{ name: 'tone', kind: 'choice', options: tones }],
};
