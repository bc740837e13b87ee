import { screen } from '@testing-library/react';
import { camille } from './answers';
import { bookletList, seasonal } from './bookletList';
import { door } from './reading';
import { renderApp } from './renderApp';

/** The screen of who may open a booklet, and what was sent from it. */
export const openReading = async (given: Parameters<typeof door>[0] = {}, booklet = seasonal) => {
  const built = door(given);
  const app = await renderApp(`/livrets/options/acces?livret=${booklet.id}`, camille, [
    ...built.handlers,
    ...bookletList({ booklets: [booklet] }).handlers,
  ]);
  return { ...app, ...built };
};

export const opened = () => screen.findByRole('heading', { level: 2, name: 'Qui peut ouvrir le livret' });
export const save = () => screen.getByRole('button', { name: 'Enregistrer' });
export const poster = () => screen.getByRole('img', { name: /^Aperçu au format/ });
