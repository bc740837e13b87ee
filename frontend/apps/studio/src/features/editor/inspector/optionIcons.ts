import type { Drawing } from '@livretier/ui';
import {
  IconAlertTriangle,
  IconBulb,
  IconFlame,
  IconInfoCircle,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';

/** Drawings that say a choice faster than its words. */
export const optionIcons: Record<string, Drawing> = {
  'callout.tone.info': IconInfoCircle,
  'callout.tone.warning': IconAlertTriangle,
  'callout.tone.danger': IconFlame,
  'callout.tone.tip': IconBulb,
  'media_text.side.left': IconLayoutSidebar,
  'media_text.side.right': IconLayoutSidebarRight,
  'list.ordered.false': IconList,
  'list.ordered.true': IconListNumbers,
};
