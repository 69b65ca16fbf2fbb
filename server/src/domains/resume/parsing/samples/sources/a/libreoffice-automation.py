import sys
from common import *
T = truth('libreoffice-automation'); b = T['basics']; D = '1B3A57'
doc = document('宋体', 'Times New Roman', 11, (2.2, 2.3, 2.2, 2.3), 1.35)
foot = doc.sections[0].footer.paragraphs[0]; foot.alignment = WD_ALIGN_PARAGRAPH.CENTER
run(foot, '第 ', size=9); field(foot, 'PAGE'); run(foot, ' 页 共 ', size=9); field(foot, 'NUMPAGES'); run(foot, ' 页', size=9)
t = doc.add_table(rows=1, cols=2); no_borders(t); l, r = t.rows[0].cells
p = l.paragraphs[0]; run(p, b['name'], True, 24, D, '黑体')
for text in ('男 | 1979年5月 | 江苏苏州 | 二十四年工作经验', '手机：' + b['phone'], '邮箱：' + b['email'], '当前状态：在职，考虑机会'): run(l.add_paragraph(), text)
p = r.paragraphs[0]; p.alignment = WD_ALIGN_PARAGRAPH.RIGHT; p.add_run().add_picture(photo('man'), width=Cm(2.5))
widths(t, (13.4, 3))
def head(text):
    p = doc.add_paragraph(); p.paragraph_format.space_before = Pt(12); p.paragraph_format.space_after = Pt(5); p.paragraph_format.keep_with_next = True
    run(p, '■ ' + text, True, 14, D, '黑体'); rule(p, D, 10)
def two(left, right, size=11.5):
    p = doc.add_paragraph(); tabs(p, (16.4, 'r')); run(p, '%s\t%s' % (left, right), True, size); p.paragraph_format.space_before = Pt(6); p.paragraph_format.keep_with_next = True
def nums(e):
    for n, x in enumerate([x for x in lines(e) if not x.startswith(('汇报对象', '下属人数'))], 1): run(doc.add_paragraph(), '%d）%s' % (n, x))
head('求职意向')
for text in ('目标职位：智能制造总监', '目标地点：苏州、无锡', '期望年薪：60-80万'): run(doc.add_paragraph(), text)
head('个人优势')
for x in T['selfEvaluation'].split('\n'): run(doc.add_paragraph(), x)
head('工作经历')
periods = (('2019.02-至今', '2014.06-2019.01', '2011.03-2014.05'), ('2006.05-2011.02',), ('2002.07-2006.04',))
spans = ('2011.03-至今', '2006.05-2011.02', '2002.07-2006.04')
for job, ps, span in zip(T['work'], periods, spans):
    two(job['company'], span, 12)
    for role, period in zip(job['roles'], ps):
        p = doc.add_paragraph(); tabs(p, (16.4, 'r')); p.paragraph_format.keep_with_next = True
        title = role['title'] + (' / ' + role['department'] if role['department'] else '')
        run(p, title + ('\t' + period if len(ps) > 1 else ''), True, 11, '444444')
        extra = [x for x in lines(role) if x.startswith(('汇报对象', '下属人数'))]
        for x in extra: run(doc.add_paragraph(), x)
        nums(role)
head('重点项目')
for x, period in zip(T['projects'], ('2021.03-2023.06', '2019.09-2020.12', '2016.02-2017.05')):
    two(x['name'], period); run(doc.add_paragraph(), '项目角色：' + x['role']); nums(x)
head('教育背景')
for e, period, degree in zip(T['education'], ('2012.09-2015.06', '1998.09-2002.06'), ('硕士', '本科')): two('%s    %s    %s' % (e['school'], e['major'], degree), period, 11)
head('资格证书')
for x in ('2016.12  高级工程师（自动化）', '2018.09  PMP 项目管理专业人士', '2013.07  六西格玛黑带'): run(doc.add_paragraph(), x)
for o in T['others']:
    head(o['title'])
    for x in o['description'].split('\n'): run(doc.add_paragraph(), x)
head('技能与语言')
run(doc.add_paragraph(), '精通：西门子 TIA 博途、欧姆龙 PLC'); run(doc.add_paragraph(), '熟练：精益生产、机器视觉'); run(doc.add_paragraph(), '熟悉：SAP')
run(doc.add_paragraph(), '英语：' + T['languages'][0]['level'])
doc.save(sys.argv[1])
