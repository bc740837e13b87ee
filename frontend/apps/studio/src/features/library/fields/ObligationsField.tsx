import { QueryView, Skeleton } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useAllObligations } from '../obligations/useAllObligations';
import { PickField } from './PickField';

type Props = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** The obligations that a chapter meets. */
export const ObligationsField = (props: Props) => {
  const { t } = useTranslation('library');
  return (
    <QueryView query={useAllObligations()} skeleton={<Skeleton lines={1} />}>
      {(obligations) => (
        <PickField
          {...props}
          hint={t('fields.pickHint')}
          choices={obligations
            .filter(({ id, status }) => status !== 'archived' || props.value.includes(id))
            .map(({ id, label, reference }) => ({ value: id, label, description: reference }))}
        />
      )}
    </QueryView>
  );
};
