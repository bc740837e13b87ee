/** The nonce that the web server wrote into this page: style elements without it are refused by the policy. */
export const readStyleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** The kit's scroll lock inserts a style element of its own and asks this global for the nonce. */
export const shareStyleNonce = () => {
  Object.assign(globalThis, { __webpack_nonce__: readStyleNonce() });
};
