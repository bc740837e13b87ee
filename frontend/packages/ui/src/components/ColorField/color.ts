/** "#1e5545" for what people write: without the sign, in capitals, or with three digits; null when it is no colour. */
export const readColor = (text: string) => {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
};
