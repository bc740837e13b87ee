/** The texts kept under this name; none in a browser that keeps nothing, or when something else is there. */
export const readTexts = (name: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
};

export const writeTexts = (name: string, texts: readonly string[]) => {
  try {
    localStorage.setItem(name, JSON.stringify(texts));
  } catch {
    /* Storage is full or forbidden: the choice lasts as long as the page. */
  }
};
