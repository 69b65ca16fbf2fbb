import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { endpoint } from '@pinjian/contract/endpoint.ts';
import { openApi } from './openapi.ts';

const node = z.object({
  name: z.string(),
  get children() {
    return z.array(node);
  },
});

const endpoints = {
  listTree: endpoint({ method: 'GET', path: '/service/tree', caller: 'anyone', summary: '树', output: z.array(node) }),
  saveThing: endpoint({
    method: 'POST',
    path: '/job/thing/{thingId}',
    caller: 'employer',
    summary: '保存',
    query: z.object({ page: z._default(z.coerce.number(), 1) }),
    body: z.object({ name: z.string().check(z.minLength(1)) }),
    output: z.object({ id: z.string() }),
  }),
  sendFile: endpoint({
    method: 'POST',
    path: '/job/file',
    caller: 'signedIn',
    summary: '上传',
    upload: { kinds: ['pdf'], maxBytes: 10 },
  }),
};

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : references(inner)));
}

function resolves(document: unknown, reference: string): boolean {
  let at: unknown = document;
  for (const key of reference.slice(2).split('/')) at = (at as Record<string, unknown> | undefined)?.[key];
  return at !== undefined;
}

describe('openApi', () => {
  const document = openApi({ title: '聘见', version: '1', serverUrl: '/', endpoints });

  it('has every endpoint with its parameters, body and security', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/job/thing/{thingId}': {
          post: {
            operationId: 'saveThing',
            security: [{ bearer: [] }],
            'x-caller': 'employer',
            parameters: [
              { name: 'thingId', in: 'path' },
              { name: 'page', in: 'query', required: false },
            ],
            requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
          },
        },
        '/job/file': { post: { requestBody: { content: { 'multipart/form-data': {} } } } },
      },
    });
  });

  it('refers to nothing that is not there, recursive schemas included', () => {
    const found = references(document);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((reference) => !resolves(document, reference))).toEqual([]);
  });
});
