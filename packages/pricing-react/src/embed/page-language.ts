// Which language an element of the page is in: its own, else that of what it stands in, shadow roots included.

/** The nearest `lang`; the document's where nothing around says any; English where the document doesn't either. */
export function languageOf(element: Element): string {
  for (let place: Element | null = element; place !== null; place = around(place)) {
    const tag = place.getAttribute('lang');
    if (tag) return tag;
  }
  return element.ownerDocument.documentElement.lang || 'en';
}

function around(element: Element): Element | null {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

const listeners = /* @__PURE__ */ new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back when any `lang` of the document changes, until the answer is called; one observer serves all. */
export function onPageLanguage(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= observe();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function observe(): MutationObserver {
  const made = new MutationObserver(() => {
    for (const listener of [...listeners]) listener();
  });
  made.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true });
  return made;
}
