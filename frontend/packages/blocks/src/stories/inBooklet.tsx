import type { Decorator } from '@storybook/react-vite';
import '../styles.css';
import { MediaProvider } from '../context/media';
import { ValuesProvider } from '../context/values';
import { findMedia } from '../samples/media';

/** A piece of a booklet in its default colours, with a library to draw from. */
export const inBooklet: Decorator = (Story) => (
  <MediaProvider value={findMedia}>
    <ValuesProvider value={(key) => (key === 'responsable_hygiene' ? 'Camille Roux' : undefined)}>
      <div className="lvb-page">
        <div className="lvb-column lvb-flow">
          <Story />
        </div>
      </div>
    </ValuesProvider>
  </MediaProvider>
);
