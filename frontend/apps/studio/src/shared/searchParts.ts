/* Readers of what an address carries. What we do not understand is left out, not refused. */

export const textOf = (value: unknown, { longest = 100, like = /^/ } = {}) => {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof text === 'string' && text.length <= longest && like.test(text) ? text : undefined;
};

export const flagOf = (value: unknown) => (value === true ? true : undefined);

export const choiceOf = <Choice extends string>(value: unknown, choices: readonly Choice[]) =>
  choices.find((choice) => choice === value);

export const textsOf = (value: unknown, options?: { longest: number }) =>
  Array.isArray(value) ? value.flatMap((part) => textOf(part, options) ?? []) : undefined;

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value);

export const idOf = (value: unknown) => (isId(value) ? value : undefined);

/** What the address of a link may carry. */
export const tokenOf = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {};
