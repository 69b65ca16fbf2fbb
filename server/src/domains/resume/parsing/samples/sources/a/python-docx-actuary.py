import sys
from common import *
T = truth('python-docx-actuary'); b = T['basics']
BLUE = '1F4E79'
doc = document('微软雅黑', 'Arial', 10, (1.6, 2, 1.6, 2), 1.2)
t = doc.add_table(rows=1, cols=2); no_borders(t)
l, r = t.rows[0].cells
p = l.paragraphs[0]; run(p, b['name'], True, 24, BLUE)
p = l.add_paragraph(); run(p, '求职意向：精算主管  |  上海  |  35-40K', True, 11, '404040')
for text in ('性别：男    出生年月：1991.02    现居：上海浦东', '电话：%s    邮箱：%s' % (b['phone'], b['email'])): run(l.add_paragraph(), text)
p = r.paragraphs[0]; p.alignment = WD_ALIGN_PARAGRAPH.RIGHT; p.add_run().add_picture(photo('man'), width=Cm(2.4))
widths(t, (14, 3))
def head(text):
    p = doc.add_paragraph(); p.paragraph_format.space_before = Pt(10); p.paragraph_format.space_after = Pt(4)
    run(p, text, True, 13, BLUE); rule(p, BLUE, 12)
def entry(*texts):
    p = doc.add_paragraph(); tabs(p, (4.6, 'l'), (17, 'r')); p.paragraph_format.space_before = Pt(4)
    run(p, '\t'.join(texts), True)
def bullets(entry):
    for line in lines(entry):
        p = doc.add_paragraph(style='List Bullet'); run(p, line)
head('教育背景')
for e, period, degree in zip(T['education'], ('2013.09 - 2016.03', '2009.09 - 2013.06'), ('硕士', '本科')):
    entry(period, e['school'], '%s / %s' % (e['major'], degree)); bullets(e)
head('工作经历')
for job, period in zip(T['work'], ('2020.04 - 至今', '2016.04 - 2020.03')):
    x = job['roles'][0]; entry(period, job['company'], x['title'])
    p = doc.add_paragraph(); run(p, '所在部门：' + x['department'], color='595959')
    bullets(x)
head('项目经验')
for x, period in zip(T['projects'], ('2020.09 - 2022.12', '2023.03 - 2023.08')):
    entry(period, x['name'], x['role']); bullets(x)
head('技能证书')
run(doc.add_paragraph(), '软件技能：Prophet（精通）、SAS（熟练）、VBA（熟练）、Python（熟悉）')
run(doc.add_paragraph(), '资格证书：中国精算师（非寿险方向）（2019.11）；北美准精算师（ASA）（2017.06）')
run(doc.add_paragraph(), '语言能力：英语 CET-6，可作为工作语言')
head('自我评价')
for line in T['selfEvaluation'].split('\n'): run(doc.add_paragraph(), line)
doc.save(sys.argv[1])
