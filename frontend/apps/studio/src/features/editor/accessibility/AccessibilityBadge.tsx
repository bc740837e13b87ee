import { Button, Icon } from '@livretier/ui';
import { IconAccessible } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/context';
import { useReport } from './useReport';

type Props = { session: Session; opened: boolean; onToggle: () => void };

/** How many points keep the page from being accessible; opens them. */
export const AccessibilityBadge = ({ session, opened, onToggle }: Props) => {
  const { t } = useTranslation('editor');
  const { issues } = useReport(session);
  return (
    <Button size="small" look={issues.length > 0 ? 'warning' : 'quiet'} aria-expanded={opened} onClick={onToggle}>
      <Icon of={IconAccessible} size={16} />
      {t('accessibility.badge', { count: issues.length })}
    </Button>
  );
};
