import { Button, Icon, StatusTag } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type TutorialLine, useDoTutorial } from '../api/tutorials';

/** « C'est fait »: what one did is shown as done everywhere from now on. */
export const DoneButton = ({ tutorial: { id, is_done } }: { tutorial: Pick<TutorialLine, 'id' | 'is_done'> }) => {
  const { t } = useTranslation('content');
  const done = useDoTutorial();
  return (
    <span role="status">
      {is_done ? (
        <StatusTag shape={IconCheck} tone="success">
          {t('tutorials.isDone')}
        </StatusTag>
      ) : (
        <Button busy={done.isPending} onClick={() => done.mutate(id)}>
          <Icon of={IconCheck} />
          {t('tutorials.done')}
        </Button>
      )}
    </span>
  );
};
