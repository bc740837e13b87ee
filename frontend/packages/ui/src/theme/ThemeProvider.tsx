import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { type Labels, LabelsContext } from '../labels/labels';
import { type Appearance, appearanceKey } from './appearance';
import { readStyleNonce, shareStyleNonce } from './nonce';
import { theme } from './theme';
import { usePaintedRoot } from './usePaintedRoot';
import { resolveKitVariables } from './variables';

const manager = localStorageColorSchemeManager({ key: appearanceKey });

const Root = () => {
  usePaintedRoot();
  useLayoutEffect(shareStyleNonce, []);
  return null;
};

type Props = {
  labels: Labels;
  /** Fix the scheme instead of following the person's choice: for stories and previews. */
  scheme?: Exclude<Appearance, 'auto'> | undefined;
  children: ReactNode;
};

export const ThemeProvider = ({ labels, scheme, children }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={resolveKitVariables}
    colorSchemeManager={manager}
    defaultColorScheme="auto"
    getStyleNonce={readStyleNonce}
    {...(scheme && { forceColorScheme: scheme })}
  >
    <Root />
    <LabelsContext value={labels}>{children}</LabelsContext>
  </MantineProvider>
);
