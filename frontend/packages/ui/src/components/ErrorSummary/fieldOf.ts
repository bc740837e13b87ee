/** The control of that name in the form around an element; the first one of a group. */
export const fieldOf = (element: Element | null, name: string) => {
  const named = element?.closest('form')?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return control instanceof HTMLElement ? control : null;
};
