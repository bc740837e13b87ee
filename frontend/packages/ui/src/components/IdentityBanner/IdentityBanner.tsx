import { IconArrowBackUp, IconUserShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './IdentityBanner.module.css';

type Props = {
  /** The name of this part of the page: « Identité empruntée ». */
  label: string;
  /** Who is acted for, and in whose name it is written down. */
  children: ReactNode;
  /** « Depuis 10:31 ». */
  since: string;
  backLabel: string;
  onBack: () => void;
  busy?: boolean;
};

/** Acting as somebody else: above everything, on every screen, until one goes back to one's own account. */
export const IdentityBanner = ({ label, children, since, backLabel, onBack, busy = false }: Props) => (
  <section className={classes.banner} aria-label={label}>
    <Icon of={IconUserShield} size={20} />
    <p className={classes.who}>{children}</p>
    <p className={classes.since}>{since}</p>
    <button type="button" className={classes.back} aria-disabled={busy || undefined} onClick={() => busy || onBack()}>
      <Icon of={IconArrowBackUp} size={17} />
      {backLabel}
    </button>
  </section>
);
