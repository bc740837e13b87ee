import { useValue } from '../context/values';

/** What the company stores under this key; a key that it does not know is shown in words, marked. */
export const ValueView = ({ name }: { name: string }) => {
  const value = useValue(name);
  return value === undefined ? <mark className="lvb-value">{name.replaceAll('_', ' ')}</mark> : value;
};
