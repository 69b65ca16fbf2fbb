import sys
from common import *
T = truth('python-docx-attorney'); b = T['basics']
doc = document('仿宋', 'Times New Roman', 11, (2.2, 2.3, 2, 2.3), 1.25)
p = doc.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; run(p, b['name'], True, 22, font='黑体')
p = doc.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; run(p, '女 | 南京 | %s | %s' % (b['phone'], b['email']))
def head(text):
    p = doc.add_paragraph(); p.paragraph_format.space_before = Pt(10); run(p, text, True, 13, font='黑体'); rule(p)
def two(left, right, bold=True):
    p = doc.add_paragraph(); tabs(p, (16.4, 'r')); run(p, left + '\t' + right, bold); return p
head('个人概况')
run(doc.add_paragraph(), T['selfEvaluation'])
head('执业经历')
firm, court = T['work']
two(firm['company'], '2018年7月至今')
for r, period in zip(firm['roles'], ('2020年10月—至今', '2018年7月—2020年9月')):
    two(r['title'] + ('（%s）' % r['department'] if r['department'] else ''), period, False).runs[0].italic = True
    for line in lines(r): run(doc.add_paragraph(style='List Bullet'), line)
r = court['roles'][0]
two(court['company'], '2017年7月—2017年12月')
two('%s（%s）' % (r['title'], r['department']), '', False).runs[0].italic = True
for line in lines(r): run(doc.add_paragraph(style='List Bullet'), line)
head('教育背景')
for e, period, degree in zip(T['education'], ('2015年9月—2018年6月', '2011年9月—2015年6月'), ('硕士', '本科')):
    two('%s  %s  %s' % (e['school'], e['major'], degree), period)
    for line in lines(e): run(doc.add_paragraph(), line)
head('资格证书')
for name, at in (('法律职业资格证书（A 证）', '2016年3月'), ('律师执业证', '2020年9月'), ('证券从业资格', '2019年7月')):
    two(name, at, False)
head('语言能力')
run(doc.add_paragraph(), '英语：CET-6，可审阅英文合同')
run(doc.add_paragraph(), '普通话：二级甲等')
head('社会兼职')
for line in T['others'][0]['description'].split('\n'): run(doc.add_paragraph(), line)
doc.save(sys.argv[1])
