"""Argument: out. Its words are those of its truth, one folder up."""
import json
import pathlib
import sys

from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml.ns import qn
from docx.shared import Cm, Pt

truth = json.loads((pathlib.Path(__file__).parent.parent / f'{pathlib.Path(__file__).stem}.truth.json').read_text('utf-8'))
doc = Document()
font = doc.styles['Normal'].font
font.name, font.size = 'WenQuanYi Zen Hei', Pt(10.5)
doc.styles['Normal'].element.rPr.rFonts.set(qn('w:eastAsia'), '宋体')


def line(text, bold=False, size=None):
    paragraph = doc.add_paragraph()
    paragraph.paragraph_format.space_after = Pt(1)
    stops = paragraph.paragraph_format.tab_stops
    stops.add_tab_stop(Cm(6.5))
    stops.add_tab_stop(Cm(15.2), WD_TAB_ALIGNMENT.RIGHT)
    run = paragraph.add_run(text)
    run.bold = bold
    if size:
        run.font.size = Pt(size)
    return paragraph


def dots(month):
    return month.replace('-', '/') if month else '至今'


line(truth['basics']['name'], True, 22)
line('女\t1999年7月\t天津市河西区')
line('手机 186 0001 3001\ttangshijia@example.com\t离职，随时到岗')
line('求职意向', True, 13)
line('行政助理/前台\t天津\t4500—6000元')
line('工作经历', True, 13)
for job in truth['work']:
    role = job['roles'][0]
    line(f"{job['company']}\t{role['department']}{' ' if role['department'] else ''}{role['title']}\t{dots(role['start'])}-{dots(role['end'])}", True)
    for index, point in enumerate(role['description'].split('\n')):
        line(f'{index + 1}) {point}')
line('教育经历', True, 13)
school = truth['education'][0]
line(f"{school['school']}\t{school['major']} / 大专\t2017/09-2020/06", True)
line(school['description'])
line('社会实践', True, 13)
line(truth['others'][0]['description'])
line('技能证书', True, 13)
line('办公：熟练使用 Office 办公软件；公文写作熟练；速录')
line('证书：秘书资格证四级（2019.06）；普通话二级甲等（2018.12）')
line('外语：英语 CET-4')
line('自我评价', True, 13)
line(truth['selfEvaluation'])
doc.save(sys.argv[1])
