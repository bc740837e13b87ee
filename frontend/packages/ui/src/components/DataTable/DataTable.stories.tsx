import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { inDark } from '../../stories/schemes';
import { DataTable } from './DataTable';
import { AccountList } from './samples/AccountList';
import { JournalList } from './samples/JournalList';
import { entries, entryColumns } from './samples/journal';

export default {
  title: 'DataTable',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Sheet wide>
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta;

const journal = { caption: 'Journal', columns: entryColumns, rowKey: ({ id }: { id: string }) => id };

export const Light: StoryObj = { render: () => <JournalList /> };
export const Dark: StoryObj = { ...Light, ...inDark };

export const Selectable: StoryObj = { render: () => <AccountList /> };
export const SelectableDark: StoryObj = { ...Selectable, ...inDark };

export const Compact: StoryObj = { render: () => <AccountList density="compact" /> };

/** The filters leave nothing. */
export const Filtered: StoryObj = {
  render: () => <JournalList start={{ search: 'Zoé', period: 'all', borrowed: false }} />,
};
export const FilteredDark: StoryObj = { ...Filtered, ...inDark };

/** The first rows are on their way. */
export const Waiting: StoryObj = { render: () => <DataTable {...journal} rows={[]} loading /> };
export const WaitingDark: StoryObj = { ...Waiting, ...inDark };

/** Other rows are on their way: those on screen stay. */
export const Loading: StoryObj = { render: () => <DataTable {...journal} rows={entries} loading /> };
export const LoadingDark: StoryObj = { ...Loading, ...inDark };
