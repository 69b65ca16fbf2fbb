import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF without white space. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await document.loadingTask.destroy();
  return texts.join('').replaceAll(/\s/g, '');
}
