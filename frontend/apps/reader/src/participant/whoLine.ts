import { make } from '../device/make';
import type { Told } from './kept';
import { leave } from './leave';
import { words } from './locales/words';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** « Vous êtes Léa M. · Ce n’est pas moi », or for whom they read. */
export const whoLine = ({ name, signer }: Pick<Told, 'name' | 'signer'>) => {
  const you = signer === 'representative' ? words().youFor : words().you;
  const initials = make('span', 'lvp-initials', initialsOf(name));
  const button = Object.assign(make('button', 'lvp-link', words().notMe), { type: 'button' as const });
  const line = make('div', 'lvp-who', initials, make('p', '', `${you} `, make('strong', '', name)), button);
  initials.ariaHidden = 'true';
  button.addEventListener('click', async () => {
    button.disabled = true;
    if (await leave()) location.reload();
    else {
      line.closest('.lvp')?.after(Object.assign(make('p', 'lvr-small lvp-left', words().notLeft), { role: 'status' }));
      for (const part of document.querySelectorAll('.lvp')) part.remove();
    }
  });
  return line;
};
