import { zipOf } from '../../../../server/src/testing/zip.ts';
import { ownMarkers } from './blocks.ts';
import type { Manner } from './paragraphs.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const spaces = `xmlns:w="${word}" xmlns:r="${office}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"`;

/** Every list counts from one: it has a definition of its own. */
function numberingXml({ lists }: Manner): string {
  const abstract = (lists ?? []).map((marker, index) => {
    const format = ownMarkers[marker] ?? 'bullet';
    const text = format === 'bullet' ? marker : format === 'decimal' ? marker.replace('1', '%1') : '%1';
    return `<w:abstractNum w:abstractNumId="${index + 1}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="420" w:hanging="420"/></w:pPr></w:lvl></w:abstractNum>`;
  });
  const used = (lists ?? []).map(
    (_, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index + 1}"/></w:num>`,
  );
  return `${head}<w:numbering xmlns:w="${word}">${abstract.join('')}${used.join('')}</w:numbering>`;
}

function stylesXml({ font, size, leading }: Manner): string {
  return `${head}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="${font}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="0" w:line="${leading}" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`;
}

/** A Word document of this body; `header` is what every page has at its top, '' for nothing. */
export function docxOf(manner: Manner, body: string, header: string): Buffer {
  const type = (part: string, kind: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${parts}.${kind}+xml"/>`;
  const relation = (id: string, kind: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${kind === 'header' ? 'header1' : kind}.xml"/>`;
  const relations = (inside: string) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
  const headed = header !== '';
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('document', 'document.main')}${type('styles', 'styles')}${type('numbering', 'numbering')}${headed ? type('header1', 'header') : ''}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: relations(`<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(
        relation('rId1', 'styles') + relation('rId2', 'numbering') + (headed ? relation('rId3', 'header') : ''),
      ),
    },
    { name: 'word/styles.xml', content: stylesXml(manner) },
    { name: 'word/numbering.xml', content: numberingXml(manner) },
    ...(headed ? [{ name: 'word/header1.xml', content: `${head}<w:hdr ${spaces}>${header}</w:hdr>` }] : []),
    { name: 'word/document.xml', content: `${head}<w:document ${spaces}><w:body>${body}</w:body></w:document>` },
  ]);
}
