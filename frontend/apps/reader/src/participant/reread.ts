import { make } from '../device/make';
import { isTold, nameOf } from './changed';
import { icon } from './icons';
import type { ChangedBlock, Told, Words } from './kept';
import { words } from './locales/words';
import { writtenDayOf } from './receiptView';

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

/* What was taken out and what stands in its place are two words, whichever had the space behind it. */
const pieceOf = ({ change, text }: Words) => make(TAGS[change], '', change === 'removed' ? `${text.trimEnd()} ` : text);

const said = ({ change, words: pieces }: ChangedBlock, lang: string) => {
  if (pieces.length === 0) return change === 'changed' ? [make('p', '', words().otherThing)] : [];
  return [Object.assign(make('p', '', ...pieces.map(pieceOf)), { lang })];
};

/* What follows under the same name is not named again. */
const changesOf = (blocks: ChangedBlock[], lang: string) => {
  let before = '';
  return blocks.filter(isTold).map((block) => {
    const { kind, place } = nameOf(block);
    const name = words().nameChange(kind, place, block.change);
    const heading = name === before ? [] : [make('p', 'lvr-small lvp-change-name', name)];
    before = name;
    return make('div', 'lvp-change', ...heading, ...said(block, lang));
  });
};

type Where = { title: string; lang: string; href?: string };

const wholeOf = (href: string | undefined) =>
  href
    ? Object.assign(make('a', 'lvp-whole', words().seeWhole, icon('onwards')), { href })
    : make('p', 'lvr-small lvp-whole', words().whole);

/** Why a page is to be read again, what changed in it, and what stays valid. */
export const rereadBox = (told: Told, page: string, { title, lang, href }: Where) => {
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
    box.append(
      make(
        'div',
        'lvp-changes',
        Object.assign(make('p', 'lvp-change-page', title), { lang }),
        ...changesOf(found.blocks, lang),
        wholeOf(href),
      ),
    );
  box.append(
    make('p', 'lvp-stays lvr-small', icon('valid'), make('span', '', say.stays(told.pages.length - count, day))),
  );
  return box;
};
