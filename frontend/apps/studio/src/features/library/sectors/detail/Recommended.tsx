import { SectionHeader, VisuallyHidden } from '@livretier/ui';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SectorChapter, SectorDetails } from '../../types';
import type { SectorForm } from '../sectorForm';
import { AddChapter } from './AddChapter';
import { ChapterLine, type Way } from './ChapterLine';
import { moved } from './moved';
import classes from './Recommended.module.css';

type Known = Pick<SectorChapter, 'id' | 'title' | 'icon'>;
type Props = { form: SectorForm; sector: SectorDetails; disabled: boolean };

/** The chapters that a booklet of this sector starts with: their order, by dragging or by buttons, and which must stay. */
export const Recommended = ({ form, sector, disabled }: Props) => {
  const { t } = useTranslation('library');
  const { field } = useController({ control: form.control, name: 'chapters' });
  const [added, setAdded] = useState<readonly Known[]>([]);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const known = new Map<string, Known>([...added, ...sector.chapters].map((chapter) => [chapter.id, chapter]));
  const chosen = field.value;
  const nameOf = (id: string) => known.get(id)?.title ?? '';

  const move = (from: number, to: number) => {
    const chapter = chosen[from];
    if (!chapter || to < 0 || to >= chosen.length || from === to) return;
    field.onChange(moved(chosen, from, to));
    setSaid(t('sectors.chapters.moved', { title: nameOf(chapter.id), place: to + 1, count: chosen.length }));
  };
  const step = (from: number, way: Way) => move(from, from + (way === 'up' ? -1 : 1));
  const drop = (to: number) => {
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  const add = (chapter: Known) => {
    setAdded([...added, chapter]);
    field.onChange([...chosen, { id: chapter.id, mandatory: false }]);
    setSaid(t('sectors.chapters.added', { title: chapter.title }));
  };
  const remove = (id: string) => {
    field.onChange(chosen.filter((chapter) => chapter.id !== id));
    setSaid(t('sectors.chapters.removed', { title: nameOf(id) }));
    /* The button that was pressed is gone. */
    list.current?.focus();
  };
  const demand = (id: string, mandatory: boolean) =>
    field.onChange(chosen.map((chapter) => (chapter.id === id ? { id, mandatory } : chapter)));

  return (
    <section aria-labelledby="sector-chapters">
      <SectionHeader
        id="sector-chapters"
        title={t('sectors.chapters.title')}
        text={t('sectors.chapters.text', { count: chosen.length })}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ol ref={list} className={classes.list} aria-labelledby="sector-chapters" tabIndex={-1}>
        {chosen.map(({ id, mandatory }, place) => (
          <ChapterLine
            key={id}
            title={nameOf(id)}
            icon={known.get(id)?.icon ?? ''}
            mandatory={mandatory}
            disabled={disabled}
            first={place === 0}
            last={place === chosen.length - 1}
            dragging={dragged === place}
            over={dragged !== null && dragged !== place}
            onStep={(way) => step(place, way)}
            onDrag={() => setDragged(place)}
            onDrop={() => drop(place)}
            onDragEnd={() => setDragged(null)}
            onMandatory={(wanted) => demand(id, wanted)}
            onRemove={() => remove(id)}
          />
        ))}
      </ol>
      {!disabled && <AddChapter chosen={chosen.map(({ id }) => id)} onAdd={add} />}
    </section>
  );
};
