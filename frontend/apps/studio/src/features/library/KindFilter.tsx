import { FilterMenu, Icon } from '@livretier/ui';
import { IconBook2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletKind } from './types';

const every = 'all';

type Props = {
  kinds: readonly BookletKind[];
  value: BookletKind | undefined;
  onChange: (kind: BookletKind | undefined) => void;
};

/** "Livret : tous", or one kind of them. */
export const KindFilter = ({ kinds, value, onChange }: Props) => {
  const { t } = useTranslation('library');
  return (
    <FilterMenu
      label={t('filters.kind')}
      icon={<Icon of={IconBook2} />}
      value={value ?? every}
      choices={[
        { value: every, label: t('filters.everyKind'), short: t('filters.all') },
        ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
      ]}
      onChange={(chosen) => onChange(kinds.find((kind) => kind === chosen))}
    />
  );
};
