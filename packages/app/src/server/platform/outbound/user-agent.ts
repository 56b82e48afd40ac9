// How the product names itself to servers that it fetches from.

/** Returns the product's name as servers see it, with what it fetches for; headers are ASCII. */
export function toUserAgent(productName: string, purpose: string): string {
  const name = productName
    .normalize('NFKD')
    .replace(/[^a-z0-9 .-]/gi, '')
    .trim();
  return `${name === '' ? 'Hosted Stays' : name} (${purpose})`;
}
