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


def box(heading):
    """A bordered table of one cell: what templates draw as a card."""
    table = doc.add_table(rows=1, cols=1)
    table.style = 'Table Grid'
    doc.add_paragraph()
    cell = table.rows[0].cells[0]
    cell.paragraphs[0].add_run(heading).bold = True
    return cell


head = doc.add_table(rows=1, cols=2)
left, right = head.rows[0].cells
left.paragraphs[0].add_run('江 样 律').font.size = Pt(24)
left.add_paragraph('律师助理　期望地点：南昌 / 深圳　薪资面议')
for text in ('生日：2000.02　性别：女', 'T：156-0001-3005', 'E：jiangyanglv@example.com', '住址：南昌市红谷滩区', '在职，考虑机会'):
    right.add_paragraph(text)
doc.add_paragraph()
card = box('教育')
school = truth['education'][0]
card.add_paragraph(f"2018.09—2022.06 / {school['school']} / {school['major']} / 法学学士")
for point in school['description'].split('\n'):
    card.add_paragraph(point)
card = box('工作与实习')
for job in truth['work']:
    role = job['roles'][0]
    end = role['end'].replace('-', '.') if role['end'] else '今'
    card.add_paragraph().add_run(f"{role['start'].replace('-', '.')}—{end} / {role['title']}").bold = True
    card.add_paragraph(job['company'])
    for point in role['description'].split('\n'):
        card.add_paragraph('▪ ' + point)
card = box('社团经历')
card.add_paragraph(truth['others'][0]['description'])
card = box('证书与能力')
card.add_paragraph('法律职业资格证（A证）：2023.02；全国计算机等级一级；英语：CET-6 512')
card.add_paragraph('法律检索（精通）　文书写作（熟练）　合同审查（熟练）')
card = box('自述')
card.add_paragraph(truth['selfEvaluation'])
doc.save(sys.argv[1])
