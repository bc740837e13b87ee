import { Monogram } from '../Monogram/Monogram';
import { TwoLines } from '../TwoLines/TwoLines';
import classes from './CompanyCard.module.css';

/** The company one is working for. */
export const CompanyCard = ({ name, kind }: { name: string; kind: string }) => (
  <div className={classes.card}>
    <Monogram name={name} />
    <TwoLines title={name} caption={kind} />
  </div>
);
