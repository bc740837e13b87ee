import { IconButton } from '@livretier/ui';
import { IconFilePlus, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { ChapterList } from './ChapterList';
import { useKeptRow } from './keptRow';
import classes from './Outline.module.css';
import { PageList } from './PageList';
import { usePageActs } from './usePageActs';

type Props = { onFind: () => void };

/** The pages of the manuscript: what there is, in which order, and where one is. */
export const Outline = ({ onFind }: Props) => {
  const { t } = useTranslation('editor');
  const { source, manuscript, pageId, mayWrite } = useEditing();
  const acts = usePageActs();
  useKeptRow();
  const { plan, pages } = manuscript;
  const current = pages.find(({ id }) => id === pageId);
  const mayAdd = mayWrite && (!plan || current !== undefined);
  return (
    <section className={classes.outline} aria-label={t('outline.title')}>
      <div className={classes.head}>
        <h2>{t('outline.title')}</h2>
        <span className={classes.tools}>
          <IconButton size="small" label={t('find.open')} icon={IconSearch} onClick={onFind} />
          {mayAdd && (
            <IconButton
              size="small"
              label={t('outline.add')}
              icon={IconFilePlus}
              onClick={() => acts.add.mutate({ after: pageId ?? null, chapter: current?.chapter })}
            />
          )}
        </span>
      </div>
      {plan && source.chapters ? (
        <ChapterList plan={plan} calls={source.chapters} acts={acts} />
      ) : (
        <PageList acts={acts} />
      )}
    </section>
  );
};
