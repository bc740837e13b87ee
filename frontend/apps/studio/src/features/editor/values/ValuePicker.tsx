import type { Field } from '@livretier/blocks/editor';
import { CommandPalette } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLivingValues, type ValueChoice } from './useLivingValues';

type Props = { opened: boolean; first: Field['values']; onPick: (key: string) => void; onClose: () => void };

/** The living values by kind, those of the kind `first` before the others; one is chosen. */
export const ValuePicker = ({ opened, first, onPick, onClose }: Props) => {
  const { t } = useTranslation('editor');
  const { choices, note } = useLivingValues();
  const [typed, setTyped] = useState('');
  const isLater = ({ kind }: ValueChoice) => Number(kind !== first);
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <CommandPalette
      opened={opened}
      onClose={close}
      label={t('values.title')}
      placeholder={t('values.search')}
      typed={typed}
      onType={setTyped}
      commands={choices
        .toSorted((one, other) => isLater(one) - isLater(other))
        .map(({ id, label, words, note: group }) => ({
          ...{ id, label, group, keywords: [words] },
          onSelect: () => onPick(id),
        }))}
      countText={(count) => note ?? t('values.results', { count, typed })}
    />
  );
};
