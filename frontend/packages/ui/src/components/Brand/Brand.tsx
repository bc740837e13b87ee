import classes from './Brand.module.css';
import { BrandMark } from './BrandMark';

export const Brand = ({ name = 'Livretier', size = 32 }: { name?: string; size?: number }) => (
  <span className={classes.brand}>
    <BrandMark size={size} />
    <span>{name}</span>
  </span>
);
