import { nameFor } from '../device/place';
import { recall } from '../device/store';

/** Of these pages, those that whoever came by a personal link has to read; all of them for everybody else. */
export const concerning = (pages: string[]) => {
  const known = recall<{ pages: string[] }>(nameFor('participant')).pages;
  return Array.isArray(known) ? pages.filter((page) => known.includes(page)) : pages;
};
