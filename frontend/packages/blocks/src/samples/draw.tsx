import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from '../BlockView';
import type { AnyBlock } from '../block';
import { MediaProvider } from '../context/media';
import { findMedia } from './media';

/** The HTML of blocks, with the small library of the samples. */
export const draw = (...blocks: AnyBlock[]) =>
  renderToStaticMarkup(
    <MediaProvider value={findMedia}>
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </MediaProvider>,
  );

/** The same as elements, to ask questions about. */
export const page = (...blocks: AnyBlock[]) => {
  const holder = document.createElement('div');
  holder.innerHTML = draw(...blocks);
  return holder;
};
