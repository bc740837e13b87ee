import { type Drawing, StatusTag } from '@livretier/ui';
import { IconCircleCheck, IconCircleHalf2, IconGitMerge, IconRefresh, IconUnlink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../source/types';

type CoreState = NonNullable<Chapter['core_state']>;

const looks = {
  up_to_date: [IconCircleCheck, 'success'],
  locally_modified: [IconCircleHalf2, 'warning'],
  update_available: [IconRefresh, 'info'],
  conflict: [IconGitMerge, 'warning'],
  detached: [IconUnlink, 'neutral'],
} as const;

export const coreShape = (state: CoreState): Drawing => looks[state][0];

/** How a chapter stands to the one of the library that it was taken from. */
export const CoreStateTag = ({ state }: { state: CoreState }) => {
  const { t } = useTranslation('editor');
  const [shape, tone] = looks[state];
  return (
    <StatusTag shape={shape} tone={tone}>
      {t(`chapters.core.${state}`)}
    </StatusTag>
  );
};
