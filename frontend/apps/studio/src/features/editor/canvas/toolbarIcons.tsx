import type { ToolbarIcons } from '@livretier/blocks/editor';
import { Icon } from '@livretier/ui';
import { IconBold, IconBraces, IconItalic, IconLink, IconUnderline } from '@tabler/icons-react';

export const toolbarIcons: ToolbarIcons = {
  bold: <Icon of={IconBold} />,
  italic: <Icon of={IconItalic} />,
  underline: <Icon of={IconUnderline} />,
  link: <Icon of={IconLink} />,
  value: <Icon of={IconBraces} />,
};
