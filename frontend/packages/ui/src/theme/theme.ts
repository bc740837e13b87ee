import { createTheme, Drawer, type MantineColorsTuple, Menu } from '@mantine/core';

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
const ink = shades.map((shade) => `var(--lv-primary-${shade})`) as unknown as MantineColorsTuple;

export const theme = createTheme({
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
  components: {
    DrawerRoot: Drawer.Root.extend({
      defaultProps: { zIndex: 'var(--lv-z-modal)', transitionProps: { duration: 300 } },
    }),
    Menu: Menu.extend({ defaultProps: { zIndex: 'var(--lv-z-menu)', transitionProps: { duration: 150 } } }),
  },
});
