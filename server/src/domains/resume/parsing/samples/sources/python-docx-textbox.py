"""A sidebar of text boxes as Word writes them: DrawingML with the VML fallback, so every line stands in the XML twice."""
import sys
from xml.sax.saxutils import escape
import docx
from docx.oxml import parse_xml
from docx.shared import Pt

NS = ('xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
      'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
      'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
      'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
      'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"')


def box(number, x, y, width, height, lines):
    """One floating box; x, y, width, height in millimetres."""
    body = ''.join(
        f'<w:p><w:r>{"<w:rPr><w:b/></w:rPr>" if line.startswith("#") else ""}<w:t>{escape(line.lstrip("#"))}</w:t></w:r></w:p>'
        for line in lines)
    emu = lambda mm: int(mm * 36000)
    return parse_xml(f'''<w:r {NS}><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>
<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="{number}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">
<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>{emu(x)}</wp:posOffset></wp:positionH>
<wp:positionV relativeFrom="page"><wp:posOffset>{emu(y)}</wp:posOffset></wp:positionV><wp:extent cx="{emu(width)}" cy="{emu(height)}"/>
<wp:wrapNone/><wp:docPr id="{number}" name="文本框 {number}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">
<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{emu(width)}" cy="{emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>
<wps:txbx><w:txbxContent>{body}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>
<mc:Fallback><w:pict><v:shape id="s{number}" style="position:absolute;margin-left:{x}mm;margin-top:{y}mm;width:{width}mm;height:{height}mm"><v:textbox><w:txbxContent>{body}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>''')


document = docx.Document()
document.styles['Normal'].font.size = Pt(10)
anchor = document.add_paragraph()
anchor._p.append(box(1, 12, 12, 186, 24, ['#刘范本', '平面设计师 · 包装与画册']))
anchor._p.append(box(2, 12, 40, 52, 60, ['#联系方式', '☎ 178 0017 8000', '✉ liufanben@example.com', '⌂ 福建厦门', 'https://works.example.com/liu']))
anchor._p.append(box(3, 12, 104, 52, 44, ['#想找', '平面设计师', '厦门｜泉州｜福州', '税后 10~13K']))
anchor._p.append(box(4, 12, 152, 52, 44, ['#软件', '精通 Illustrator、InDesign', '熟练 Photoshop', '了解 C4D']))
anchor._p.append(box(5, 12, 200, 52, 36, ['#语言', '闽南语（母语）', '普通话（二级甲等）']))
anchor._p.append(box(6, 68, 40, 130, 110, [
    '#工作经历', '日光岩示例品牌设计工作室　　2020.03 – 至今', '设计师',
    '· 茶叶、海鲜干货两类包装 60 余款，其中“闽味样礼”礼盒上市首月售出 2 万盒',
    '· 印刷跟色：每批上机看样，退货率从 3% 降到 0.4%',
    '同安范本印务有限公司　　2017.07 – 2020.02', '排版员', '· 画册、单页、联单排版，日均出稿 8 份', '· 负责 CTP 出版前检查']))
anchor._p.append(box(7, 68, 152, 130, 24, ['#教育经历', '鹭岛样例工艺美术学院　视觉传达　大专　2014.09 – 2017.06']))
anchor._p.append(box(8, 68, 180, 130, 50, ['#获奖', '2022 样例包装设计展 优秀奖', '#关于我', '从印刷厂做到设计，知道稿子下了机器会变成什么样。']))
document.save(sys.argv[1])
