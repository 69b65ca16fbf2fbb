import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  readonly serverUrl: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

type Json = Record<string, unknown>;

/** OpenAPI 3.1 from the contract alone. */
export function openApi(options: OpenApiOptions): Json {
  const paths: Record<string, Json> = {};
  const shared: Json = {};
  for (const [name, endpoint] of Object.entries(options.endpoints)) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = hoistDefinitions(name, describe(name, endpoint), shared);
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: options.serverUrl }],
    security: [],
    paths,
    components: {
      schemas: shared,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        client: { type: 'http', scheme: 'basic', description: '客户端标识：web-company、web-job-hunter 或 3' },
      },
    },
  };
}

/**
 * Recursive schemas name their parts in a `$defs` of their own, which inside a path nothing can refer to: they move to
 * the components, named after their operation.
 */
function hoistDefinitions(name: string, operation: Json, shared: Json): Json {
  const text = JSON.stringify(operation).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`);
  return JSON.parse(text, (key, value: Json) => {
    if (key !== '$defs') return value;
    for (const [part, schema] of Object.entries(value)) shared[`${name}.${part}`] = schema;
    return undefined;
  }) as Json;
}

function schemaOf(schema: $ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function describe(name: string, endpoint: Endpoint): Json {
  const security =
    endpoint.caller === 'anyone' ? [] : endpoint.caller === 'client' ? [{ client: [] }] : [{ bearer: [] }];
  return {
    operationId: name,
    summary: endpoint.summary,
    security,
    // Finer than a security scheme: who of the signed-in may make it.
    'x-caller': endpoint.caller,
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: {
      200: { description: '成功，或业务上的拒绝（code 不是 200）', content: answerOf(endpoint) },
      ...(endpoint.caller === 'anyone'
        ? {}
        : { 401: { description: '没有有效的令牌' }, 403: { description: '此身份不能调用' } }),
      ...(endpoint.upload === undefined ? {} : { 413: { description: '文件过大' } }),
    },
  };
}

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (endpoint.query === undefined) return inPath;
  const { properties = {}, required = [] } = schemaOf(endpoint.query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
}

function bodyOf(endpoint: Endpoint): Json {
  if (endpoint.upload !== undefined) {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (endpoint.body === undefined) return {};
  const schema = schemaOf(endpoint.body, 'input');
  const form = endpoint.form === true ? { 'application/x-www-form-urlencoded': { schema } } : {};
  return { requestBody: { required: true, content: { 'application/json': { schema }, ...form } } };
}

function answerOf(endpoint: Endpoint): Json {
  if (endpoint.file !== undefined)
    return { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/pdf' } } };
  const data = endpoint.output === undefined ? { type: 'null' } : schemaOf(endpoint.output, 'output');
  const schema = {
    type: 'object',
    properties: { code: { type: 'integer' }, data, message: { type: 'string' } },
    required: ['code', 'data', 'message'],
  };
  return { 'application/json': { schema } };
}
