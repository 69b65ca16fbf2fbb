/** What a file is that is none of those asked for, in words, and what its owner can do about it. */
interface NamedContent {
  readonly name: string;
  readonly advice: string;
}

const saveAsWord = '请用 Word 打开，另存为 .docx 文件';
const exportAsPdf = '请先导出为 PDF 文件';
const unpack = '请解压后上传里面的文件';

/** By the media type that the first bytes tell. */
const byType: readonly (readonly [RegExp, NamedContent])[] = [
  [/rtf$/, { name: 'RTF 文档', advice: saveAsWord }],
  [/opendocument\.text$/, { name: 'ODT 文档', advice: saveAsWord }],
  [/spreadsheet|ms-excel/, { name: '表格', advice: exportAsPdf }],
  [/presentation|powerpoint/, { name: '演示文稿', advice: exportAsPdf }],
  [/^image\//, { name: '图片', advice: '请先放进 Word 文档，或导出为 PDF 文件' }],
  [/zip$|rar|7z|x-tar|gzip/, { name: '压缩包', advice: unpack }],
];

/** Text has no mark: by its first lines. Job sites and old programs hand these out under the name of a Word file. */
const byWords: readonly (readonly [RegExp, NamedContent])[] = [
  [/^\{\\rtf/i, { name: 'RTF 文档', advice: saveAsWord }],
  [/^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*MIME-Version:/i, { name: '网页存档（MHT）', advice: saveAsWord }],
  [/^<\?xml[^>]*>\s*<\?mso-application[^>]*Word/i, { name: 'Word XML 文档', advice: saveAsWord }],
  [
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype\s+html|html|head|meta|body)\b/i,
    { name: '网页（HTML）', advice: saveAsWord },
  ],
];

/** Enough to know a page by; more would only cost time. */
const headLength = 4096;

/**
 * What a file is by its content, whatever it is called.
 * @param type the media type by its first bytes, '' when they bear no mark.
 * @returns null for what nobody sends by mistake.
 */
export function nameContent(bytes: Uint8Array, type: string): NamedContent | null {
  const known = byType.find(([pattern]) => pattern.test(type));
  if (known !== undefined) return known[1];
  const head = decodeHead(bytes.subarray(0, headLength)).trimStart();
  return byWords.find(([pattern]) => pattern.test(head))?.[1] ?? null;
}

/** The first letters; Word saves pages as UTF-16 too. */
function decodeHead(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  return new TextDecoder().decode(head);
}
