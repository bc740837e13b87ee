import { ComboField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keepersQuery } from '../data/keepersQuery';
import type { ValueLine } from '../types';

type Props = {
  value: string | null;
  /** Who it is now, who may have left since. */
  known?: ValueLine['owner'];
  onChange: (value: string | null) => void;
};

/** Which colleague looks after it. */
export const KeeperField = ({ value, known = null, onChange }: Props) => {
  const { t } = useTranslation('values');
  const { data: people = [] } = useQuery(keepersQuery);
  const all = known && !people.some(({ id }) => id === known.id) ? [known, ...people] : people;
  return (
    <ComboField
      label={t('table.keeper')}
      hint={t('edit.keeperHint')}
      choices={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
};
