// Finds the endpoint of a request. Literal segments take precedence over parameters; unknown paths are distinct from unsupported methods.

import type * as z from 'zod';
import type { EndpointDefinition, Method } from '#contract/platform/endpoint.ts';
import type { Route } from './routes.ts';

/** A route, with the parameters of the matched path. */
export interface RouteMatch {
  readonly route: Route;
  /** From the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export type RouterAnswer = RouteMatch | { readonly allowed: readonly string[] } | null;

interface RouteNode {
  readonly words: Map<string, RouteNode>;
  parameter: RouteNode | null;
  /** The routes that end here, with the names of their parameters. */
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

/** Finds the end nodes of a path; a literal segment takes precedence over a parameter. */
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

/** Returns the schema of a parameter; one that only an alternative path has is declared in the body. */
function findParamShape({ params, body }: EndpointDefinition, name: string): z.ZodType | undefined {
  return (params?.shape[name] ?? (body !== undefined && 'shape' in body ? body.shape[name] : undefined)) as z.ZodType | undefined;
}

/** Returns whether parameters match the endpoint's schemas: `/users/abc` doesn't exist. */
function matchesShape(endpoint: EndpointDefinition, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(values).every(([name, value]) => findParamShape(endpoint, name)?.safeParse(value).success ?? true);
}

/** Returns the methods of a path, for the `Allow` header. */
function listAllowedMethods(node: RouteNode): string[] {
  const methods = [...node.routes.keys()];
  const canLook = node.routes.get('GET')?.route.endpoint.changes === undefined && methods.includes('GET');
  return [...methods, ...(canLook ? ['HEAD'] : []), 'OPTIONS'];
}

/** @throws TypeError if two endpoints have the same method and path */
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
