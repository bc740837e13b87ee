import { BlockView, type Document, MediaProvider, migrate } from '@livretier/blocks';
import { Button, Dialog, QueryView, WarningNote } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaSources } from '@/features/media';
import { paper } from '@/shared/paper/paper';
import { resultQuery } from '../api';
import { LibraryWords } from '../LibraryWords';
import classes from './Proposal.module.css';

type ResultPage = { page: string; title: string; document: Record<string, unknown>; fits: boolean };

const Pages = ({ pages }: { pages: readonly ResultPage[] }) => {
  const { t } = useTranslation('updates');
  const drawn = useMemo(
    () => pages.map((page) => ({ ...page, blocks: (migrate(page.document) as Document).blocks })),
    [pages],
  );
  const media = useMediaSources(useMemo(() => drawn.flatMap(({ blocks }) => blocks), [drawn]));
  return (
    <MediaProvider value={media}>
      <ol className={classes.pages}>
        {drawn.map(({ page, title, blocks, fits }) => (
          <li key={page}>
            {!fits && <WarningNote title={t('result.unfit')}>{t('result.unfitText')}</WarningNote>}
            <article className={`${paper} ${classes.page}`} lang="fr" aria-label={title}>
              <h3 className="lvb-title">{title}</h3>
              <div className="lvb-flow">
                {blocks.map((block, index) => (
                  <BlockView key={block.id} block={block} place={{ index }} />
                ))}
              </div>
            </article>
          </li>
        ))}
      </ol>
    </MediaProvider>
  );
};

/** The pages as they would be if it ended now. */
export const ResultDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('updates');
  return (
    <Dialog
      opened
      wide="very"
      title={t('result.title')}
      lead={t('result.lead')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('result.close')}
        </Button>
      }
    >
      <QueryView
        query={useQuery(resultQuery(id))}
        isEmpty={({ pages }) => pages.length === 0}
        empty={<p>{t('result.empty')}</p>}
      >
        {({ pages }) => (
          <LibraryWords>
            <Pages pages={pages} />
          </LibraryWords>
        )}
      </QueryView>
    </Dialog>
  );
};
