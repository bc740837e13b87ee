import type { BlockType } from '@livretier/blocks';
import { type CanvasLabels, panels } from '@livretier/blocks/editor';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const labelsIn = (t: TFunction<'editor'>): CanvasLabels => {
  const name = (type: BlockType) => t(`block.${type}.name`);
  return {
    canvas: t('canvas.label'),
    placeholder: t('canvas.placeholder'),
    blocks: Object.fromEntries((Object.keys(panels) as BlockType[]).map((type) => [type, name(type)])) as Record<
      BlockType,
      string
    >,
    empty: (type) => t('canvas.empty', { block: name(type) }),
    field: (type, field) => t(`block.${type}.fields.${field}` as 'block.image.fields.alt'),
    blockMenu: t('canvas.blockMenu'),
    valueMenu: t('canvas.valueMenu'),
    nothingFits: t('canvas.nothingFits'),
    handle: t('canvas.handle'),
    unreadable: t('canvas.unreadable'),
    toolbar: t('canvas.toolbar', { returnObjects: true }),
  };
};

/** The words of the canvas; the same object until the language changes, because the canvas is drawn anew with them. */
export const useCanvasLabels = () => {
  const { t, i18n } = useTranslation('editor');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another function at every turn, the language is not
  return useMemo(() => labelsIn(t), [i18n.language]);
};
