// What the product stores in browsers: the page about cookies shows this list, and names that it lacks don't compile.

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';

/** How long something is kept at most: for a number of days, or until something happens. */
export type StoredFor = { readonly days: number } | 'browserCloses' | 'tabCloses' | 'signOut' | 'cleared';

interface StoredItem {
  readonly place: StoragePlace;
  /** Cookies of sites with https may have the prefix `__Host-`. */
  readonly name: string;
  readonly purpose: string;
  readonly lasts: StoredFor;
  /** Only stored where payments are taken by Stripe, or where visits are counted. */
  readonly onlyWith?: 'stripe' | 'analytics';
}

const STORED = [
  { place: 'cookie', name: 'session', purpose: 'session', lasts: { days: 30 } },
  { place: 'cookie', name: 'XSRF-TOKEN', purpose: 'forgery', lasts: 'browserCloses' },
  { place: 'cookie', name: 'devices', purpose: 'devices', lasts: { days: 180 } },
  { place: 'cookie', name: 'locale', purpose: 'language', lasts: { days: 365 } },
  { place: 'cookie', name: 'signed-out', purpose: 'signedOut', lasts: { days: 365 } },
  { place: 'cookie', name: '__stripe_mid', purpose: 'stripe', lasts: { days: 365 }, onlyWith: 'stripe' },
  { place: 'cookie', name: '__stripe_sid', purpose: 'stripe', lasts: { days: 1 }, onlyWith: 'stripe' },
  { place: 'localStorage', name: 'app.persist', purpose: 'settings', lasts: 'cleared' },
  { place: 'localStorage', name: 'app.emoji', purpose: 'emoji', lasts: 'cleared' },
  { place: 'localStorage', name: 'app.consent', purpose: 'choice', lasts: { days: 183 }, onlyWith: 'analytics' },
  { place: 'sessionStorage', name: 'app.session', purpose: 'tab', lasts: 'tabCloses' },
  { place: 'sessionStorage', name: 'writing-draft', purpose: 'writing', lasts: 'tabCloses' },
  { place: 'localStorage', name: 'app.offline', purpose: 'offline', lasts: 'signOut' },
  { place: 'indexedDB', name: 'app.outbox', purpose: 'outbox', lasts: 'cleared' },
  { place: 'cacheStorage', name: 'app.offline-page', purpose: 'offlinePage', lasts: 'cleared' },
] as const satisfies readonly StoredItem[];

type Stored = (typeof STORED)[number];

export type StoredPurpose = Stored['purpose'];

/** The names in a place of storage. */
export type StoredName<Place extends StoragePlace> = Extract<Stored, { readonly place: Place }>['name'];

/** In the order in which it is shown. */
export const STORED_IN_BROWSERS: readonly (Omit<StoredItem, 'purpose'> & { readonly purpose: StoredPurpose })[] = STORED;
