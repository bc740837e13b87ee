/** Fetches a script or a sheet besides. Scripts run in the order in which they are asked for. */
export const load = (address: string) => {
  const isSheet = address.endsWith('.css');
  const element = isSheet
    ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    : Object.assign(document.createElement('script'), { src: address, async: false });
  document.head.append(element);
  return element as HTMLElement;
};
