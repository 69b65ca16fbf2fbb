import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One file of an archive: data that is written as JSON, or bytes as they are. */
export type Part =
  | { readonly name: string; readonly data: object }
  | { readonly name: string; readonly bytes: Uint8Array };

/** A ZIP archive of these parts in their order. */
export async function packArchive(parts: readonly Part[], madeAt: Date): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const part of parts) {
    const bytes = 'data' in part ? Buffer.from(`${JSON.stringify(part.data, null, 2)}\n`) : Buffer.from(part.bytes);
    zip.addBuffer(bytes, part.name, { mtime: madeAt, mode: 0o600 });
  }
  zip.end();
  return buffer(zip.outputStream);
}
