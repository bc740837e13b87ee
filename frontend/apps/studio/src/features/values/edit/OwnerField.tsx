import { ComboField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownersQuery, type ValueLine } from '../api';

const day = /^\d{4}-\d\d-\d\d$/;

/** What was typed is a day, or nothing. */
export const isDayOrNothing = (text: string) => text === '' || day.test(text);

type Props = {
  value: string | null;
  /** Who it is now, who may have left since. */
  known?: ValueLine['owner'];
  onChange: (value: string | null) => void;
};

/** Which colleague looks after it. */
export const OwnerField = ({ value, known = null, onChange }: Props) => {
  const { t } = useTranslation('values');
  const { data: people = [] } = useQuery(ownersQuery);
  const all = known && !people.some(({ id }) => id === known.id) ? [known, ...people] : people;
  return (
    <ComboField
      label={t('table.owner')}
      hint={t('edit.ownerHint')}
      choices={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
};
