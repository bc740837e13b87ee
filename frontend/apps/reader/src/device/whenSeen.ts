/** Calls once, when something has come into sight. */
export const whenSeen = (element: Element, call: () => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    call();
  });
  observer.observe(element);
};
