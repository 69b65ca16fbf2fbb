import { expect, it } from 'vitest';
import { messageTypes } from '@pinjian/contract/message.ts';
import { typesOfFilter } from './rules.ts';

it.each([
  ['0', messageTypes],
  ['1', ['1', '11', '21']],
  ['2', ['2']],
] as const)('filter %s shows %j', (filter, shown) => {
  expect(typesOfFilter(filter) ?? messageTypes).toEqual(shown);
});
