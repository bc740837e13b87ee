import { IconButton } from '@livretier/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import classes from './Sheet.module.css';

/** Where one is in the manuscript, above the page. */
export const CanvasBar = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('editor');
  const { manuscript, pageId, openPage } = useEditing();
  const index = manuscript.pages.findIndex(({ id }) => id === pageId);
  const [before, after] = [manuscript.pages[index - 1], manuscript.pages[index + 1]];
  return (
    <div className={classes.bar}>
      <span className={classes.side} />
      <span className={classes.pages}>
        <IconButton
          size="small"
          label={t('canvas.previous')}
          icon={IconChevronLeft}
          disabled={!before}
          onClick={() => before && openPage(before.id)}
        />
        {t('canvas.position', { position: index + 1, count: manuscript.pages.length })}
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
