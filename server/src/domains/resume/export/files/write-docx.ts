import { BorderStyle, Document, HeadingLevel, LevelFormat, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import type { PrintStyle } from '@pinjian/contract/resume-print.ts';
import { paletteColours } from '@pinjian/contract/resume-print.ts';
import type { Outline, OutlineBlock } from './outline.ts';

/** Named for each script: a program takes its own font where it does not have one of these. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Calibri' } as const;
/** Half points, twentieths of a point. */
const letters = { body: 21, entry: 22, section: 25, name: 44 } as const;
const margin = 1080;
/** The right edge of the text on A4, where times stand. */
const rightEdge = 11_906 - 2 * margin;
const bullets = 'points';

interface DocxLook {
  readonly palette: PrintStyle['palette'];
  readonly isEnglish: boolean;
  readonly product: string;
}

/** An outline as a Word document with true headings and lists, to be gone on with in any word processor. */
export async function writeDocx(outline: Outline, look: DocxLook): Promise<Uint8Array> {
  const deep = paletteColours[look.palette].deep.slice(1);
  const heading = (size: number, before: number, after: number, color?: string) => ({
    run: { font, size, bold: true, ...(color === undefined ? {} : { color }) },
    paragraph: { spacing: { before, after }, keepNext: true },
  });
  const document = new Document({
    title: clean(outline.documentTitle),
    creator: clean(outline.name),
    lastModifiedBy: look.product,
    styles: {
      default: {
        document: {
          run: { font, size: letters.body, language: { value: look.isEnglish ? 'en-US' : 'zh-CN', eastAsia: 'zh-CN' } },
          paragraph: { spacing: { line: 312, after: 40 } },
        },
        title: heading(letters.name, 0, 80),
        heading1: heading(letters.section, 240, 80, deep),
        heading2: heading(letters.entry, 120, 40),
        heading3: heading(letters.body, 80, 40, deep),
        listParagraph: { paragraph: { spacing: { after: 20 } } },
      },
    },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 320, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 }, margin: pageMargin() } },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: clean(outline.name) }),
          ...outline.head.map((line) => new Paragraph(clean(line))),
          ...outline.blocks.map((block) => paragraphOf(block, deep)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function pageMargin() {
  return { top: margin, bottom: margin, left: margin, right: margin };
}

function paragraphOf(block: OutlineBlock, deep: string): Paragraph {
  switch (block.kind) {
    case 'section':
      return new Paragraph({
        heading: HeadingLevel.HEADING_1,
        text: clean(block.title),
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: deep } },
      });
    case 'entry':
    case 'role':
      return new Paragraph({
        heading: block.kind === 'entry' ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
        tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
        children: [
          new TextRun(clean(block.names.join(' | '))),
          ...(block.period === '' ? [] : [new TextRun({ text: `\t${clean(block.period)}`, bold: false })]),
        ],
      });
    case 'point':
      return new Paragraph({ text: clean(block.text), numbering: { reference: bullets, level: 0 } });
    case 'line':
      return new Paragraph(clean(block.text));
  }
}

/** The text without what no XML may hold: control characters, halves of letters, what is no character. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
}
