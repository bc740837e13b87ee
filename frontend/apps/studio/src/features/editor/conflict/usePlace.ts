import type { BlockType } from '@livretier/blocks';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../inspector/useFieldWords';
import type { Conflict } from '../source/types';
import { kindOf } from './wayOut';

/** What two people changed, in words: the page, its title, a block, a setting of a block. */
export const usePlace = (conflict: Conflict, blockType: BlockType | undefined) => {
  const { t } = useTranslation('editor');
  const { label } = useFieldWords(blockType ?? 'paragraph');
  const { kind, block_id, field } = conflict;
  if (kind === 'field' && block_id === '') return t(field === 'title' ? 'page.title' : 'page.importance');
  if (!blockType) return t('conflict.wholePage');
  const block = t(`block.${blockType}.name`);
  return kindOf(conflict, blockType) ? t('conflict.setting', { block, field: label(field) }) : block;
};
