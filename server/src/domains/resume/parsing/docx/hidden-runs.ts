/** One element of the document that is open at the moment. */
interface Frame {
  readonly name: string;
  /** Its background is not the page's, or not known: white letters may be seen on it. */
  shaded: boolean;
  white: boolean;
  gone: boolean;
}

const tag = /<(\/?)w:(tc|p|r|tbl|txbxContent|shd|highlight|tblStyle|background|color|vanish|sz|t)((?:\s[^<>]*|\/)?)>/g;
const opens: ReadonlySet<string> = new Set(['tc', 'p', 'r', 'tbl', 'txbxContent']);

/**
 * Texts of a document that nobody can see: hidden, smaller than two points, or white on the white page. What also stands
 * visibly somewhere is not among them. `xml`: word/document.xml; the texts are as they stand in it, entities and all.
 */
export function findHiddenTexts(xml: string): ReadonlySet<string> {
  const [hidden, visible] = [new Set<string>(), new Set<string>()];
  const page: Frame = { name: 'page', shaded: false, white: false, gone: false };
  const open: Frame[] = [page];
  for (const match of xml.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const top = open.at(-1) ?? page;
    if (opens.has(name)) {
      if (slash === '/') closeFrame(open, name);
      else if (!attributes.endsWith('/'))
        // The fill of a text box stands in another language than Word's own.
        open.push({ name, shaded: name === 'txbxContent', white: false, gone: false });
    } else if (name === 't') {
      if (slash === '/' || attributes.endsWith('/')) continue;
      const from = match.index + whole.length;
      const text = xml.slice(from, Math.max(from, xml.indexOf('</w:t>', from)));
      const isSeen = !top.gone && (!top.white || open.some((frame) => frame.shaded));
      (isSeen ? visible : hidden).add(text);
    } else look(top, name, attributes);
  }
  return new Set([...hidden].filter((text) => text.trim() !== '' && !visible.has(text)));
}

function closeFrame(open: Frame[], name: string): void {
  const index = open.findLastIndex((frame) => frame.name === name);
  if (index > 0) open.length = index;
}

/** Takes in what an element says of the look of the one that is open. */
function look(top: Frame, name: string, attributes: string): void {
  const value = /w:val="([^"]*)"/.exec(attributes)?.[1];
  const isRun = top.name === 'r';
  if (name === 'shd') top.shaded ||= !isWhite(/w:fill="([^"]*)"/.exec(attributes)?.[1] ?? 'auto');
  else if (name === 'highlight' || name === 'tblStyle' || name === 'background') top.shaded = true;
  else if (name === 'color') top.white = isRun && value !== 'auto' && isWhite(value ?? '');
  else if (name === 'vanish') top.gone ||= isRun && value !== '0' && value !== 'false';
  else if (name === 'sz') top.gone ||= isRun && Number(value) < 4;
}

function isWhite(colour: string): boolean {
  return colour === 'auto' || /^(?:f[0-9a-f]){3}$/i.test(colour);
}
