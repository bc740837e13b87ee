import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from '../BlockView';
import type { AnyBlock } from '../block';
import { MediaProvider } from '../context/media';
import { ValueLabelsProvider, ValuesProvider } from '../context/values';
import { findMedia } from './media';
import { findLabel, findValue } from './values';

/** The HTML of blocks, with the small library and the living values of the samples. */
export const draw = (...blocks: AnyBlock[]) =>
  renderToStaticMarkup(
    <MediaProvider value={findMedia}>
      <ValuesProvider value={findValue}>
        <ValueLabelsProvider value={findLabel}>
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} />
          ))}
        </ValueLabelsProvider>
      </ValuesProvider>
    </MediaProvider>,
  );

/** The same as elements, to ask questions about. */
export const page = (...blocks: AnyBlock[]) => {
  const holder = document.createElement('div');
  holder.innerHTML = draw(...blocks);
  return holder;
};
