import { api, unwrap } from '@livretier/api';
import { askedIn, drawings, loadFonts, posterWordsIn, sceneOf, wear } from '@livretier/booklet';
import { useEffect, useMemo } from 'react';
import type { PosterSize, WantedPoster } from '@/features/booklets/api';
import { themeOf } from '@/features/booklets/booklet';
import type { BookletOut } from '@/features/booklets/types';
import { spacedCode } from '../CodeCard';
import classes from './Poster.module.css';

/** The poster as a file to keep. */
export const fetchPoster = async (bookletId: string, query: WantedPoster) =>
  (await unwrap(
    api.GET('/api/booklets/{booklet_id}/reading/poster', {
      params: { path: { booklet_id: bookletId }, query },
      parseAs: 'blob',
    }),
    { quiet: true },
  )) as Blob;

type Props = {
  booklet: BookletOut;
  size: PosterSize;
  locale: string;
  locales: readonly string[];
  address: string;
  /** Empty: it is not written. */
  code: string;
  qr: string;
  label: string;
};

const Ways = ({ locale, locales, address, code }: Pick<Props, 'locale' | 'locales' | 'address' | 'code'>) => {
  const words = posterWordsIn(locale);
  return (
    <div className={classes.ways}>
      <p className={classes.aim}>{words.aim}</p>
      {code && (
        <p className={classes.code}>
          {words.code} <strong>{spacedCode(code)}</strong>
        </p>
      )}
      <p className={classes.type}>{words.type(address)}</p>
      <p className={classes.asked}>
        {askedIn(locales.filter((other) => other !== locale)).map(({ tag, words: said }) => (
          <span key={tag} lang={tag}>
            {said}
          </span>
        ))}
      </p>
    </div>
  );
};

/** What comes out of the printer, in the theme of the booklet: a picture of it. */
export const Poster = ({ booklet, size, locale, qr, label, ...ways }: Props) => {
  const { theme, cover_picture, company_name, kind } = booklet;
  const worn = useMemo(() => themeOf(theme), [theme]);
  useEffect(() => void loadFonts(worn), [worn]);
  return (
    <div className={classes.tray}>
      <div className={classes.sheet} ref={wear(worn)} role="img" aria-label={label} data-size={size}>
        <div className={classes.poster} lang={locale} data-scene={sceneOf(worn.cover.drawing, Boolean(cover_picture))}>
          <div className={classes.sky} />
          <svg className={classes.hill} viewBox="0 0 210 22" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 13C22 1 46 3 70 8S118 14 140 6s34-7 50-1 16 6 20 3V22H0z" />
          </svg>
          <img className={classes.art} src={cover_picture ?? drawings[worn.cover.drawing].src} alt="" />
          <div className={classes.head}>
            <p className={classes.company}>{company_name}</p>
            <p className={classes.title}>{posterWordsIn(locale).title[kind]}</p>
          </div>
          <div className={classes.card}>
            <img className={classes.qr} src={qr} alt="" />
          </div>
          <Ways locale={locale} {...ways} />
        </div>
      </div>
    </div>
  );
};
