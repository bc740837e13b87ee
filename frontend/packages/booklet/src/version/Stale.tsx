import type { BookletContent } from '../content';
import { wordsOf } from '../locales/words';

/** The sheet that shows the notice to whoever has no script, and the page that says what changed. */
export const STALE_SHEET = '_new.css';
const CHANGES = '_new.html';

/** Without a script: that the booklet has changed. Hidden until a sheet, which only a former version gets, shows it. */
export const Stale = ({ content, bundle }: { content: BookletContent; bundle: string }) => {
  const words = wordsOf(content).stale;
  return (
    <noscript>
      <aside className="lvb-page lvr-stale">
        <p>{words.text}</p>
        <a href={`${bundle}${CHANGES}`}>{words.see}</a>
        <label>
          <input type="checkbox" className="lvb-hidden" />
          {words.close}
        </label>
      </aside>
    </noscript>
  );
};
