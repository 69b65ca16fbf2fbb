# Layouts of Word's gallery, Google Docs, WPS and Docer, made with python-docx.
from common import *
from docx.shared import Cm, Pt

p, new, widths, cellfill = word.p, word.new, word.widths, word.cellfill


def bullets(cell, entry, mark=None):
    for x in rows_of(entry):
        p(cell, (mark or '') + x, style=None if mark else 'List Bullet')


# word-gallery-basic: name as a title, contact line, post | company | period as small headings
n = 'word-gallery-basic-1'
t = T(n, B('Rosalind Sampleton', '13500002171', 'rosalind.sampleton@example.com', '广州'),
      education=[Ed('Placeholder College of Hospitality', 'Hotel Management', 4, '2010', '2013')],
      work=[J('The Example Grand, Guangzhou', R('Banquet Manager', '2018-06', None, ['Run 420 events a year, the largest for 1,300 guests', 'Cut food waste by a fifth with a weighing station guests can see'])), J('Mock Harbour Hotel', R('Assistant Banquet Manager', '2015-03', '2018-05', ['Scheduling for 60 casual staff']), R('Captain', '2013-07', '2015-02', []))],
      skills=S(('Opera', None), ('Delphi', None), ('Menu costing', None)), languages=L(('English', 'native'), ('Cantonese', 'fluent'), ('Mandarin', 'fluent')),
      self='Events person. I have carried a wedding cake up nine floors.', others=[O('Activities and Interests', 'Dragon boat racing, drummer')])
doc = new('等线', latin='Calibri')
p(doc, t['basics']['name'], size=26, color='2E74B5', after=0, first=False)
p(doc, f"Tianhe, Guangzhou | 135 0000 2171 | {t['basics']['email']}", size=10)
head = lambda text: p(doc, text, size=14, color='2E74B5', before=10, line='D9D9D9')
head('Summary'); p(doc, t['selfEvaluation'])
head('Experience')
for w in t['work']:
    for r in w['roles']:
        p(doc, per(r, 'full', ' – ', 'Present').upper(), size=9, before=4)
        p(doc, [(r['title'], {'b': True}), (' | ', {}), (w['company'], {'i': True})])
        bullets(doc, r)
head('Education'); e = t['education'][0]
p(doc, '2010 – 2013', size=9); p(doc, [(f"Diploma, {e['major']}", {'b': True}), (' | ', {}), (e['school'], {'i': True})])
head('Skills')
for x in ('Opera', 'Delphi', 'Menu costing'): p(doc, x, style='List Bullet')
p(doc, 'Languages: English (native), Cantonese (fluent), Mandarin (fluent)', style='List Bullet')
head('Activities and Interests'); p(doc, 'Dragon boat racing, drummer')
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'word-gallery-basic', 'English, period in capitals above post | company, a comma in a company, a post without points, languages as a point of the skills, no wish')

# word-gallery-bold: coloured head of a table, two columns below, headings in capitals
n = 'word-gallery-bold-1'
t = T(n, B('拓跋样骁', '13500002172', 'tuobayangxiao@example.com', '大同', gender=0, birthMonth='1987'),
      intentions=[I('煤矿机电队长', ['大同', '鄂尔多斯'], W(20, 26))],
      education=[Ed('云冈示例煤炭职业技术学院', '矿山机电', 4, '2006-09', '2009-07')],
      work=[J('大同范例煤业有限责任公司', R('机电队副队长', '2018-03', None, ['管综采面供电与排水，带班下井每月 18 个', '主导带式输送机变频改造，年省电 96 万度', '安全生产 2,100 天'], dept='机电一队'), R('电钳工', '2009-08', '2018-02', ['处理过 400 多次故障，最长一次连着 31 小时'], dept='机电一队'))],
      skills=S(('防爆检查', None), ('PLC', None), ('高压开关整定', None)), certificates=C(('煤矿电气作业操作证', '2010-05'), ('中级工程师', '2020-12')), self='井下的灯，我修过的最多。')
doc = new(margins=(0.8, 1.5, 1.5, 1.5))
top = doc.add_table(rows=1, cols=2); widths(top, [11, 7]); cellfill(top.cell(0, 0), '1F3864'); cellfill(top.cell(0, 1), '1F3864')
p(top.cell(0, 0), t['basics']['name'], b=True, size=26, color='FFFFFF', first=True); p(top.cell(0, 0), '求职意向：煤矿机电队长（大同 / 鄂尔多斯）　年薪 20-26万', color='FFFFFF')
for i, x in enumerate(['男　1987年生', '山西大同', t['basics']['phone'], t['basics']['email']]): p(top.cell(0, 1), x, color='FFFFFF', align='r', first=i == 0)
body = doc.add_table(rows=1, cols=2); widths(body, [11.5, 6.5]); left, right = body.cell(0, 0), body.cell(0, 1)
h = lambda cell, text, first=False: p(cell, text, b=True, size=13, color='1F3864', before=8, line='1F3864', first=first)
h(left, '工作经验', True)
p(left, [('大同范例煤业有限责任公司', {'b': True}), ('　2009年8月 - 至今', {})])
for r in t['work'][0]['roles']:
    p(left, [(f"{r['department']} {r['title']}", {'b': True}), (f"　{per(r, 'cn', ' - ')}", {'color': '777777'})], before=4)
    bullets(left, r)
h(left, '写在最后'); p(left, t['selfEvaluation'])
h(right, '教育', True); p(right, '云冈示例煤炭职业技术学院', b=True); p(right, '矿山机电 / 大专'); p(right, '2006年9月 - 2009年7月')
h(right, '技能')
for s in t['skills']: p(right, s['name'])
h(right, '证件'); p(right, '煤矿电气作业操作证'); p(right, '2010年5月', color='777777'); p(right, '中级工程师'); p(right, '2020年12月', color='777777')
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'word-gallery-bold', 'tables as columns, company with its whole period above two posts, department before the post, certificate above its date, heading 写在最后, year of birth only')

# word-gallery-timeline: a table of period, dot and text
n = 'word-gallery-timeline-1'
t = T(n, B('独孤拟筝', '13500002173', 'duguzheng@example.com', '洛阳', gender=1, birthMonth='1990-05'),
      intentions=[I('博物馆讲解主管', ['洛阳', '郑州'], K(7, 9))],
      education=[Ed('河洛样例师范学院', '历史学', 5, '2008-09', '2012-06')],
      work=[J('洛阳示例博物馆', R('讲解组长', '2018-01', None, ['带 16 名讲解员，全年讲解 3,400 批次', '编写儿童版讲解词，周末场次场场满']), R('讲解员', '2013-03', '2017-12', ['中英双语讲解', '省讲解大赛二等奖'])), J('样本旅行社', R('导游', '2012-07', '2013-02', ['龙门石窟一线']))],
      skills=S(('文物知识', None), ('活动策划', None), ('新媒体直播', None)), certificates=C(('导游证', '2012-05'), ('普通话一级甲等', '2013-11')), languages=L(('英语', 'CET-6，可讲解'),),
      self='石头不说话，我替它说。', others=[O('公益', '“样本小小讲解员”公益课，2019 年至今')])
doc = new()
p(doc, [(t['basics']['name'], {'size': 24, 'b': True}), ('　博物馆讲解主管', {'size': 12, 'color': '7F7F7F'})])
p(doc, f"女 ∙ 1990.05 ∙ 洛阳 ∙ {t['basics']['phone']} ∙ {t['basics']['email']}"); p(doc, '意向：洛阳 / 郑州，7000-9000元')
table = doc.add_table(rows=0, cols=3)
def row(a, b, fill=None):
    cells = table.add_row().cells
    p(cells[0], a, align='r', color='7F7F7F', first=True, size=9.5); p(cells[1], '●' if a or fill else '', color='C55A11', align='c', first=True)
    for i, x in enumerate(b): p(cells[2], x, first=i == 0)
    return cells
def title(text):
    cells = table.add_row().cells
    p(cells[2], text, b=True, size=13, color='C55A11', first=True, before=6)
title('职业轨迹')
for w in t['work']:
    for r in w['roles']: row(per(r, '.', '\n'), [[(w['company'], {'b': True}), ('，' + r['title'], {})]] + ['· ' + x for x in rows_of(r)])
title('学业')
for e in t['education']: row(per(e, '.', '\n'), [[(e['school'], {'b': True}), ('，历史学，本科', {})]])
title('证书与外语'); row('2012.05', ['导游证']); row('2013.11', ['普通话一级甲等']); row('', ['英语：CET-6，可讲解'])
title('擅长'); row('', ['文物知识、活动策划、新媒体直播'])
title('公益'); row('', ['“样本小小讲解员”公益课，2019 年至今'])
title('关于我'); row('', [t['selfEvaluation']])
widths(table, [3, 1, 13.5])
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'word-gallery-timeline', 'timeline in a table, start and end of a period on two lines of a cell, company and post with a comma, headings 职业轨迹, 学业, 擅长, 证书与外语')

# google-docs-serif: company, place — post in one heading, capitals for months; something of the template left
n = 'google-docs-serif-1'
t = T(n, B('Linnea Påhittad', '13500002174', 'linnea.pahittad@example.com', '杭州', links=['https://example.com/linnea']),
      education=[Ed('Exempel School of Economics, Gothenburg', 'Logistics', 6, '2012-09', '2014-06')],
      work=[J('Sample Furniture Purchasing', R('Category Manager', '2019-09', None, ['Rattan and bamboo, 31 suppliers in Zhejiang and Fujian', 'Moved half the volume to certified forests'])), J('Placeholder Freight', R('Logistics Planner', '2014-08', '2019-08', ['Ningbo to Gothenburg, 900 boxes a month']))],
      projects=[P('Bamboo Traceability', 'Lead', '2021-02', '2022-06', ['From plot to pallet, 14 villages'])],
      skills=S(('Negotiation', None), ('SAP', None), ('FSC chain of custody', None)), languages=L(('Swedish', 'native'), ('English', 'fluent'), ('Chinese', 'good')), self='Category manager who has walked every bamboo plot she buys from', others=[O('AWARDS', 'Sample Buyer of the Year 2021')])
doc = new('宋体', latin='Georgia', size=10)
table = doc.add_table(rows=2, cols=2); widths(table, [12, 6])
p(table.cell(0, 0), 'Linnea Påhittad', b=True, size=28, first=True); p(table.cell(0, 0), t['selfEvaluation'], color='666666')
for i, x in enumerate(['Xihu District', 'Hangzhou, 310000', '135-0000-2174', t['basics']['email'], t['basics']['links'][0]]): p(table.cell(0, 1), x, size=9, first=i == 0, b=i > 1)
main, side = table.cell(1, 0), table.cell(1, 1)
h = lambda cell, text, first=False: p(cell, text, b=True, size=9, color='2079C7', before=10, first=first)
h(main, 'EXPERIENCE', True)
for i, w in enumerate(t['work']):
    r = w['roles'][0]
    p(main, [(w['company'], {'b': True}), (', Hangzhou — ' if i == 0 else ', Shanghai — ', {}), (r['title'], {'i': True})], size=11)
    p(main, per(r, 'full', ' - ', 'present').upper(), size=8, color='666666')
    for x in rows_of(r): p(main, x)
h(main, 'EDUCATION')
p(main, [('Exempel School of Economics, Gothenburg', {'b': True}), (' — ', {}), ('MSc Logistics', {'i': True})], size=11); p(main, 'SEPTEMBER 2012 - JUNE 2014', size=8, color='666666')
p(main, 'Lorem ipsum dolor sit amet, consectetuer adipiscing elit.')
h(main, 'PROJECTS'); p(main, [('Bamboo Traceability', {'b': True}), (' — ', {}), ('Lead', {'i': True})], size=11); p(main, 'FEBRUARY 2021 - JUNE 2022', size=8, color='666666'); p(main, 'From plot to pallet, 14 villages')
h(side, 'SKILLS', True)
for s in t['skills']: p(side, s['name'])
h(side, 'AWARDS'); p(side, 'Sample Buyer of the Year 2021'); h(side, 'LANGUAGES'); p(side, 'Swedish (native), English (fluent), Chinese (good)')
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'google-docs-serif', 'English, Swedish name, company, place — post in one line, a comma in a school, months in capitals, a line of lorem ipsum left in, a tagline')

# wps-campus: shaded headings, tab stops, placeholders left in
n = 'wps-campus-1'
t = T(n, B('万俟例诺', '13500002175', 'moqilinuo@example.com', '贵阳', gender=1, birthMonth='2004-01', jobStatus=5),
      intentions=[I('小学英语教师', ['贵阳', '遵义'], None)],
      education=[Ed('黔灵示例师范学院', '小学教育（英语方向）', 5, '2022-09', '2026-06', '主修课程：儿童发展心理学、小学英语教学法、教育测量\n绩点：3.68/4.0（专业前 9%）')],
      work=[J('贵阳市示例实验小学', R('教育实习', '2025-09', '2025-12', ['担任三年级（2）班英语教学与副班主任，授课 46 节', '设计的分层作业被年级组采用']) ), J('样本托管班', R('暑期兼职老师', '2024-07', '2024-08', ['辅导 1-4 年级作业']))],
      skills=S(('希沃白板', None), ('PPT', None), ('剪映', None)), certificates=C(('小学教师资格证（英语）', '2025-06'),), languages=L(('英语', '四级'), ('普通话', '二级甲等')), self='爱笑，嗓门大，记得住全班孩子的名字。',
      others=[O('校园经历', '2023.09-2024.06　院学生会文艺部　副部长', '策划迎新晚会，台前幕后 120 人', '2022.10-2023.06　班级团支书'), O('荣誉奖励', '2024 年 国家励志奖学金', '2025 年 师范生技能大赛二等奖')])
doc = new()
p(doc, [('个人简历', {'size': 20, 'b': True, 'color': '2F5496'}), ('　PERSONAL RESUME', {'color': '8EAADB'})])
T2 = [(4, 'l'), (9, 'l'), (12.5, 'l')]
for a in (('姓名：万俟例诺', '性别：女', '出生：2004.01'), ('民族：布依族', '籍贯：贵州黔南', '现居：贵阳'), ('电话：13500002175', '邮箱：moqilinuo@example.com', '微信：XXXXXXXX'), ('意向：小学英语教师', '地点：贵阳、遵义', '应届，随时到岗')): p(doc, a[0] + '\t' + a[1] + '\t' + a[2], tabs=[6, 12])
h = lambda text: p(doc, text, b=True, size=12, color='2F5496', before=8, fill='D9E2F3')
h('教育背景'); p(doc, '2022.09-2026.06\t黔灵示例师范学院\t小学教育（英语方向）\t本科', tabs=T2, b=True)
for x in rows_of(t['education'][0]): p(doc, x)
h('实习/实践经历')
for w, r in [(w, r) for w in t['work'] for r in w['roles']]:
    p(doc, f"{per(r, '.', '-')}\t{w['company']}\t{r['title']}", tabs=[4, 12], b=True); bullets(doc, r)
h('校园经历'); p(doc, '2023.09-2024.06\t院学生会文艺部\t副部长', tabs=[4, 12], b=True); p(doc, '策划迎新晚会，台前幕后 120 人', style='List Bullet'); p(doc, '2022.10-2023.06\t班级团支书', tabs=[4, 12], b=True); p(doc, 'XXXX年XX月-XXXX年XX月\tXX社团\tXX职务', tabs=[4, 12], b=True); p(doc, '请在此处填写您的校园经历', color='A6A6A6')
h('技能证书'); p(doc, '语言技能：英语四级、普通话二级甲等'); p(doc, '职业证书：小学教师资格证（英语）（2025.06）'); p(doc, '办公技能：希沃白板、PPT、剪映')
h('荣誉奖励'); p(doc, '2024 年 国家励志奖学金', style='List Bullet'); p(doc, '2025 年 师范生技能大赛二等奖', style='List Bullet')
h('自我评价'); p(doc, t['selfEvaluation'])
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'wps-campus', 'tab stops, placeholders XX and a hint of the template left in, heading 实习/实践经历, campus posts with points, languages without a space before their levels')

# docer-sidebar: nested tables, dark column with photo, headings in boxes
n = 'docer-sidebar-1'
t = T(n, B('第五拟川', '13500002176', 'diwunichuan@example.com', '沈阳', gender=0, birthMonth='1992-08', jobStatus=1),
      intentions=[I('新能源汽车维修技师', ['沈阳', '大连'], K(8, 11))],
      education=[Ed('辽河样例汽车工程学校', '汽车运用与维修', 2, '2008-09', '2011-07')],
      work=[J('沈阳样本新能源汽车服务有限公司', R('高压技师', '2020-05', '2025-08', ['三电系统诊断，月均 90 台', '带徒 6 人，4 人已独立接车'])), J('辽河示例汽车 4S 店', R('机电组长', '2016-03', '2020-04', ['返修率 1.1%']), R('机电维修工', '2011-08', '2016-02', ['从换机油学起']))],
      skills=S(('高压断电流程', 4), ('示波器', 3), ('焊接', 2)), certificates=C(('低压电工证', '2019-06'), ('汽车维修工（高级）', '2017-11'), ('C1 驾照', None)), self='修车先问车主，再问电脑。')
doc = new(margins=(1, 1, 1, 1))
outer = doc.add_table(rows=1, cols=2); widths(outer, [6, 13]); side, main = outer.cell(0, 0), outer.cell(0, 1); cellfill(side, '3B3838')
w_ = lambda text, **o: p(side, text, color='FFFFFF', **o)
side.paragraphs[0].add_run().add_picture(word.avatar(path=f'{TMP}/w.png'), width=Cm(2.6))
w_(t['basics']['name'], b=True, size=20); w_('汽车维修'); w_('基本信息', b=True, size=12, before=8)
inner = side.add_table(rows=0, cols=2)
for a, b in (('性别', '男'), ('生日', '1992/08'), ('现居', '沈阳'), ('电话', t['basics']['phone']), ('状态', '离职，随时到岗')):
    cells = inner.add_row().cells; p(cells[0], a, color='BFBFBF', first=True); p(cells[1], b, color='FFFFFF', first=True)
w_('邮箱'); w_(t['basics']['email'], size=9); w_('掌握技能', b=True, size=12, before=8)
inner = side.add_table(rows=0, cols=2)
for s in t['skills']:
    cells = inner.add_row().cells; p(cells[0], s['name'], color='FFFFFF', first=True); p(cells[1], LEVELS[s['level']], color='BFBFBF', first=True)
def box(text, first=False):
    if first: main.paragraphs[0].paragraph_format.space_after = Pt(0)
    b = main.add_table(rows=1, cols=1); cellfill(b.cell(0, 0), 'C9A063'); p(b.cell(0, 0), text, b=True, color='FFFFFF', first=True)
box('求职意向', True)
g = main.add_table(rows=2, cols=4)
for i, x in enumerate(['职位', '新能源汽车维修技师', '城市', '沈阳、大连', '薪资', '8-11K', '性质', '全职']): p(g.cell(i // 4, i % 4), x, first=True)
p(main, ''); box('工作经历')
g = main.add_table(rows=0, cols=2)
for w, r in [(w, r) for w in t['work'] for r in w['roles']]:
    cells = g.add_row().cells; p(cells[0], per(r, '.', '-'), first=True)
    k = cells[1].add_table(rows=2, cols=1); p(k.cell(0, 0), [(w['company'], {'b': True}), ('　' + r['title'], {})], first=True)
    for i, x in enumerate(rows_of(r)): p(k.cell(1, 0), f'{i + 1}. {x}', first=i == 0)
widths(g, [3.6, 9]); p(main, ''); box('教育经历')
g = main.add_table(rows=1, cols=4)
for i, x in enumerate(['2008.09-2011.07', '辽河样例汽车工程学校', '汽车运用与维修', '中专']): p(g.cell(0, i), x, first=True)
p(main, ''); box('持有证书')
g = main.add_table(rows=3, cols=2)
for i, x in enumerate(['低压电工证', '2019.06', '汽车维修工（高级）', '2017.11', 'C1 驾照', '']): p(g.cell(i // 2, i % 2), x, first=True)
p(main, ''); box('自我鉴定'); p(main, t['selfEvaluation'])
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'docer-sidebar', 'tables in tables three deep, dark column with photo, headings in one-cell tables, numbered points in cells, company repeated for its second post, heading 自我鉴定')
