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


def heading(text):
    doc.add_paragraph().add_run(text).bold = True


name = doc.add_paragraph()
name.add_run('贸样航  ').font.size = Pt(22)
name.add_run('Hank Mao')
doc.add_paragraph('Tel: 159 0005 0307  |  E-mail: mao.yanghang@\nexample.com  |  男 Male  |  现居 Location: 宁波')
doc.add_paragraph('在职-月内到岗')
heading('求职意向 Objective')
doc.add_paragraph('外贸业务经理；宁波、杭州；15K-20K')
heading('工作经历 Work Experience')
for job in truth['work']:
    role = job['roles'][0]
    months = {'2019-03': 'Mar 2019', '2016-07': 'Jul 2016', '2019-02': 'Feb 2019', None: 'Present'}
    period = f"{months[role['start']]} – {months[role['end']]}"
    doc.add_paragraph().add_run(f"{period}    {job['company']}").bold = True
    doc.add_paragraph(f"{role['title']}{'（' + role['department'] + '）' if role['department'] else ''}")
    for point in role['description'].split('\n'):
        doc.add_paragraph(point, style='List Bullet')
heading('教育背景 Education')
doc.add_paragraph('Sep 2012 – Jun 2016    东港示例对外贸易大学    国际经济与贸易    本科 Bachelor')
heading('技能 Skills')
doc.add_paragraph('单证制作、信用证审核、阿里国际站')
heading('证书 Certificates')
doc.add_paragraph('国际商务单证员（2016.05）')
heading('语言 Languages')
doc.add_paragraph('英语 专业八级 / 西班牙语 基础会话')
heading('自我评价 About me')
doc.add_paragraph(truth['selfEvaluation'])
doc.save(sys.argv[1])
