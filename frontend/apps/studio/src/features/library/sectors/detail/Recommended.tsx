import { SectionHeader, VisuallyHidden } from '@livretier/ui';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { concerns } from '@/features/library/kinds';
import type { BookletKind, SectorChapter, SectorDetails } from '@/features/library/types';
import type { SectorForm } from '../sectorForm';
import { AddChapter } from './AddChapter';
import { ChapterLine, type Way } from './ChapterLine';
import { moved } from './moved';
import classes from './Recommended.module.css';

/* Of one that was just added the kinds are not known: it is shown. */
type Known = Pick<SectorChapter, 'id' | 'title' | 'icon'> & Partial<Pick<SectorChapter, 'kinds'>>;
type Props = { form: SectorForm; sector: SectorDetails; kind: BookletKind | undefined; disabled: boolean };

/** The chapters that a booklet of this sector starts with: their order, by dragging or by buttons, and which must stay. */
export const Recommended = ({ form, sector, kind, disabled }: Props) => {
  const { t } = useTranslation('library');
  const { field } = useController({ control: form.control, name: 'chapters' });
  const [added, setAdded] = useState<readonly Known[]>([]);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const known = new Map<string, Known>([...added, ...sector.chapters].map((chapter) => [chapter.id, chapter]));
  const chosen = field.value;
  const nameOf = (id: string) => known.get(id)?.title ?? '';
  const shown = chosen.filter(({ id }) => concerns(known.get(id)?.kinds ?? [], kind));

  /* Among those that are shown: what stands between two of them goes along. */
  const move = (from: number, to: number) => {
    const [chapter, other] = [shown[from], shown[to]];
    if (!(chapter && other) || from === to) return;
    field.onChange(moved(chosen, chosen.indexOf(chapter), chosen.indexOf(other)));
    setSaid(t('sectors.chapters.moved', { title: nameOf(chapter.id), place: to + 1, count: shown.length }));
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
        text={t('sectors.chapters.text', { count: shown.length })}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ol ref={list} className={classes.list} aria-labelledby="sector-chapters" tabIndex={-1}>
        {shown.map(({ id, mandatory }, place) => (
          <ChapterLine
            key={id}
            title={nameOf(id)}
            icon={known.get(id)?.icon ?? ''}
            mandatory={mandatory}
            disabled={disabled}
            first={place === 0}
            last={place === shown.length - 1}
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
