import { useMedia } from '../context/media';
import { useFilledLine } from '../context/values';
import type { BlockDefinition } from '../definition';
import { atom, line, mediaId } from '../document/define';
import { safeUrl } from '../document/safeUrl';
import { Icon } from '../icon/Icon';
import { Picture } from '../picture/Picture';
import { LineView } from '../rich_text/LineView';
import { TappableLine } from '../rich_text/TappableText';
import type { ViewProps } from '../view';
import { isPhone, toCall } from '../ways/waysIn';

const contactSchema = atom('contact', {
  media: mediaId,
  name: line(120),
  role: line(120),
  phone: line(40),
  email: line(254),
  place: line(200),
});

type WayProps = { icon: 'phone' | 'mail' | 'place'; line: string; toHref?: (text: string) => string | undefined };

/** A way to somebody; it leads there as soon as all of it is known. */
const Way = ({ icon, line, toHref }: WayProps) => {
  const filled = useFilledLine(line);
  const href = filled && toHref?.(filled);
  return (
    line && (
      <li>
        <Icon name={icon} />
        {href ? (
          <a href={href}>{filled}</a>
        ) : (
          <span>
            <TappableLine line={line} />
          </span>
        )}
      </li>
    )
  );
};

/** All of it is a number that a telephone can call, however short. */
const toCallWhole = (phone: string) => (isPhone(phone) ? safeUrl(toCall(phone)) : undefined);

const toWrite = (email: string) => safeUrl(`mailto:${email}`);

/** Somebody to turn to. The face says nothing that the name does not say. */
const ContactView = ({ block: { id, props } }: ViewProps<'contact'>) => {
  const { name, role, phone, email, place } = props;
  const face = useMedia(props.media);
  if (!(name || role || phone || email || place)) return null;
  return (
    <div id={id} className="lvb-contact">
      {face && <Picture source={face} alt="" />}
      <div className="lvb-contact-body">
        {name && (
          <p className="lvb-contact-name">
            <LineView line={name} />
          </p>
        )}
        {role && (
          <p className="lvb-contact-role">
            <LineView line={role} />
          </p>
        )}
        {(phone || email || place) && (
          <ul className="lvb-contact-ways">
            <Way icon="phone" line={phone} toHref={toCallWhole} />
            <Way icon="mail" line={email} toHref={toWrite} />
            <Way icon="place" line={place} />
          </ul>
        )}
      </div>
    </div>
  );
};

export const block: BlockDefinition<typeof contactSchema> = {
  schema: contactSchema,
  View: ContactView,
  empty: () => ({ props: { media: null, name: '', role: '', phone: '', email: '', place: '' } }),
};
