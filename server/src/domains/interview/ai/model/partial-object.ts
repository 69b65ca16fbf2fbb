/** A field of an object that is still being written. */
export interface PartialField {
  readonly text: string;
  /** Its closing quote has come. */
  readonly whole: boolean;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/**
 * The text fields of a flat JSON object of which only the beginning has arrived, in any order; what is no text is left
 * out. Whatever stands before the first brace is passed over.
 */
export function fieldsIn(json: string): Map<string, PartialField> {
  const fields = new Map<string, PartialField>();
  let at = json.indexOf('{') + 1;
  if (at === 0) return fields;
  for (;;) {
    const key = textAt(json, nextQuote(json, at));
    if (key === null || !key.whole) return fields;
    const colon = json.indexOf(':', key.end);
    const begin = colon < 0 ? -1 : skipBlanks(json, colon + 1);
    if (begin < 0 || begin >= json.length) return fields;
    if (json.charAt(begin) !== '"') {
      const comma = json.indexOf(',', begin);
      if (comma < 0) return fields;
      at = comma + 1;
      continue;
    }
    const value = textAt(json, begin);
    if (value === null) return fields;
    fields.set(key.text, { text: value.text, whole: value.whole });
    if (!value.whole) return fields;
    at = value.end;
  }
}

function nextQuote(json: string, from: number): number {
  return json.indexOf('"', from);
}

function skipBlanks(json: string, from: number): number {
  let at = from;
  while (at < json.length && /\s/u.test(json.charAt(at))) at += 1;
  return at;
}

/** The text whose opening quote stands at `from`; an escape of which only half has come waits. */
function textAt(json: string, from: number): (PartialField & { readonly end: number }) | null {
  if (from < 0) return null;
  let text = '';
  for (let at = from + 1; at < json.length; at += 1) {
    const unit = json.charAt(at);
    if (unit === '"') return { text, whole: true, end: at + 1 };
    if (unit !== '\\') {
      text += unit;
      continue;
    }
    const code = json.charAt(at + 1);
    if (code === '') break;
    if (code === 'u') {
      const digits = json.slice(at + 2, at + 6);
      if (digits.length < 4) break;
      text += String.fromCharCode(Number.parseInt(digits, 16));
      at += 5;
    } else {
      text += escapes[code] ?? code;
      at += 1;
    }
  }
  return { text, whole: false, end: json.length };
}
