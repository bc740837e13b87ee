import { Icon, IconButton } from '@livretier/ui';
import { IconAccessible, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/context';
import classes from './Accessibility.module.css';
import { AccessibilityReport } from './AccessibilityReport';

type Props = { session: Session; onClose: () => void; onGo: (blockId: string) => void };

/** What keeps the page from being read by everybody. */
export const AccessibilityPanel = ({ session, onClose, onGo }: Props) => {
  const { t } = useTranslation('editor');
  return (
    <section className={classes.panel} aria-label={t('accessibility.title')}>
      <div className={classes.head}>
        <Icon of={IconAccessible} />
        <h2>{t('accessibility.title')}</h2>
        <IconButton size="small" label={t('accessibility.close')} icon={IconX} onClick={onClose} />
      </div>
      <div className={classes.scroll}>
        <AccessibilityReport session={session} onGo={onGo} />
      </div>
    </section>
  );
};
