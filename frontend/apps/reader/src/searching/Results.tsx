/** @jsxImportSource preact */
import type { SearchPage } from '@livretier/booklet/searchWords';
import { words } from '../locales/words';
import { excerpt, markWords } from './excerpt';
import type { Found } from './searchPages';

/* Around pages that may be in another language. */
const own = () => ({ lang: document.documentElement.lang });

/* Drawn as the package of booklets draws them: its icons are React's. */
const Icon = ({ path }: { path: string }) => (
  <svg className="lvr-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
const ANSWER = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4';
const FORWARD = 'M5 12l14 0M13 18l6 -6M13 6l6 6';

const Marked = ({ text, isMeant }: { text: string; isMeant: Found['isMeant'] }) => (
  <>
    {markWords(text, isMeant).map(({ text: part, marked }, place) =>
      marked ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
    )}
  </>
);

const whereIs = ({ chapter, number }: SearchPage) => (number ? words().foundAt(chapter, number) : chapter);

const Result = ({ page, best, isMeant }: { page: SearchPage; best: boolean; isMeant: Found['isMeant'] }) => (
  <li className={best ? 'lvr-found-best' : undefined}>
    <a className="lvr-found-page" href={page.href}>
      {best && (
        <span className="lvr-found-answer" {...own()}>
          <Icon path={ANSWER} />
          {words().foundBest}
        </span>
      )}
      <span className="lvr-small">{whereIs(page)}</span>
      <span className="lvr-found-title">
        <Marked text={page.title} isMeant={isMeant} />
      </span>
      <span className={best ? 'lvr-found-text' : 'lvr-small'}>
        <Marked text={excerpt(page.text, isMeant)} isMeant={isMeant} />
      </span>
      {best && (
        <span className="lvr-found-read" {...own()}>
          {words().foundRead}
          <Icon path={FORWARD} />
        </span>
      )}
    </a>
  </li>
);

type Props = { query: string; found: Found; shown: number; onMore: () => void };

/** What was found, the page that answers best in front, with the words where they stand. */
export const Results = ({ query, found: { pages, isMeant }, shown, onMore }: Props) => (
  <>
    <p className="lvr-found-count" role="status" {...own()}>
      {pages.length > 0 ? words().found(pages.length) : words().foundNothing(query)}
    </p>
    <ol className="lvr-found-pages">
      {pages.slice(0, shown).map((page, place) => (
        <Result key={page.href} page={page} best={place === 0} isMeant={isMeant} />
      ))}
    </ol>
    {pages.length > shown && (
      <button type="button" className="lvr-found-more" onClick={onMore} {...own()}>
        {words().foundMore}
      </button>
    )}
  </>
);
