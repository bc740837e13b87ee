import { BookletCover, loadFonts } from '@livretier/booklet';
import '@livretier/booklet/book.css';
import '@livretier/booklet/styles.css';
import { type ComponentProps, useEffect, useMemo } from 'react';
import type { BookletLine } from '@/features/booklets/api';
import { themeOf } from './themeOf';

type Props = Pick<ComponentProps<typeof BookletCover>, 'size' | 'overline'> & {
  booklet: Pick<BookletLine, 'name' | 'theme' | 'cover_picture'>;
};

/** The cover of a booklet of a list, beside its name; in a table it is too small for words. */
export const CoverOf = ({ booklet: { name, theme, cover_picture }, size, overline }: Props) => {
  const worn = useMemo(() => themeOf(theme), [theme]);
  useEffect(() => {
    if (size !== 'table') void loadFonts(worn);
  }, [worn, size]);
  return (
    <BookletCover
      theme={worn}
      title={name}
      picture={cover_picture ?? undefined}
      {...(overline && { overline })}
      {...(size && { size })}
    />
  );
};
