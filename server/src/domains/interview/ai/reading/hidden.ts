import { plain } from './plain.ts';

/** A passage that carries other words than those that are read: where it stands, and what it says. */
export interface Hidden {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Fewest characters of a code: shorter ones are part numbers and names of files. */
const shortestCode = 16;
/** Share of letters, blanks and usual marks from which on decoded bytes are words. */
const readable = 0.85;

const codes: readonly { readonly found: RegExp; readonly decode: (code: string) => string }[] = [
  { found: /[A-Za-z0-9+/_-]{16,}={0,2}/gu, decode: (code) => Buffer.from(code, 'base64').toString('utf8') },
  {
    found: /(?:[0-9a-fA-F]{2}[\s:]?){8,}/gu,
    decode: (code) => Buffer.from(code.replaceAll(/[\s:]/gu, ''), 'hex').toString('utf8'),
  },
  {
    found: /(?:%[0-9a-fA-F]{2}){4,}/gu,
    decode: (code) => Buffer.from(code.replaceAll('%', ''), 'hex').toString('utf8'),
  },
  {
    found: /(?:\\u[0-9a-fA-F]{4}){3,}|(?:&#x?[0-9a-fA-F]{2,5};){3,}/gu,
    decode: (code) =>
      code.replaceAll(/\\u([0-9a-fA-F]{4})|&#(x?)([0-9a-fA-F]+);/gu, (_, unit: string, hex: string, point: string) =>
        String.fromCharCode(Number.parseInt(unit ?? point, unit !== undefined || hex === 'x' ? 16 : 10)),
      ),
  },
];

/** Passages in Base64, hexadecimal, percent or escaped characters that are words once they are decoded. */
export function hiddenIn(text: string): Hidden[] {
  return codes.flatMap(({ found, decode }) =>
    [...text.matchAll(found)].flatMap(({ 0: code, index }) => {
      const words = code.length < shortestCode && !/[%\\&]/u.test(code) ? '' : decode(code);
      return isWords(words, code) ? [{ from: index, to: index + code.length, words: plain(words) }] : [];
    }),
  );
}

/** Many codes decode to something: words are letters nearly throughout, and several of them or of Han. */
function isWords(decoded: string, code: string): boolean {
  if (decoded === '' || decoded === code || decoded.includes('\uFFFD')) return false;
  const usual = decoded.match(/[\p{Script=Han}A-Za-z0-9\s,.，。！!？?、:：;；'"“”()\-_/=]/gu)?.length ?? 0;
  if (usual < [...decoded].length * readable) return false;
  return /\p{Script=Han}{2}/u.test(decoded) || /[A-Za-z]{2,}\s+[A-Za-z]{2,}/u.test(decoded);
}

/** The text from its end to its beginning, as whoever writes backwards is read. */
export function reversed(text: string): string {
  return [...text].toReversed().join('');
}
