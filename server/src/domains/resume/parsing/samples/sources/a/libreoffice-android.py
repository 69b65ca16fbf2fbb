import sys
from common import *
T = truth('libreoffice-android'); b = T['basics']; O = '0F6CBD'
doc = document('微软雅黑', 'Arial', 10, (1.4, 1.8, 1.4, 1.8), 1.18)
t = doc.add_table(rows=1, cols=2); no_borders(t); l, r = t.rows[0].cells
run(l.paragraphs[0], b['name'], True, 26, O)
p = l.add_paragraph(); run(p, 'Android 高级开发工程师', False, 12, '555555')
for text in ('男 · 1995年3月', '现居成都', b['phone'], b['email']):
    p = r.paragraphs[0] if not r.paragraphs[0].text else r.add_paragraph()
    p.alignment = WD_ALIGN_PARAGRAPH.RIGHT; run(p, text)
widths(t, (10.4, 7))
main = doc.add_table(rows=0, cols=2); no_borders(main)
def section(title):
    cells = main.add_row().cells
    p = cells[0].paragraphs[0]; run(p, title, True, 11.5, O); p.alignment = WD_ALIGN_PARAGRAPH.RIGHT; p.paragraph_format.space_before = Pt(8)
    c = cells[1]; rule(c.paragraphs[0], O, 6, 'top'); c.paragraphs[0].paragraph_format.space_before = Pt(8)
    return c
class Cell:
    def __init__(self, c): self.c, self.first = c, True
    def par(self):
        if self.first: self.first = False; return self.c.paragraphs[0]
        return self.c.add_paragraph()
    def line(self, text, bold=False, color=None): p = self.par(); run(p, text, bold, None, color); return p
    def entry(self, left, right, bold=True):
        p = self.par(); tabs(p, (14, 'r')); run(p, left, bold); run(p, '\t' + right, color='666666'); return p
    def bullets(self, e):
        for x in lines(e):
            p = self.par(); p.paragraph_format.left_indent = Cm(0.45); p.paragraph_format.first_line_indent = Cm(-0.45); run(p, '• ' + x)
c = Cell(section('求职意向'))
c.line('Android 高级开发工程师 | 成都 | 22-28K | 离职，随时到岗')
c = Cell(section('专业技能'))
for x in ('精通 Kotlin、Java', '熟练 Jetpack Compose、性能优化', '熟悉 Gradle 插件开发', '了解 Flutter'): c.line(x)
c = Cell(section('工作经历'))
for job, period in zip(T['work'], ('2021.08 - 2026.10', '2018.07 - 2021.07')):
    r = job['roles'][0]; c.entry(job['company'], period)
    c.line(r['title'] + (' | ' + r['department'] if r['department'] else ''), color='333333'); c.bullets(r)
c = Cell(section('项目经历'))
for x, period in zip(T['projects'], ('2022.02 - 2026.10', '2021.08 - 2022.01', '2019.03 - 2021.06')):
    c.entry('%s（%s）' % (x['name'], x['role']), period); c.bullets(x)
c = Cell(section('教育经历'))
e = T['education'][0]; c.entry('%s | %s | 本科' % (e['school'], e['major']), '2014.09 - 2018.06')
c.line('英语：CET-4')
c = Cell(section('自我评价'))
for x in T['selfEvaluation'].split('\n'): c.line(x)
widths(main, (2.6, 14.8))
doc.save(sys.argv[1])
