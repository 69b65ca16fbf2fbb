import { normalizeText } from '../text/normalize.ts';
import { findHiddenTexts } from './hidden-runs.ts';
import { readEntries } from './check-archive.ts';

/** A paragraph that stands beside the body, with the size of its first letters in points where one is named. */
export interface SideParagraph {
  readonly text: string;
  readonly bold: boolean;
  readonly size: number | null;
}

interface BesideBody {
  /** The headers of the pages, each text once. */
  readonly header: readonly SideParagraph[];
  /** Text boxes as DrawingML, one list of paragraphs for each. Word writes each a second time as VML for old readers. */
  readonly boxes: readonly (readonly SideParagraph[])[];
  /** Texts that nobody can see. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * What mammoth leaves out: page headers, where some people put their name, and text boxes that have no VML double (WPS,
 * and Word's strict format). The archive must have passed `checkArchive`.
 */
export async function readBesideBody(bytes: Uint8Array): Promise<BesideBody> {
  const entries = await readEntries(bytes, (name) => /^word\/(?:document\d*|header\d*)\.xml$/.test(name));
  const headers = [...entries]
    .filter(([name]) => name.startsWith('word/header'))
    .flatMap(([, xml]) => paragraphsOf(xml));
  const raw = [...entries].find(([name]) => name.startsWith('word/document'))?.[1] ?? '';
  const hidden = new Set([...findHiddenTexts(raw)].map(decode));
  const isSeen = (paragraph: SideParagraph) => !hidden.has(paragraph.text);
  return {
    header: [...new Map(headers.map((each) => [each.text, each])).values()],
    boxes: between(withoutFallback(raw), '<w:txbxContent>', '</w:txbxContent>').map((box) =>
      paragraphsOf(box).filter(isSeen),
    ),
    hidden,
  };
}

function withoutFallback(xml: string): string {
  return xml
    .split('<mc:Fallback')
    .map((piece, index) => (index === 0 ? piece : piece.slice(Math.max(0, piece.indexOf('</mc:Fallback>')))))
    .join('');
}

/** The texts between two marks. Cut by hand: a regular expression over megabytes of a stranger's XML may never end. */
function between(text: string, from: string, to: string): string[] {
  return text
    .split(from)
    .slice(1)
    .map((piece) => piece.slice(0, Math.max(0, piece.indexOf(to))));
}

function paragraphsOf(xml: string): SideParagraph[] {
  return xml.split('</w:p>').flatMap((paragraph) => {
    const marked = paragraph.replaceAll(/<w:(?:tab|br|cr)\s*\/>/g, '<w:t>\t</w:t>');
    const words = marked
      .split(/<w:t(?:\s[^>]{0,60})?>/)
      .slice(1)
      .map((piece) => decode(piece.slice(0, Math.max(0, piece.indexOf('</w:t>')))));
    const text = normalizeText(words.join('')).trim();
    const half = /<w:sz w:val="(\d{1,3})"/.exec(paragraph)?.[1];
    const size = half === undefined ? null : Number(half) / 2;
    return text === '' ? [] : [{ text, size, bold: /<w:b(?:\s*\/|\s+w:val="(?:1|true)"\s*\/)>/.test(paragraph) }];
  });
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}
