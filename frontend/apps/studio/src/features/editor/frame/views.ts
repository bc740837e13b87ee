/** What may stand in the place of the page of a booklet. */
export const viewNames = ['grid', 'versions'] as const;
export type ViewName = (typeof viewNames)[number];

export const isView = (name: string | null): name is ViewName => viewNames.some((view) => view === name);

/** What has no panel beside the page. */
export const isOnlyView = (name: string | null): name is 'grid' => name === 'grid';
