import { BookletView, drawings, fileOf, type Place, rootFrom } from '@livretier/booklet';
import { beside, from, placed } from './addresses';
import type { BookletInput } from './bookletInput';
import { Shell } from './Shell';
import { sheetsOf } from './sheets';
import { titleOf } from './titleOf';

/** One screen of a booklet, with the addresses that its file needs. */
export const BookletHtml = ({ input, place }: { input: BookletInput; place: Place }) => {
  const { booklet, stylesheet = '', media, values, labels } = input;
  const root = rootFrom(fileOf(booklet, place) ?? '');
  return (
    <Shell
      title={titleOf(booklet, place)}
      lang={booklet.lang}
      sheets={[...sheetsOf(input.stylesheet, booklet.theme.fonts), 'theme.css'].map((sheet) => from(root, sheet))}
      media={(id) => placed(root, media[id])}
      values={values}
      labels={labels}
    >
      <BookletView
        content={booklet}
        place={place}
        drawing={(name) => from(root, beside(stylesheet, drawings[name].src.replace(/^.*\//, '')))}
      />
    </Shell>
  );
};
