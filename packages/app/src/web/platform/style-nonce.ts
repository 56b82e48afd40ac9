// The word by which the page's policy knows styles of ours from styles that somebody has smuggled in.

/** The server writes it into every page anew. */
export function getStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** Hands it to what holds the page still behind a dialog, which asks a global name for it. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: getStyleNonce() });
}
