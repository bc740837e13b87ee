import type { BlockType } from '@livretier/blocks';
import {
  blockIcon,
  blocksIn,
  type CanvasLabels,
  type GroupName,
  groupNames,
  panels,
  type ToolbarIcons,
} from '@livretier/blocks/editor';
import { Icon } from '@livretier/ui';
import { IconBold, IconBraces, IconItalic, IconLink, IconUnderline } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The drawings of what can be done with the selected words. */
export const toolbarIcons: ToolbarIcons = {
  bold: <Icon of={IconBold} />,
  italic: <Icon of={IconItalic} />,
  underline: <Icon of={IconUnderline} />,
  link: <Icon of={IconLink} />,
  value: <Icon of={IconBraces} />,
};

/** What «/» offers: the blocks of these groups, in the order of the drawer. */
export const useBlockChoices = (groups: readonly GroupName[] = groupNames) => {
  const { t } = useTranslation('editor');
  return groups.flatMap(blocksIn).map((type) => ({
    ...{ id: type, label: t(`block.${type}.name`), words: t(`block.${type}.synonyms`) },
    ...{ note: t(`block.${type}.about`), icon: <Icon of={blockIcon(type)} size={18} /> },
  }));
};

const waitsForFile = (type: BlockType) => panels[type].some(({ kind }) => kind === 'media');

const labelsIn = (t: TFunction<'editor'>): CanvasLabels => {
  const name = (type: BlockType) => t(`block.${type}.name`);
  return {
    canvas: t('canvas.label'),
    placeholder: t('canvas.placeholder'),
    blocks: Object.fromEntries((Object.keys(panels) as BlockType[]).map((type) => [type, name(type)])) as Record<
      BlockType,
      string
    >,
    empty: (type, chooses) =>
      t(chooses && waitsForFile(type) ? 'canvas.emptyMedia' : 'canvas.empty', { block: name(type) }),
    field: (type, field) => t(`block.${type}.fields.${field}` as 'block.image.fields.alt'),
    blockMenu: t('canvas.blockMenu'),
    valueMenu: t('canvas.valueMenu'),
    nothingFits: t('canvas.nothingFits'),
    insert: t('canvas.insert'),
    handle: t('canvas.handle'),
    unreadable: t('canvas.unreadable'),
    toolbar: t('canvas.toolbar', { returnObjects: true }),
    table: t('canvas.table', { returnObjects: true }),
  };
};

/** The words of the canvas; the same object until the language changes, because the canvas is drawn anew with them. */
export const useCanvasLabels = () => {
  const { t, i18n } = useTranslation('editor');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another function at every turn, the language is not
  return useMemo(() => labelsIn(t), [i18n.language]);
};

/** The languages that words of a text may be in. */
export const useCanvasLanguages = () => {
  const { t } = useTranslation('editor');
  return (['en', 'es', 'pt', 'de', 'it', 'fr'] as const).map((lang) => ({
    lang,
    label: t(`accessibility.languages.${lang}`),
  }));
};
