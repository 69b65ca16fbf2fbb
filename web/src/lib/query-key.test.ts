import { QueryClient, type MutationKey, type QueryKey } from '@tanstack/react-query';
import { expect, expectTypeOf, it } from 'vitest';
import { keysOf } from './query-key.ts';

it('makes keys below one root, which refresh all that lies below them', async () => {
  const key = keysOf('position');
  const client = new QueryClient();
  client.setQueryData(key('list', 1), 'first');
  client.setQueryData(key('detail', 'a'), 'whole');
  await client.invalidateQueries({ queryKey: key('list') });
  expect(client.getQueryState(key('list', 1))?.isInvalidated).toBe(true);
  expect(client.getQueryState(key('detail', 'a'))?.isInvalidated).toBe(false);
});

it('are the only keys there are', () => {
  expectTypeOf(keysOf('position')('list')).toExtend<QueryKey>();
  expectTypeOf<readonly ['position', 'list']>().not.toExtend<QueryKey>();
  expectTypeOf<string[]>().not.toExtend<QueryKey>();
  expectTypeOf<string[]>().not.toExtend<MutationKey>();
  expect(keysOf('position')('list')).toEqual(['position', 'list']);
});
