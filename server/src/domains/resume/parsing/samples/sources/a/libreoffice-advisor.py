import sys
from common import *
T = truth('libreoffice-advisor'); b = T['basics']
doc = document('宋体', 'Times New Roman', 11, (2, 2.2, 2, 2.2), 1.12)
p = doc.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; run(p, b['name'], True, 22)
p = doc.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; run(p, 'Shanghai, China  |  +86 139 1713 9170  |  ' + b['email'])
def head(text):
    p = doc.add_paragraph(); p.paragraph_format.space_before = Pt(10); run(p, text.upper(), True, 11.5); rule(p)
def two(left, right, bold=False, italic=False):
    p = doc.add_paragraph(); tabs(p, (16.6, 'r')); run(p, left, bold, italic=italic); run(p, '\t' + right, bold, italic=italic); p.paragraph_format.keep_with_next = True
head('Summary'); run(doc.add_paragraph(), T['selfEvaluation'])
head('Professional Experience')
for job, period in zip(T['work'], ('Sep 2020 – Present', 'Mar 2017 – Aug 2020', 'Sep 2014 – Feb 2017')):
    r = job['roles'][0]; two(job['company'], 'Shanghai', True)
    two(r['title'] + (', ' + r['department'] if r['department'] else ''), period, italic=True)
    for x in lines(r): run(doc.add_paragraph(style='List Bullet'), x)
head('Education')
for e, period, degree, place in zip(T['education'], ('Aug 2013 – Jun 2014', 'Sep 2009 – Jun 2013'), ('Master of Laws (LL.M.)', 'Bachelor of Laws (LL.B.)'), ('Singapore', 'Shanghai')):
    two(e['school'], place, True); two('%s in %s' % (degree, e['major']), period, italic=True); run(doc.add_paragraph(), e['description'])
head('Certifications')
for n, at in (('Certified Anti-Money Laundering Specialist (CAMS)', 'May 2018'), ('PRC Legal Professional Qualification', 'March 2014')): two(n, at)
head('Skills and Languages')
run(doc.add_paragraph(), 'Tools: Actimize, World-Check, SQL, Excel')
run(doc.add_paragraph(), 'Languages: Mandarin (Native), English (Fluent), Japanese (Basic)')
doc.save(sys.argv[1])
