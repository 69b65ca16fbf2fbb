import sys
from common import *
T = truth('python-docx-apprentice'); b = T['basics']
G = '2E8B74'
doc = document('等线', 'Calibri', 10.5, (1.5, 1.8, 1.5, 1.8), 1.15)
t = doc.add_table(rows=1, cols=1); no_borders(t); c = t.rows[0].cells[0]; shade(c, G)
p = c.paragraphs[0]; p.alignment = WD_ALIGN_PARAGRAPH.CENTER; run(p, '个人简历  RESUME', True, 18, 'FFFFFF')
doc.add_paragraph().paragraph_format.space_after = Pt(0)
t = doc.add_table(rows=4, cols=3); no_borders(t)
info = (('姓名：' + b['name'], '性别：男'), ('出生年月：2005.06', '政治面貌：共青团员'), ('电话：' + b['phone'], '所在地：广西柳州'), ('邮箱：' + b['email'], '毕业时间：2027届'))
for row, (x, y) in zip(t.rows, info):
    put(row.cells[0], x); put(row.cells[1], y)
pc = t.rows[0].cells[2].merge(t.rows[3].cells[2]); p = pc.paragraphs[0]; p.alignment = WD_ALIGN_PARAGRAPH.RIGHT; p.add_run().add_picture(photo('red'), width=Cm(2.2))
widths(t, (8, 6, 3.4))
def head(text):
    t = doc.add_table(rows=1, cols=2); no_borders(t); a, z = t.rows[0].cells
    shade(a, G); run(a.paragraphs[0], text, True, 12, 'FFFFFF'); a.paragraphs[0].alignment = WD_ALIGN_PARAGRAPH.CENTER
    shade(z, 'E8F3F0'); widths(t, (3, 14.4))
    for p in (a.paragraphs[0],): p.paragraph_format.space_before = Pt(3); p.paragraph_format.space_after = Pt(3)
    p = doc.add_paragraph(); p.paragraph_format.space_after = Pt(0); p.paragraph_format.line_spacing = Pt(4)
def gap():
    p = doc.add_paragraph(); p.paragraph_format.space_after = Pt(0); p.paragraph_format.line_spacing = Pt(7)
def three(a, c, d):
    p = doc.add_paragraph(); tabs(p, (5, 'l'), (12.5, 'l')); run(p, '%s\t%s\t%s' % (a, c, d), True)
def points(e):
    for line in lines(e):
        p = doc.add_paragraph(); p.paragraph_format.left_indent = Cm(0.5); run(p, '◆ ' + line)
head('求职意向')
run(doc.add_paragraph(), '意向岗位：设备维护技术员      意向城市：柳州、东莞      期望月薪：5000-7000元')
gap(); head('教育背景')
e = T['education'][0]
three('2024.09-2027.06', e['school'], e['major'] + '（大专）')
for line in lines(e): run(doc.add_paragraph(), line)
gap(); head('实习经历')
for job, period in zip(T['work'], ('2026.03-2026.08', '2025.07-2025.08')):
    r = job['roles'][0]; three(period, job['company'], r['title']); points(r)
gap(); head('项目经历')
x = T['projects'][0]; three('2025.10-2025.12', x['name'], x['role']); points(x)
gap(); head('校园经历')
for line in T['others'][0]['description'].split('\n'): run(doc.add_paragraph(), line)
gap(); head('获奖情况')
for line in T['others'][1]['description'].split('\n'): run(doc.add_paragraph(), line)
gap(); head('技能证书')
run(doc.add_paragraph(), '专业技能：熟悉三菱 PLC 编程；熟练 AutoCAD；了解 SolidWorks；熟练电气接线')
run(doc.add_paragraph(), '证书：低压电工作业证（2025.11）、全国计算机等级考试一级（2025.03）、高等学校英语应用能力考试 B 级（2024.12）')
gap(); head('自我评价')
run(doc.add_paragraph(), T['selfEvaluation'])
doc.save(sys.argv[1])
