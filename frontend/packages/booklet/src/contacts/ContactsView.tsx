import { BlockView, ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import { use } from 'react';
import type { BookletContent } from '../content';
import { Head } from '../contents/Head';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Tabs } from '../tabs/Tabs';
import { contactsOf } from './contactsOf';

type Props = { content: BookletContent; hrefs: Hrefs };

/** Whom to turn to: everybody whom the pages name, in one place. */
export const ContactsView = ({ content, hrefs }: Props) => {
  const words = wordsOf(content);
  const contacts = contactsOf(content, use(ValuesProvider), use(ValueLabelsProvider));
  return (
    <div className="lvr-desk">
      <div className="lvr-contents">
        <div className="lvr-contents-head">
          <Head content={content} hrefs={hrefs} />
          <h1 className="lvb-title">{words.contacts}</h1>
        </div>
        {contacts.length === 0 ? (
          <p className="lvr-contents-none">{words.noContact}</p>
        ) : (
          <ul className="lvr-contacts" lang={writtenIn(content)}>
            {contacts.map((contact) => (
              <li key={contact.id}>
                <BlockView block={contact} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Tabs content={content} screen="contacts" hrefs={hrefs} />
    </div>
  );
};
