/** What stands under a key, never something that every object has. */
export const finderIn = (texts: Record<string, string>) => (key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;
