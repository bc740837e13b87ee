import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';

/** Kept by the edge sync where there is something to say, left out where there is nothing. */
const Part = ({ of, children }: { of: string; children: ReactNode }) => (
  <>
    {`__IF_${of}__`}
    {children}
    {`__END_${of}__`}
  </>
);

/** Whom to call, as the author chose to say it before the door: the edge sync writes it, for it may change at any time. */
export const DoorContact = () => (
  <Part of="CONTACT">
    <address className="lvr-door-contact">
      <Part of="NAME">
        <span className="lvr-small">__CONTACT_NAME__</span>
      </Part>
      <Part of="PHONE">
        <a className="lvr-door-way" href="tel:__CONTACT_TEL__">
          <Icon name="phone" />
          __CONTACT_PHONE__
        </a>
      </Part>
      <Part of="EMAIL">
        <a className="lvr-door-way" href="mailto:__CONTACT_MAILTO__">
          <Icon name="mail" />
          __CONTACT_EMAIL__
        </a>
      </Part>
    </address>
  </Part>
);
