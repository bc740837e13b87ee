/** Once the step has drawn what it lacks, one is where it can be mended. */
export const focusFault = () =>
  void requestAnimationFrame(() => {
    const fault = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    (fault?.querySelector('input') ?? fault)?.focus();
  });
