import { IdentityBanner } from '../../components/IdentityBanner/IdentityBanner';
import classes from './samples.module.css';

export const IdentitySample = () => (
  <div className={classes.rounded}>
    <IdentityBanner
      label="Identité empruntée"
      since="Depuis 10:31"
      backLabel="Revenir à mon compte"
      onBack={() => undefined}
    >
      Vous agissez en tant que <strong>Camille Vidal</strong>, Maison Aubrac.
    </IdentityBanner>
  </div>
);
