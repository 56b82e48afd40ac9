// The definition of an endpoint, used by the routing, validation, typed client, documentation and access tests.

import type * as z from 'zod';
import type { Capability } from './capabilities.ts';
import type { PageName } from './page-paths.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An object with validated fields; names are camelCase here and snake_case on the wire. */
type Fields = z.ZodObject | z.ZodDiscriminatedUnion;

export interface EndpointDefinition {
  readonly method: Method;
  /** Parameters are written as `{name}`: `/api/users/{id}`. */
  readonly path: `/api/${string}`;
  /** Alternative paths of the endpoint. A parameter that only they have is added to the body: `['/api/trip-periods/{id}']`. */
  readonly also?: readonly `/api/${string}`[];
  /** The right that a caller needs; the server's access table says who has it. */
  readonly access: Capability;
  /** One line for the documentation. */
  readonly summary: string;
  /** A path with invalid parameters doesn't match: `/api/users/unread` is never taken for `/api/users/{id}`. */
  readonly params?: z.ZodObject;
  /** Both spellings are accepted, `per_page` and `perPage`; a list repeats its name. */
  readonly query?: z.ZodObject;
  readonly body?: Fields;
  /** The name of an uploaded file in a `multipart/form-data` body; `body` then describes the other fields. */
  readonly upload?: string;
  /** The body of the answer with status 200. Fields that aren't listed here are never sent. */
  readonly answer: z.ZodType;
  /** The media types of a binary answer; `answer` then describes nothing. */
  readonly bytes?: readonly string[];
  /** For links in emails: the page to which a refused browser is redirected. Programs get the usual answer. */
  readonly refusedAt?: PageName;
  /** The refusals of valid requests by callers with access. */
  readonly refusals?: readonly RefusalCode[];
  /** A GET that changes something: requires `X-Requested-With` from our own page, is never cached, and is also served as a POST. */
  readonly changes?: true;
  /** A POST that only answers what its body asks: pages that the server renders may ask it, too. */
  readonly asks?: true;
  /** A change that an administrator can make while viewing as the caller; all other changes are refused then. */
  readonly whileViewing?: true;
  /**
   * Called by mail programs on behalf of their readers: the path is sufficient proof, sessions are ignored, and the form that they send is
   * not read.
   */
  readonly byMailProgram?: true;
  /**
   * Called by a program that signs the exact bytes it sends: the use case checks the signature, sessions are ignored, and the body has the
   * program's own
   * shape.
   */
  readonly signed?: true;
  /** For signed endpoints that take something else than JSON as well, or more than usual: its media type, and the most that is sent. */
  readonly large?: { readonly mediaType: string; readonly maxMb: number };
  /** The size of a JSON body that is larger than usual. */
  readonly maxBodyKb?: number;
  /**
   * Rate limit, if one is needed: `guess` for what can be guessed, `send` for what sends an email, `order` for what blocks beds for others;
   * counted by address, and by the `email` of the body if visitors can call it, or else by the caller's account.
   * `search` for expensive answers; counted by account, or by address for visitors, all such endpoints together.
   */
  readonly limit?: 'guess' | 'send' | 'order' | 'search';
}

/** Defines an endpoint; only narrows its types. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

type OutputOf<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined;
type InputOf<Shape> = Shape extends z.ZodType ? z.input<Shape> : undefined;

/** What a handler gets: the validated request with its defaults. */
export interface CheckedRequest<E extends EndpointDefinition> {
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
}

/** A deeply read-only version of a type, so that callers can pass read-only data. */
export type Given<Value> = unknown extends Value
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

type Part<Name extends string, Shape> = Shape extends z.ZodType
  ? Record<string, never> extends z.input<Shape>
    ? { readonly [K in Name]?: Given<z.input<Shape>> }
    : { readonly [K in Name]: Given<z.input<Shape>> }
  : { readonly [K in Name]?: undefined };

/** What a caller passes: only the parts that the endpoint has. Parts without required fields are optional. */
export type RequestOf<E extends EndpointDefinition> = Part<'params', E['params']> & Part<'query', E['query']> & Part<'body', E['body']>;

/** What a caller gets. */
export type AnswerOf<E extends EndpointDefinition> = z.output<E['answer']>;

export type BodyOf<E extends EndpointDefinition> = InputOf<E['body']>;

/** Returns the key of an endpoint in tables and in the documentation: `GET /api/user`. */
export function toEndpointKey({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
