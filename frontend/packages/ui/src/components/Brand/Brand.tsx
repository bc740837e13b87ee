import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Brand.module.css';
import { BrandMark } from './BrandMark';

type Props = { name?: string; size?: number; markInRail?: boolean };

/** The mark and the name; in a rail the mark alone can be seen. */
export const Brand = ({ name = 'Livretier', size = 32, markInRail = false }: Props) => (
  <span className={classes.brand}>
    <BrandMark size={size} />
    {markInRail ? <VisuallyHidden when="rail">{name}</VisuallyHidden> : name}
  </span>
);
