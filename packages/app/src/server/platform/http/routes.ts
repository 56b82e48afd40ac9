// Connects a feature's endpoints with the use cases that handle them; a missing one is a compile error.

import type { AnswerOf, CheckedRequest, EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';

/** An uploaded file in a temporary folder, until the use case has stored it. */
export interface UploadedFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

/** A response of bytes, for endpoints that declare one. */
export interface FileResponse {
  readonly mediaType: string;
  readonly body: Uint8Array | NodeJS.ReadableStream;
  /** Changes whenever the bytes do. */
  readonly etag?: string;
  /** `revalidate`: cached, but revalidated each time; `brief`: for everybody, until something better is ready. Defaults to `none`. */
  readonly cache?: 'public' | 'brief' | 'private' | 'revalidate' | 'none';
  /** The request header that the choice among several answers depends on, for caches. */
  readonly vary?: 'Accept';
  /** Sent on as it is made: proxies shall not collect it first. */
  readonly isLive?: boolean;
  /** The name to download it as. */
  readonly fileName?: string;
}

/** The raw bytes that a program sent, and the headers that may contain its signature. */
export interface RawRequest {
  readonly bytes: Buffer;
  header(name: string): string | undefined;
}

export interface HandledRequest<E extends EndpointDefinition> extends CheckedRequest<E> {
  readonly file: UploadedFile | undefined;
  /** For endpoints that take signed bytes. */
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
 * Defines the routes of a feature.
 * @example defineRoutes(account, { readUser, signIn, signOut })
 */
export function defineRoutes<Feature extends Record<string, EndpointDefinition>>(feature: Feature, handlers: Handlers<Feature>): Route[] {
  return Object.entries(feature).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as unknown as Handler<EndpointDefinition>,
  }));
}
