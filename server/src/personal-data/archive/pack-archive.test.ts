import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { packArchive } from './pack-archive.ts';

it('leaves no file open that was being opened when whoever reads it stopped', async () => {
  const asked = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<Readable>();
  const open = () => {
    asked.resolve();
    return opening.promise;
  };
  const pieces = packArchive(
    [
      { name: '说明.txt', text: '您的数据' },
      { name: 'files/01.pdf', open },
    ],
    new Date(0),
  );
  await pieces.next();
  await asked.promise;
  await pieces.return(undefined);
  const file = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(65_536)));
  opening.resolve(file);
  await vi.waitFor(() => expect(file.destroyed).toBe(true), patience);
});
