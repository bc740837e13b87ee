/** "481 206": as people say it and as a poster writes it. */
export const spacedCode = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;
