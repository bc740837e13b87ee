import { type AnyBlock, plainText, walk } from '@livretier/blocks';
import { SelectField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/context';
import { useSaving } from '../session/useSaving';

type Props = { session: Session; label: string; value: string | null; onChange: (id: string | null) => void };

const longest = 60;

const excerptOf = (block: AnyBlock): string => {
  const own = 'text' in block ? plainText(block.text) : '';
  const inside = 'children' in block ? (block.children as AnyBlock[]).map(excerptOf).join(' ') : '';
  const text = `${own} ${inside}`.replaceAll(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** One of the blocks of the page: the passage that is shown again after a wrong answer. */
export const PassageField = ({ session, label, value, onChange }: Props) => {
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
