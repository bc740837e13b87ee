import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { QueryView } from './QueryView';
import { Skeleton } from './Skeleton';

export default { title: 'QueryView' } satisfies Meta;

const idle = { data: undefined, error: null, isFetching: false, refetch: () => undefined };
const states = {
  loading: { ...idle, isFetching: true },
  failed: { ...idle, error: new Error('down') },
  refused: { ...idle, error: Object.assign(new Error('no'), { status: 403 }) },
  loaded: { ...idle, data: 'Maison Aubrac' },
};

export const Light: StoryObj = {
  render: () => (
    <>
      {Object.entries(states).map(([name, query]) => (
        <QueryView key={name} query={query}>
          {(text) => <p>{text}</p>}
        </QueryView>
      ))}
      {(['rows', 'cards', 'fields'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
