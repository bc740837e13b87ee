import type { Drawing } from '@livretier/ui';
import {
  IconAddressBook,
  IconAlertTriangle,
  IconAlignLeft,
  IconCards,
  IconCheckbox,
  IconChevronsDown,
  IconColumns2,
  IconFileTypePdf,
  IconHandClick,
  IconHeading,
  IconHelpHexagon,
  IconLayoutGrid,
  IconList,
  IconListNumbers,
  IconMapPin,
  IconMicrophone,
  IconPhoto,
  IconQuote,
  IconSeparatorHorizontal,
  IconTable,
  IconVideo,
} from '@tabler/icons-react';
import type { PageBlockType } from '../canvas/types';

export const blockIcons: Record<PageBlockType, Drawing> = {
  heading: IconHeading,
  paragraph: IconAlignLeft,
  list: IconList,
  steps: IconListNumbers,
  callout: IconAlertTriangle,
  quote: IconQuote,
  table: IconTable,
  divider: IconSeparatorHorizontal,
  image: IconPhoto,
  gallery: IconLayoutGrid,
  media_text: IconColumns2,
  video: IconVideo,
  audio: IconMicrophone,
  file: IconFileTypePdf,
  map: IconMapPin,
  question: IconHelpHexagon,
  accordion: IconChevronsDown,
  cards: IconCards,
  button: IconHandClick,
  acknowledgement: IconCheckbox,
  contact: IconAddressBook,
};

export const groupNames = ['write', 'show', 'involve', 'validate'] as const;
export type GroupName = (typeof groupNames)[number];

/** Where authors look for a block. */
export const groups: Record<GroupName, readonly PageBlockType[]> = {
  write: ['heading', 'paragraph', 'list', 'steps', 'callout', 'quote', 'table', 'divider'],
  show: ['image', 'gallery', 'media_text', 'video', 'audio', 'file', 'map'],
  involve: ['question', 'accordion', 'cards', 'button'],
  validate: ['acknowledgement', 'contact'],
};
