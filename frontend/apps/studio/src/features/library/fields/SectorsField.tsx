import { QueryView, Skeleton } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useAllSectors } from '../sectors/useAllSectors';
import { PickField } from './PickField';

type Props = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** The sectors that something is for; none means all of them. */
export const SectorsField = (props: Props) => {
  const { t } = useTranslation('library');
  return (
    <QueryView query={useAllSectors()} skeleton={<Skeleton lines={1} />}>
      {(sectors) => (
        <PickField
          {...props}
          hint={t(props.value.length > 0 ? 'fields.pickHint' : 'fields.everySectorHint')}
          choices={sectors
            .filter(({ id, status }) => status !== 'archived' || props.value.includes(id))
            .map(({ id, label, code }) => ({ value: id, label, description: code }))}
        />
      )}
    </QueryView>
  );
};
