import { Button, Icon } from '@livretier/ui';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterDetails } from '../../types';
import { ComparisonDialog } from './ComparisonDialog';

/** "Comparer à la 7": what would be released, beside what is. */
export const CompareButton = ({ chapter, size }: { chapter: ChapterDetails; size?: 'small' }) => {
  const { t } = useTranslation('library');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button look="quiet" {...(size && { size })} onClick={() => setOpened(true)}>
        <Icon of={IconEye} />
        {t('chapters.compare.open', { version: chapter.version })}
      </Button>
      {opened && <ComparisonDialog chapter={chapter} onClose={() => setOpened(false)} />}
    </>
  );
};
