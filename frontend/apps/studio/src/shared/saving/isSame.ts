const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values of JSON say the same, whatever the order in which their fields were written. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!(isObject(a) && isObject(b)) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
};
