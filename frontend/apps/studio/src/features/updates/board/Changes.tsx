import { Button } from '@livretier/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockDiff } from '@/shared/paper/BlockDiff';
import { Words } from '@/shared/paper/Words';
import type { Release } from '../api';
import classes from './Board.module.css';

const few = 4;

type Props = { release: Release; children?: ReactNode };

/** What the release changed since the version before, page by page, in words; what follows from it stands below. */
export const Changes = ({ release: { changes, number }, children }: Props) => {
  const { t } = useTranslation(['updates', 'editor']);
  const [whole, setWhole] = useState(false);
  const blocks = changes.flatMap((page) => page.blocks.map((block) => ({ page, block })));
  const shown = whole ? blocks : blocks.slice(0, few);
  return (
    <aside className={classes.changes} aria-labelledby="updates-changes">
      <div className={classes.group}>
        <h2 id="updates-changes">{t('changes.title')}</h2>
        <span className={classes.quiet}>{t('changes.between', { before: number - 1, after: number })}</span>
      </div>
      {changes.length === 0 && <p className={classes.quiet}>{t('changes.none')}</p>}
      <ol>
        {changes
          .filter(
            (page) => page.change !== 'changed' || page.blocks.length === 0 || shown.some((one) => one.page === page),
          )
          .map((page) => (
            <li key={page.id} className={classes.page}>
              <h3>
                <Words words={page.title} />
              </h3>
              {page.change !== 'same' && page.change !== 'changed' && (
                <p className={classes.quiet}>{t(`changes.page.${page.change}`)}</p>
              )}
              {page.moved && <p className={classes.quiet}>{t('changes.page.moved')}</p>}
              {page.importance_before && page.importance_after && page.importance_before !== page.importance_after && (
                <p className={classes.quiet}>
                  {t('changes.importance', {
                    before: t(`editor:importance.${page.importance_before}`),
                    after: t(`editor:importance.${page.importance_after}`),
                  })}
                </p>
              )}
              {shown
                .filter((one) => one.page === page)
                .map(({ block }) => (
                  <div key={block.block_id} className={classes.change}>
                    <BlockDiff block={block} />
                  </div>
                ))}
            </li>
          ))}
      </ol>
      {blocks.length > shown.length && (
        <Button look="link" size="small" onClick={() => setWhole(true)}>
          {t('changes.more', { count: blocks.length - shown.length })}
        </Button>
      )}
      {children}
    </aside>
  );
};
