export const anchorOfChapter = (id: string) => `chapter-${id}`;

export const anchorOfPage = (id: string) => `page-${id}`;
