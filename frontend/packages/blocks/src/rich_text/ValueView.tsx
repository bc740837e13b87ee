import { useValue, useValueLabel } from '../context/values';

/** What the company stores under this key; a value that it does not know is shown by its name, marked. */
export const ValueView = ({ name }: { name: string }) => {
  const value = useValue(name);
  const label = useValueLabel(name);
  return value === undefined ? <mark className="lvb-value">{label}</mark> : value;
};
