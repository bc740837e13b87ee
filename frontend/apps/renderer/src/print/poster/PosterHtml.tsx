import { askedIn, posterWordsIn, sceneOf, spokenIn, themeVariables } from '@livretier/booklet';
import { builtName } from '../../assets';
import { qrInk } from '../inks';
import { QrCode } from '../QrCode';
import type { PosterInput } from './posterInput';

/* In two threes, as people say it. */
const spoken = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

const Ways = ({ code, address, locale, others }: PosterInput) => {
  const words = posterWordsIn(locale);
  const asked = askedIn(others);
  return (
    <>
      <p className="lvp-aim">{words.aim}</p>
      {code && (
        <p className="lvp-code">
          <span>{`${words.code}\u00a0`}</span>
          <strong>{spoken(code)}</strong>
        </p>
      )}
      <p className="lvp-type">{words.type(address)}</p>
      {asked.length > 0 && (
        <p className="lvp-asked">
          {asked.map(({ tag, words: said }) => (
            <span key={tag} lang={tag}>
              {said}{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
};

/** The ground under the drawing: decoration. */
const Hill = ({ colour }: { colour: string | undefined }) => (
  <svg className="lvp-hill" viewBox="0 0 210 22" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 13C22 1 46 3 70 8S118 14 140 6s34-7 50-1 16 6 20 3V22H0z" fill={colour} />
  </svg>
);

/** A sheet to hang up, or a badge to stick: whose booklet, the code, and the other ways in. */
export const PosterHtml = ({ input, sheets }: { input: PosterInput; sheets: string[] }) => {
  const { size, company, kind, theme, locale, address, qr, name } = input;
  const words = posterWordsIn(locale);
  return (
    <html lang={spokenIn(locale)} data-size={size}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${words.title[kind]}, ${company}`}</title>
        <meta name="author" content={company} />
        <meta name="description" content={name} />
        <meta name="generator" content="Livretier" />
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={`o/${builtName(sheet)}`} />
        ))}
      </head>
      <body className="lvb-body">
        <main className="lvb-page lvp-poster" data-scene={sceneOf(theme.cover.drawing, Boolean(theme.cover.picture))}>
          <div className="lvp-sky" />
          <Hill colour={themeVariables(theme)['--lvr-cover-band']} />
          <div className="lvp-art" />
          <div className="lvp-poster-head">
            <p className="lvp-poster-company">{company}</p>
            <h1 className="lvp-poster-title">{words.title[kind]}</h1>
          </div>
          <div className="lvp-card">
            <QrCode qr={qr} ink={qrInk(theme)} label={words.qr(address)} />
          </div>
          <div className="lvp-ways">
            <Ways {...input} />
          </div>
        </main>
      </body>
    </html>
  );
};
