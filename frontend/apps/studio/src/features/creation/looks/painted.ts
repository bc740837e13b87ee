/** Gives an element values of its own: the policy forbids a style attribute, the object model does not. */
export const painted = (values: Record<`--${string}`, string>) => (element: HTMLElement | null) => {
  for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
};
