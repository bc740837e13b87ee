/** Hands a file over to the browser, which keeps it under this name. */
export const saveBlob = (blob: Blob, name: string) => {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  /* Not at once: the browser reads the address after the click. */
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
