const visible = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve();
    const listen = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', listen);
      resolve();
    };
    document.addEventListener('visibilitychange', listen);
  });

/** So many milliseconds, and until somebody looks at the window. */
export const pause = async (time: number) => {
  await new Promise((resolve) => setTimeout(resolve, time));
  await visible();
};
