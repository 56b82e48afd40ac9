// What an element knows of its attributes and properties when it renders, and whom it tells of what happens.

import type { QuoteRequest, QuoteView, Side } from '@hosted-stay/pricing-core';
import type { Messages } from '../locales/messages.ts';
import type { FailureKind, SourceFailure } from '../quote-source/quote-source.ts';
import type { StartingRequest } from '../request/calculator-draft.ts';
import type { UrlOrData } from './books.ts';
import type { LoadFailure } from './resource.ts';

export interface EmbedSettings {
  readonly book: UrlOrData | undefined;
  readonly endpoint: string | undefined;
  readonly catalogue: UrlOrData | undefined;
  readonly request: StartingRequest | undefined;
  /** Another number for each request the page has set: a calculator begins anew with it. */
  readonly requestNumber: number;
  readonly side: Side;
  readonly messages: Messages;
  readonly locale: string | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  /** ISO date. */
  readonly today: string;
}

/**
 * What a `quote-error` event says: `message` is for developers, the page shows words of its own. `request` is said of each part of a
 * request that is ignored.
 */
export interface QuoteErrorDetail {
  readonly kind: LoadFailure['kind'] | FailureKind | 'request';
  readonly message: string;
  /** The HTTP status, where there was one. */
  readonly status?: number | undefined;
}

export interface EmbedEvents {
  readonly quote: (view: QuoteView) => void;
  readonly request: (request: QuoteRequest | null) => void;
  readonly error: (detail: QuoteErrorDetail) => void;
}

export interface EmbedProps {
  readonly settings: EmbedSettings;
  /** The same object for as long as the element is there. */
  readonly events: EmbedEvents;
}

/** Why there is no quote, for the event. */
export function detailOf({ kind, message, status, cause }: SourceFailure): QuoteErrorDetail {
  return { kind, message: cause === undefined ? message : `${message} (${String(cause)})`, status };
}
