// The elements' styles for shadow roots: one sheet for each document, shared by all elements in it.

/// <reference path="./css-text.d.ts" />

import styles from './elements.css?inline';

const HOST = ':host{display:block}:host([hidden]){display:none}';

const sheets = /* @__PURE__ */ new WeakMap<Document, CSSStyleSheet>();

/** Gives a shadow root the styles. To be called again when it has come to another document: sheets stay behind. */
export function applyStyles(root: ShadowRoot): void {
  const sheet = sheetOf(root.ownerDocument);
  if (sheet === undefined) addElement(root);
  else if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** A sheet can be adopted only in the document that made it. */
function sheetOf(document: Document): CSSStyleSheet | undefined {
  const known = sheets.get(document);
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (known !== undefined || Sheet === undefined || !('replaceSync' in Sheet.prototype)) return known;
  const made = new Sheet();
  made.replaceSync(HOST + styles);
  sheets.set(document, made);
  return made;
}

/** For browsers and documents without sheets that can be constructed. */
function addElement(root: ShadowRoot): void {
  if (root.querySelector('style') !== null) return;
  const style = root.ownerDocument.createElement('style');
  style.textContent = HOST + styles;
  root.prepend(style);
}
