import type { Words } from '../locales/fr';

type Props = { fault: 'wrong' | 'wait' | undefined; words: Words['door']['code']; action: string; locale: string };

/* As posters print it, with or without its space. */
const DIGITS = '[0-9]{3}\\s?[0-9]{3}';

/** Six digits, typed or filled in by the telephone; sent without a script. */
export const CodeForm = ({ fault, words, action, locale }: Props) => (
  <form className="lvr-code" method="post" action={action}>
    <input type="hidden" name="locale" value={locale} />
    <label className="lvr-code-name" htmlFor="code">
      {words.field}
    </label>
    <input
      className="lvr-code-field"
      id="code"
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={DIGITS}
      maxLength={7}
      required
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? 'fault' : undefined}
    />
    {fault && (
      <p className="lvr-code-fault" id="fault" role="alert">
        {words[fault]}
      </p>
    )}
    <button type="submit" className="lvr-action lvr-door-button">
      {words.enter}
    </button>
  </form>
);
