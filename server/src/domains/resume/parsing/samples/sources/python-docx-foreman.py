"""Writes python-docx-foreman.docx from what its truth says. Argument: out."""
import json
import os
import sys

import docx
from docx.oxml.ns import qn

here = os.path.dirname(os.path.abspath(__file__))
t = json.load(open(os.path.join(here, '..', 'python-docx-foreman.truth.json'), encoding='utf-8'))


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
    d.add_paragraph('施样工　男　1990 年生　南昌人在南昌　电话 13200132444'.replace('南昌人在南昌','现住南昌')).runs[0].bold=True
    d.add_paragraph('找施工员的活，南昌、九江、赣州都行，一个月 8000-12000')
    def tb(rows):
        g=d.add_table(rows=0,cols=4); g.style='Light Grid Accent 1'
        for r in rows:
            c=g.add_row().cells
            if len(r)==2: c[0].text=r[0]; c[1].merge(c[3]).text=r[1]
            else:
                for i,x in enumerate(r): c[i].text=x
        d.add_paragraph()
    for i,c in enumerate(t['work']):
        r=c['roles'][0]; d.add_paragraph(f'工作（{"一二三"[i]}）')
        rows=[('公司',c['company'],'年份',per(r,'','－','至今')),('职务',r['title'],'部门',r['department'] or '/')]; rows.append(('干过的活',r['description'])); tb(rows)
    p=t['projects'][0]; d.add_paragraph('做过的工程'); tb([('工程',p['name'],'年份',per(p,'','－')),('职务',p['role'],'说明',p['description'])])
    d.add_paragraph('学校'); tb([('校名','赣江示例建设职业技术学院','年份','2009－2012'),('专业','建筑工程技术','学历','大专')])
    d.add_paragraph('证书'); tb([('二级建造师（建筑）','2020','施工员岗位证','2017'),('安全员 C 证','2019','','')])
    d.add_paragraph('特长'); tb([('技能','施工放线、图纸会审、广联达计价、CAD'),('语言','普通话一般，赣语母语'),('自评','吃得苦，住工地没问题。')])

d = docx.Document()
style = d.styles['Normal']
style.font.name = 'Noto Sans SC'
style.element.rPr.rFonts.set(qn('w:eastAsia'), 'Noto Sans SC')
fn(d, t)
d.save(sys.argv[1])
