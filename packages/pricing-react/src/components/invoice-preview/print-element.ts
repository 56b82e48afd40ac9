// Prints one element alone, from a page or from a shadow root: a hidden frame gets a copy of it with the styles it has here.

/** Paper and margins; the frame holds nothing but the element. */
const PAGE = '@page { size: A4; margin: 18mm 16mm; } body { margin: 0; background: #fff; }';

/** What a host page may have set on any ancestor; a frame inherits nothing of it. */
const INHERITED = ['font-family', 'direction', '--pricing-font', '--pricing-step'];
const PAPER = ['paper', 'paper-text', 'paper-muted', 'paper-line', 'paper-accent'].map((name) => `--pricing-${name}`);

/** Not every browser tells when its dialogue has closed: the frame goes with the next print at the latest. */
let last: HTMLIFrameElement | undefined;

/**
 * Opens the browser's print dialogue for `element` alone, under `title`; the page around it is never touched. Answers the frame,
 * which goes when the dialogue has closed.
 */
export function printElement(element: HTMLElement, title: string, print = (page: Window) => page.print()): HTMLIFrameElement {
  last?.remove();
  const frame = document.createElement('iframe');
  last = frame;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0;visibility:hidden';
  document.body.append(frame);
  try {
    const page = filled(frame, element, title);
    page.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
    page.focus();
    print(page);
  } catch (failure) {
    frame.remove();
    throw failure;
  }
  return frame;
}

function filled(frame: HTMLIFrameElement, element: HTMLElement, title: string): Window {
  const page = frame.contentWindow;
  if (page === null) throw new TypeError('a frame that is on the page has a window');
  page.document.title = title;
  page.document.documentElement.lang = element.lang;
  page.document.body.append(copyOf(element, page.document));
  // Made by the frame's own window, and through script: a content security policy has nothing against it.
  const sheet: CSSStyleSheet = Reflect.construct(Reflect.get(page, 'CSSStyleSheet'), []);
  sheet.replaceSync(`${stylesAround(element)}\n${PAGE}`);
  page.document.adoptedStyleSheets = [sheet];
  return page;
}

function copyOf(element: HTMLElement, into: Document): HTMLElement {
  const copy = into.importNode(element, true);
  const style = getComputedStyle(element);
  for (const name of [...INHERITED, ...PAPER]) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy.style.setProperty(name, value);
  }
  return copy;
}

/** Every style sheet that reaches the element, as text: those of its shadow root, or of its document. */
function stylesAround(element: HTMLElement): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  return [...root.styleSheets, ...root.adoptedStyleSheets].map(textOf).join('\n');
}

/** A sheet in a constructed one may not import: what was imported is put in its place, in its layer. */
function textOf(sheet: CSSStyleSheet): string {
  return rulesOf(sheet)
    .map((rule) => {
      if (!(rule instanceof CSSImportRule)) return rule.cssText;
      const imported = rule.styleSheet === null ? '' : textOf(rule.styleSheet);
      return rule.layerName === null ? imported : `@layer ${rule.layerName} {${imported}}`;
    })
    .join('\n');
}

/** A sheet from another host keeps its rules to itself; ours is never one that the paper could not do without. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
