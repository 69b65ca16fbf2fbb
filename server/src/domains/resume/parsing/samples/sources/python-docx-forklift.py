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

truth_jobs = [(job['company'], job['roles'][0]) for job in truth['work']]
doc.add_paragraph('应聘人员登记表').alignment = 1
form = doc.add_table(rows=0, cols=6)
form.style = 'Table Grid'


def row(*cells):
    """Cells with their widths in columns; they are merged."""
    made, at = form.add_row().cells, 0
    for text, width in cells:
        cell = made[at] if width == 1 else made[at].merge(made[at + width - 1])
        cell.text = text
        at += width


row(('姓名', 1), ('仓样来', 1), ('性别', 1), ('男', 1), ('年龄', 1), ('39', 1))
row(('出生日期', 1), ('1986.09', 1), ('民族', 1), ('壮', 1), ('文化程度', 1), ('初中', 1))
row(('籍贯', 1), ('广西来宾', 1), ('现住', 1), ('佛山禅城', 1), ('电话', 1), ('173 0001 3003', 1))
row(('想做什么工作', 1), ('叉车司机', 2), ('想在哪里', 1), ('佛山、广州', 2))
row(('工资要求', 1), ('6500-7500/月', 2), ('什么时候能来', 1), ('随时（已离职）', 2))
row(('读书情况', 6))
row(('1999—2002', 2), ('桂中样例县初级中学', 4))
row(('工作过的地方（从最近的写起）', 6))
row(('哪年到哪年', 2), ('单位', 2), ('做什么', 1), ('为什么不做了', 1))
why = ['园区搬迁', '回家照顾老人', '工厂倒闭']
for (company, role), reason in zip(truth_jobs, why):
    span = f"{role['start'].replace('-', '.')}—{role['end'].replace('-', '.')}"
    row((span, 2), (company, 2), (role['title'], 1), (reason, 1))
    row(('具体干的活', 1), (role['description'], 5))
row(('有什么证', 1), ('叉车证（N1），2018年11月；C1驾驶证', 5))
row(('会什么', 1), ('叉车驾驶、WMS 扫码枪操作', 3), ('语言', 1), ('普通话会，粤语会', 1))
row(('介绍自己', 1), (truth['selfEvaluation'], 5))
doc.save(sys.argv[1])
