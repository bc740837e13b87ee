export type FileRules = {
  /** As the attribute of a file input: ".png,image/webp,video/*". */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
};

export type FileSentences = {
  /** What to say of a file whose kind is not accepted. */
  wrongType: (name: string) => string;
  tooLarge: (name: string) => string;
};

const matches = (file: File, rule: string) => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
  return file.type === rule;
};

const isAccepted = (file: File, accept: string) =>
  accept
    .toLowerCase()
    .split(',')
    .some((rule) => matches(file, rule.trim()));

/** Why a file cannot be taken, or null. A drop and a paste pass by the device's own filter. */
export const refusalOf = (file: File, { accept, maxSize }: FileRules, say: FileSentences) => {
  if (accept && !isAccepted(file, accept)) return say.wrongType(file.name);
  return maxSize !== undefined && file.size > maxSize ? say.tooLarge(file.name) : null;
};
