"""Writes python-docx-photographer.docx from what its truth says. Argument: out."""
import json
import os
import sys

import docx
from docx.oxml.ns import qn

here = os.path.dirname(os.path.abspath(__file__))
t = json.load(open(os.path.join(here, '..', 'python-docx-photographer.truth.json'), encoding='utf-8'))


def fm(d,st='.'):
    if len(d)==4: return d+('年' if st=='年' else '')
    y,m=d.split('-')
    if st=='年': return f'{y}年{int(m)}月'
    if st=='年0': return f'{y}年{m}月'
    if st=='n.': return f'{y}.{int(m)}'
    if st=='n/': return f'{y}/{int(m)}'
    if st=='En':
        return ['','Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'][int(m)]+' '+y
    return y+st+m
def per(x,st='.',dash=' - ',now='至今'):
    return fm(x['start'],st)+dash+(now if x['current'] else fm(x['end'],st)) if x['end'] or x['current'] else fm(x['start'],st)
def ls(d): return d.split('\n')
def fn(d,t):
    from docx.shared import Cm,Pt
    tb=d.add_table(rows=1,cols=2); a,b=tb.rows[0].cells; a.width=Cm(5.5); b.width=Cm(11)
    def H(c,x): r=c.add_paragraph().add_run(x); r.bold=True; r.font.size=Pt(13)
    a.paragraphs[0].add_run('摄样影').font.size=Pt(22)
    for x in ('旅拍摄影师','','生日：1998.4','性别：男','电话：158 0015 8000','邮箱：sheyangying@example.com','城市：丽江','主页：https://example.com/sheyangying'):
        a.add_paragraph(x)
    H(a,'技能'); 
    for s in t['skills']: a.add_paragraph(s['name']+'\t'+['','了解','熟悉','熟练','精通'][s['level']])
    H(a,'执照'); a.add_paragraph('民用无人机操控员执照\n2021.6')
    H(b,'要找'); b.add_paragraph('旅拍摄影师 8000-15000元/月 丽江·大理·三亚')
    H(b,'拍过')
    for c in t['work']:
        r=c['roles'][0]; b.add_paragraph(per(r,'n.','–')).runs[0].italic=True; b.add_paragraph(f'{c["company"]}\n{r["title"]}')
        for x in ls(r['description']): b.add_paragraph('- '+x)
    H(b,'读过'); b.add_paragraph('2016.9–2019.6').runs[0].italic=True; b.add_paragraph('古城样本艺术职业学院\n摄影摄像技术（大专）')
    H(b,'获奖情况'); b.add_paragraph('2023.10 虚构民族影像展　三等奖')
    H(b,'自我描述'); b.add_paragraph('爱走路，懂光，会哄人笑。')

d = docx.Document()
style = d.styles['Normal']
style.font.name = 'Noto Sans SC'
style.element.rPr.rFonts.set(qn('w:eastAsia'), 'Noto Sans SC')
fn(d, t)
d.save(sys.argv[1])
