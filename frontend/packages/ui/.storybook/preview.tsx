import type { Preview } from '@storybook/react-vite';
import '../src/styles/index.css';
import { labels } from '../src/stories/labels';
import { Sheet } from '../src/stories/Sheet';
import { ThemeProvider } from '../src/theme/ThemeProvider';

/* Numbers and hours are written as the words are. */
document.documentElement.lang = 'fr-FR';

export default {
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Appearance',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.layout === 'fullscreen' ? (
        <Story />
      ) : (
        <Sheet>
          <Story />
        </Sheet>
      ),
    (Story, { globals }) => (
      <ThemeProvider labels={labels} scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </ThemeProvider>
    ),
  ],
  parameters: { a11y: { test: 'error' } },
} satisfies Preview;
