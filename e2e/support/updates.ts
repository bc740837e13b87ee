import type { Page } from '@playwright/test';
import { send } from './library';

type Asked = { unit: string; mark: string; asked: boolean };

type Line = { id: string; booklet: { id: string; name: string }; release: string; conflicts: number; adapted: number };

/** What the library proposes and nobody has decided on, in a state or in all. */
export const waitingUpdates = async (page: Page, state?: 'conflict' | 'adapted' | 'ready') => {
  const { items } = await (await page.request.get(`/api/updates${state ? `?state=${state}` : ''}`)).json();
  return items as Line[];
};

export const proposalAt = ({ id, booklet }: Line) => `/livrets/${booklet.id}/socle/${id}`;

export const boardOf = ({ release }: Pick<Line, 'release'>) => `/livrets?vue=socle&version=${release}`;

/** As it was before somebody decided: adopted no more, and what is asked waits again. */
export const giveBack = async (page: Page, id: string) => {
  const at = `/api/updates/${id}`;
  const { status } = await (await page.request.get(at)).json();
  if (status !== 'to_review') await send(page, 'POST', `${at}/undo`);
  const { units } = (await (await page.request.get(at)).json()) as { units: Asked[] };
  const decisions = units.filter(({ asked }) => asked).map(({ unit, mark }) => ({ unit, mark, choice: 'skip' }));
  if (decisions.length > 0) await send(page, 'PUT', `${at}/decisions`, { decisions });
};
