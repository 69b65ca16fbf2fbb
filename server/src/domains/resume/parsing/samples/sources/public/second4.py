# Second files of forms, Word and typst: Europass as it is today, a school's and a district's form, text boxes, Google Docs and a timeline in Chinese, brilliant-cv.
from common import *
from docx import Document
from docx.oxml import parse_xml
from docx.shared import Cm, Pt

p, new, widths = word.p, word.new, word.widths

# europass as it is since 2020: coloured head, periods in brackets of their own, post – company before city
n = 'europass-2'
t = T(n, B('Anselm Musterfrau-Chen', '13500002241', 'anselm.chen@example.com', '太仓', gender=0, birthMonth='1985-11', links=['https://example.com/anselm']),
      education=[Ed('Duale Hochschule Beispielstadt', 'Mechatronics', 5, '2005-10', '2008-09'), Ed('Berufskolleg Muster', '', 3, '2002-09', '2005-07')],
      work=[J('Specimen Werkzeugbau (Taicang) Co., Ltd.', R('Plant Manager', '2018-04', None, ['Scaled the plant from 35 to 190 people', 'Zero lost-time accidents since 2020', 'Built a dual apprenticeship with the local vocational school, 64 graduates so far']), R('Production Manager', '2014-01', '2018-03', ['Moved 22 machines from Swabia to Taicang'])), J('Muster Maschinen GmbH', R('Project Engineer', '2008-10', '2013-12', ['Commissioning in nine countries']))],
      skills=S(('SAP PP', None), ('Siemens NX', None), ('Lean', None)), languages=L(('German', 'mother tongue'), ('English', 'C2'), ('Chinese', 'B2')), self='', others=[O('HOBBIES AND INTERESTS', 'Brass band, second trombone'), O('VOLUNTEERING', '2016 – Current Examiner of apprentices, Sample Chamber of Commerce')])
page(t, n, '''body{font-size:9.5pt}.top{background:#004494;color:#fff;padding:8mm 12mm}h1{font-size:20pt;font-weight:400}.b{padding:4mm 12mm}h2{font-size:11pt;color:#004494;margin:6mm 0 2mm;border-bottom:1px solid #004494;padding-left:5mm;position:relative}h2::before{content:"";position:absolute;left:0;top:2mm;width:3mm;height:3mm;background:#004494;border-radius:50%}.g{color:#777}''', '''
<div class="top"><h1>{{b.name}}</h1><p><b>Date of birth:</b> 03/11/1985 | <b>Nationality:</b> German | <b>Gender:</b> Male | <b>Phone number:</b> (+86) 13500002241 (Mobile) | <b>Email address:</b> {{b.email}} | <b>Website:</b> {{b.links[0]}} | <b>Address:</b> Taicang, China (Home)</p></div><div class="b">
<h2>WORK EXPERIENCE</h2>{% for w,r in jobs %}<p class="g">{{r|per('my',' – ','CURRENT')}} {{['Taicang, China','Taicang, China','Musterstadt, Germany'][loop.index0]}}</p><p><b>{{r.title|upper}}</b> {{w.company|upper}}</p>{{r|ul}}<br>{% endfor %}<h2>EDUCATION AND TRAINING</h2><p class="g">10/2005 – 09/2008 Beispielstadt, Germany</p><p><b>BACHELOR OF ENGINEERING IN MECHATRONICS</b> Duale Hochschule Beispielstadt</p><p class="g">09/2002 – 07/2005 Musterstadt, Germany</p><p><b>ABITUR</b> Berufskolleg Muster</p>
<h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): <b>GERMAN</b></p><p>Other language(s): English C2, Chinese B2</p><h2>DIGITAL SKILLS</h2><p>SAP PP / Siemens NX / Lean</p><h2>VOLUNTEERING</h2><p><span class="g">2016 – Current</span> Examiner of apprentices, Sample Chamber of Commerce</p><h2>HOBBIES AND INTERESTS</h2><p>Brass band, second trombone</p></div>''', margin='0', lang='en')
file(n + '.pdf', 'europass', 'English, German hyphenated name, posts and companies in capitals on one line, labels run on in the head, date of birth day first, degree and major in capitals before the school, an Abitur, CURRENT')

# graduate-recommendation-form, another school's, docx with nested table of courses
n = 'graduate-recommendation-form-2'
t = T(n, B('丹增·样本', '13500002242', 'danzeng.yangben@example.com', None, gender=0, birthMonth='2002-04'),
      intentions=[I('高中数学教师', ['林芝', '拉萨'], None)],
      education=[Ed('雅砻示例师范大学', '数学与应用数学（师范）', 5, '2021-09', '2025-06', '数学分析 92　高等代数 88　概率论 90')],
      work=[J('林芝范例中学', R('实习教师', '2024-09', '2024-12', ['高一（5）班数学教学，授课 52 节', '公开课获校内一等奖'])), J('雅砻样例书店', R('店员（兼职）', '2023-07', '2023-08', []))],
      skills=S(('几何画板', None), ('LaTeX', None)), certificates=C(('高级中学教师资格证（数学）', '2024-12'), ('全国计算机等级考试二级', None)), languages=L(('英语', 'CET-4 451'), ('普通话', '二级甲等'), ('藏语', '母语')),
      self='热爱讲台，做事有耐心，愿意回高原任教。', others=[O('担任职务', '2022.09-2023.06　数学学院学生会学习部部长'), O('获奖情况', '2023.12　国家奖学金', '2024.05　全区师范生技能大赛一等奖')])
doc = new('宋体', margins=(1.8, 1.5, 2, 2))
p(doc, '全国普通高等学校毕业生就业推荐表', b=True, size=17, align='c', first=False)
p(doc, '学校名称：雅砻示例师范大学　　　　编号：2025-0417', align='c')
table = doc.add_table(rows=0, cols=7, style='Table Grid')
def row(*cells):
    at, r = 0, table.add_row().cells
    for text, span in cells:
        cell = r[at] if span == 1 else r[at].merge(r[at + span - 1])
        for i, x in enumerate(text if isinstance(text, list) else [text]): p(cell, x, first=i == 0)
        at += span
    return r
row(('基本情况', 1), ('姓名', 1), (t['basics']['name'], 1), ('性别', 1), ('男', 1), ('出生', 1), ('2002年4月', 1))
row(('', 1), ('民族', 1), ('藏族', 1), ('生源', 1), ('西藏林芝', 1), ('政治面貌', 1), ('中共预备党员', 1))
row(('', 1), ('专业', 1), ('数学与应用数学（师范）', 3), ('学历', 1), ('本科', 1))
row(('', 1), ('学习时间', 1), ('2021年9月至2025年6月', 3), ('培养方式', 1), ('非定向', 1))
row(('', 1), ('手机', 1), (t['basics']['phone'], 2), ('邮箱', 1), (t['basics']['email'], 2))
row(('语言', 1), ('英语 CET-4 451；普通话 二级甲等；藏语 母语', 6))
r = row(('主要成绩', 1), ('', 6)); inner = r[1].add_table(rows=1, cols=3)
for i, x in enumerate(['数学分析 92', '高等代数 88', '概率论 90']): p(inner.cell(0, i), x, first=True)
row(('担任职务', 1), ('2022.09-2023.06　数学学院学生会学习部部长', 6))
row(('获奖情况', 1), (['2023.12　国家奖学金', '2024.05　全区师范生技能大赛一等奖'], 6))
row(('实践经历', 1), (['2024.09-2024.12　林芝范例中学　实习教师', '高一（5）班数学教学，授课 52 节', '公开课获校内一等奖', '2023.07-2023.08　雅砻样例书店　店员（兼职）'], 6))
row(('资格证书', 1), (['2024.12　高级中学教师资格证（数学）', '全国计算机等级考试二级'], 6))
row(('特长', 1), ('几何画板、LaTeX', 6))
row(('就业意愿', 1), ('高中数学教师；林芝、拉萨', 6))
row(('自我鉴定', 1), (t['selfEvaluation'], 6))
row(('学院意见', 1), (['该生政治立场坚定，学习成绩优良，同意推荐。', '（公章）　　2025年3月20日'], 6))
widths(table, [2, 2.2, 3, 1.8, 2.6, 2, 3.6])
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'graduate-recommendation-form', 'form of a school whose name stands above it, a table of marks within a cell, languages in one cell, the wish in a cell of its own, opinion of the school')

# docer-sidebar with text boxes: DrawingML boxes anchored on the page, no tables
n = 'docer-sidebar-2'
t = T(n, B('那拉拟星', '13500002243', 'nalanixing@example.com', '沈阳', gender=1, birthMonth='1997-02'),
      intentions=[I('室内软装设计师', ['沈阳'], K(8, 12))],
      education=[Ed('浑南示例美术学院', '环境设计', 5, '2015-09', '2019-07')],
      work=[J('沈阳样例软装设计有限公司', R('软装设计师', '2021-05', None, ['独立完成样板间 14 套，交付周期 35 天', '自建灯具供应商库 60 家'])), J('辽宁范例家居卖场', R('设计助理', '2019-08', '2021-04', ['陪客户选品，月均 40 组']))],
      skills=S(('酷家乐', 3), ('SketchUp', 3), ('PS', 2)), languages=L(('英语', 'CET-4'), ('韩语', '日常交流')), self='喜欢旧家具，也不排斥新东西。', others=[O('获得荣誉', '2023 示例软装新锐奖')])
doc = Document(); s = doc.sections[0]; s.page_width, s.page_height = Cm(21), Cm(29.7)
NS = ('xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
      'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"')
def box(x, y, w, h, lines, fill=None):
    """A text box at a place of the page, in centimetres; a line is a text or (text, bold, size)."""
    emu = lambda v: int(v * 360000)
    paras = ''
    for line in lines:
        text, bold, size = line if isinstance(line, tuple) else (line, False, 10)
        text = text.replace('&', '&amp;')
        paras += f'<w:p><w:pPr><w:spacing w:after="20"/></w:pPr><w:r><w:rPr><w:rFonts w:eastAsia="微软雅黑"/>{"<w:b/>" if bold else ""}{"<w:color w:val=" + chr(34) + "FFFFFF" + chr(34) + "/>" if fill else ""}<w:sz w:val="{int(size * 2)}"/></w:rPr><w:t xml:space="preserve">{text}</w:t></w:r></w:p>'
    colour = f'<a:solidFill><a:srgbClr val="{fill}"/></a:solidFill>' if fill else '<a:noFill/>'
    box.id = getattr(box, 'id', 0) + 1
    xml = (f'<w:r {NS}><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="{box.id}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">'
           f'<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>{emu(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>{emu(y)}</wp:posOffset></wp:positionV>'
           f'<wp:extent cx="{emu(w)}" cy="{emu(h)}"/><wp:wrapNone/><wp:docPr id="{box.id}" name="文本框 {box.id}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/>'
           f'<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{emu(w)}" cy="{emu(h)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>{colour}</wps:spPr><wps:txbx><w:txbxContent>{paras}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>')
    doc.paragraphs[0]._p.append(parse_xml(xml))
doc.add_paragraph()
box(7.4, 9.2, 12.6, 0.9, [('工作经验', True, 13)]); box(7.4, 4.2, 12.6, 0.9, [('教育背景', True, 13)])
box(0, 0, 6.6, 29.7, [('', False, 10)], '5B7B7A')
box(0.6, 1, 5.6, 2.2, [(t['basics']['name'], True, 22), ('室内软装设计师', False, 11)], '5B7B7A')
box(0.6, 4, 5.6, 5.2, [('个人信息', True, 12), '生日：1997.02', '性别：女', '现居：沈阳', '电话：' + t['basics']['phone'], '邮箱：nalanixing', '@example.com'], '5B7B7A')
box(0.6, 10, 5.6, 3.6, [('专业技能', True, 12), '酷家乐　熟练', 'SketchUp　熟练', 'PS　熟悉'], '5B7B7A')
box(0.6, 14.2, 5.6, 2.6, [('语言能力', True, 12), '英语 CET-4', '韩语 日常交流'], '5B7B7A')
box(7.4, 1, 12.6, 2.2, [('求职意向', True, 13), '室内软装设计师　｜　沈阳　｜　8K-12K'])
box(7.4, 5.2, 12.6, 1.8, [('2015.09-2019.07　　浑南示例美术学院　　环境设计 / 本科', True, 10)])
y = 10.2
for w in t['work']:
    r = w['roles'][0]; lines = [(f"{per(r, '.', '-')}　　{w['company']}　　{r['title']}", True, 10)] + rows_of(r)
    box(7.4, y, 12.6, 0.8 * len(lines), lines); y += 0.9 * len(lines)
box(7.4, 16, 12.6, 1.8, [('获得荣誉', True, 13), '2023 示例软装新锐奖']); box(7.4, 18.4, 12.6, 1.8, [('自我评价', True, 13), t['selfEvaluation']])
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'docer-sidebar', 'text boxes placed on the page whose order in the file differs from the page, headings in boxes of their own, a mail broken in two lines')

# google-docs-serif in Chinese: company，city — post in a heading, months in Chinese
n = 'google-docs-serif-2'
t = T(n, B('左丘样宁', '13500002244', 'zuoqiuyangning@example.com', '青岛', gender=1),
      education=[Ed('崂山示例海洋大学', '朝鲜语', 5, '2010-09', '2014-06', '国家公派交换一年')],
      work=[J('青岛样本假发出口有限公司', R('外贸业务主管', '2019-02', None, ['负责韩国、日本市场，年出口 480 万美元', '带 4 名业务员，交期准时率 98%']), R('外贸业务员', '2016-03', '2019-01', ['从展会名片开始，第一年开发 11 家客户'])), J('范例韩国料理连锁', R('店长助理', '2014-07', '2016-02', ['中韩双语，管过 30 人的排班']))],
      projects=[P('仓库直发日本', '发起人', '2021-03', '2021-10', ['小单三天到大阪，退货率 1.1%'])],
      skills=S(('单证', None), ('谈判', None), ('ERP', None)), certificates=C(('TOPIK 6 级', '2013-10'), ('报检员证', '2015')), languages=L(('韩语', '流利'), ('日语', 'N3'), ('英语', 'CET-4')), self='')
doc = new('宋体', size=10)
table = doc.add_table(rows=2, cols=2); widths(table, [12, 6])
p(table.cell(0, 0), t['basics']['name'], b=True, size=26, first=True)
for i, x in enumerate(['女', '山东青岛市城阳区', t['basics']['phone'], t['basics']['email']]): p(table.cell(0, 1), x, size=9, first=i == 0)
main, side = table.cell(1, 0), table.cell(1, 1)
h = lambda cell, text, first=False: p(cell, text, b=True, size=9.5, color='2079C7', before=10, first=first)
h(main, '经历', True)
for w, r in [(w, r) for w in t['work'] for r in w['roles']]:
    p(main, [(w['company'], {'b': True}), ('，青岛 — ', {}), (r['title'], {'i': True})], size=11); p(main, per(r, 'cn', ' - '), size=8.5, color='666666')
    for x in rows_of(r): p(main, x, style='List Bullet')
h(main, '学业'); p(main, [('崂山示例海洋大学', {'b': True}), ('，青岛 — ', {}), ('朝鲜语本科', {'i': True})], size=11); p(main, '2010年9月 - 2014年6月', size=8.5, color='666666'); p(main, '国家公派交换一年')
h(main, '项目'); p(main, [('仓库直发日本', {'b': True}), (' — ', {}), ('发起人', {'i': True})], size=11); p(main, '2021年3月 - 2021年10月', size=8.5, color='666666'); p(main, '小单三天到大阪，退货率 1.1%')
h(side, '技能', True); [p(side, s['name']) for s in t['skills']]
h(side, '证书'); p(side, 'TOPIK 6 级，2013年10月'); p(side, '报检员证，2015年')
h(side, '语言'); [p(side, f"{l['name']}（{l['level']}）") for l in t['languages']]
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'google-docs-serif', 'company，city — post in one line, company repeated for its second post, major and degree run together (朝鲜语本科), headings 经历 and 学业, no wish')

# brilliant-cv: a long page with two jobs in one firm, tags and a quotation
n = 'brilliant-cv-2'
t = T(n, B('Mei-Ling Fauxmont', '13500002245', 'meiling.fauxmont@example.com', '成都', links=['https://example.com/git/fauxmont', 'https://example.com/in/fauxmont']),
      intentions=[I('Product Manager')],
      education=[Ed('École Fictive de Management', 'Innovation Management', 6, '2014', '2016', 'Thesis: Free trials and the fear of forgetting'), Ed('Sample Sichuan University', 'French', 5, '2010', '2014')],
      work=[J('Placeholder Fintech', R('Senior Product Manager', '2021', None, ['Launched instalments for 12,000 merchants', 'Killed four features nobody used and wrote down why']), R('Product Manager', '2018', '2021', ['Onboarding from 11 screens to 4'])), J('Mock Travel', R('Associate Product Manager', '2016', '2018', ['Seat map for 40 airlines']))],
      projects=[P('Women in Fake Tech Chengdu', 'Co-organiser', '2019', None, ['Monthly talks, 60 people on a good night'])],
      skills=S(('SQL', None), ('Figma', None), ('Amplitude', None)), certificates=C(('CSPO', '2019'),), languages=L(('Chinese', 'native'), ('French', 'C1'), ('English', 'C1')), self='', others=[O('Interests', 'Sichuan opera, bouldering')])
typst(t, n, '#set page(margin: 13mm)\n#let s(a, b) = block(above: 12pt, below: 7pt)[#text(14pt, weight: "bold")[#text(fill: rgb("#D44500"))[#a]#b] #box(width: 1fr, line(length: 100%))]\n#let r = box(width: 1fr)\n#let tag(x) = box(fill: rgb("#eee"), inset: 2pt, radius: 2pt, text(8pt, x))', '''
#text(26pt)[Mei-Ling *Fauxmont*] #r #text(9pt)[#ic("\\u{f095}") << b.phone >> | #ic("\\u{f0e0}") << b.email >>]\\
#text(9pt)[#ic("\\u{f09b}") << b.links[0] >> | #ic("\\u{f0e1}") << b.links[1] >> | #ic("\\u{f041}") Chengdu, China]\\
#text(fill: rgb("#D44500"))[Product Manager]
#s("Pro", "fessional Experience")
*Placeholder Fintech* #r Chengdu, China\\
#text(fill: rgb("#D44500"))[Senior Product Manager] #r 2021 - Present
<< t.work[0].roles[0]|items >>
#text(fill: rgb("#D44500"))[Product Manager] #r 2018 - 2021
<< t.work[0].roles[1]|items >>
*Mock Travel* #r Paris, France\\
#text(fill: rgb("#D44500"))[Associate Product Manager] #r 2016 - 2018
<< t.work[1].roles[0]|items >>
#s("Ass", "ociations & Projects")
*Women in Fake Tech Chengdu* #r Chengdu, China\\
#text(fill: rgb("#D44500"))[Co-organiser] #r 2019 - Present
<< t.projects[0]|items >>
#s("Edu", "cation")
<% for e in t.education %>
*<< e.school >>* #r << e|per('.',' - ') >>\\
#text(fill: rgb("#D44500"))[<% if e.degree == 6 %>Master of Science<% else %>Bachelor of Arts<% endif %> in << e.major >>]
<< e|items >>

<% endfor %>
#s("Ski", "lls")
#grid(columns: (28mm, 1fr), row-gutter: 6pt, align(right)[*Languages*], [#h(3mm) Chinese (native) | French (C1) | English (C1)], align(right)[*Tools*], [#h(3mm) SQL | Figma | Amplitude], align(right)[*Certificate*], [#h(3mm) CSPO (2019)], align(right)[*Interests*], [#h(3mm) Sichuan opera, bouldering])
''')
file(n + '.pdf', 'brilliant-cv', 'English, French-Chinese name, company once above two posts, heading Associations & Projects, languages, a certificate and interests within the table of skills, years only')
