import { ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import { use } from 'react';
import type { BookletContent } from '../content';
import { Head } from '../contents/Head';
import { Emergencies } from '../emergency/Emergencies';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Tabs } from '../tabs/Tabs';
import { ContactCard } from './ContactCard';
import { contactsOf } from './contactsOf';

type Props = { content: BookletContent; hrefs: Hrefs };

/** Whom to turn to: who saves, then everybody whom the pages name, in one place. */
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
        <section className="lvr-contacts-part" aria-labelledby="urgences">
          <h2 id="urgences" className="lvr-contacts-title">
            {words.tapNumber}
          </h2>
          <Emergencies content={content} />
        </section>
        <section className="lvr-contacts-part" aria-labelledby="personnes">
          <h2 id="personnes" className="lvr-contacts-title">
            {words.whomToAsk}
          </h2>
          {contacts.length === 0 ? (
            <p className="lvr-small">{words.noContact}</p>
          ) : (
            <ul className="lvr-contacts">
              {contacts.map((contact) => (
                <li key={contact.id}>
                  <ContactCard contact={contact} words={words} lang={writtenIn(content, contact.lang)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <Tabs content={content} screen="contacts" hrefs={hrefs} />
    </div>
  );
};
