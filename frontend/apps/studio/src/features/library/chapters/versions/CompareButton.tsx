import { Button, Dialog, Icon, QueryView, Stack, StatusTag, type StatusTone } from '@livretier/ui';
import { IconArrowsSort, IconEye, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparisonQuery } from '@/features/library/api/chapters';
import { useLanguageLabel } from '@/features/library/fields/LocalisedFields';
import type { ChapterDetails, PageChange, VersionComparison } from '@/features/library/types';
import { shippedLocales, shippedOr } from '@/shared/locale/locales';
import { BlockDiff } from '@/shared/paper/BlockDiff';
import { paper } from '@/shared/paper/paper';
import words from '@/shared/paper/paper.module.css';
import { Words } from '@/shared/paper/Words';
import classes from './CompareButton.module.css';
import { LibraryValues } from './LibraryValues';

const names = (obligations: VersionComparison['obligations_added']) => obligations.map(({ label }) => label).join(', ');

/** What changed on the chapter's sheet: its title in each language, the obligations that it covers. */
const CardChanges = ({ changes }: { changes: VersionComparison }) => {
  const { t } = useTranslation('library');
  const inLanguage = useLanguageLabel();
  const { obligations_added: added, obligations_removed: removed } = changes;
  const titles = Object.entries(changes.titles);
  if (titles.length + added.length + removed.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="changes-of-sheet">
      <h3 id="changes-of-sheet">{t('chapters.sheet.title')}</h3>
      {titles.map(([locale, said]) => (
        <div key={locale}>
          <p className={words.what}>
            {(shippedLocales as readonly string[]).includes(locale)
              ? inLanguage(t('chapters.fields.title'), shippedOr(locale))
              : locale}
          </p>
          <p className={`${paper} ${words.words}`} lang={locale}>
            <Words words={said} />
          </p>
        </div>
      ))}
      {added.length > 0 && <p>{t('chapters.compare.added', { count: added.length, names: names(added) })}</p>}
      {removed.length > 0 && <p>{t('chapters.compare.removed', { count: removed.length, names: names(removed) })}</p>}
    </section>
  );
};

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
const PageChanges = ({ page }: { page: PageChange }) => {
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
        <Stack as="ol" gap={3}>
          {blocks.map((block) => (
            <li key={`${block.block_id} ${block.change}`}>
              <BlockDiff block={block} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
};

const isNothing = ({ titles, obligations_added, obligations_removed, pages }: VersionComparison) =>
  Object.keys(titles).length + obligations_added.length + obligations_removed.length + pages.length === 0;

/** What the draft changed since the newest release, in words. */
const ComparisonDialog = ({ chapter, onClose }: { chapter: ChapterDetails; onClose: () => void }) => {
  const { t } = useTranslation('library');
  const { id, version } = chapter;
  const comparison = useQuery(comparisonQuery(id, version));
  return (
    <Dialog
      opened
      wide="very"
      dismissableMask
      title={t('chapters.compare.title', { version })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('chapters.compare.close')}</Button>}
    >
      <QueryView query={comparison} isEmpty={isNothing} empty={<p role="status">{t('chapters.compare.same')}</p>}>
        {(changes) => (
          <LibraryValues>
            <Stack gap={3} className={classes.changes}>
              <CardChanges changes={changes} />
              {changes.pages.map((page) => (
                <PageChanges key={page.id} page={page} />
              ))}
            </Stack>
          </LibraryValues>
        )}
      </QueryView>
    </Dialog>
  );
};

/** "Comparer à la 7": what would be released, beside what is. */
export const CompareButton = ({ chapter, size }: { chapter: ChapterDetails; size?: 'small' }) => {
  const { t } = useTranslation('library');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button look="quiet" {...(size && { size })} onClick={() => setOpened(true)}>
        <Icon of={IconEye} />
        {t('chapters.compare.open', { version: chapter.version })}
      </Button>
      {opened && <ComparisonDialog chapter={chapter} onClose={() => setOpened(false)} />}
    </>
  );
};
