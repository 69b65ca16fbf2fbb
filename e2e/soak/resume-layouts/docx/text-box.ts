/** Lengths in twentieths of a point. */
interface Box {
  readonly xml: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly id: number;
}

const emu = (twentieths: number): number => twentieths * 635;

/** A text box as Word writes it: drawn, and once more for programs that know only the older kind. */
export function textBox({ xml, left, width, height, id }: Box): string {
  const content = `<w:txbxContent>${xml.endsWith('</w:p>') ? xml : `${xml}<w:p/>`}</w:txbxContent>`;
  const drawing = `<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="${id}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:posOffset>${emu(left)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="margin"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="${id}" name="文本框 ${id}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr lIns="36000" tIns="0" rIns="36000" bIns="0"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const older = `<w:pict><v:shape id="box${id}" style="position:absolute;margin-left:${left / 20}pt;margin-top:0;width:${width / 20}pt;height:${height / 20}pt" stroked="f"><v:textbox inset="2pt,0,2pt,0">${content}</v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent></w:r>`;
}
