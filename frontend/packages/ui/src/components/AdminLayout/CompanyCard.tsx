import { Monogram } from '../Monogram/Monogram';
import { TwoLines } from '../TwoLines/TwoLines';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './CompanyCard.module.css';

/** The company one is working for. */
export const CompanyCard = ({ name, kind }: { name: string; kind: string }) => (
  <div className={classes.card}>
    <Monogram name={name} />
    <VisuallyHidden when="rail">
      <TwoLines title={name} caption={kind} />
    </VisuallyHidden>
  </div>
);
