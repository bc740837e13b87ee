import { Icon, IconButton, Tabs } from '@livretier/ui';
import { IconListCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../accessibility/Accessibility.module.css';
import { AccessibilityReport } from '../accessibility/AccessibilityReport';
import { useEditing } from '../session/context';
import { CheckPoints } from './CheckPoints';

/** What is left before the booklet can be published, and what the open page lacks while it is written. */
export const ChecksPanel = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('editor');
  const { source, session, mayWrite } = useEditing();
  const tabs = [{ value: 'booklet', label: t('checks.booklet'), content: <CheckPoints bookletId={source.id} /> }];
  if (session && mayWrite)
    tabs.push({
      value: 'page',
      label: t('checks.page'),
      content: <AccessibilityReport session={session} onGo={(id) => session.canvas.current?.select(id)} />,
    });
  return (
    <section className={classes.panel} aria-label={t('checks.title')}>
      <div className={classes.head}>
        <Icon of={IconListCheck} />
        <h2>{t('checks.title')}</h2>
        <IconButton size="small" label={t('checks.close')} icon={IconX} onClick={onClose} />
      </div>
      <div className={classes.scroll}>
        <Tabs label={t('checks.title')} tabs={tabs} />
      </div>
    </section>
  );
};
