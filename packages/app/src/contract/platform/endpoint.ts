// What an endpoint is: said once here for routing, checking, the typed client, the documentation and the tests of who may.

import type * as z from 'zod';
import type { Capability } from './capabilities.ts';
import type { PageName } from './page-paths.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An object whose fields are all checked; names are camelCase here and snake_case on the wire. */
type Fields = z.ZodObject | z.ZodDiscriminatedUnion;

export interface EndpointDefinition {
  readonly method: Method;
  /** With `{names}` for its parameters: `/api/users/{id}`. */
  readonly path: `/api/${string}`;
  /** Further paths of the same endpoint; a parameter that only they have is put into the body: `['/api/trip-periods/{id}']`. */
  readonly also?: readonly `/api/${string}`[];
  /** The right that a caller needs; who has it says the server's access table. */
  readonly access: Capability;
  /** What it does, in one line for the documentation. */
  readonly summary: string;
  /** A path whose parameters do not fit is no path: `/api/users/unread` is never taken for `/api/users/{id}`. */
  readonly params?: z.ZodObject;
  /** Read in both spellings, `per_page` and `perPage`; a list is sent by repeating its name. */
  readonly query?: z.ZodObject;
  readonly body?: Fields;
  /** A file comes in the body, under this name, as `multipart/form-data`; `body` then describes the other fields. */
  readonly upload?: string;
  /** What is answered with status 200; a field that is not named here never leaves the server. */
  readonly answer: z.ZodType;
  /** The answer is no JSON but bytes of these media types; `answer` then describes nothing. */
  readonly bytes?: readonly string[];
  /** Of a link in a mail: the page on which a browser that follows it lands when it is refused. Programs are answered as everywhere. */
  readonly refusedAt?: PageName;
  /** What can be refused although the request is well formed and the caller may ask. */
  readonly refusals?: readonly RefusalCode[];
  /**
   * A GET that changes something: refused unless it comes from our own page (`X-Requested-With`), never cached,
   * and also answered as a POST.
   */
  readonly changes?: true;
  /** Changes something that an administrator may while viewing as the caller; everything else that changes is refused then. */
  readonly whileViewing?: true;
  /**
   * Asked by mail programs on behalf of their readers: what the path holds is proof enough, nobody's session counts, and of the form
   * that they send nothing is read.
   */
  readonly byMailProgram?: true;
  /**
   * Asked by a program that signs the very bytes it sends: the use case checks the signature, nobody's session counts, and the shape of
   * the body is the program's own.
   */
  readonly signed?: true;
  /**
   * How often one caller may ask, where it must be bounded: `guess` for what can be guessed, `send` for what sends a mail, `order` for what
   * keeps beds from others. Counted by address, and by the `email` of the body where visitors may ask too, or else the caller's account.
   * `search` for what costs much to answer, counted by account, or by address for visitors, all such endpoints together.
   */
  readonly limit?: 'guess' | 'send' | 'order' | 'search';
}

/** Defines an endpoint; only its types are narrowed. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

type OutputOf<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined;
type InputOf<Shape> = Shape extends z.ZodType ? z.input<Shape> : undefined;

/** What a handler gets of a request, checked and with its defaults. */
export interface CheckedRequest<E extends EndpointDefinition> {
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
}

/** Something as it may be handed over: nobody changes it, so what can't be changed will do. */
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

/** What a caller passes: only the parts that the endpoint has; those without a required field may be left out. */
export type RequestOf<E extends EndpointDefinition> = Part<'params', E['params']> & Part<'query', E['query']> & Part<'body', E['body']>;

/** What a caller gets. */
export type AnswerOf<E extends EndpointDefinition> = z.output<E['answer']>;

export type BodyOf<E extends EndpointDefinition> = InputOf<E['body']>;

/** The key of an endpoint in tables and in the documentation: `GET /api/user`. */
export function toEndpointKey({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
