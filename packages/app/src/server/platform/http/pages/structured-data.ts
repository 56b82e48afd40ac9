// Parts of structured data that pages of several features have.

import type { ShownPage, StructuredData } from './page-head.ts';

interface Step {
  readonly name: string;
  readonly address: string;
}

/** Returns the way from the first page to this one, as search engines show it above a result. */
export function toBreadcrumbs({ title, address, toAddress, productName }: ShownPage, between: readonly Step[]): StructuredData {
  const steps = [{ name: productName, address: toAddress('/') }, ...between, { name: title, address }];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: step.address,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
