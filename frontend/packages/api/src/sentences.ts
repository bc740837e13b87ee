const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSentence = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A gateway on the way answers with a page of its own: not a sentence for anybody. */
const isPage = (text: string) => /^\s*</.test(text);

/** F11: what a failed answer says: its text as it is, else its message, else every entry of its errors. */
export const sentencesOf = (body: unknown): readonly string[] => {
  if (typeof body === 'string') return isSentence(body) && !isPage(body) ? [body] : [];
  if (!isRecord(body)) return [];
  if (isSentence(body.message)) return [body.message];
  return isRecord(body.errors) ? Object.values(body.errors).flat().filter(isSentence) : [];
};

const firstSentence = (one: unknown, several: unknown) =>
  [one, ...(Array.isArray(several) ? several : [])].find(isSentence);

/** F10: what a successful answer wants to be said, and where it wants the browser to go. */
export const noticeIn = (body: unknown) => {
  const fields = isRecord(body) ? body : {};
  return {
    success: firstSentence(fields.message, fields.messages),
    warning: firstSentence(fields.warning, fields.warnings),
    redirect: fields.redirect,
  };
};
