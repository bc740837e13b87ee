import type { BlockType } from '@livretier/blocks';
import { useTranslation } from 'react-i18next';
import { useMediaFiles } from '../../media';
import { useFieldWords } from '../inspector/useFieldWords';
import type { Conflict, Importance } from '../source/types';
import { kindOf } from './wayOut';

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const isId = (value: unknown): value is string => typeof value === 'string';

/** The names of the files between which one chooses. */
const useFileName = ({ mine, saved }: Conflict, isMedia: boolean) => {
  const { t } = useTranslation('editor');
  const files = useMediaFiles(isMedia ? [mine, saved].filter(isId) : []);
  return (value: unknown) => files.find(({ id }) => id === value)?.name ?? t('conflict.file');
};

/** What each side chose, in the words of the form where it is chosen. */
export const useValueText = (conflict: Conflict, blockType: BlockType | undefined) => {
  const { t } = useTranslation('editor');
  const { option } = useFieldWords(blockType ?? 'paragraph');
  const kind = kindOf(conflict, blockType);
  const fileName = useFileName(conflict, kind === 'media');
  return (value: unknown) => {
    if (kind === 'choice') return option(conflict.field, value as string | number | boolean | null);
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (isNothing(value)) return t('conflict.nothing');
    if (kind === 'media') return fileName(value);
    if (kind === 'block') return t('conflict.passage');
    return conflict.field === 'importance' ? t(`importance.${value as Importance}`) : String(value);
  };
};
