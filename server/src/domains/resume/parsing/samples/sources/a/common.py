"""What the python-docx sources share: the truth's words, and Word's things that python-docx has no call for."""
import json, os, sys
from docx import Document
from docx.enum.table import WD_TABLE_ALIGNMENT, WD_CELL_VERTICAL_ALIGNMENT
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

HERE = os.path.dirname(os.path.abspath(__file__))

def truth(name):
    with open(os.path.join(HERE, '..', name + '.truth.json'), encoding='utf-8') as file:
        return json.load(file)

def lines(entry):
    return [line for line in entry['description'].split('\n') if line]

def document(font='微软雅黑', latin=None, size=10.5, margins=(2, 2, 2, 2), spacing=1.15):
    doc = Document()
    section = doc.sections[0]
    section.page_width, section.page_height = Cm(21), Cm(29.7)
    section.top_margin, section.right_margin, section.bottom_margin, section.left_margin = (Cm(x) for x in margins)
    style = doc.styles['Normal']
    style.font.name = latin or font
    style.font.size = Pt(size)
    style.element.rPr.rFonts.set(qn('w:eastAsia'), font)
    style.paragraph_format.space_after = Pt(2)
    style.paragraph_format.line_spacing = spacing
    return doc

def run(par, text, bold=False, size=None, color=None, font=None, italic=False):
    r = par.add_run(text)
    r.bold = bold
    r.italic = italic
    if size: r.font.size = Pt(size)
    if color: r.font.color.rgb = RGBColor.from_string(color)
    if font:
        r.font.name = font
        r._element.get_or_add_rPr().get_or_add_rFonts().set(qn('w:eastAsia'), font)
    return r

def shade(cell, color):
    shd = OxmlElement('w:shd')
    for key, value in (('val', 'clear'), ('color', 'auto'), ('fill', color)): shd.set(qn('w:' + key), value)
    cell._element.get_or_add_tcPr().append(shd)

def rule(par, color='000000', size=8, side='bottom'):
    pPr = par._element.get_or_add_pPr()
    borders = OxmlElement('w:pBdr')
    line = OxmlElement('w:' + side)
    for key, value in (('val', 'single'), ('sz', str(size)), ('space', '1'), ('color', color)): line.set(qn('w:' + key), value)
    borders.append(line)
    pPr.append(borders)

def par_shade(par, color):
    shd = OxmlElement('w:shd')
    for key, value in (('val', 'clear'), ('color', 'auto'), ('fill', color)): shd.set(qn('w:' + key), value)
    par._element.get_or_add_pPr().append(shd)

def no_borders(table):
    tblPr = table._element.tblPr
    borders = OxmlElement('w:tblBorders')
    for side in ('top', 'left', 'bottom', 'right', 'insideH', 'insideV'):
        line = OxmlElement('w:' + side)
        line.set(qn('w:val'), 'nil')
        borders.append(line)
    tblPr.append(borders)

def widths(table, sizes):
    table.autofit = False
    for row in table.rows:
        for cell, size in zip(row.cells, sizes): cell.width = Cm(size)
    for column, size in zip(table.columns, sizes): column.width = Cm(size)

def put(cell, text='', bold=False, align=None, size=None, color=None):
    par = cell.paragraphs[0]
    if par.text: par = cell.add_paragraph()
    if text: run(par, text, bold, size, color)
    if align == 'center': par.alignment = WD_ALIGN_PARAGRAPH.CENTER
    cell.vertical_alignment = WD_CELL_VERTICAL_ALIGNMENT.CENTER
    return par

def tabs(par, *stops):
    for at, kind in stops:
        par.paragraph_format.tab_stops.add_tab_stop(Cm(at), WD_TAB_ALIGNMENT.RIGHT if kind == 'r' else WD_TAB_ALIGNMENT.LEFT)

def field(par, code):
    for kind, text in (('begin', None), (None, code), ('end', None)):
        r = par.add_run()
        if kind:
            char = OxmlElement('w:fldChar'); char.set(qn('w:fldCharType'), kind); r._element.append(char)
        else:
            instr = OxmlElement('w:instrText'); instr.set(qn('xml:space'), 'preserve'); instr.text = text; r._element.append(instr)

def photo(tone='man'):
    return os.path.join(HERE, 'photo-%s.png' % tone)
