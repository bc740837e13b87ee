import type { AnyBlock } from '@livretier/blocks';
import type { Field } from '@livretier/blocks/editor';
import { NumberField, SelectField, Switch, TextArea, TextField } from '@livretier/ui';
import type { Session } from '../session/context';
import { AddressField } from './AddressField';
import { MediaField } from './MediaField';
import { optionIcons } from './optionIcons';
import { PassageField } from './PassageField';
import { pickedProps } from './pickedProps';
import { Tiles } from './Tiles';
import { useFieldWords } from './useFieldWords';
import { ValueLineField } from './ValueLineField';
import { readVideoAddress } from './videoAddress';

type Props = { session: Session; block: AnyBlock; field: Field; onChange: (props: Record<string, unknown>) => void };

const Choice = ({ block, field: { name, options = [] }, onChange }: Omit<Props, 'session'>) => {
  const words = useFieldWords(block.type);
  const value = (block.props as Record<string, unknown>)[name];
  const choices = options.map((option) => ({
    value: String(option),
    label: words.option(name, option),
    icon: optionIcons[`${block.type}.${name}.${option}`],
  }));
  const choose = (chosen: string) => onChange({ [name]: options.find((option) => String(option) === chosen) });
  const common = { label: words.label(name), value: String(value) };
  if (options.length <= 4) return <Tiles {...common} options={choices} onChange={choose} />;
  return <SelectField {...common} choices={choices} onChange={({ currentTarget }) => choose(currentTarget.value)} />;
};

/* Somebody pastes the whole address of a video: its provider and its code are in it. */
const readLine = (block: AnyBlock, name: string, typed: string) =>
  (block.type === 'video' && name === 'code' && readVideoAddress(typed)) || { [name]: typed };

/** One property of a block, drawn as its panel says. */
export const PanelField = ({ session, block, field, onChange }: Props) => {
  const { name, kind, values, mediaKind = 'image' } = field;
  const words = useFieldWords(block.type);
  const label = words.label(name);
  const value = (block.props as Record<string, unknown>)[name];
  switch (kind) {
    case 'choice':
      return <Choice {...{ block, field, onChange }} />;
    case 'switch':
      return (
        <Switch
          wide
          label={label}
          checked={value === true}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
        />
      );
    case 'text':
      return (
        <TextArea
          label={label}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      );
    case 'address':
      return <AddressField label={label} value={String(value ?? '')} onChange={(href) => onChange({ [name]: href })} />;
    case 'number':
      return (
        <NumberField
          label={label}
          value={typeof value === 'number' ? value : null}
          onChange={(number) => onChange({ [name]: number })}
        />
      );
    case 'media':
      return (
        <MediaField
          label={label}
          kind={mediaKind}
          value={typeof value === 'string' ? value : null}
          onPick={(file) => onChange(pickedProps(block, file))}
        />
      );
    case 'block':
      return (
        <PassageField
          session={session}
          label={label}
          value={typeof value === 'string' ? value : null}
          onChange={(id) => onChange({ [name]: id })}
        />
      );
    default:
      return values ? (
        <ValueLineField
          label={label}
          kind={values}
          value={String(value ?? '')}
          onChange={(line) => onChange({ [name]: line })}
        />
      ) : (
        <TextField
          label={label}
          autoComplete="off"
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(readLine(block, name, currentTarget.value))}
        />
      );
  }
};
