// Ties the endpoints of a feature to the use cases that answer them; an endpoint without one does not compile.

import type { AnswerOf, CheckedRequest, EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';

/** An uploaded file, kept in a temporary folder until the use case has taken it. */
export interface UploadedFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

/** Bytes to answer with, for endpoints that say so. */
export interface FileResponse {
  readonly mediaType: string;
  readonly body: Uint8Array | NodeJS.ReadableStream;
  /** Changes whenever the bytes do. */
  readonly etag?: string;
  /** `revalidate`: kept, and asked each time whether it is still so. `none` when left out. */
  readonly cache?: 'public' | 'private' | 'revalidate' | 'none';
  /** Offered as a download under this name. */
  readonly fileName?: string;
}

/** What a program has sent, byte for byte, with the headers that may hold its signature. */
export interface RawRequest {
  readonly bytes: Buffer;
  header(name: string): string | undefined;
}

export interface HandledRequest<E extends EndpointDefinition> extends CheckedRequest<E> {
  readonly file: UploadedFile | undefined;
  /** Of an endpoint that takes signed bytes. */
  readonly signed: E['signed'] extends true ? RawRequest : undefined;
}

export type Handler<E extends EndpointDefinition> = (
  call: Call,
  request: HandledRequest<E>,
) => Promise<E['bytes'] extends readonly string[] ? FileResponse : AnswerOf<E>>;

export type Handlers<Feature extends Record<string, EndpointDefinition>> = { readonly [Name in keyof Feature]: Handler<Feature[Name]> };

export interface Route {
  readonly endpoint: EndpointDefinition;
  readonly handler: Handler<EndpointDefinition>;
}

/**
 * The routes of one feature.
 * @example defineRoutes(account, { readUser, signIn, signOut })
 */
export function defineRoutes<Feature extends Record<string, EndpointDefinition>>(feature: Feature, handlers: Handlers<Feature>): Route[] {
  return Object.entries(feature).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as unknown as Handler<EndpointDefinition>,
  }));
}
