"""Writes python-docx-surveyor.docx from what its truth says. Argument: out."""
import json
import os
import sys

import docx
from docx.oxml.ns import qn

here = os.path.dirname(os.path.abspath(__file__))
t = json.load(open(os.path.join(here, '..', 'python-docx-surveyor.truth.json'), encoding='utf-8'))


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
    d.add_heading('测样点',0)
    tb=d.add_table(rows=0,cols=6); tb.style='Table Grid'
    def row(*cells):
        r=tb.add_row().cells; i=0
        for txt,n in cells:
            c=r[i] if n==1 else r[i].merge(r[i+n-1]); c.text=txt; i+=n
    def bar(x): row((x,6)); tb.rows[-1].cells[0].paragraphs[0].runs[0].bold=True
    row(('性别',1),('男',1),('出生年月',1),('1993.01',1),('手机',1),('13400134000',1))
    row(('现居地',1),('兰州',2),('邮箱',1),('ceyangdian@example.com',2))
    row(('求职意向',1),('测绘工程师　兰州/西宁　7-10K',5))
    bar('工作履历')
    for c in t['work']:
        r=c['roles'][0]; row((c['company'],3),(r['department'],1),(r['title'],2)); row((per(r,'.','-'),1),(r['description'],5))
    bar('主要项目'); p=t['projects'][0]; row((p['name'],3),(p['role'],1),(per(p,'.','-'),2)); row(('内容',1),(p['description'],5))
    bar('教育背景'); row(('陇上示例理工学院',2),('测绘工程',2),('本科',2)); row(('2011.09-2015.06',1),(t['education'][0]['description'],5))
    bar('技能 / 证书 / 外语')
    row(('软件',1),('南方 CASS（精通），ArcGIS（熟练），ContextCapture（熟悉）',5)); row(('证书',1),('注册测绘师\t2021.09\n无人机驾驶员执照\t2018.06',5)); row(('外语',1),('英语 CET-4 (468)',5))
    bar('个人评价'); row((t['selfEvaluation'],6))

d = docx.Document()
style = d.styles['Normal']
style.font.name = 'Noto Sans SC'
style.element.rPr.rFonts.set(qn('w:eastAsia'), 'Noto Sans SC')
fn(d, t)
d.save(sys.argv[1])
