/** What is spoken of beside the page: a thread, or something new about a block. */
export type Commenting = { thread: string } | { block: string | null };
