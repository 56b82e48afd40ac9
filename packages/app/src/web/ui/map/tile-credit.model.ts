// Whom map tiles come from, as their source writes it: HTML, of which only text and links are taken.

/** A piece of a credit; with an address if it is a link. */
export interface Credit {
  readonly text: string;
  readonly href?: string;
}

/** Returns the texts and the links of a credit in their order. */
export function readCredit(html: string): Credit[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Credit[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const href = node.parentElement?.closest('a')?.getAttribute('href') ?? '';
    if (text !== '') found.push(/^https?:\/\//.test(href) ? { text, href } : { text });
  }
  return found;
}
