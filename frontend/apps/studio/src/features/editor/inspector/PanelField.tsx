import { type AnyBlock, plainText, walk } from '@livretier/blocks';
import type { Field } from '@livretier/blocks/editor';
import { type Drawing, Icon, NumberField, SelectField, Switch, TextArea, TextField } from '@livretier/ui';
import {
  IconAlertTriangle,
  IconBulb,
  IconFlame,
  IconInfoCircle,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pickedProps } from '../canvas/blocks';
import { type Session, useSaving } from '../session/context';
import { AddressField, readVideoAddress } from './AddressField';
import classes from './Inspector.module.css';
import { MediaField } from './MediaField';
import { PointField } from './PointField';
import { HeaderField } from './TableFields';
import { useFieldWords } from './useFieldWords';
import { ValueLineField } from './ValueLineField';

type PassageFieldProps = {
  session: Session;
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
};

const longest = 60;

const excerptOf = (block: AnyBlock): string => {
  const own = 'text' in block ? plainText(block.text) : '';
  const inside = 'children' in block ? (block.children as AnyBlock[]).map(excerptOf).join(' ') : '';
  const text = `${own} ${inside}`.replaceAll(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** One of the blocks of the page: the passage that is shown again after a wrong answer. */
const PassageField = ({ session, label, value, onChange }: PassageFieldProps) => {
  const { t } = useTranslation('editor');
  const document = useSaving(session, ({ local }) => local.document);
  const choices = document.blocks.flatMap((block) => {
    const words = excerptOf(block);
    return words && block.type !== 'question' ? [{ value: block.id, label: words }] : [];
  });
  const known = [...walk(document.blocks)].some(({ id }) => id === value);
  return (
    <SelectField
      label={label}
      placeholder={t('inspector.noPassage')}
      choices={choices}
      value={known && value !== null ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
};

/** Drawings that say a choice faster than its words. */
const optionIcons: Record<string, Drawing> = {
  'callout.tone.info': IconInfoCircle,
  'callout.tone.warning': IconAlertTriangle,
  'callout.tone.danger': IconFlame,
  'callout.tone.tip': IconBulb,
  'media_text.side.left': IconLayoutSidebar,
  'media_text.side.right': IconLayoutSidebarRight,
  'list.ordered.false': IconList,
  'list.ordered.true': IconListNumbers,
};

type TilesProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: Drawing | undefined }[];
  onChange: (value: string) => void;
};

/** One of a few, each with its drawing. */
const Tiles = ({ label, value, options, onChange }: TilesProps) => {
  const name = useId();
  return (
    <fieldset className={classes.media}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.tiles} data-count={options.length}>
        {options.map((option) => (
          <label key={option.value} className={classes.tile}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Without a session there is no page around the block: nothing that names another block of it can be chosen. */
type Props = {
  session?: Session | undefined;
  block: AnyBlock;
  field: Field;
  onChange: (props: Record<string, unknown>) => void;
};

const Choice = ({ block, field: { name, options = [] }, onChange }: Omit<Props, 'session'>) => {
  const words = useFieldWords(block.type);
  const value = (block.props as Record<string, unknown>)[name] ?? options[0];
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
    case 'point':
      return <PointField {...{ block, field, onChange }} />;
    case 'header':
      return <HeaderField {...{ block, onChange }} />;
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
        session && (
          <PassageField
            session={session}
            label={label}
            value={typeof value === 'string' ? value : null}
            onChange={(id) => onChange({ [name]: id })}
          />
        )
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
