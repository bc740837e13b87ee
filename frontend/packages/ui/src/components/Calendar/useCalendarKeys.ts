import type { KeyboardEvent } from 'react';
import { addDays, addMonths, mondayOf } from './days';

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The keys that people know from other calendars: arrows for days, Page Up and Page Down for months. */
export const useCalendarKeys = (day: string, goTo: (day: string) => void) => (event: KeyboardEvent) => {
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  goTo(move(day));
};
