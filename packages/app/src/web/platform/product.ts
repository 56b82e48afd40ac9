// What the product is called: the server writes its setting into the page.

/** The name of the product. */
export function productName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="product-name"]')?.content || 'Hosted Stays';
}
