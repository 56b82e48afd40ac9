// Finds the endpoint of a path: literal words before parameters, and what does not exist told from what can't be done there.

import type * as z from 'zod';
import type { EndpointDefinition, Method } from '#contract/platform/endpoint.ts';
import type { Route } from './routes.ts';

/** A route as one of its paths leads to it. */
export interface Found {
  readonly route: Route;
  /** As they stand in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export type Match = Found | { readonly allowed: readonly string[] } | null;

interface Node {
  readonly words: Map<string, Node>;
  parameter: Node | null;
  /** The routes that end here, with the names of the parameters on the way. */
  readonly routes: Map<Method, { readonly route: Route; readonly names: readonly string[] }>;
}

function emptyNode(): Node {
  return { words: new Map(), parameter: null, routes: new Map() };
}

function childOf(node: Node, segment: string): Node {
  if (segment.startsWith('{')) {
    node.parameter ??= emptyNode();
    return node.parameter;
  }
  const child = node.words.get(segment) ?? emptyNode();
  node.words.set(segment, child);
  return child;
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function add(root: Node, path: string, { route, methods }: { route: Route; methods: readonly Method[] }): void {
  const segments = segmentsOf(path);
  const names = segments.flatMap((segment) => /^\{(\w+)\}$/.exec(segment)?.[1] ?? []);
  const node = segments.reduce(childOf, root);
  for (const method of methods) {
    if (node.routes.has(method)) throw new TypeError(`Two endpoints answer ${method} ${path}.`);
    node.routes.set(method, { route, names });
  }
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The ends of a path in the tree: where a word and a parameter both fit, the word comes first. */
function endsOf(
  node: Node,
  [segment, ...rest]: readonly string[],
  values: readonly string[] = [],
): { node: Node; values: readonly string[] }[] {
  if (segment === undefined) return node.routes.size === 0 ? [] : [{ node, values }];
  const word = node.words.get(segment);
  const literal = word === undefined ? [] : endsOf(word, rest, values);
  if (literal.length > 0 || node.parameter === null || segment === '') return literal;
  const value = decoded(segment);
  return value === null ? [] : endsOf(node.parameter, rest, [...values, value]);
}

/** The shape of a parameter; one that only another path of the endpoint has is part of the body. */
function shapeOf({ params, body }: EndpointDefinition, name: string): z.ZodType | undefined {
  return (params?.shape[name] ?? (body !== undefined && 'shape' in body ? body.shape[name] : undefined)) as z.ZodType | undefined;
}

/** Whether a path's parameters are what the endpoint says: `/users/abc` is no user. */
function fits(endpoint: EndpointDefinition, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(values).every(([name, value]) => shapeOf(endpoint, name)?.safeParse(value).success ?? true);
}

/** Methods that a path answers, as the `Allow` header names them. */
function allowedAt(node: Node): string[] {
  const methods = [...node.routes.keys()];
  const canLook = node.routes.get('GET')?.route.endpoint.changes === undefined && methods.includes('GET');
  return [...methods, ...(canLook ? ['HEAD'] : []), 'OPTIONS'];
}

/** @throws TypeError when two endpoints answer the same method and path */
export function routerOf(routes: readonly Route[]): (method: string, path: string) => Match {
  const root = emptyNode();
  for (const route of routes) {
    const { method, path, also = [], changes } = route.endpoint;
    const methods: Method[] = changes ? [method, 'POST'] : [method];
    for (const one of [path, ...also]) add(root, one, { route, methods });
  }
  return (method, path) => {
    const [end] = endsOf(root, segmentsOf(path.length > 1 ? path.replace(/\/$/, '') : path));
    if (end === undefined) return null;
    const found = end.node.routes.get((method === 'HEAD' ? 'GET' : method) as Method);
    if (found === undefined || (method === 'HEAD' && found.route.endpoint.changes)) return { allowed: allowedAt(end.node) };
    const params = Object.fromEntries(found.names.map((name, index) => [name, end.values[index] ?? '']));
    return fits(found.route.endpoint, params) ? { route: found.route, params } : null;
  };
}
