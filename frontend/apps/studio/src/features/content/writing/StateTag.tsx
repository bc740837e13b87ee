import { StatusTag } from '@livretier/ui';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NewsState } from '../api/written';
import type { WrittenTutorialLine } from '../api/writtenTutorials';

const looks = {
  draft: { shape: 'ring' },
  scheduled: { shape: IconClock, tone: 'info' },
  published: { shape: 'dot', tone: 'success' },
  ended: { shape: 'half-dot' },
  archived: { shape: 'box' },
} as const;

/** Where a news item stands. */
export const NewsStateTag = ({ state }: { state: NewsState }) => {
  const { t } = useTranslation('content');
  return <StatusTag {...looks[state]}>{t(`write.news.states.${state}`)}</StatusTag>;
};

const statusLooks = {
  draft: { shape: 'ring' },
  published: { shape: 'dot', tone: 'success' },
  archived: { shape: 'box' },
} as const;

type TutorialStatusProps = { tutorial: Pick<WrittenTutorialLine, 'status' | 'transcript_missing'> };

/** Where a tutorial stands; one whose film nobody can read cannot be published. */
export const TutorialStatusTag = ({ tutorial: { status, transcript_missing } }: TutorialStatusProps) => {
  const { t } = useTranslation('content');
  if (transcript_missing)
    return (
      <StatusTag shape={IconAlertTriangle} tone="warning">
        {t('write.tutorials.transcriptMissing')}
      </StatusTag>
    );
  return <StatusTag {...statusLooks[status]}>{t(`write.tutorials.statuses.${status}`)}</StatusTag>;
};
