"""Writes python-docx-hairdresser.docx from what its truth says. Argument: out."""
import json
import os
import sys

import docx
from docx.oxml.ns import qn

here = os.path.dirname(os.path.abspath(__file__))
t = json.load(open(os.path.join(here, '..', 'python-docx-hairdresser.truth.json'), encoding='utf-8'))


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
    d.add_paragraph('个人简介')
    d.add_paragraph('我叫理样发，男，1996年3月出生，现在住在重庆，电话18800188000。想找重庆的美发店长工作，工资8000到12000元。')
    d.add_paragraph('我的学历'); d.add_paragraph('2011年9月到2014年6月在山城样例职业高级中学读美发与形象设计，中专毕业。')
    d.add_paragraph('我的经历')
    for c in t['work']:
        r=c['roles'][0]; d.add_paragraph(f'{per(r,"年","到","现在")}在{c["company"]}做{r["title"]}。')
        for x in ls(r['description']): d.add_paragraph('　　'+x)
    d.add_paragraph('我会的'); d.add_paragraph('剪发、烫染、接发、新娘造型')
    d.add_paragraph('我的证书'); d.add_paragraph('2018年9月考过美发师高级工')
    d.add_paragraph('我的特点'); d.add_paragraph('嘴不甜，手艺过硬。')

d = docx.Document()
style = d.styles['Normal']
style.font.name = 'Noto Sans SC'
style.element.rPr.rFonts.set(qn('w:eastAsia'), 'Noto Sans SC')
fn(d, t)
d.save(sys.argv[1])
