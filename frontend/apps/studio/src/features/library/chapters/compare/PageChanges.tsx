import { StatusTag, type StatusTone } from '@livretier/ui';
import { IconArrowsSort, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockDiff } from '../../../../shared/paper/BlockDiff';
import { paper } from '../../../../shared/paper/paper';
import words from '../../../../shared/paper/paper.module.css';
import { Words } from '../../../../shared/paper/Words';
import type { PageChange } from '../../types';
import classes from './Comparison.module.css';

const marks: Record<Exclude<PageChange['change'], 'same'>, { shape: typeof IconPlus; tone: StatusTone }> = {
  added: { shape: IconPlus, tone: 'success' },
  removed: { shape: IconMinus, tone: 'danger' },
  changed: { shape: IconPencil, tone: 'info' },
};

const titleOf = ({ title, change }: PageChange) =>
  title
    .filter((part) => part.change !== (change === 'removed' ? 'added' : 'removed'))
    .map(({ text }) => text)
    .join('');

const Importance = ({ page }: { page: PageChange }) => {
  const { t } = useTranslation('library');
  const editor = useTranslation('editor').t;
  const { importance_before: before, importance_after: after } = page;
  if (!(before && after) || before === after) return null;
  return (
    <p className={words.what}>
      {t('chapters.compare.importance', {
        before: editor(`importance.${before}`),
        after: editor(`importance.${after}`),
      })}
    </p>
  );
};

/** What became of one page, in words. */
export const PageChanges = ({ page }: { page: PageChange }) => {
  const { t } = useTranslation('library');
  const id = useId();
  const { change, moved, title, blocks } = page;
  const isRenamed = change === 'changed' && title.some((part) => part.change !== 'same');
  const isTold = isRenamed || blocks.length > 0 || page.importance_before !== page.importance_after;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>{titleOf(page)}</h3>
        {change !== 'same' && <StatusTag {...marks[change]}>{t(`chapters.compare.page.${change}`)}</StatusTag>}
        {moved && <StatusTag shape={IconArrowsSort}>{t('chapters.compare.page.moved')}</StatusTag>}
      </div>
      <Importance page={page} />
      {isRenamed && (
        <div>
          <p className={words.what}>{t('chapters.compare.renamed')}</p>
          <p className={`${paper} ${words.words}`}>
            <Words words={title} />
          </p>
        </div>
      )}
      {change === 'changed' && !isTold && <p className={words.what}>{t('chapters.compare.settings')}</p>}
      {blocks.length > 0 && (
        <ol className={classes.blocks}>
          {blocks.map((block) => (
            <li key={`${block.block_id} ${block.change}`}>
              <BlockDiff block={block} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
