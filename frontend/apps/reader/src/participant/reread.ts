import { make } from '../device/make';
import { icon } from './icons';
import type { ChangedBlock, Told, Words } from './kept';
import { words } from './locales/words';
import { writtenDayOf } from './receiptView';

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

/* What was taken out and what stands in its place are two words, whichever had the space behind it. */
const pieceOf = ({ change, text }: Words) => make(TAGS[change], '', change === 'removed' ? `${text.trimEnd()} ` : text);

const changeOf = ({ change, words: pieces }: ChangedBlock) =>
  make(
    'div',
    'lvp-change',
    make('p', 'lvr-small lvp-change-name', words().block[change]),
    make('p', '', ...(pieces.length > 0 ? pieces.map(pieceOf) : [words().otherThing])),
  );

/** Why a page is to be read again, what changed in it, and what stays valid. */
export const rereadBox = (told: Told, page: string) => {
  const say = words();
  const found = told.rereading.find(({ id }) => id === page);
  const count = told.reread_pages.length;
  const day = told.acknowledged_at ? writtenDayOf(told.acknowledged_at) : '';
  const isNew = !found?.why && (found?.blocks.length ?? 0) === 0;
  const box = make('section', 'lvp lvp-reread');
  box.append(
    make('p', 'lvr-small', say.since(day)),
    make('h2', 'lvp-title', isNew ? say.newTitle(count) : say.rereadTitle(count)),
    make(
      'div',
      'lvp-why',
      icon('info'),
      make('div', '', make('strong', '', say.why), make('p', '', isNew ? say.whyMoved : (found?.why ?? ''))),
    ),
  );
  if (found && found.blocks.length > 0)
    box.append(make('div', 'lvp-changes', ...found.blocks.map(changeOf), make('p', 'lvr-small lvp-whole', say.whole)));
  box.append(
    make('p', 'lvp-stays lvr-small', icon('valid'), make('span', '', say.stays(told.pages.length - count, day))),
  );
  return box;
};
