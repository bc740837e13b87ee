import type { Decorator } from '@storybook/react-vite';
import '../styles.css';
import { MediaProvider } from '../context/media';
import { ValueLabelsProvider, ValuesProvider } from '../context/values';
import { findMedia } from '../samples/media';
import { findLabel, findValue } from '../samples/values';

/** A piece of a booklet in its default colours, with a library to draw from. */
export const inBooklet: Decorator = (Story) => (
  <MediaProvider value={findMedia}>
    <ValuesProvider value={findValue}>
      <ValueLabelsProvider value={findLabel}>
        <div className="lvb-page">
          <div className="lvb-column lvb-flow">
            <Story />
          </div>
        </div>
      </ValueLabelsProvider>
    </ValuesProvider>
  </MediaProvider>
);
