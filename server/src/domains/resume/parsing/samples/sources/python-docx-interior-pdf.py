"""Word text boxes beside plain paragraphs; LibreOffice then makes the PDF, so the boxes come in drawing order."""
import sys
from xml.sax.saxutils import escape
import docx
from docx.oxml import parse_xml
from docx.shared import Mm, Pt

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
document.styles['Normal'].font.size = Pt(10.5)
section = document.sections[0]
section.left_margin = Mm(70)
anchor = document.add_paragraph()
anchor._p.append(box(1, 14, 20, 48, 74, ['#任虚拟', '室内设计师', '女｜1994.09', '167-0016-7000', 'ren.xuni@example.com', '贵州 贵阳']))
anchor._p.append(box(2, 14, 100, 48, 52, ['#期望', '岗位：室内设计师', '城市：贵阳 遵义', '薪资：9~14k']))
anchor._p.append(box(3, 14, 156, 48, 44, ['#技能', '酷家乐', 'SketchUp', 'CAD 施工图']))
anchor._p.append(box(4, 14, 206, 48, 40, ['#证书', '室内装饰设计师三级', '（2020.08）']))
for text in ['工作经历', '观山湖示例装饰工程有限公司　主案设计师', '2021.05 至 2024.10', '1. 签单 63 套，平均客单价 18.6 万元',
             '2. 与施工队每周对一次节点，增项率从 14% 压到 5%', '南明范例家居馆　设计助理', '2017.08 至 2021.04', '1. 量房、画施工图、选材陪同',
             '代表项目', '老厂房改民宿　主案　2023.03 至 2023.11', '1200 平方米，保留桁架与红砖',
             '教育经历', '花溪样本建筑大学　环境设计　本科', '2013.09 至 2017.07', '奖项', '2023 样例民宿设计赛铜奖', '自我评价', '图要好看，更要能落地。']:
    paragraph = document.add_paragraph()
    paragraph.add_run(text).bold = text in ('工作经历', '代表项目', '教育经历', '奖项', '自我评价')
document.save(sys.argv[1])
