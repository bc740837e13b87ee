export const bytesOf = (text: string) => new TextEncoder().encode(text);

export const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

export const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Null for what is not base 64, or not in the one way in which these bytes are written. */
export const fromBase64 = (text: string) => {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
};

export const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

export const sha256 = async (...parts: readonly Uint8Array[]) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(parts.flatMap((part) => [...part]))));
