import { expect, it } from 'vitest';
import { newToken } from '#platform/core/ids.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { isSealed, issueAccessToken } from './issue-access-token.ts';

const [here, elsewhere] = [createSecretBox('one secret'), createSecretBox('another secret')];

it('tells a token that was issued here from every other', () => {
  const token = issueAccessToken(here);
  expect(token).toMatch(/^[\w-]{59}$/);
  expect(isSealed(here, token)).toBe(true);
  expect(isSealed(elsewhere, token)).toBe(false);
  const last = token.endsWith('A') ? 'B' : 'A';
  for (const other of [
    '',
    'nothing',
    newToken(),
    newToken() + token.slice(43),
    token.slice(0, -1) + last,
    `${token}AAAA`,
  ])
    expect(isSealed(here, other)).toBe(false);
});
