import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { buildRequest, newIdempotencyKey } from './request.ts';

const facts = { authorization: null, identity: { jobHunterId: 'u1' } };

/** A schema as far as the client looks into it: the names of its fields. */
function schemaOf(names: readonly string[]): NonNullable<Endpoint['query']> {
  const shape = Object.fromEntries(names.map((name) => [name, {}]));
  return { _zod: { def: { shape } } } as unknown as NonNullable<Endpoint['query']>;
}

describe('a request', () => {
  it('of a POST with a query puts every field where it belongs', () => {
    const endpoint: Endpoint = {
      method: 'POST',
      path: '/x',
      caller: 'seeker',
      summary: '',
      query: schemaOf(['dryRun']),
      body: schemaOf(['name']),
    };
    const { url, body } = buildRequest(endpoint, { dryRun: true, name: '李' }, facts);
    expect([url, body]).toEqual(['/x?dryRun=true', '{"jobHunterId":"u1","name":"李"}']);
  });

  it('of a DELETE carries everything in its query', () => {
    const endpoint: Endpoint = { method: 'DELETE', path: '/x/{id}', caller: 'seeker', summary: '' };
    const { url, body } = buildRequest(endpoint, { id: '1' }, facts);
    expect([url, body]).toEqual(['/x/1?jobHunterId=u1', null]);
  });

  it('of a POST without any input still carries the identity as JSON', () => {
    const endpoint: Endpoint = { method: 'POST', path: '/x', caller: 'seeker', summary: '' };
    const { headers, body } = buildRequest(endpoint, {}, facts);
    expect([headers.get('content-type'), body]).toEqual(['application/json', '{"jobHunterId":"u1"}']);
  });

  it('lets no undefined field hide an identity field', () => {
    const endpoint: Endpoint = { method: 'GET', path: '/x', caller: 'seeker', summary: '' };
    expect(buildRequest(endpoint, { jobHunterId: undefined }, facts).url).toBe('/x?jobHunterId=u1');
  });

  it('refuses what cannot travel in a query', () => {
    const endpoint: Endpoint = { method: 'GET', path: '/x', caller: 'seeker', summary: '' };
    expect(() => buildRequest(endpoint, { filter: { a: 1 } }, facts)).toThrow('filter');
  });
});

describe('an idempotency key', () => {
  it('is new each time and fits the contract', () => {
    const keys = new Set(Array.from({ length: 100 }, newIdempotencyKey));
    expect(keys.size).toBe(100);
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });
});
