import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterStep, moved } from '@/shared/order';

type Line = { id: string; title: string };
type Way = -1 | 1;
type Options<Item extends Line> = {
  lines: readonly Item[];
  move: (id: string, after: string | null) => void;
  say: (sentence: string) => void;
};

const ways: Partial<Record<string, Way>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The order of a list, by buttons and by keys: Space takes a line up, arrows carry it, Space puts it down, Escape puts it
 * back. Everything is said aloud.
 */
export const useOrder = <Item extends Line>({ lines, move, say }: Options<Item>) => {
  const { t } = useTranslation('creation');
  const [carried, setCarried] = useState<{ id: string; order: readonly Item[] } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ id: string; control: string }>(undefined);
  const shown = carried?.order ?? lines;
  const order = shown.map(({ id }) => id).join();

  /* A line that moves in the document lets its focus go. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the order
  useLayoutEffect(() => {
    const { id, control } = wanted.current ?? {};
    wanted.current = undefined;
    if (id) list.current?.querySelector<HTMLElement>(`[data-line="${id}"] [data-control="${control}"]`)?.focus();
  }, [order]);

  const tell = (id: string, now: readonly Item[]) => {
    const position = now.findIndex((line) => line.id === id);
    say(t('order.moved', { title: now[position]?.title, position: position + 1, count: now.length }));
  };
  const edge = (way: Way) => say(t(way < 0 ? 'order.isFirst' : 'order.isLast'));

  const step = (id: string, way: Way) => {
    const after = afterStep(lines, id, way);
    if (after === undefined) return edge(way);
    wanted.current = { id, control: way < 0 ? 'up' : 'down' };
    tell(id, moved(lines, id, after));
    move(id, after);
  };
  const carry = (id: string, way: Way) => {
    const after = afterStep(shown, id, way);
    if (after === undefined) return edge(way);
    const now = moved(shown, id, after);
    wanted.current = { id, control: 'grip' };
    setCarried({ id, order: now });
    tell(id, now);
  };
  const putDown = (id: string) => {
    const place = shown.findIndex((line) => line.id === id);
    if (place !== lines.findIndex((line) => line.id === id)) move(id, shown[place - 1]?.id ?? null);
    setCarried(null);
    say(t('order.putDown', { title: shown[place]?.title, position: place + 1, count: shown.length }));
  };
  const putBack = (id: string) => {
    wanted.current = { id, control: 'grip' };
    setCarried(null);
    say(t('order.putBack'));
  };

  const press = (line: Item, event: KeyboardEvent) => {
    const isCarried = carried?.id === line.id;
    const way = ways[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isCarried) return putDown(line.id);
      setCarried({ id: line.id, order: lines });
      return say(t('order.takenUp', { title: line.title }));
    }
    if (!isCarried) return;
    if (event.key === 'Tab') return putDown(line.id);
    if (event.key === 'Escape') return putBack(line.id);
    if (!way) return;
    event.preventDefault();
    carry(line.id, way);
  };
  return { list, shown, carried: carried?.id, step, press };
};
