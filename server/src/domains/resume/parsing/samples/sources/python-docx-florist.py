"""Writes python-docx-florist.docx from what its truth says. Argument: out."""
import json
import os
import sys

import docx
from docx.oxml.ns import qn

here = os.path.dirname(os.path.abspath(__file__))
t = json.load(open(os.path.join(here, '..', 'python-docx-florist.truth.json'), encoding='utf-8'))


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
    from docx.shared import Pt,Cm
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn
    def H(x):
        p=d.add_paragraph(); r=p.add_run('　'+x); r.bold=True; s=OxmlElement('w:shd'); s.set(qn('w:val'),'clear'); s.set(qn('w:fill'),'F4D9E0'); p._p.get_or_add_pPr().append(s)
    p=d.add_paragraph(); r=p.add_run('花样序'); r.font.size=Pt(24); r.bold=True
    p.add_run('   花艺师').font.size=Pt(14)
    d.add_paragraph('1997.05 / 女 / 昆明\n微信同号 17800178000\nhuayangxu@example.com\n作品链接 https://example.com/huayangxu')
    H('期望工作'); d.add_paragraph('昆明、大理的花艺师，底薪加提成 6-9K')
    H('实践经历')
    for c in t['work']:
        r=c['roles'][0]; p=d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Cm(6)); p.paragraph_format.tab_stops.add_tab_stop(Cm(12))
        p.add_run(r['title']).bold=True; p.add_run('\t'+c['company']+'\t'+r['department'])
        d.add_paragraph(per(r,'/','-','现在')).runs[0].italic=True
        for x in ls(r['description']): d.add_paragraph(x,style='List Bullet')
    H('学习经历'); d.add_paragraph('大专\t园艺技术\t春城样本农业职业学院'); d.add_paragraph('2015/09-2018/07').runs[0].italic=True
    H('会什么'); 
    for a,b in (('精通','花束包装'),('熟练','宴会布场、花材采购'),('了解','Photoshop')): d.add_paragraph(a+'：'+b)
    H('证书与语言'); d.add_paragraph('花艺师中级证书（2020年11月）'); d.add_paragraph('普通话二级甲等')
    for o in t['others']:
        H(o['title'])
        for x in ls(o['description']): d.add_paragraph(x)

d = docx.Document()
style = d.styles['Normal']
style.font.name = 'Noto Sans SC'
style.element.rPr.rFonts.set(qn('w:eastAsia'), 'Noto Sans SC')
fn(d, t)
d.save(sys.argv[1])
