import {
  type CSSVariablesResolver,
  createTheme,
  DirectionProvider,
  type DrawerRootProps,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  MantineProvider,
  type MenuProps,
  useComputedColorScheme,
} from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { type Labels, LabelsContext } from '../labels/labels';
import { type Appearance, appearanceKey, paintRoot } from './appearance';

/** The nonce that the web server wrote into this page: style elements without it are refused by the policy. */
const readStyleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** The kit's scroll lock inserts a style element of its own and asks this global for the nonce. */
const shareStyleNonce = () => {
  Object.assign(globalThis, { __webpack_nonce__: readStyleNonce() });
};

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
const ink = shades.map((shade) => `var(--lv-primary-${shade})`) as unknown as MantineColorsTuple;

type Defaults<Of> = { defaultProps: Partial<Of> };

/* By their names, not by the parts themselves: the first page would bring a drawer that it never opens. */
const themedParts: { DrawerRoot: Defaults<DrawerRootProps>; Menu: Defaults<MenuProps> } = {
  DrawerRoot: { defaultProps: { zIndex: 'var(--lv-z-modal)', transitionProps: { duration: 300 } } },
  Menu: { defaultProps: { zIndex: 'var(--lv-z-menu)', transitionProps: { duration: 150 } } },
};

const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 4 },
  colors: { ink },
  fontFamily: 'var(--lv-font-ui)',
  fontFamilyMonospace: 'var(--lv-font-mono)',
  headings: { fontFamily: 'var(--lv-font-display)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--lv-r-xs)',
    sm: 'var(--lv-r-sm)',
    md: 'var(--lv-r-md)',
    lg: 'var(--lv-r-lg)',
    xl: 'var(--lv-r-xl)',
  },
  shadows: {
    xs: 'var(--lv-shadow-xs)',
    sm: 'var(--lv-shadow-sm)',
    md: 'var(--lv-shadow-md)',
    lg: 'var(--lv-shadow-lg)',
  },
  cursorType: 'pointer',
  focusRing: 'never',
  respectReducedMotion: true,
  components: themedParts,
});

/** Keep the root class in step with the chosen or system scheme. */
const usePaintedRoot = () => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => paintRoot(scheme), [scheme]);
};

/* Our tokens already change with .p-dark, so the kit gets the same names in both of its schemes. */
const surfaces = {
  '--mantine-color-body': 'var(--lv-sheet)',
  '--mantine-color-text': 'var(--lv-text)',
  '--mantine-color-bright': 'var(--lv-text)',
  '--mantine-color-dimmed': 'var(--lv-text-3)',
  '--mantine-color-placeholder': 'var(--lv-text-3)',
  '--mantine-color-anchor': 'var(--lv-link)',
  '--mantine-color-error': 'var(--lv-danger-fg)',
  '--mantine-color-success': 'var(--lv-success-fg)',
  '--mantine-color-default': 'var(--lv-sheet)',
  '--mantine-color-default-hover': 'var(--lv-hover)',
  '--mantine-color-default-color': 'var(--lv-text)',
  '--mantine-color-default-border': 'var(--lv-line-strong)',
  '--mantine-color-disabled': 'var(--lv-sunken)',
  '--mantine-color-disabled-color': 'var(--lv-text-off)',
  '--mantine-color-disabled-border': 'var(--lv-line)',
  '--mantine-primary-color-contrast': 'var(--lv-on-action)',
  '--mantine-color-ink-filled': 'var(--lv-action)',
  '--mantine-color-ink-filled-hover': 'var(--lv-action-hover)',
  '--mantine-color-ink-light': 'var(--lv-action-soft)',
  '--mantine-color-ink-light-hover': 'var(--lv-selected)',
  '--mantine-color-ink-light-color': 'var(--lv-on-action-soft)',
  '--mantine-color-ink-text': 'var(--lv-link)',
  '--mantine-color-ink-outline': 'var(--lv-link)',
};

const resolveKitVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.4286' },
  light: surfaces,
  dark: surfaces,
});

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

/** The direction of the kit is that of the root, whoever turns it. */
export const ThemeProvider = ({ labels, scheme, children }: Props) => (
  <DirectionProvider>
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
  </DirectionProvider>
);
