import { Icon, StatusTag } from '@livretier/ui';
import { IconAccessible, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/context';
import classes from './Accessibility.module.css';
import { useReport } from './useReport';

/** Whether the selected block can be read by everybody. */
export const BlockAccessibility = ({ session, blockId }: { session: Session; blockId: string }) => {
  const { t } = useTranslation('editor');
  const faulty = useReport(session).issues.some((issue) => issue.blockId === blockId);
  return (
    <div className={classes.block}>
      <strong className={classes.name}>
        <Icon of={IconAccessible} />
        {t('accessibility.title')}
      </strong>
      {faulty ? (
        <StatusTag shape={IconAlertTriangle} tone="warning">
          {t('accessibility.blockFaulty')}
        </StatusTag>
      ) : (
        <StatusTag shape={IconCheck} tone="success">
          {t('accessibility.blockFine')}
        </StatusTag>
      )}
    </div>
  );
};
