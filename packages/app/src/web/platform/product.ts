// The product's settings in the page, written by the server: name, time zone, payment mode and whether texts can be translated.

function setting(name: 'product-name' | 'time-zone' | 'payments' | 'translation'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** Returns the name of the product. */
export function getProductName(): string {
  return setting('product-name') || 'Hosted Stays';
}

/** Returns the time zone that decides the current date of the product. */
export function getPlatformZone(): string {
  return setting('time-zone') || 'Europe/Dublin';
}

/** Returns whether to show everyone that payments here move no money. */
export function areTestPaymentsShown(): boolean {
  return setting('payments') === 'test';
}

/** Returns whether the server can translate texts that people wrote. */
export function canTranslate(): boolean {
  return setting('translation') === 'on';
}
