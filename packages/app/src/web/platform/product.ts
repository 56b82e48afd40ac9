// The product's settings in the page, written by the server: name, time zone, payment mode and whether texts can be translated.

import { getPageSetting } from './page-scope.ts';

/** Returns the name of the product. */
export function getProductName(): string {
  return getPageSetting('product-name') || 'Hosted Stays';
}

/** Returns the time zone that decides the current date of the product. */
export function getPlatformZone(): string {
  return getPageSetting('time-zone') || 'Europe/Dublin';
}

/** Returns whether to show everyone that payments here move no money. */
export function areTestPaymentsShown(): boolean {
  return getPageSetting('payments') === 'test';
}

/** Returns whether the server can translate texts that people wrote. */
export function canTranslate(): boolean {
  return getPageSetting('translation') === 'on';
}
