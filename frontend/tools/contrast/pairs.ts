type Pair = { front: string; back: string; least: number };

const all = (least: number, fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

const text = 4.5;
const mark = 3;
const states = ['success', 'warning', 'danger', 'info', 'mute', 'note'];
const surfaces = ['sheet', 'desk', 'raised', 'sunken'];

/** What is read or recognised, and on what: text 4.5, controls and marks of a chart 3. */
export const pairs: Pair[] = [
  ...all(text, ['text', 'text-2'], [...surfaces, 'hover', 'selected']),
  ...all(text, ['text-3'], surfaces),
  ...all(text, ['link'], [...surfaces, 'hover', 'selected']),
  ...all(text, ['brand-ink'], ['desk', 'sheet']),
  ...all(text, ['on-action'], ['action', 'action-hover', 'action-active', 'danger-solid', 'danger-fg']),
  ...all(text, ['on-action-soft'], ['action-soft']),
  ...all(text, ['danger-fg'], ['sheet', 'raised', 'hover']),
  ...states.flatMap((state) => all(text, [`${state}-fg`], [`${state}-bg`])),
  ...all(text, ['panel-text', 'panel-text-2', 'panel-text-3'], ['primary-800', 'primary-900', 'primary-950']),
  ...all(text, ['tip-fg', 'panel-text-2'], ['tip-bg']),
  ...all(text, ['identity-fg'], ['identity-bg']),
  ...all(text, ['identity-button-fg'], ['identity-button', 'identity-button-hover']),
  ...all(mark, ['focus'], surfaces),
  ...all(mark, ['action', 'line-input', 'line-selected', 'icon', 'fill'], ['sheet', 'raised']),
  ...all(
    mark,
    states.map((state) => `${state}-solid`),
    ['sheet'],
  ),
  ...all(
    mark,
    [1, 2, 3, 4, 5, 6].map((series) => `chart-${series}`),
    ['sheet'],
  ),
];
