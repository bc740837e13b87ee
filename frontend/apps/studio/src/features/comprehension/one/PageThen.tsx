import {
  BlockView,
  type Document,
  MediaProvider,
  migrate,
  PagesProvider,
  ValuesProvider,
  WordsProvider,
  wordsIn,
} from '@livretier/blocks';
import { languageName } from '@livretier/booklet';
import { VisuallyHidden } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, outlineQuery } from '@/features/booklets/api';
import { useMediaSources } from '@/features/media';
import { useLocale } from '@/shared/locale/useLocale';
import { paper } from '@/shared/paper/paper';
import { paths } from '@/shared/paths';
import type { QuestionDetail } from '../api';
import classes from './PageThen.module.css';

type Props = { booklet: BookletOut; question: QuestionDetail };

const noAddress = () => undefined;
const mark = 'data-asked';

/** Frames the block that was asked about and brings it into sight, inside its box alone. The id came from a device: it
    is compared, never made into a selector. */
const useMarkedBlock = (box: RefObject<HTMLElement | null>, block: string | null) => {
  useEffect(() => {
    const view = box.current;
    const found = block && view ? [...view.querySelectorAll('[id]')].find(({ id }) => id === block) : undefined;
    if (!(view && found)) return;
    found.setAttribute(mark, '');
    view.scrollTop += found.getBoundingClientRect().top - view.getBoundingClientRect().top - 60;
    return () => found.removeAttribute(mark);
  }, [box, block]);
};

/** The page of that version, drawn as booklets draw it. */
const Drawn = ({ booklet, question }: Props) => {
  const { t } = useTranslation('questions');
  const { page, page_blocks, page_values, block } = question;
  const box = useRef<HTMLElement>(null);
  /* Published long ago, drawn today: what a page holds is carried forward to the newest schema. */
  const blocks = useMemo(() => (migrate(page_blocks) as Document).blocks, [page_blocks]);
  const media = useMediaSources(blocks);
  const words = useMemo(() => wordsIn(booklet.reference_locale), [booklet.reference_locale]);
  const findValue = useMemo(() => {
    const values = new Map(Object.entries(page_values));
    return (key: string) => (values.has(key) ? String(values.get(key)) : undefined);
  }, [page_values]);
  useMarkedBlock(box, block);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is slid with the arrows
    <section ref={box} className={`${paper} ${classes.page}`} tabIndex={0} aria-label={t('page.then')}>
      <div lang={booklet.reference_locale}>
        <h4 className="lvb-title">{page.title}</h4>
        <MediaProvider value={media}>
          <ValuesProvider value={findValue}>
            <PagesProvider value={noAddress}>
              <WordsProvider value={words}>
                <div className="lvb-flow">
                  {blocks.map((one, index) => (
                    <BlockView key={one.id} block={one} place={{ index }} />
                  ))}
                </div>
              </WordsProvider>
            </PagesProvider>
          </ValuesProvider>
        </MediaProvider>
      </div>
    </section>
  );
};

/** Which version in which language they had; a page is kept in the language in which it was written. */
const Facts = ({ booklet, question: { version, locale, page_blocks } }: Props) => {
  const { t } = useTranslation('questions');
  const shown = useLocale();
  const language = languageName(locale, shown);
  if (!page_blocks || locale === booklet.reference_locale) return t('page.version', { version, language });
  return t('page.translated', { version, language, reference: languageName(booklet.reference_locale, shown) });
};

/** The page as it was when somebody asked about it, with what they pointed at. */
export const PageThen = ({ booklet, question }: Props) => {
  const { t } = useTranslation('questions');
  const outline = useQuery(outlineQuery(booklet.id)).data;
  const { page, page_blocks, quoted, block, locale } = question;
  const isThere = outline?.chapters.some(({ pages }) => pages.some(({ id }) => id === page.id));
  const passage = quoted && (
    <span lang={locale} dir="auto">
      {t('page.passage', { words: quoted })}
    </span>
  );
  return (
    <div className={classes.then}>
      {page_blocks ? (
        <>
          {passage && <VisuallyHidden>{passage}</VisuallyHidden>}
          <Drawn booklet={booklet} question={question} />
        </>
      ) : (
        <p className={classes.gone}>
          {t('page.gone', { title: page.title })} {passage}
        </p>
      )}
      <p className={classes.facts}>
        <Facts booklet={booklet} question={question} />{' '}
        {isThere && (
          <Link
            to={paths.bookletEditor}
            params={{ id: booklet.id }}
            search={{ page: page.id, bloc: block ?? undefined }}
          >
            {t('page.open')}
          </Link>
        )}
        {outline && !isThere && t('page.removed')}
      </p>
    </div>
  );
};
