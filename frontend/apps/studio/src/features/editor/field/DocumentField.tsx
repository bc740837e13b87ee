import { type Document, MediaProvider, WordsProvider, walk, wordsIn } from '@livretier/blocks';
import { Canvas, panels, useCanvas } from '@livretier/blocks/editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaPicker, useMediaSources } from '@/features/media';
import { paper } from '@/shared/paper/paper';
import { pickedProps } from '../canvas/blocks';
import { toolbarIcons, useBlockChoices, useCanvasLabels, useCanvasLanguages } from '../canvas/canvasWords';
import { PanelField } from '../inspector/PanelField';
import classes from './DocumentField.module.css';

type Props = {
  label: string;
  /** The language that is written; another one is another canvas. */
  lang: 'fr' | 'en';
  value: Document;
  onChange: (document: Document) => void;
  disabled?: boolean;
};

/* What readers of a booklet answer has no place in a text that nobody answers. */
const groups = ['write', 'show'] as const;

/** The canvas of the booklets as a field of a form: what is set of the selected block stands below it. */
export const DocumentField = ({ label, lang, value, onChange, disabled = false }: Props) => {
  const { t } = useTranslation('editor');
  const labels = useCanvasLabels();
  const blocks = useBlockChoices(groups);
  const languages = useCanvasLanguages();
  const { ref, canvas, selected } = useCanvas();
  const [choosing, setChoosing] = useState<string>();
  const find = (id: string | undefined) => [...walk(value.blocks)].find((block) => block.id === id);
  const block = disabled ? undefined : find(selected?.blockId);
  const waiting = find(choosing);
  const media = waiting && panels[waiting.type].find(({ kind }) => kind === 'media');
  const fields = block ? panels[block.type] : [];
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <MediaProvider value={useMediaSources(value.blocks)}>
        <WordsProvider value={wordsIn(lang)}>
          <div className={`${paper} ${classes.sheet}`} lang={lang}>
            <Canvas
              ref={ref}
              document={value}
              labels={{ ...labels, canvas: label }}
              editable={!disabled}
              blocks={blocks}
              icons={toolbarIcons}
              languages={languages}
              onChange={onChange}
              onChoose={setChoosing}
            />
          </div>
        </WordsProvider>
      </MediaProvider>
      {block && fields.length > 0 && (
        <fieldset className={classes.panel}>
          <legend className={classes.label}>{t(`block.${block.type}.name`)}</legend>
          {fields.map((field) => (
            <PanelField
              key={`${block.id} ${field.name}`}
              block={block}
              field={field}
              onChange={(props) => canvas?.setProps(block.id, props)}
            />
          ))}
        </fieldset>
      )}
      {waiting && media && (
        <MediaPicker
          kinds={[media.mediaKind ?? 'image']}
          onClose={() => setChoosing(undefined)}
          onPick={([picked]) => {
            setChoosing(undefined);
            if (picked) canvas?.setProps(waiting.id, pickedProps(waiting, picked));
          }}
        />
      )}
    </fieldset>
  );
};
