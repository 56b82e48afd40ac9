// Finds the endpoint of a path: literal words before parameters, and what does not exist told from what can't be done there.

import type * as z from 'zod';
import type { EndpointDefinition, Method } from '#contract/platform/endpoint.ts';
import type { Route } from './routes.ts';

/** A route as one of its paths leads to it. */
export interface RouteMatch {
  readonly route: Route;
  /** As they stand in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export type RouterAnswer = RouteMatch | { readonly allowed: readonly string[] } | null;

interface RouteNode {
  readonly words: Map<string, RouteNode>;
  parameter: RouteNode | null;
  /** The routes that end here, with the names of the parameters on the way. */
  readonly routes: Map<Method, { readonly route: Route; readonly names: readonly string[] }>;
}

function createNode(): RouteNode {
  return { words: new Map(), parameter: null, routes: new Map() };
}

function getOrCreateChild(node: RouteNode, segment: string): RouteNode {
  if (segment.startsWith('{')) {
    node.parameter ??= createNode();
    return node.parameter;
  }
  const child = node.words.get(segment) ?? createNode();
  node.words.set(segment, child);
  return child;
}

function toSegments(path: string): string[] {
  return path.split('/').slice(1);
}

function addRoute(root: RouteNode, path: string, { route, methods }: { route: Route; methods: readonly Method[] }): void {
  const segments = toSegments(path);
  const names = segments.flatMap((segment) => /^\{(\w+)\}$/.exec(segment)?.[1] ?? []);
  const node = segments.reduce(getOrCreateChild, root);
  for (const method of methods) {
    if (node.routes.has(method)) throw new TypeError(`Two endpoints answer ${method} ${path}.`);
    node.routes.set(method, { route, names });
  }
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The ends of a path in the tree: where a word and a parameter both fit, the word comes first. */
function findEnds(
  node: RouteNode,
  [segment, ...rest]: readonly string[],
  values: readonly string[] = [],
): { node: RouteNode; values: readonly string[] }[] {
  if (segment === undefined) return node.routes.size === 0 ? [] : [{ node, values }];
  const word = node.words.get(segment);
  const literal = word === undefined ? [] : findEnds(word, rest, values);
  if (literal.length > 0 || node.parameter === null || segment === '') return literal;
  const value = decodeSegment(segment);
  return value === null ? [] : findEnds(node.parameter, rest, [...values, value]);
}

/** The shape of a parameter; one that only another path of the endpoint has is part of the body. */
function findParamShape({ params, body }: EndpointDefinition, name: string): z.ZodType | undefined {
  return (params?.shape[name] ?? (body !== undefined && 'shape' in body ? body.shape[name] : undefined)) as z.ZodType | undefined;
}

/** Whether a path's parameters are what the endpoint says: `/users/abc` is no user. */
function matchesShape(endpoint: EndpointDefinition, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(values).every(([name, value]) => findParamShape(endpoint, name)?.safeParse(value).success ?? true);
}

/** Methods that a path answers, as the `Allow` header names them. */
function listAllowedMethods(node: RouteNode): string[] {
  const methods = [...node.routes.keys()];
  const canLook = node.routes.get('GET')?.route.endpoint.changes === undefined && methods.includes('GET');
  return [...methods, ...(canLook ? ['HEAD'] : []), 'OPTIONS'];
}

/** @throws TypeError when two endpoints answer the same method and path */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => RouterAnswer {
  const root = createNode();
  for (const route of routes) {
    const { method, path, also = [], changes } = route.endpoint;
    const methods: Method[] = changes ? [method, 'POST'] : [method];
    for (const one of [path, ...also]) addRoute(root, one, { route, methods });
  }
  return (method, path) => {
    const [end] = findEnds(root, toSegments(path.length > 1 ? path.replace(/\/$/, '') : path));
    if (end === undefined) return null;
    const found = end.node.routes.get((method === 'HEAD' ? 'GET' : method) as Method);
    if (found === undefined || (method === 'HEAD' && found.route.endpoint.changes)) return { allowed: listAllowedMethods(end.node) };
    const params = Object.fromEntries(found.names.map((name, index) => [name, end.values[index] ?? '']));
    return matchesShape(found.route.endpoint, params) ? { route: found.route, params } : null;
  };
}
