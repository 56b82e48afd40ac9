// The nonce by which the page's content security policy allows our own styles, but not injected ones.

import { getPageSetting } from './page-scope.ts';

/** Returns the nonce, which the server sets for each page. */
export function getStyleNonce(): string {
  return getPageSetting('csp-nonce');
}

/** Shares the nonce with the scroll lock of dialogs, which reads it from a global variable. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: getStyleNonce() });
}
