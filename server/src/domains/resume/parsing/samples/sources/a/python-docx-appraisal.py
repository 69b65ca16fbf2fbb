import sys
from common import *
T = truth('python-docx-appraisal'); b = T['basics']; e = T['education'][0]
doc = document('宋体', 'Times New Roman', 10.5, (1.8, 1.8, 1.6, 1.8), 1.1)
p = doc.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER
run(p, '个 人 简 历', True, 20, font='黑体'); p.paragraph_format.space_after = Pt(8)
t = doc.add_table(rows=0, cols=7); t.style = 'Table Grid'; t.alignment = WD_TABLE_ALIGNMENT.CENTER
def row(*texts):
    cells = t.add_row().cells
    for i, text in enumerate(texts):
        if text: put(cells[i], text, i % 2 == 0, 'center')
        if i % 2 == 0 and text: shade(cells[i], 'F2F2F2')
    return cells
r1 = row('姓名', b['name'], '性别', '女', '出生年月', '1994年8月')
r2 = row('民族', '汉族', '籍贯', '湖南株洲', '婚姻状况', '已婚')
r3 = row('学历', '本科', '政治面貌', '群众', '现居住地', '佛山市禅城区')
r4 = row('手机', b['phone'], '邮箱')
m = r4[3].merge(r4[5]); put(m, b['email'], align='center')
photo_cell = r1[6].merge(r4[6]); par = put(photo_cell, align='center'); par.add_run().add_picture(photo('woman'), width=Cm(2.3))
def wide(label, *texts):
    cells = t.add_row().cells
    put(cells[0], label, True, 'center'); shade(cells[0], 'F2F2F2')
    c = cells[1].merge(cells[6])
    for text in texts: put(c, text)
    c.vertical_alignment = WD_CELL_VERTICAL_ALIGNMENT.CENTER
    return c
i = T['intentions'][0]
cells = t.add_row().cells
put(cells[0], '应聘职位', True, 'center'); shade(cells[0], 'F2F2F2'); put(cells[1].merge(cells[2]), i['position'], align='center')
put(cells[3], '期望薪资', True, 'center'); shade(cells[3], 'F2F2F2'); put(cells[4].merge(cells[6]), '12000-15000元/月', align='center')
cells = t.add_row().cells
put(cells[0], '意向城市', True, 'center'); shade(cells[0], 'F2F2F2'); put(cells[1].merge(cells[2]), '、'.join(i['cities']), align='center')
put(cells[3], '求职状态', True, 'center'); shade(cells[3], 'F2F2F2'); put(cells[4].merge(cells[6]), '在职，一个月内可到岗', align='center')
cells = t.add_row().cells
put(cells[0], '教育经历', True, 'center'); shade(cells[0], 'F2F2F2')
put(cells[1].merge(cells[2]), '2012.09-2016.06', align='center'); put(cells[3].merge(cells[4]), e['school'], align='center'); put(cells[5], e['major'], align='center'); put(cells[6], '本科', align='center')
c = wide('工作经历')
first = True
for job, period in zip(T['work'], ('2020.06-至今', '2016.07-2020.05')):
    r = job['roles'][0]
    p = c.paragraphs[0] if first else c.add_paragraph()
    if not first: p.paragraph_format.space_before = Pt(8)
    first = False
    run(p, '%s  %s' % (period, job['company']), True)
    p = c.add_paragraph(); run(p, '部门：%s    职位：%s' % (r['department'], r['title']))
    p = c.add_paragraph(); run(p, '工作内容：')
    for n, line in enumerate(lines(r), 1): run(c.add_paragraph(), '%d、%s' % (n, line))
wide('技能特长', '熟练使用 Excel、钉钉、北森 eHR 系统，熟悉劳动法规')
wide('证    书', '企业人力资源管理师三级（2017.11）、C1 驾驶证')
wide('自我评价', T['selfEvaluation'])
widths(t, (2.1, 2.9, 1.9, 2.2, 2.1, 3.2, 2.9))
for r in t.rows: r.height = Cm(0.85)
doc.save(sys.argv[1])
