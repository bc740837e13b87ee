/* A passage is recognized by its beginning. */
const MOST = 300;

/** The block of this page in which something was selected, and how it begins. */
export const quotedFrom = (chosen: Node | null, page: string) => {
  const start = chosen instanceof Element ? chosen : chosen?.parentElement;
  const block = start?.closest('.lvr-article [id]:not(.lvr-topic)');
  const topic = block?.closest('.lvr-topic');
  const text = block?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (!(block && text) || (topic && topic.id !== `page-${page}`)) return undefined;
  return { block: block.id, text: text.length > MOST ? `${text.slice(0, MOST)}…` : text };
};
