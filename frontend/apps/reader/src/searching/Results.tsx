/** @jsxImportSource preact */
import { words } from '../locales/words';
import { excerpt, markWords } from './excerpt';
import type { Hit } from './searchPages';

const Marked = ({ text, found }: { text: string; found: ReadonlySet<string> }) => (
  <>
    {markWords(text, found).map(({ text: part, marked }, place) =>
      marked ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
    )}
  </>
);

/** What was found, with the words where they stand. */
export const Results = ({ query, hits }: { query: string; hits: readonly Hit[] }) => (
  <>
    <p className="lvr-found-count" role="status">
      {hits.length > 0 ? words().found(hits.length) : words().foundNothing(query)}
    </p>
    <ol className="lvr-found-pages">
      {hits.map(({ href, title, chapter, text, words: found }) => (
        <li key={href}>
          <a className="lvr-found-page" href={href}>
            <span className="lvr-small">{chapter}</span>
            <span className="lvr-found-title">
              <Marked text={title} found={found} />
            </span>
            <span className="lvr-small">
              <Marked text={excerpt(text, found)} found={found} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  </>
);
