import { type ReactNode, useEffect } from 'react';

const robot = /bot|crawl|spider|slurp|archiver|facebookexternalhit|embedly|lighthouse/i;

export const isRobot = (agent = navigator.userAgent) => robot.test(agent);

/** F19: a robot gets no error page, which it would only index: the console says what happened. */
export const ForPeople = ({ error, children }: { error: string; children: ReactNode }) => {
  const silent = isRobot();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: where a robot's owner looks
    if (silent) console.error(error);
  }, [silent, error]);
  return silent ? null : children;
};
