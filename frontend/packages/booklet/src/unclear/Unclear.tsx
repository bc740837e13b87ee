import { toPhone, ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import { use } from 'react';
import { contactsOf } from '../contacts/contactsOf';
import type { BookletContent } from '../content';
import { localeOf, wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';

type Props = { content: BookletContent; page: string; hrefs: Hrefs };

/** Who is looked after gives no name and no address to a page. */
const isCare = ({ kind }: BookletContent) => kind === 'patient' || kind === 'resident';

/** Whom the booklet names, by their telephone: the one in charge of whoever reads, or else the first of its contacts. */
const usePerson = (content: BookletContent) => {
  const [find, label] = [use(ValuesProvider), use(ValueLabelsProvider)];
  const [name, phone] = [find('manager'), find('manager_phone')];
  if (name && phone) return { name, phone };
  const contact = contactsOf(content, find, label).find(({ props }) => toPhone(props.phone));
  return contact && { name: contact.props.name || contact.props.role, phone: contact.props.phone };
};

const Person = ({ content }: { content: BookletContent }) => {
  const person = usePerson(content);
  return (
    person && (
      <p className="lvr-unclear-person lvr-small">
        {wordsOf(content).asking.whom}{' '}
        <span lang={writtenIn(content)}>
          {person.name}, <a href={toPhone(person.phone)}>{person.phone}</a>
        </span>
      </p>
    )
  );
};

/** The same by a plain form; which bundle it is, its files cannot say of themselves. */
const PlainForm = ({ content, page, hrefs }: Props) => {
  const words = wordsOf(content).asking;
  return (
    <details className="lvr-noscript">
      <summary>{words.ask}</summary>
      <form className="lvr-ask-form" method="post" action={hrefs.question}>
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="kind" value="question" />
        <label className="lvr-ask-field">
          {words.question}
          <textarea name="text" maxLength={1000} required />
        </label>
        {!isCare(content) && (
          <label className="lvr-ask-field">
            {words.email}
            <input type="email" name="reply_to" />
          </label>
        )}
        <button type="submit" className="lvr-action">
          {words.send}
        </button>
      </form>
    </details>
  );
};

/** Under a page: « Je n’ai pas compris » by one tap, and a question where the booklet takes them. */
export const Unclear = ({ content, page, hrefs }: Props) => {
  const words = wordsOf(content).asking;
  const manager = use(ValuesProvider)('manager');
  const care = isCare(content);
  const asks = content.edition?.offers.questions;
  return (
    content.edition && (
      <section
        className="lvr-unclear"
        data-island="unclear"
        data-of={page}
        data-manager={care ? undefined : manager}
        data-care={care || undefined}
        lang={writtenIn(content) && localeOf(content)}
      >
        <p className="lvr-unclear-taps lvr-scripted">
          <button type="button" className="lvr-action lvr-action-quiet" data-said="unclear">
            {words.unclear}
          </button>
          <button type="button" className="lvr-action lvr-action-quiet" data-said="ask" hidden={!asks}>
            {words.ask}
          </button>
        </p>
        {asks && <PlainForm content={content} page={page} hrefs={hrefs} />}
        {care && <Person content={content} />}
      </section>
    )
  );
};

/** What became of a question that was sent without a script: the address of the answer says which it is. */
export const Heard = ({ content }: { content: BookletContent }) => {
  const words = wordsOf(content).asking;
  return (
    content.edition?.offers.questions &&
    (['recue', 'attente', 'refusee'] as const).map((end) => (
      <p key={end} id={`question-${end}`} className="lvr-heard">
        {words.heard[end]}
      </p>
    ))
  );
};
