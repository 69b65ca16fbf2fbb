# Common to the sources: truth, python-docx helpers, converters. Needs python-docx.
import json, os, subprocess, sys, tempfile
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL, WD_TAB_ALIGNMENT as TA
from docx.enum.table import WD_TABLE_ALIGNMENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from PIL import Image, ImageDraw
HERE = os.path.dirname(os.path.abspath(__file__)); OUT = os.path.dirname(HERE)
TMP = tempfile.mkdtemp()

def R(title, start, end, lines=(), dept=''):
    return {'title': title, 'department': dept, 'start': start, 'end': end, 'current': end is None, 'description': '\n'.join(lines)}
def J(company, *roles): return {'company': company, 'roles': list(roles)}
def Ed(school, major, degree, start, end, desc='', current=False):
    return {'school': school, 'major': major, 'degree': degree, 'start': start, 'end': end, 'current': current, 'description': desc}
def P(name, role, start, end, lines):
    return {'name': name, 'role': role, 'start': start, 'end': end, 'current': end is None and start is not None, 'description': '\n'.join(lines)}
def S(*pairs): return [{'name': n, 'level': l} for n, l in pairs]
def C(*pairs): return [{'name': n, 'month': m} for n, m in pairs]
def L(*pairs): return [{'name': n, 'level': l} for n, l in pairs]
def O(title, *lines): return {'title': title, 'description': '\n'.join(lines)}
def K(lo, hi, months=12): return {'min': lo * 100000, 'max': hi * 100000, 'cycle': 1, 'months': months}   # thousand yuan a month
def W(lo, hi): return {'min': lo * 1000000, 'max': hi * 1000000, 'cycle': 5, 'months': 12}               # 万 a year
def I(position, cities=(), salary=None): return {'position': position, 'cities': list(cities), 'salary': salary}

def truth(name, basics, intentions=(), education=(), work=(), projects=(), skills=(), certificates=(), languages=(), self='', others=()):
    t = {'basics': basics, 'intentions': list(intentions), 'education': list(education), 'work': list(work), 'projects': list(projects),
         'skills': list(skills), 'certificates': list(certificates), 'languages': list(languages), 'selfEvaluation': self, 'others': list(others)}
    with open(f'{OUT}/{name}.truth.json', 'w') as f:
        f.write('{\n' + ',\n'.join(f'  {json.dumps(k)}: ' + (('[\n    ' + ',\n    '.join(json.dumps(x, ensure_ascii=False) for x in v) + '\n  ]') if isinstance(v, list) and v else json.dumps(v, ensure_ascii=False)) for k, v in t.items()) + '\n}\n')
    return t

def dot(m, sep='.'): return m.replace('-', sep) if m else '至今'
def lines(d): return d['description'].split('\n') if d['description'] else []

def avatar(bg=(190, 205, 220), suit=(50, 60, 80), hair=(40, 35, 35), path=HERE + '/photo.png', long=False):
    im = Image.new('RGB', (295, 413), bg); d = ImageDraw.Draw(im)
    if long: d.rounded_rectangle((78, 70, 217, 300), 60, fill=hair)
    d.ellipse((85, 75, 210, 240), fill=hair); d.rectangle((125, 220, 170, 300), fill=(236, 200, 175))
    d.ellipse((95, 95, 200, 250), fill=(242, 208, 184)); d.pieslice((88, 72, 207, 200), 180, 360, fill=hair)
    d.ellipse((10, 280, 285, 560), fill=suit); d.polygon([(115, 283), (180, 283), (148, 370)], fill=(250, 250, 250)); im.save(path); return path

def new(font='微软雅黑', size=10.5, margins=(2, 2, 2.2, 2.2), latin=None, spacing=1.15):
    doc = Document(); s = doc.sections[0]; s.page_width, s.page_height = Cm(21), Cm(29.7)
    s.top_margin, s.bottom_margin, s.left_margin, s.right_margin = (Cm(x) for x in margins)
    st = doc.styles['Normal']; st.font.name = latin or font; st.font.size = Pt(size)
    st.element.rPr.rFonts.set(qn('w:eastAsia'), font); st.paragraph_format.space_after = Pt(2); st.paragraph_format.space_before = Pt(0)
    st.paragraph_format.line_spacing = spacing
    for n in ('List Bullet', 'List Number'): doc.styles[n].paragraph_format.space_after = Pt(1)
    return doc

def shade(el, fill):
    x = OxmlElement('w:shd'); x.set(qn('w:val'), 'clear'); x.set(qn('w:color'), 'auto'); x.set(qn('w:fill'), fill); el.append(x)
def p(c, runs, b=False, size=None, color=None, align=None, before=None, after=None, indent=None, line=None, fill=None, tabs=(), style=None, first=False, font=None, hanging=None):
    """A paragraph; runs: text or list of (text, dict). first: use the cell's own empty paragraph."""
    para = c.paragraphs[0] if first else c.add_paragraph(style=style)
    if isinstance(runs, str): runs = [(runs, {})]
    for t, o in runs:
        r = para.add_run(t); r.bold = o.get('b', b) or None; r.italic = o.get('i') or None
        if o.get('size', size): r.font.size = Pt(o.get('size', size))
        if o.get('color', color): r.font.color.rgb = RGBColor.from_string(o.get('color', color))
        f = o.get('font', font)
        if f: r.font.name = f; r._element.get_or_add_rPr().get_or_add_rFonts().set(qn('w:eastAsia'), f)
    pf = para.paragraph_format
    if align: para.alignment = {'c': AL.CENTER, 'r': AL.RIGHT, 'j': AL.JUSTIFY}[align]
    if before is not None: pf.space_before = Pt(before)
    if after is not None: pf.space_after = Pt(after)
    if indent is not None: pf.left_indent = Cm(indent)
    if hanging is not None: pf.first_line_indent = Cm(-hanging)
    for t in tabs:
        pos, kind = t if isinstance(t, tuple) else (t, 'l'); pf.tab_stops.add_tab_stop(Cm(pos), {'l': TA.LEFT, 'r': TA.RIGHT, 'c': TA.CENTER}[kind])
    pPr = para._p.get_or_add_pPr()
    if line:
        bd = OxmlElement('w:pBdr'); x = OxmlElement('w:bottom')
        for k, v in (('val', 'single'), ('sz', '8'), ('space', '1'), ('color', line)): x.set(qn('w:' + k), v)
        bd.append(x); pPr.append(bd)
    if fill: shade(pPr, fill)
    return para
def cellfill(cell, fill): shade(cell._tc.get_or_add_tcPr(), fill)
def widths(table, ws):
    table.autofit = False
    for row in table.rows:
        for cell, w in zip(row.cells, ws): cell.width = Cm(w)
    for col, w in zip(table.columns, ws): col.width = Cm(w)
def save(doc, name): doc.save(f'{OUT}/{name}')
def soffice(src, to, outdir):
    subprocess.run(['nice', '-n', '15', 'soffice', '-env:UserInstallation=file://' + TMP + '/lo', '--headless', '--convert-to', to, '--outdir', outdir, src], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
def chromium(html, name):
    src = f'{HERE}/{name}.html'; open(src, 'w').write(html)
    subprocess.run(['nice', '-n', '15', 'chromium', '--headless', '--no-sandbox', '--no-pdf-header-footer', f'--print-to-pdf={OUT}/{name}.pdf', src], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
