import sys
from common import *
T = truth('libreoffice-assistant'); b = T['basics']; P = '5B3A6E'
doc = document('微软雅黑', 'Calibri', 10.5, (1.6, 2, 1.6, 2), 1.18)
p = doc.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; run(p, '个人简历 CURRICULUM VITAE', True, 17, P)
def head(zh, en):
    p = doc.add_paragraph(); p.paragraph_format.space_before = Pt(9); p.paragraph_format.space_after = Pt(4); par_shade(p, 'EFE8F3')
    run(p, ' %s ' % zh, True, 12, P); run(p, en, True, 11, P)
head('个人信息', 'PERSONAL INFORMATION')
t = doc.add_table(rows=0, cols=4); no_borders(t)
for a, x, c, y in (('姓名 Name', b['name'], '英文名 English Name', 'Grace'), ('性别 Gender', '女 Female', '出生年月 Date of Birth', '1990.05'), ('电话 Tel', b['phone'], '邮箱 E-mail', b['email']), ('现居 Location', '深圳 Shenzhen', '应聘职位 Position', '总裁助理'), ('期望城市 City', '深圳', '期望月薪 Salary', '20000-25000 元/月')):
    cells = t.add_row().cells
    for cell, text, bold in zip(cells, (a, x, c, y), (True, False, True, False)): run(cell.paragraphs[0], text, bold)
widths(t, (3.1, 3.6, 4.7, 5.6))
head('自我评价', 'PROFILE')
for x in T['selfEvaluation'].split('\n'): run(doc.add_paragraph(), x)
head('工作经历', 'WORK EXPERIENCE')
for job, period in zip(T['work'], ('2019.04 – 至今 Present', '2014.07 – 2019.03')):
    r = job['roles'][0]
    p = doc.add_paragraph(); tabs(p, (17, 'r')); run(p, '%s\t%s' % (job['company'], period), True); p.paragraph_format.space_before = Pt(4)
    run(doc.add_paragraph(), '职位 Title：%s    部门 Department：%s' % (r['title'], r['department']))
    for x in lines(r): run(doc.add_paragraph(style='List Bullet'), x)
head('教育背景', 'EDUCATION')
for e, period, degree in zip(T['education'], ('2012.09 – 2014.06', '2008.09 – 2012.06'), ('硕士 Master', '学士 Bachelor')):
    p = doc.add_paragraph(); tabs(p, (7, 'l'), (17, 'r')); run(p, '%s\t%s，%s\t%s' % (e['school'], e['major'], degree, period), True)
    for x in lines(e): run(doc.add_paragraph(), x)
head('证书', 'CERTIFICATES')
run(doc.add_paragraph(), '英语专业八级（2012.05）    CATTI 二级口译（2015.11）')
head('语言能力', 'LANGUAGES')
run(doc.add_paragraph(), '英语：流利    粤语：日常交流    普通话：母语')
head('办公技能', 'SKILLS')
run(doc.add_paragraph(), '精通 Word、PowerPoint，熟练 Excel，熟悉 Visio')
doc.save(sys.argv[1])
