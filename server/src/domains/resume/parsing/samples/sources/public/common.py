# Common to the sources of the files in ../../public: the list of sources, truths, printing. Needs jinja2, python-docx, Pillow.
import base64, importlib.util, io, json, os, random, re, subprocess, sys, tempfile
import jinja2
from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(os.path.dirname(os.path.dirname(HERE)), 'public')
spec = importlib.util.spec_from_file_location('word', os.path.join(HERE, '..', 'c', 'lib.py'))
word = importlib.util.module_from_spec(spec)
spec.loader.exec_module(word)
word.OUT = OUT
R, J, Ed, P, S, C, L, O, W, I = word.R, word.J, word.Ed, word.P, word.S, word.C, word.L, word.O, word.W, word.I
TMP = tempfile.mkdtemp()


def K(low, high, months=12):
    """Thousand yuan a month."""
    return {'min': round(low * 100000), 'max': round(high * 100000), 'cycle': 1, 'months': months}

# Written down before a file was made. Within a kind, in this order, the 2nd, 5th, 8th... source is unseen.
SOURCES = {
    'latex': ['altacv', 'awesome-cv', 'billryan-resume', 'deedy-resume', 'dyweb-resume', 'friggeri-cv', 'hijiangtao-resume',
              'moderncv-banking', 'moderncv-classic', 'sb2nov-resume', 'twenty-seconds-cv'],
    'html': ['jsonresume-class', 'jsonresume-elegant', 'jsonresume-even', 'jsonresume-kendall', 'jsonresume-macchiato', 'jsonresume-onepage',
             'jsonresume-spartan', 'jsonresume-stackoverflow', 'orbit-online-cv', 'startbootstrap-resume'],
    'builder': ['canva', 'flowcv', 'magic-resume-classic', 'magic-resume-left-right', 'magic-resume-modern', 'magic-resume-timeline', 'muji-resume',
                'open-resume', 'rr-azurill', 'rr-bronzor', 'rr-chikorita', 'rr-ditto', 'rr-gengar', 'rr-glalie', 'rr-kakuna', 'rr-leafish',
                'rr-nosepass', 'rr-onyx', 'rr-pikachu', 'rr-rhyhorn', 'visiky-resume', 'wondercv', 'wubaiding', 'zhiye'],
    'jobsite': ['58', 'boss-zhipin', '51job', 'lagou', 'liepin', 'linkedin', 'nowcoder', 'zhaopin'],
    'word': ['docer-sidebar', 'google-docs-serif', 'word-gallery-basic', 'word-gallery-bold', 'word-gallery-timeline', 'wps-campus'],
    'form': ['civil-post-form', 'europass', 'graduate-recommendation-form', 'state-firm-form'],
    'typst': ['basic-resume', 'brilliant-cv', 'chicv', 'modern-cv', 'rendercv-classic', 'rendercv-engineeringresumes', 'rendercv-moderncv'],
    'markdown': ['feishu-doc', 'geekcompany-resumesample', 'lengxiong-resume', 'notion-page', 'typora-github'],
    'scan': ['scan-factory-form', 'scan-gallery-print', 'scan-jobsite-print', 'scan-labour-market-form', 'scan-latex-print', 'scan-phone-photo',
             'scan-stationery-form', 'scan-wubaiding-print'],
}
UNSEEN = {name for names in SOURCES.values() for index, name in enumerate(names) if index % 3 == 1}


def file(name, source, hard):
    """Says of a file whose layout it follows and what is hard about it."""
    path = f'{OUT}/sources.json'
    rows = json.load(open(path)) if os.path.exists(path) else []
    kind = next(k for k, names in SOURCES.items() if source in names)
    rows = [row for row in rows if row['file'] != name]
    rows.append({'file': name, 'source': source, 'kind': kind, 'hard': hard, 'unseen': source in UNSEEN})
    rows.sort(key=lambda row: row['file'])
    with open(path, 'w') as f:
        f.write('[\n' + ',\n'.join('  ' + json.dumps(row, ensure_ascii=False) for row in rows) + '\n]\n')


def B(name, phone, email, city=None, **more):
    """gender: 0 man, 1 woman; birthMonth, jobStatus, links as the form has them."""
    return {'name': name, 'phone': phone, 'email': email, 'city': city, **more}


def T(name, *args, **kw):
    """Writes the truth and hands it back; it is written before the page is."""
    return word.truth(name, *args, **kw)


EN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
FULL = 'January February March April May June July August September October November December'.split()


def month(m, style='.'):
    if not m: return ''
    if len(m) == 4: return m + ('年' if style in ('cn', 'cn0') else '')
    y, n = m.split('-')
    return {'.': f'{y}.{n}', '/': f'{y}/{n}', '-': m, '.1': f'{y}.{int(n)}', '/1': f'{y}/{int(n)}', 'cn': f'{y}年{int(n)}月', 'cn0': f'{y}年{n}月',
            'en': f'{EN[int(n) - 1]} {y}', 'full': f'{FULL[int(n) - 1]} {y}', 'my': f'{n}/{y}', 'y': y, 'yy': f'{y[2:]}.{n}'}[style]


def per(e, style='.', sep=' - ', now='至今'):
    return '' if not e['start'] and not e['end'] else month(e['start'], style) + (sep + (now if e['current'] else month(e['end'], style)) if e['current'] or e['end'] else '')


DEGREES = {1: '初中', 2: '中专', 3: '高中', 4: '大专', 5: '本科', 6: '硕士', 7: '博士', None: ''}
LEVELS = {1: '了解', 2: '熟悉', 3: '熟练', 4: '精通', None: ''}


def rows_of(entry):
    return entry['description'].split('\n') if entry['description'] else []


env = jinja2.Environment(trim_blocks=True, lstrip_blocks=True)
env.filters.update(per=per, month=month, rows=rows_of,
                   ul=lambda e, tag='ul': f'<{tag}>' + ''.join(f'<li>{x}</li>' for x in rows_of(e)) + f'</{tag}>' if rows_of(e) else '',
                   ps=lambda e, mark='': ''.join(f'<p>{mark}{x}</p>' for x in rows_of(e)),
                   br=lambda e, mark='': '<br>'.join(mark + x for x in rows_of(e)),
                   deg=lambda e: DEGREES[e['degree']], lev=lambda e: LEVELS[e['level']])
# Icons of Font Awesome 4, letters of the private-use area as its templates print them.
FA = dict(phone='\uf095', mobile='\uf10b', mail='\uf0e0', at='\uf1fa', map='\uf041', github='\uf09b', link='\uf0c1', cap='\uf19d', users='\uf0c0', cogs='\uf085',
          heart='\uf08a', info='\uf129', case='\uf0b1', user='\uf007', star='\uf005', code='\uf121', trophy='\uf091', book='\uf02d', cal='\uf073', home='\uf015',
          globe='\uf0ac', flag='\uf024', wrench='\uf0ad', pencil='\uf040', lang='\uf1ab', birth='\uf1fd', bullseye='\uf140', cert='\uf0a3', archive='\uf187',
          linkedin='\uf0e1', rocket='\uf135', music='\uf001', camera='\uf030', comment='\uf075', weixin='\uf1d7', male='\uf183', female='\uf182', money='\uf157', leaf='\uf06c')


def photo(**look):
    path = word.avatar(path=f'{TMP}/photo.png', **look)
    out = io.BytesIO()
    Image.open(path).convert('RGB').resize((148, 207)).save(out, 'JPEG', quality=70)
    return 'data:image/jpeg;base64,' + base64.b64encode(out.getvalue()).decode()


def html_of(t, css, body, margin='14mm', title='resume', lang='zh', size='A4', **more):
    jobs = [(w, r) for w in t['work'] for r in w['roles']]
    text = env.from_string(body).render(t=t, b=t['basics'], i=t['intentions'][0] if t['intentions'] else None, jobs=jobs, FA=FA, **more)
    css = css.replace('SANS', '"Noto Sans SC"').replace('SERIF', '"Noto Serif CJK SC"')
    return (f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><style>@page{{size:{size};margin:{margin}}}*{{box-sizing:border-box}}'
            f'body{{margin:0;font:10pt/1.55 "Noto Sans SC"}}h1,h2,h3,h4,p,ul,ol{{margin:0;padding:0}}ul,ol{{padding-left:1.3em}}.fa{{font-family:FontAwesome;font-style:normal;font-weight:400}}'
            f'.r{{float:right}}.f{{display:flex;justify-content:space-between}}{css}</style>{text}</html>')


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def chromium(html, target, *flags):
    source = f'{TMP}/page.html'
    open(source, 'w').write(html)
    run('chromium', '--headless', '--no-sandbox', *(flags or ['--no-pdf-header-footer']), f'--print-to-pdf={target}', source)


def only(name):
    """Whether a run that names files on its command line names this one."""
    return len(sys.argv) < 2 or name in sys.argv[1:]


def page(t, name, css, body, flags=(), **more):
    if only(name): chromium(html_of(t, css, body, **more), f'{OUT}/{name}.pdf', *flags)


def wkhtmltopdf(t, name, css, body, **more):
    if not only(name): return
    source = f'{TMP}/page.html'
    open(source, 'w').write(html_of(t, css, body, **more))
    run('wkhtmltopdf', '-q', '--page-size', 'A4', source, f'{OUT}/{name}.pdf')


def weasyprint(t, name, css, body, **more):
    if not only(name): return
    source = f'{TMP}/page.html'
    open(source, 'w').write(html_of(t, css, body, **more))
    run('weasyprint', source, f'{OUT}/{name}.pdf')


def scan(t, name, css, body, dpi=150, angle=0.5, quality=40, colour=False, blur=0.4, paper=250, **more):
    """A page printed, laid on a scanner a little askew, saved as a JPEG in a PDF."""
    if not only(name): return
    chromium(html_of(t, css, body, **more), f'{TMP}/scan.pdf')
    run('pdftoppm', '-r', str(dpi), '-png', f'{TMP}/scan.pdf', f'{TMP}/scan-{name}')
    random.seed(name)
    pages = []
    for png in sorted(x for x in os.listdir(TMP) if x.startswith(f'scan-{name}') and x.endswith('.png')):
        image = Image.open(f'{TMP}/{png}').convert('RGB' if colour else 'L')
        fill = (paper, paper, paper - 6) if colour else paper
        image = image.rotate(angle, Image.BICUBIC, fillcolor=fill).filter(ImageFilter.GaussianBlur(blur))
        noise = Image.effect_noise(image.size, 14).convert(image.mode)
        image = Image.blend(image, noise, 0.06)
        out = io.BytesIO()
        image.save(out, 'JPEG', quality=quality)
        pages.append(Image.open(out))
    pages[0].save(f'{OUT}/{name}.pdf', save_all=True, append_images=pages[1:], resolution=dpi, quality=quality)


def xelatex(name, text):
    if not only(name): return
    open(f'{TMP}/{name}.tex', 'w').write(text)
    subprocess.run(['xelatex', '-interaction=nonstopmode', '-output-directory', TMP, f'{TMP}/{name}.tex'], check=True, stdout=subprocess.DEVNULL)
    os.replace(f'{TMP}/{name}.pdf', f'{OUT}/{name}.pdf')


texenv = jinja2.Environment(variable_start_string='<<', variable_end_string='>>', block_start_string='<%', block_end_string='%>', comment_start_string='<#', comment_end_string='#>', trim_blocks=True, lstrip_blocks=True)
texenv.filters.update(per=per, month=month, rows=rows_of, deg=env.filters['deg'], lev=env.filters['lev'],
                      items=lambda e: ('\\begin{points}' + ''.join('\\item ' + x + '\n' for x in rows_of(e)) + '\\end{points}') if rows_of(e) else '')
PREAMBLE = r'''\documentclass[%s]{article}
\usepackage{fontspec,xcolor,geometry,array}
\XeTeXlinebreaklocale "zh"
\XeTeXlinebreakskip=0pt plus 1pt
\setmainfont{%s}
\newfontfamily\fa{FontAwesome}
\newcommand\ic[1]{{\fa\char"#1}\,}
\pagestyle{empty}\setlength\parindent{0pt}\setlength\parskip{2pt}\raggedright
\newenvironment{points}{\begin{list}{•}{\setlength\leftmargin{1.2em}\setlength\itemsep{1pt}\setlength\parsep{0pt}\setlength\topsep{1pt}\setlength\partopsep{0pt}}}{\end{list}}
'''


def tex(t, name, head, body, font='Noto Sans CJK SC', options='10pt,a4paper', **more):
    """A page of XeTeX; what stands in the truth is escaped, the layout is not."""
    escape = lambda x: re.sub(r'([&%#_$])', r'\\\1', x) if isinstance(x, str) else [escape(y) for y in x] if isinstance(x, list) else {k: escape(v) for k, v in x.items()} if isinstance(x, dict) else x
    e = escape(t)
    jobs = [(w, r) for w in e['work'] for r in w['roles']]
    text = texenv.from_string(body).render(t=e, b=e['basics'], i=e['intentions'][0] if e['intentions'] else None, jobs=jobs, **more)
    xelatex(name, PREAMBLE % (options, font) + head + '\n\\begin{document}\n' + text + '\n\\end{document}\n')


TYPST = '''const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler');
const { readFileSync, writeFileSync } = require('fs');
const fonts = process.argv.slice(3);
const pdf = NodeCompiler.create({ fontArgs: [{ fontPaths: fonts }] }).pdf({ mainFileContent: readFileSync(process.argv[1], 'utf8') });
writeFileSync(process.argv[2], pdf);'''
FONTS = [os.path.expanduser('~/.fonts'), '/usr/share/fonts/opentype/noto', '/usr/share/fonts/opentype/font-awesome', '/usr/share/texmf/fonts/opentype/public/lm']


def typst(t, name, head, body, font='Noto Sans SC', **more):
    """A page of typst; what stands in the truth is escaped, the layout is not."""
    if not only(name): return
    escape = lambda x: re.sub(r'([\\#$*_@<>`~])', r'\\\1', x).replace('//', '\\/\\/') if isinstance(x, str) else [escape(y) for y in x] if isinstance(x, list) else {k: escape(v) for k, v in x.items()} if isinstance(x, dict) else x
    e = escape(t)
    jobs = [(w, r) for w in e['work'] for r in w['roles']]
    text = typenv.from_string(body).render(t=e, b=e['basics'], i=e['intentions'][0] if e['intentions'] else None, jobs=jobs, **more)
    base = f'#set text(font: ("{font}", "Noto Sans SC", "FontAwesome"), size: 10pt, lang: "zh")\n#let ic(x) = text(font: "FontAwesome", x)\n'
    open(f'{TMP}/{name}.typ', 'w').write(base + head + '\n' + text)
    subprocess.run(['node', '-e', TYPST, f'{TMP}/{name}.typ', f'{OUT}/{name}.pdf', *FONTS], check=True, cwd=os.path.join(HERE, '../../../../../../../..'))


typenv = jinja2.Environment(variable_start_string='<<', variable_end_string='>>', block_start_string='<%', block_end_string='%>', comment_start_string='<#', comment_end_string='#>', trim_blocks=True, lstrip_blocks=True)
typenv.filters.update(texenv.filters)
typenv.filters['items'] = lambda e: ''.join(f'- {x}\n' for x in rows_of(e))
