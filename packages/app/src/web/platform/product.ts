// What the product is called and where its days begin: the server writes its settings into the page.

function setting(name: 'product-name' | 'time-zone' | 'payments'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The name of the product. */
export function getProductName(): string {
  return setting('product-name') || 'Hosted Stays';
}

/** The zone whose calendar decides what day it is for the product. */
export function getPlatformZone(): string {
  return setting('time-zone') || 'Europe/Dublin';
}

/** Whether everybody is to be told that payments here move no money. */
export function areTestPaymentsShown(): boolean {
  return setting('payments') === 'test';
}
