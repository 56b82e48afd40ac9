// Text made into markup, so that nothing in it can become some.

/** Markup that is finished. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Part[];

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(toMarkup).join('');
  return String(part).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** @example html`<p>${'1 < 2'}</p>` // <p>1 &lt; 2</p> */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + toMarkup(parts[index] ?? '')).join(''));
}
