import { renderToStaticMarkup } from 'react-dom/server';
import { artOf } from '../art';
import { assetsOf, sheetNames } from '../document';
import { dressed, themed } from '../style';
import { PosterHtml } from './PosterHtml';
import type { PosterInput } from './posterInput';

const papers = { a4: 'a4', a5: 'a5', badge: '90mm 55mm' };

/** The document of a poster, and the assets that it shows. */
export const renderPoster = (input: PosterInput) => {
  const { theme, size } = input;
  const sheets = sheetNames('poster.css', theme);
  const art = artOf(theme, input.media);
  const markup = renderToStaticMarkup(<PosterHtml input={input} sheets={sheets} />);
  const page = `@page { size: ${papers[size]}; margin: 0; }\n`;
  return { html: dressed(markup, themed(theme, art) + page), assets: assetsOf(sheets, art) };
};
