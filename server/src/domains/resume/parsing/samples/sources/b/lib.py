"""What the documents of make_docx.py share."""
import json, os
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL, WD_TAB_ALIGNMENT as TA, WD_BREAK
from docx.enum.table import WD_TABLE_ALIGNMENT, WD_CELL_VERTICAL_ALIGNMENT as VA
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, '..')
def load(name): return json.load(open(os.path.join(OUT, name + '.truth.json')))
def new(font='宋体', latin=None, size=10.5, margins=(2.2, 2, 2.2, 2)):
    d = Document(); s = d.sections[0]
    s.page_width, s.page_height = Cm(21), Cm(29.7)
    s.top_margin, s.right_margin, s.bottom_margin, s.left_margin = map(Cm, margins)
    st = d.styles['Normal']; st.font.name = latin or font; st.font.size = Pt(size)
    st.element.rPr.rFonts.set(qn('w:eastAsia'), font)
    st.paragraph_format.space_after = Pt(0); st.paragraph_format.line_spacing = 1.25
    d.core_properties.author = ''; d.core_properties.title = ''; d.core_properties.comments = ''
    return d
def run(p, text, b=False, size=None, color=None, font=None, i=False, u=False):
    r = p.add_run(text); r.bold = b or None; r.italic = i or None; r.underline = u or None
    if size: r.font.size = Pt(size)
    if color: r.font.color.rgb = RGBColor.from_string(color)
    if font:
        r.font.name = font; r._element.get_or_add_rPr().get_or_add_rFonts().set(qn('w:eastAsia'), font)
    return r
def P(c, *parts, al=None, before=0, after=0, left=0, first=0, tabs=(), line=None, style=None, into=None, keep=False, **kw):
    """parts: text, or (text, dict of run). into: a paragraph to use (first of a cell)."""
    p = into or c.add_paragraph(style=style)
    f = p.paragraph_format
    if al: p.alignment = {'c': AL.CENTER, 'r': AL.RIGHT, 'j': AL.JUSTIFY}[al]
    f.space_before, f.space_after = Pt(before), Pt(after)
    if left: f.left_indent = Cm(left)
    if first: f.first_line_indent = Cm(first)
    if line: f.line_spacing = line
    if keep: f.keep_with_next = True
    for pos, kind in tabs: f.tab_stops.add_tab_stop(Cm(pos), {'l': TA.LEFT, 'r': TA.RIGHT, 'c': TA.CENTER}[kind])
    for x in parts:
        if isinstance(x, tuple): run(p, x[0], **{**kw, **x[1]})
        else: run(p, x, **kw)
    return p
def C(cell, *parts, **kw):
    """Write into a cell: its first paragraph if that is empty."""
    p = cell.paragraphs[0]
    return P(cell, *parts, into=p if not p.runs and len(cell.paragraphs) == 1 else None, **kw)
def shade(cell, color):
    e = OxmlElement('w:shd'); e.set(qn('w:val'), 'clear'); e.set(qn('w:color'), 'auto'); e.set(qn('w:fill'), color)
    cell._element.get_or_add_tcPr().append(e)
def table(d, rows, widths, style='Table Grid', center=True):
    t = d.add_table(rows, len(widths)); t.autofit = False
    if style: t.style = style
    if center: t.alignment = WD_TABLE_ALIGNMENT.CENTER
    for r in t.rows:
        for w, c in zip(widths, r.cells): c.width = Cm(w)
    for w, c in zip(widths, t.columns): c.width = Cm(w)
    return t
def margins(t, top=40, left=100, bottom=40, right=100):
    m = OxmlElement('w:tblCellMar')
    for k, v in (('top', top), ('left', left), ('bottom', bottom), ('right', right)):
        e = OxmlElement('w:' + k); e.set(qn('w:w'), str(v)); e.set(qn('w:type'), 'dxa'); m.append(e)
    t._element.tblPr.append(m)
def mid(*cells):
    for c in cells: c.vertical_alignment = VA.CENTER
def height(row, cm): row.height = Cm(cm)
def rule(p, color='000000', size=8, side='bottom', space=1):
    b = OxmlElement('w:pBdr'); e = OxmlElement('w:' + side)
    for k, v in (('val', 'single'), ('sz', str(size)), ('space', str(space)), ('color', color)): e.set(qn('w:' + k), v)
    b.append(e); pPr = p._element.get_or_add_pPr()
    # pBdr must stand before shd, tabs, spacing, ind, jc
    for tag in ('w:shd', 'w:tabs', 'w:spacing', 'w:ind', 'w:jc'):
        x = pPr.find(qn(tag))
        if x is not None: x.addprevious(b); return
    pPr.append(b)
def picture(p, name, cm): p.add_run().add_picture(os.path.join(HERE, f'photo-{name}.jpg'), width=Cm(cm))
def lines(s): return s.split('\n') if s else []
def footer(d, before='第 ', after=' 页'):
    p = d.sections[0].footer.paragraphs[0]; p.alignment = AL.CENTER
    run(p, before, size=9)
    r = p.add_run(); r.font.size = Pt(9)
    for kind, text in (('begin', None), (None, 'PAGE'), ('end', None)):
        if kind: e = OxmlElement('w:fldChar'); e.set(qn('w:fldCharType'), kind)
        else: e = OxmlElement('w:instrText'); e.text = text
        r._element.append(e)
    run(p, after, size=9)
def dot(m): return m.replace('-', '.')
def ym(m):
    y, _, mo = m.partition('-'); return f'{y}年{int(mo)}月' if mo else f'{y}年'
