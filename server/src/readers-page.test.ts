import path from 'node:path';
import { expect, it } from 'vitest';
import { readersPage } from '#testing/readers/page.ts';

it('the page of who reads what says what the table and the calls say', async () => {
  await expect(readersPage).toMatchFileSnapshot(path.join(import.meta.dirname, '../../docs/who-reads-what.md'));
});
