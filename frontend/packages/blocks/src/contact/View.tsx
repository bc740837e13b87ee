import { useMedia } from '../context/media';
import { safeUrl } from '../document/safeUrl';
import { Icon } from '../icon/Icon';
import { Picture } from '../picture/Picture';
import type { ViewProps } from '../view';

type WayProps = { icon: 'phone' | 'mail' | 'place'; text: string; href?: string | undefined };

const Way = ({ icon, text, href }: WayProps) =>
  text && (
    <li>
      <Icon name={icon} />
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </li>
  );

/** A number that a telephone can call; "poste 12, le matin" stays words. */
const toCall = (phone: string) =>
  /^\+?[\d\s.()/-]+$/.test(phone) ? safeUrl(`tel:${phone.replaceAll(/[^\d+]/g, '')}`) : undefined;

/** Somebody to turn to. The face says nothing that the name does not say. */
export const ContactView = ({ block: { id, props } }: ViewProps<'contact'>) => {
  const { name, role, phone, email, place } = props;
  const face = useMedia(props.media);
  if (!(name || role || phone || email || place)) return null;
  return (
    <div id={id} className="lvb-contact">
      {face && <Picture source={face} alt="" />}
      <div className="lvb-contact-body">
        {name && <p className="lvb-contact-name">{name}</p>}
        {role && <p className="lvb-contact-role">{role}</p>}
        {(phone || email || place) && (
          <ul className="lvb-contact-ways">
            <Way icon="phone" text={phone} href={toCall(phone)} />
            <Way icon="mail" text={email} href={safeUrl(`mailto:${email}`)} />
            <Way icon="place" text={place} />
          </ul>
        )}
      </div>
    </div>
  );
};
