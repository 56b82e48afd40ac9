// The nonce by which the page's content security policy allows our own styles, but not injected ones.

/** Returns the nonce, which the server sets for each page. */
export function getStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** Shares the nonce with the scroll lock of dialogs, which reads it from a global variable. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: getStyleNonce() });
}
