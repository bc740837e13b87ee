import { safeUrl, toPhone, useMedia, waysIn } from '@livretier/blocks';
import { Icon } from '../icon/Icon';
import type { Words } from '../locales/fr';
import type { Contact } from './contactsOf';

const MOBILE = /^tel:(?:0|\+33)[67]/;

/** How somebody is reached by a tap. */
const tapsOf = ({ phone, email, place }: Contact['props']) => {
  const call = toPhone(phone);
  const write = email ? safeUrl(`mailto:${email}`) : undefined;
  return {
    call,
    write: write ?? (call && MOBILE.test(call) ? call.replace('tel:', 'sms:') : undefined),
    go: waysIn(place).find(({ href }) => href.startsWith('http'))?.href,
  } as const;
};

const icons = { call: 'phone', write: 'message', go: 'route' } as const;
const taps = ['call', 'write', 'go'] as const;

/** Somebody to turn to, and a button for each way to them. */
export const ContactCard = ({
  contact,
  words,
  lang,
}: {
  contact: Contact;
  words: Words;
  lang?: string | undefined;
}) => {
  const { media, name, role, phone, email, place } = contact.props;
  const face = useMedia(media);
  const called = name || role;
  const hrefs = tapsOf(contact.props);
  return (
    <div className="lvr-contact">
      <div className="lvr-contact-who" lang={lang}>
        {face && <img className="lvr-contact-face" src={face.src} alt="" loading="lazy" />}
        <div>
          <p className="lvr-contact-name">{called}</p>
          {[name && role, phone, email, place].filter(Boolean).map((said) => (
            <p key={said} className="lvr-small">
              {said}
            </p>
          ))}
        </div>
      </div>
      <div className="lvr-contact-taps">
        {taps.map(
          (tap) =>
            hrefs[tap] && (
              <a
                key={tap}
                className={tap === 'call' ? 'lvr-action' : 'lvr-action lvr-action-quiet'}
                href={hrefs[tap]}
                rel={tap === 'go' ? 'noreferrer' : undefined}
              >
                <Icon name={icons[tap]} />
                <span>
                  {words.reach[tap]} <span className="lvb-hidden">{called}</span>
                </span>
              </a>
            ),
        )}
      </div>
    </div>
  );
};
