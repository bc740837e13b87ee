import { renderToStaticMarkup } from 'react-dom/server';
import { artOf } from './art';
import { assetsOf, sheetNames } from './document';
import { PrintHtml } from './PrintHtml';
import type { PrintInput } from './printInput';
import { dressed, runningSheet, themed } from './style';

/** The document that is printed, and the assets that it shows. */
export const renderPrint = (input: PrintInput) => {
  const { theme } = input.booklet;
  const sheets = sheetNames('print.css', theme);
  const art = artOf(theme, input.media);
  const markup = renderToStaticMarkup(<PrintHtml input={input} sheets={sheets} />);
  return { html: dressed(markup, themed(theme, art) + runningSheet(input)), assets: assetsOf(sheets, art) };
};
