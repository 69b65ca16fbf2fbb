"""Writes python-docx-analyst.docx from what its truth says. Argument: out."""
import json
import os
import sys

import docx
from docx.oxml.ns import qn

here = os.path.dirname(os.path.abspath(__file__))
t = json.load(open(os.path.join(here, '..', 'python-docx-analyst.truth.json'), encoding='utf-8'))


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
    from docx.enum.text import WD_TAB_ALIGNMENT as TA
    def ln(a,b,bold=True):
        p=d.add_paragraph(); p.paragraph_format.space_after=Pt(0); p.paragraph_format.tab_stops.add_tab_stop(Cm(15.2),TA.RIGHT); r=p.add_run(a); r.bold=bold; p.add_run('\t'+b)
    p=d.add_paragraph('析样数'); p.alignment=1; p.runs[0].font.size=Pt(20)
    d.add_paragraph('(+86)17700177333 ◇ xiyangshu@example.com ◇ 北京').alignment=1
    H=lambda x:d.add_heading(x,2)
    H('EDUCATION')
    for e,g in zip(t['education'],('硕士','本科')):
        ln(e['school'],'20'+per(e,'.','-')[2:]); ln(f'{g}，{e["major"]}','',False); d.add_paragraph(e['description'])
    H('EXPERIENCE')
    for c in t['work']:
        r=c['roles'][0]; ln(c['company'],per(r,'.','-','至今')); ln(r['title'],r['department'],False)
        for x in ls(r['description']): d.add_paragraph(x,style='List Bullet')
    H('PROJECTS'); p=t['projects'][0]; ln(p['name'],per(p,'.','-')); ln(p['role'],'',False)
    for x in ls(p['description']): d.add_paragraph(x,style='List Bullet')
    H('SKILLS'); d.add_paragraph('精通 SQL；熟练使用 Python、Tableau；熟悉 Spark'); 
    H('LANGUAGES'); d.add_paragraph('英语：CET-6 (589)，托福 103')
    H('CERTIFICATES'); d.add_paragraph('证券从业资格（2020.10）')
    H('HONORS'); d.add_paragraph('2020 研究生国家奖学金'); d.add_paragraph('2018 校三好学生')
    H('OBJECTIVE'); d.add_paragraph('数据分析师 | 北京 / 天津 | 18k-25k')

d = docx.Document()
style = d.styles['Normal']
style.font.name = 'Noto Sans SC'
style.element.rPr.rFonts.set(qn('w:eastAsia'), 'Noto Sans SC')
fn(d, t)
d.save(sys.argv[1])
