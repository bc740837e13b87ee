import { IconButton } from '@livretier/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { pagesIn } from '../session/order';
import classes from './Sheet.module.css';

/** Where one is in the manuscript, above the page. */
export const CanvasBar = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('editor');
  const { manuscript, pageId, openPage } = useEditing();
  const { pages, plan } = manuscript;
  const index = pages.findIndex(({ id }) => id === pageId);
  const inside = pagesIn(pages, pages[index]?.chapter);
  const chapter = plan?.chapters.findIndex(({ id }) => id === pages[index]?.chapter) ?? -1;
  const [before, after] = [pages[index - 1], pages[index + 1]];
  return (
    <div className={classes.bar}>
      <span className={classes.where}>
        {chapter >= 0 && t('canvas.chapter', { number: chapter + 1, title: plan?.chapters[chapter]?.title })}
      </span>
      <span className={classes.pages}>
        <IconButton
          size="small"
          label={t('canvas.previous')}
          icon={IconChevronLeft}
          disabled={!before}
          onClick={() => before && openPage(before.id)}
        />
        {t('canvas.position', {
          position: inside.findIndex(({ id }) => id === pageId) + 1,
          count: inside.length,
        })}
        <IconButton
          size="small"
          label={t('canvas.next')}
          icon={IconChevronRight}
          disabled={!after}
          onClick={() => after && openPage(after.id)}
        />
      </span>
      <span className={classes.side}>{children}</span>
    </div>
  );
};
