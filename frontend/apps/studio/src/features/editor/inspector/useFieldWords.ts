import type { BlockType } from '@livretier/blocks';
import { useTranslation } from 'react-i18next';

type Option = string | number | boolean | null;

/* The panels are data: which field a type has is known only when it is drawn. A test reads them all. */
type AnyKey = 'block.image.fields.alt';

/** The words of the fields of a block and of their options. */
export const useFieldWords = (type: BlockType) => {
  const { t } = useTranslation('editor');
  return {
    label: (field: string) => t(`block.${type}.fields.${field}` as AnyKey),
    option: (field: string, option: Option) => t(`block.${type}.options.${field}.${String(option)}` as AnyKey),
  };
};
