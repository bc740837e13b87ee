import type { CSSVariablesResolver } from '@mantine/core';

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

export const resolveKitVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.4286' },
  light: surfaces,
  dark: surfaces,
});
