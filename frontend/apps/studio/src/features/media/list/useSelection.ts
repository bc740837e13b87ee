import type { Selected } from '@livretier/ui';
import { useState } from 'react';
import type { MediaFile } from '../types';

const nothing: Selected = new Set();

/** What is ticked among the files on screen; other filters start with nothing. */
export const useSelection = (files: readonly MediaFile[], filters: string) => {
  const [state, setState] = useState({ filters, ticked: nothing });
  const ticked = state.filters === filters ? state.ticked : nothing;
  const selected: Selected = new Set(files.map(({ id }) => id).filter((id) => ticked.has(id)));
  return { selected, onSelect: (next: Selected) => setState({ filters, ticked: next }) };
};
