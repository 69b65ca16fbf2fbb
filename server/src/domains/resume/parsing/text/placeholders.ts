import type { TextLine } from './line.ts';

/** What a template leaves for its user to replace: XXX公司, 20XX.XX, （此处填写工作内容）. */
const placeholder =
  /(?<![A-Za-z])[XＸ×]{2,}(?![A-Za-z])|20[XＸ×]{2}|本人.{0,6}(?:承诺|保证|声明).{0,20}(?:属实|真实|责任)|^[（(【[]?\s*(?:请|可)?(?:在)?此处(?:填写|输入|介绍|描述|简要)?|^[（(【[]\s*请(?:填写|输入|简要|用|根据|描述)|点击(?:此处)?(?:输入|添加|编辑)|Lorem ipsum/iu;

/** The lines without those that nobody filled in; a line with other cells loses only the cell. */
export function dropPlaceholders(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    if (!placeholder.test(line.text)) return [line];
    const parts = line.parts.filter((part) => !placeholder.test(part));
    const isEntry = parts.length === 0 || parts.length < line.parts.length - 1;
    return isEntry ? [] : [{ ...line, parts, text: parts.join('  ') }];
  });
}
