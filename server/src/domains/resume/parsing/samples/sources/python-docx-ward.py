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


def table(rows):
    made = doc.add_table(rows=0, cols=len(rows[0]))
    made.style = 'Light Grid Accent 1'
    for texts in rows:
        for cell, text in zip(made.add_row().cells, texts):
            cell.text = text
    doc.add_paragraph()


def dots(month):
    return month.replace('-', '.') if month else '至今'


doc.add_paragraph('白 示 护').runs[0].font.size = Pt(22)
doc.add_paragraph('应聘：临床护士（海口/三亚，薪酬面议）')
table([['性别', '女', '出生年月', '1998.04'], ['手机', '178-0005-0308', '邮箱', 'baishihu@example.com'], ['现居', '海口', '到岗', '在职，月内到岗'], ['身高', '162cm', '婚否', '未婚']])
doc.add_paragraph('一、工作及实习经历')
rows = [['起止年月', '单位', '科室', '岗位']]
for job in truth['work']:
    role = job['roles'][0]
    rows.append([f"{dots(role['start'])}-{dots(role['end'])}", job['company'], role['department'] or '轮转', role['title']])
table(rows)
doc.add_paragraph('二、工作内容')
for job in truth['work']:
    doc.add_paragraph(f"{job['company']}：{job['roles'][0]['description'].replace(chr(10), '；')}。")
doc.add_paragraph('三、学历')
table([['起止年月', '学校', '专业', '学历'], ['2020.03-2022.07', '琼州样例医学院', '护理学', '本科（成人函授）'], ['2016.09-2019.06', '琼州样例医学院', '护理', '大专（统招）']])
doc.add_paragraph('四、证书')
table([['证书名称', '取得时间'], ['护士执业资格证', '2019.05'], ['护师（初级职称）', '2023.06'], ['母婴护理专项证书', '']])
doc.add_paragraph('五、语言：海南话流利')
doc.add_paragraph('六、自我评价')
doc.add_paragraph(truth['selfEvaluation'])
doc.save(sys.argv[1])
