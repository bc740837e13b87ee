import { sameOrigin } from './sameOrigin';
import { noticeIn } from './sentences';

/** What a successful answer asks to say and to do; `redirect` is a path of this application. */
export type Notice = { success: string | undefined; warning: string | undefined; redirect: string | null };

let tell: (notice: Notice) => void = () => undefined;

/** The application says here how it shows notices; the last one to ask hears them. */
export const onNotice = (listener: (notice: Notice) => void) => {
  tell = listener;
};

export const announce = (data: unknown) => {
  const { redirect, ...sentences } = noticeIn(data);
  tell({ ...sentences, redirect: sameOrigin(redirect) });
};
