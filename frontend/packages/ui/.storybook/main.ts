import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../blocks/src/**/*.stories.tsx', '../../booklet/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /* Without it a browser asks for an icon that is not there. */
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" />`,
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), react()] }),
} satisfies StorybookConfig;
