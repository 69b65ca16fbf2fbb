import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive: data that is written as JSON, a text, or a file that is opened when its turn comes. */
export type Part =
  | { readonly name: string; readonly data: object }
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly open: () => Promise<Readable> };

/** The pieces of a ZIP archive of these parts in their order. One file at a time is open, and none is held whole. */
export async function* packArchive(parts: readonly Part[], madeAt: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const pieces = zip.outputStream as Readable;
  zip.on('error', (error: Error) => pieces.destroy(error));
  const opened = new Set<Readable>();
  for (const part of parts) addPart({ zip, pieces, opened }, part, { mtime: madeAt, mode: 0o600 });
  zip.end();
  try {
    yield* pieces as AsyncIterable<Uint8Array>;
  } finally {
    // Whoever stops in the middle leaves no file open.
    for (const stream of opened) stream.destroy();
  }
}

interface Packing {
  readonly zip: ZipFile;
  /** What it gives; destroyed once nobody reads on. */
  readonly pieces: Readable;
  readonly opened: Set<Readable>;
}

function addPart(
  { zip, pieces, opened }: Packing,
  part: Part,
  options: { readonly mtime: Date; readonly mode: number },
): void {
  const { name } = part;
  if ('data' in part) zip.addBuffer(Buffer.from(`${JSON.stringify(part.data, null, 2)}\n`), name, options);
  else if ('text' in part) zip.addBuffer(Buffer.from(part.text), name, options);
  else
    // PDF, Word and pictures are compressed as they are.
    zip.addReadStreamLazy(name, { ...options, compress: false }, (take) => {
      part.open().then(
        (stream) => {
          // It was still being opened when whoever read stopped.
          if (pieces.destroyed) return void stream.destroy();
          opened.add(stream);
          stream.once('close', () => opened.delete(stream));
          take(null, stream);
        },
        (error: Error) => zip.emit('error', error),
      );
    });
}
