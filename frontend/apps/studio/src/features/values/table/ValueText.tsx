import { TwoLines } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { ValueLine } from '../types';
import classes from './ValueText.module.css';

/** « Julien Delmas, chef de cuisine, 06 … »: the name, then the rest. */
const parts = ({ kind, value }: ValueLine) => {
  const comma = kind === 'person' ? value.indexOf(',') : -1;
  return comma < 0 ? [value] : [value.slice(0, comma), value.slice(comma + 1).trim()];
};

type Props = {
  line: ValueLine;
  /** The site that is looked at: a value of the whole company says so. */
  site: string | null;
};

/** What an information says, or that nobody has filled it. */
export const ValueText = ({ line, site }: Props) => {
  const { t } = useTranslation('values');
  if (line.value === '') return <span className={classes.none}>{t('table.empty')}</span>;
  const [first, ...rest] = parts(line);
  const inherited = site !== null && line.site === null ? [t('table.ofCompany')] : [];
  const caption = [...rest, ...inherited].join(', ');
  return (
    <span className={classes.text}>{caption ? <TwoLines title={first} caption={caption} size="small" /> : first}</span>
  );
};
