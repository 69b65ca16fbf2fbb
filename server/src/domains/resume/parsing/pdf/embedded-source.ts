import { readSourceText, sourceFileName, type SourceData } from '../../source-data/source-data.ts';
import { open } from './read-pdf.ts';

/** What a PDF of ours carries inside, held to the form's limits; null for every other PDF. @throws PdfRefused */
export async function readEmbeddedSource(bytes: Uint8Array): Promise<SourceData | null> {
  // The head of a stream is never compressed: without this word there is nothing to look for.
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/EmbeddedFile')) return null;
  const pdf = await open(bytes);
  try {
    const files = await pdf.getAttachments();
    const key = [...(files ?? [])].find(([, file]) => file.filename === sourceFileName)?.[0];
    if (key === undefined) return null;
    const content = await pdf.getAttachmentContent(key);
    return content === null ? null : readSourceText(new TextDecoder().decode(content));
  } finally {
    await pdf.loadingTask.destroy();
  }
}
