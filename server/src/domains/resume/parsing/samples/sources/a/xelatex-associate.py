"""Writes the LaTeX source from the truth's words."""
from common import truth, lines, HERE
import os
T = truth('xelatex-associate'); b = T['basics']; u, p = T['work']; E = T['education']
def q(t): return t.replace('&', r'\&').replace('%', r'\%').replace('_', r'\_').replace('–', '--')
def items(e): return r'\begin{itemize}' + ''.join('\n  \\item ' + q(x) for x in lines(e)) + '\n\\end{itemize}\n' if lines(e) else ''
def entry(left, right, sub=''): return r'\entry{%s}{%s}{%s}' % (q(left), right, q(sub)) + '\n'
body = r'''\documentclass[11pt,a4paper,fontset=none]{ctexart}
\usepackage[margin=2.2cm]{geometry}
\usepackage{enumitem,titlesec,xcolor,fancyhdr,hyperref}
\setmainfont{Liberation Serif}
\setCJKmainfont{Noto Serif CJK SC}
\setCJKsansfont{Noto Sans CJK SC}
\definecolor{navy}{RGB}{20,50,100}
\titleformat{\section}{\large\bfseries\color{navy}}{}{0pt}{}[\titlerule]
\titlespacing{\section}{0pt}{12pt}{6pt}
\setlist{nosep,leftmargin=1.6em}
\setlength{\parindent}{0pt}
\pagestyle{plain}
\newcommand{\entry}[3]{\par\smallskip\textbf{#1}\hfill #2\par\ifx&#3&\else #3\par\fi}
\begin{document}
\begin{center}
{\LARGE\bfseries ''' + b['name'] + r'''}\\[4pt]
男 \quad 1987 年 10 月生 \quad 陕西西安\\
电话：''' + b['phone'] + r''' \quad 邮箱：\texttt{''' + b['email'] + r'''}\\
主页：\texttt{''' + b['links'][0] + r'''}
\end{center}

\section{教育背景}
'''
for e, period, degree in zip(E, ('2012.09 -- 2017.06', '2015.09 -- 2016.09', '2009.09 -- 2012.03', '2005.09 -- 2009.06'), ('，博士', '', '，硕士', '，本科')):
    body += entry(e['school'] + '，' + e['major'] + degree, period, e['description'])
body += '\n\\section{工作经历}\n'
for r, c, period in ((u['roles'][0], u, '2021.12 -- 至今'), (u['roles'][1], u, '2019.09 -- 2021.11'), (p['roles'][0], p, '2017.07 -- 2019.08')):
    body += entry(c['company'] + ('，' + r['department'] if r['department'] else '') + '，' + r['title'], period) + items(r)
body += '\n\\section{科研项目}\n'
for x, period in zip(T['projects'], ('2022.01 -- 2025.12', '2019.01 -- 2021.12', '2020.06 -- 2022.06')):
    body += entry(x['name'] + '（' + x['role'] + '）', period, x['description'])
for o in T['others']:
    kind = 'enumerate' if '论文' in o['title'] else 'itemize'
    body += '\n\\section{%s}\n\\begin{%s}%s' % (o['title'], kind, '[label={[\\arabic*]}]' if kind == 'enumerate' else '')
    body += ''.join('\n  \\item ' + q(x) for x in o['description'].split('\n')) + '\n\\end{%s}\n' % kind
body += '\n\\section{证书与语言}\n高等学校教师资格证（2020.06）\\par\n英语：CET-6，可全英文授课\n\\end{document}\n'
open(os.path.join(HERE, 'xelatex-associate.tex'), 'w', encoding='utf-8').write(body)
