import { Button, Icon } from '@livretier/ui';
import { IconAlertTriangle, IconChecks, IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checksQuery } from '../../../shared/booklet/queries';
import classes from '../top/TopBar.module.css';

type Props = { bookletId: string; opened: boolean; onToggle: () => void };

/** How many points are left before the booklet can be published; opens them. */
export const ChecksBadge = ({ bookletId, opened, onToggle }: Props) => {
  const { t } = useTranslation('editor');
  const checks = useQuery(checksQuery(bookletId)).data;
  const count = checks ? checks.blocking + checks.advisory : 0;
  const icon = () => {
    if (!checks) return IconListCheck;
    return checks.blocking > 0 ? IconAlertTriangle : IconChecks;
  };
  return (
    <Button
      size="small"
      look={checks && checks.blocking > 0 ? 'warning' : 'quiet'}
      aria-expanded={opened}
      onClick={onToggle}
    >
      <Icon of={icon()} size={16} />
      <span className={classes.word}>{checks ? t('checks.badge', { count }) : t('checks.title')}</span>
      {checks && (
        <span className={classes.short} aria-hidden="true">
          {count}
        </span>
      )}
    </Button>
  );
};
