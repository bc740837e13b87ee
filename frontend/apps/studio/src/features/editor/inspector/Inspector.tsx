import { Tabs } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { BlockTab } from './BlockTab';
import classes from './Inspector.module.css';
import { PageTab } from './PageTab';

/** What stands beside the canvas: the selected block, and the page. */
export const Inspector = () => {
  const { t } = useTranslation('editor');
  const { session, mayWrite } = useEditing();
  if (!session) return null;
  const page = { value: 'page', label: t('inspector.page'), content: <PageTab session={session} /> };
  const block = { value: 'block', label: t('inspector.block'), content: <BlockTab session={session} /> };
  return (
    <div className={classes.inspector}>
      <Tabs label={t('inspector.title')} tabs={mayWrite ? [block, page] : [page]} />
    </div>
  );
};
