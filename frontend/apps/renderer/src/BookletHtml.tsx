import { type BookletContent, BookletView, drawings, fileOf, type Place, rootFrom } from '@livretier/booklet';
import { beside, from } from './addresses';
import type { BookletInput } from './bookletInput';
import type { Media } from './input';
import { Shell } from './Shell';
import { sheetsOf } from './sheets';

const placed = (root: string, file: Media | undefined) =>
  file && {
    ...file,
    src: from(root, file.src),
    ...(file.renditions && {
      renditions: file.renditions.map(({ width, webp, avif }) => ({
        width,
        webp: from(root, webp),
        avif: from(root, avif),
      })),
    }),
  };

const titleOf = ({ name, chapters }: BookletContent, place: Place) => {
  const pages = place.screen === 'page' ? chapters.flatMap((chapter) => chapter.pages) : [];
  const page = pages.find(({ id }) => place.screen === 'page' && id === place.page);
  return page ? `${page.title} · ${name}` : name;
};

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
