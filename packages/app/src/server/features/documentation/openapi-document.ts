// The contract as an OpenAPI document: made from the same definitions that the server answers by, so that it can't say anything else.

import * as z from 'zod';
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { failure } from '#contract/platform/failure.ts';
import { REFUSALS } from '#contract/platform/refusals.ts';
import { snakeName, toWire } from '#contract/platform/validation/names.ts';
import { CALLERS, getAccessRow } from '#server/access/table.ts';

export type Contract = Readonly<Record<string, Readonly<Record<string, EndpointDefinition>>>>;

interface Names {
  readonly feature: string;
  readonly name: string;
}

/** What a status means, where it is no refusal of the endpoint itself. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request can not be read.',
  401: 'Nobody has signed in.',
  403: 'No role of the caller includes this.',
  404: 'There is no such thing, or it is not the caller’s.',
  413: 'The request is too large.',
  415: 'The request is of another type.',
  419: 'The forgery pair (cookie and header) is missing or of another session.',
  422: 'Fields are wrong; `errors` says which, and how.',
  429: 'Asked too often; `Retry-After` says in how many seconds again.',
};

function isChanging({ method, changes }: EndpointDefinition): boolean {
  return method !== 'GET' || changes === true;
}

/** The failures that come from the endpoint's shape alone. */
function listCommonStatuses(endpoint: EndpointDefinition): number[] {
  const { access, params, query, body, upload, limit, method, byMailProgram, signed } = endpoint;
  const row = getAccessRow(access);
  const takesBody = method !== 'GET' && !byMailProgram;
  return [
    ...(takesBody ? [400, 413, 415] : []),
    ...(takesBody && !signed ? [419] : []),
    ...(row.anonymous === '-' ? [401] : []),
    ...(CALLERS.some((caller) => caller !== 'anonymous' && row[caller] === '-') || endpoint.changes ? [403] : []),
    ...(params === undefined ? [] : [404]),
    ...(query !== undefined || body !== undefined || upload !== undefined ? [422] : []),
    ...(limit === undefined ? [] : [429]),
  ];
}

function toFailureResponses(endpoint: EndpointDefinition): ZodOpenApiOperationObject['responses'] {
  const reasons = new Map<number, string[]>();
  const add = (status: number, reason: string) => reasons.set(status, [...(reasons.get(status) ?? []), reason]);
  for (const status of listCommonStatuses(endpoint)) add(status, MEANINGS[status] ?? '');
  for (const code of endpoint.refusals ?? []) add(REFUSALS[code].status, `\`${code}\`: ${REFUSALS[code].when}`);
  const entries = [...reasons].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    entries.map(([status, lines]) => [
      `${status}` as const,
      { description: lines.join('\n\n'), content: { 'application/json': { schema: failure } } },
    ]),
  );
}

function toRequestBody({ body, upload }: EndpointDefinition): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (upload !== undefined) {
    const fields = body !== undefined && 'shape' in body ? body.shape : {};
    const file = z.file().meta({ override: { type: 'string', format: 'binary' } });
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: z.object({ ...fields, [upload]: file }) } } } };
  }
  return body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
}

function toSuccessResponse({ answer, bytes }: EndpointDefinition): ZodOpenApiOperationObject['responses'] {
  const content =
    bytes === undefined
      ? { 'application/json': { schema: answer } }
      : Object.fromEntries(bytes.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]));
  return { '200': { description: 'Done.', content } };
}

function toOperation(endpoint: EndpointDefinition, { feature, name }: Names): ZodOpenApiOperationObject {
  const { access, summary, params, query } = endpoint;
  const row = getAccessRow(access);
  const forgery = isChanging(endpoint) ? [{ forgery: [], session: [] }, { bearer: [] }] : [{ session: [] }, { bearer: [] }];
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary,
    'x-access': { right: access, callers: Object.fromEntries(Object.entries(row).filter(([, code]) => code !== '-')) },
    security: row.anonymous === '-' ? forgery : isChanging(endpoint) ? [{ forgery: [] }, ...forgery] : [{}, ...forgery],
    requestParams: { ...(params === undefined ? {} : { path: params }), ...(query === undefined ? {} : { query }) },
    ...toRequestBody(endpoint),
    responses: { ...toSuccessResponse(endpoint), ...toFailureResponses(endpoint) },
  };
}

type Json = unknown;

/** A schema with its names as they are on the wire. */
function toWireSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(toWireSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, Json] => {
      if (key === 'properties')
        return [key, Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [snakeName(name), toWireSchema(inner)]))];
      if (key === 'required' && Array.isArray(value)) return [key, value.map(snakeName)];
      if (key === 'default' || key === 'examples') return [key, toWire(value)];
      return key === 'enum' || key === 'const' ? [key, value] : [key, toWireSchema(value)];
    }),
  );
}

/** Everything of an operation that holds schemas. */
function toWireOperation(operation: oas31.OperationObject): Json {
  const { parameters = [], requestBody, responses, ...rest } = operation;
  return {
    ...rest,
    parameters: parameters.map((one) => {
      const { name, in: place, ...inner } = one as oas31.ParameterObject;
      return { name: place === 'query' ? snakeName(name) : name, in: place, ...(toWireSchema(inner) as object) };
    }),
    ...(requestBody === undefined ? {} : { requestBody: toWireSchema(requestBody) }),
    responses: toWireSchema(responses),
  };
}

function toPaths(contract: Contract): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operations = { ...paths[endpoint.path] };
      operations[endpoint.method.toLowerCase()] = toOperation(endpoint, { feature, name });
      if (endpoint.changes) {
        const twin = { ...endpoint, method: 'POST', body: endpoint.query, query: undefined } as unknown as EndpointDefinition;
        operations['post'] = toOperation(twin, { feature, name: `${name}ByPost` });
      }
      paths[endpoint.path] = operations;
    }
  }
  return paths;
}

export type ApiDocument = oas31.OpenAPIObject;

/** @param title the name of the product */
export function createOpenapiDocument(contract: Contract, { title, url }: { title: string; url: string }): ApiDocument {
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${title}: API`,
        version: '1',
        description: 'Names on the wire are in snake_case; query names are read in camelCase too.',
      },
      servers: [{ url }],
      tags: Object.keys(contract).map((name) => ({ name })),
      paths: toPaths(contract),
      components: {
        schemas: { Failure: failure },
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The session that signing in has begun.' },
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, for programs that keep no cookies.' },
          forgery: {
            type: 'apiKey',
            in: 'header',
            name: 'X-XSRF-TOKEN',
            description: 'The value of the cookie XSRF-TOKEN, which comes with every answer that lacks a good one.',
          },
        },
      },
    },
    { allowEmptySchema: { unknown: true, any: true } },
  );
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item as object).map(([method, operation]) => [method, toWireOperation(operation)])),
  ]);
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [name, toWireSchema(schema)]);
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  } as ApiDocument;
}
