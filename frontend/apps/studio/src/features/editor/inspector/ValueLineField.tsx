import { inlinesOf, ValuesProvider, writtenValue } from '@livretier/blocks';
import type { Field } from '@livretier/blocks/editor';
import { CommandPalette, IconButton, TextField } from '@livretier/ui';
import { IconBraces } from '@tabler/icons-react';
import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { useLivingValues, type ValueChoice } from '../session/useLivingValues';

type ValuePickerProps = { opened: boolean; first: Field['values']; onPick: (key: string) => void; onClose: () => void };

/** The living values by kind, those of the kind `first` before the others; one is chosen. */
const ValuePicker = ({ opened, first, onPick, onClose }: ValuePickerProps) => {
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

type Props = { label: string; value: string; kind: Field['values']; onChange: (value: string) => void };

/** A line that can hold living values: it has their keys, and says their names below, in a booklet also what they hold. */
export const ValueLineField = ({ label, value, kind, onChange }: Props) => {
  const { t } = useTranslation('editor');
  const { choices } = useLivingValues();
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const keys = inlinesOf(value).flatMap((inline) => (inline.type === 'value' ? [inline.key] : []));
  const { source } = useEditing();
  const find = use(ValuesProvider);
  const names = keys.map((key) => {
    const name = choices.find(({ id }) => id === key)?.label ?? key;
    const value = find(key);
    if (source.kind === 'chapter') return name;
    return value ? t('values.with', { name, value }) : t('values.toFill', { name });
  });
  const insert = (key: string) => {
    const [start, end] = [input.current?.selectionStart ?? value.length, input.current?.selectionEnd ?? value.length];
    onChange(value.slice(0, start) + writtenValue(key) + value.slice(end));
  };
  const insertLabel = t('inspector.insertValue', { field: label });
  return (
    <>
      <TextField
        ref={input}
        label={label}
        hint={names.length > 0 ? t('inspector.values', { count: names.length, names: names.join(', ') }) : undefined}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rightSectionPointerEvents="all"
        rightSection={
          <IconButton
            size="small"
            label={insertLabel}
            title={insertLabel}
            icon={IconBraces}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          />
        }
      />
      <ValuePicker opened={picking} first={kind} onPick={insert} onClose={() => setPicking(false)} />
    </>
  );
};
