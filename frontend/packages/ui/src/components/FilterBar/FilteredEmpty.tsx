import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import classes from './FilteredEmpty.module.css';

type Props = {
  /** "Aucun livret ne correspond." when the rows have a better name. */
  text?: string;
  onClear: () => void;
};

/** In the place of the rows when the filters leave none. */
export const FilteredEmpty = ({ text, onClear }: Props) => {
  const labels = useLabels();
  return (
    <p className={classes.empty}>
      {text ?? labels.noMatch}
      <Button look="link" onClick={onClear}>
        {labels.clearFilters}
      </Button>
    </p>
  );
};
