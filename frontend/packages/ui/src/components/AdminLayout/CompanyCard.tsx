import classes from './CompanyCard.module.css';
import { CompanyIdentity, type CompanyProps } from './CompanyIdentity';

/** The company one is working for. */
export const CompanyCard = (company: CompanyProps) => (
  <div className={classes.card}>
    <CompanyIdentity {...company} />
  </div>
);
