import type { DOMOutputSpec } from '@tiptap/pm/model';
import { icons } from '../../icon/Icon';

const SVG = 'http://www.w3.org/2000/svg';

/** The drawing of an icon for the editor; never read aloud, never typed into. */
export const iconSpec = (name: keyof typeof icons): DOMOutputSpec => [
  `${SVG} svg`,
  { class: 'lvb-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', contenteditable: 'false' },
  ...icons[name].map((path): DOMOutputSpec => [`${SVG} path`, { d: path }]),
];
