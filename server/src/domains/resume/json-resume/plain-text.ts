/** Elements of texts that were written in an editor of rich text; `C<T>` and `a < b` are none of them. */
const element =
  /<\/?(?:p|br|div|span|ul|ol|li|strong|em|b|i|u|s|a|h[1-6]|blockquote|pre|code|table|tr|td|th|tbody|thead|img|hr|font|small|sup|sub)(?:\s[^<>]*)?\/?>/gi;
const unread = /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const ends = /<(?:br|hr)\s*\/?>|<\/(?:p|div|li|h[1-6]|blockquote|pre|tr)>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * What a person reads of a text: rich text becomes its lines, and what a program would do with it is gone. Without
 * characters that no table takes.
 */
export function plainText(text: string): string {
  const isRich = new RegExp(element.source, 'i').test(text) || new RegExp(unread.source, 'i').test(text);
  const words = isRich
    ? text
        .replaceAll(unread, '')
        .replaceAll(ends, '\n')
        .replaceAll(element, '')
        .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, entityText)
    : text;
  return words
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Co}/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function entityText(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
}
