# Layouts of typst templates and of RenderCV, set by typst: basic-resume, brilliant-cv, chicv, modern-cv, RenderCV's classic, engineeringresumes, moderncv.
from common import *

# basic-resume: work header of title and dates, company and place
n = 'basic-resume-1'
t = T(n, B('Stephan Xample Xu', '13500002181', 'stephan.xample@example.com', '深圳', links=['https://example.com/git/sxu', 'https://example.com/sxu']),
      education=[Ed('Harvey Sample College', 'Computer Science and Mathematics', 5, '2023-08', '2027-05', 'Cumulative GPA: 4.0/4.0\nRelevant Coursework: Data Structures, Microprocessors, Stochastic Processes')],
      work=[J('Mock Trading', R('Quantitative Developer Intern', '2026-05', '2026-08', ['Shaved 11 microseconds off order entry', 'Wrote the replay tool the desk now uses daily'])), J('Xample Robotics Lab', R('Undergraduate Researcher', '2024-09', None, ['Fused lidar and sonar for an underwater drone']))],
      projects=[P('Hyperschedule', 'Maintainer', '2023-11', None, ['Maintain an open-source scheduler used by 7000+ students', 'TypeScript, React and MongoDB']), P('Pico Synth', '', '2024-06', '2024-08', ['Eight voices on a 4-dollar chip'])],
      skills=S(('JavaScript', None), ('Python', None), ('C', None), ('Rust', None), ('React', None), ('PostgreSQL', None)), others=[O('Extracurricular Activities', 'Capture The Flag Competitions, Team Founder, Jan 2024 – Present', 'Taught 30 members binary exploitation', 'Science Olympiad Volunteering, Mar 2025')])
typst(t, n, '#set page(paper: "us-letter", margin: 14mm)\n#set par(justify: false)\n#let h(x) = [#v(4pt) #text(12pt, weight: "bold")[#smallcaps(x)] #v(-9pt) #line(length: 100%)]\n#let two(a, b) = [#a #h2 #b]\n#let h2 = box(width: 1fr)', '''
#text(20pt, weight: "bold")[<< b.name >>]\\
Shenzhen | +86 135 0000 2181 | << b.email >> | << b.links[0] >> | << b.links[1] >>
#h("Education")
*<< t.education[0].school >>* #h2 Claremont, CA\\
Bachelor of Science in << t.education[0].major >> #h2 Aug 2023 -- May 2027
<< t.education[0]|items >>
#h("Work Experience")
<% for w,r in jobs %>
*<< r.title >>* #h2 << r|per('en',' -- ','Present') >>\\
<< w.company >> #h2 <% if loop.first %>Shanghai<% else %>Claremont, CA<% endif %>

<< r|items >>
<% endfor %>
#h("Projects")
<% for p in t.projects %>
*<< p.name >>*<% if p.role %> (<< p.role >>)<% endif %> #h2 << p|per('en',' -- ','Present') >>
<< p|items >>
<% endfor %>
#h("Extracurricular Activities")
*Capture The Flag Competitions*, Team Founder, Jan 2024 -- Present
- Taught 30 members binary exploitation
*Science Olympiad Volunteering*, Mar 2025
#h("Skills")
- *Programming Languages*: JavaScript, Python, C, Rust
- *Technologies*: React, PostgreSQL
''', font='Latin Modern Roman')
file(n + '.pdf', 'basic-resume', 'English student, post and period above company and place, role in brackets after the project, small capitals, clubs with points, GPA and courses below school')

# brilliant-cv: first letters coloured, society first, location right, tags below jobs
n = 'brilliant-cv-1'
t = T(n, B('百里样衡', '13500002182', 'bailiyangheng@example.com', '苏州', links=['https://example.com/git/baili']),
      intentions=[I('数据科学家')],
      education=[Ed('虎丘示例大学', '数据科学', 6, '2018', '2021', '论文：客户流失的生存分析\n课程：大数据系统 ∙ 数据挖掘 ∙ 自然语言处理'), Ed('虎丘示例大学', '金融数学', 5, '2014', '2018')],
      work=[J('苏州样本保险科技', R('数据科学总监', '2023', None, ['从 3 人带到 14 人', '车险定价模型，赔付率下降 2.3 个点']), R('数据科学家', '2021', '2023', ['理赔反欺诈，召回 0.81'])), J('范例银行（实习）', R('数据分析实习生', '2020', '2020', ['清洗 6 年流水']))],
      skills=S(('Python', None), ('SQL', None), ('Tableau', None), ('Spark', None)), certificates=C(('AWS 安全专项认证', '2022'),), languages=L(('英语', '流利'), ('法语', '中级')), self='', others=[O('证书与荣誉', '2022 示例数据竞赛 第 3 名'), O('社团', '样例大学数据协会 · 会长 · 2019 - 2020', '办了两届数据马拉松'), O('兴趣', '游泳、烹饪、读小说')])
typst(t, n, '#set page(margin: 13mm)\n#let s(a, b) = block(above: 12pt, below: 7pt)[#text(14pt, weight: "bold")[#text(fill: rgb("#0395DE"))[#a]#b] #box(width: 1fr, line(length: 100%))]\n#let r = box(width: 1fr)\n#let tag(x) = box(fill: rgb("#eee"), inset: 2pt, radius: 2pt, text(8pt, x))', '''
#text(26pt)[百里*样衡*] #r #text(9pt)[#ic("\\u{f095}") << b.phone >> | #ic("\\u{f0e0}") << b.email >> | #ic("\\u{f09b}") << b.links[0] >> | #ic("\\u{f041}") 苏州]\\
#text(fill: rgb("#0395DE"))[数据科学家]
#s("职业", "经历")
<% for w,r in jobs %>
*<< w.company >>* #r 苏州\\
#text(fill: rgb("#0395DE"))[<< r.title >>] #r << r|per('.',' - ') >>
<< r|items >>
<% endfor %>
#s("教育", "经历")
<% for e in t.education %>
*<< e.school >>* #r 苏州\\
#text(fill: rgb("#0395DE"))[<< e.major >>，<< e|deg >>] #r << e|per('.',' - ') >>
<< e|items >>
<% endfor %>
#s("证书", "与荣誉")
2022 #h(8mm) *AWS 安全专项认证* #r 样例云认证\\
2022 #h(8mm) *示例数据竞赛 第 3 名*
#s("社", "团")
*样例大学数据协会* · 会长 · 2019 - 2020
- 办了两届数据马拉松
#s("技", "能")
#grid(columns: (28mm, 1fr), row-gutter: 6pt, align(right)[*语言*], [#h(3mm) 英语（流利） | 法语（中级）], align(right)[*技术栈*], [#h(3mm) Python | SQL | Tableau | Spark], align(right)[*兴趣*], [#h(3mm) 游泳、烹饪、读小说])
''')
file(n + '.pdf', 'brilliant-cv', 'headings in two colours, 证书与荣誉 mixes certificates and prizes, languages and interests within the table of skills, internship of one year, same school twice')

# chicv: blue headings, lines, plain dated lines
n = 'chicv-1'
t = T(n, B('申屠例海', '13500002183', 'shentulihai@example.com', None, links=['https://example.com/shentu', 'https://example.com/git/shentu']),
      education=[Ed('示例交通大学', '计算机科学', 7, '2021-09', '2026-06', '研究方向：云原生存储引擎'), Ed('示例交通大学', '软件工程', 5, '2017-09', '2021-06', 'GPA 92.3/100')],
      work=[J('样本数据库公司', R('存储引擎实习生', '2024-06', '2024-12', ['为 LSM 引擎加入冷热分层，冷数据成本降 70%', '合入主干 31 个 PR，成为 Reviewer'])), J('Sample Cloud Research', R('Research Intern', '2023-05', '2023-09', ['RDMA 下的日志复制']))],
      projects=[P('mini-lsm-zh', '作者', '2022-11', None, ['一周写一个存储引擎的教程，9.8k star']), P('RisingSample 流处理', 'Contributor', '2021-07', '2022-02', ['重写 Join 算子，吞吐翻倍'])],
      skills=S(('Rust', 4), ('C++', 3), ('Go', 3)), languages=L(('英语', '托福 107'),), others=[O('发表论文', '[1] Shentu L. Tiering without Tears. Sample VLDB 2025.', '[2] Shentu L, Mock A. Logs on Fabric. Example SOSP 2024.'), O('助教与讲座', '数据库系统，2022、2023 春', '样例开源年会讲者，2024')])
typst(t, n, '#set page(margin: (x: 9mm, y: 13mm))\n#let ln = [#v(-4pt) #line(length: 100%) #v(-4pt)]\n#let r = box(width: 1fr)\n#show heading: set text(fill: rgb(0, 91, 172))', '''
= << b.name >>

#ic("\\u{f0e0}") << b.email >> | (+86) 13500002183 | << b.links[0] >> | << b.links[1] >>

== 教育经历
#ln
<% for e in t.education %>
*<< e.school >>* #r << e|per('/',' -- ') >> \\
<< e|deg >>，<< e.major >> #r 上海
<< e|items >>
<% endfor %>
== 科研与工程
#ln
<% for w,r in jobs %>
*<< w.company >>* #r << r|per('/',' -- ') >> \\
<< r.title >> #r 远程
<< r|items >>
<% endfor %>
== 开源贡献
#ln
<% for p in t.projects %>
*<< p.name >>* #r << p|per('/',' -- ') >> \\
<< p.role >>
<< p|items >>
<% endfor %>
== 发表论文
#ln
[1] Shentu L. _Tiering without Tears._ Sample VLDB 2025. \\
[2] Shentu L, Mock A. _Logs on Fabric._ Example SOSP 2024.

== 助教与讲座
#ln
- 数据库系统，2022、2023 春
- 样例开源年会讲者，2024

== 其它
#ln
精通 Rust，熟练 C++、Go。英语（托福 107）。
''')
file(n + '.pdf', 'chicv', 'internships below the heading 科研与工程, open source as projects, numbered papers, one sentence of skills and a language below 其它, no wish and no city')

# modern-cv: awesome-cv in typst, with icons and italics
n = 'modern-cv-1'
t = T(n, B('Nurlan Prototype', '13500002184', 'nurlan.prototype@example.com', '乌鲁木齐', links=['https://example.com/nurlan']),
      intentions=[I('Hydrologist')],
      education=[Ed('Almaty Example University', 'Hydrology', 6, '2010', '2012'), Ed('Almaty Example University', 'Geography', 5, '2006', '2010')],
      work=[J('Specimen Institute of Arid Lands', R('Senior Hydrologist', '2019-03', None, ['Glacier melt forecasts for four rivers, used by 60 reservoirs', 'Field camps at 3,900 m every August'])), J('Ili Sample Water Authority', R('Hydrologist', '2012-08', '2019-02', ['Rebuilt 22 gauging stations']))],
      projects=[P('Snow from Space', 'Principal Investigator', '2021-01', '2023-12', ['Daily snow maps at 30 m'])],
      skills=S(('HEC-RAS', None), ('R', None), ('Google Earth Engine', None)), languages=L(('Kazakh', 'native'), ('Russian', 'fluent'), ('Chinese', 'fluent'), ('English', 'good')), self='', others=[O('Publications', 'Prototype N. Melt of the Mock Glacier. Sample Water, 2022.')])
typst(t, n, '#set page(margin: 15mm, footer: text(8pt, fill: gray)[November 2025 #h(1fr) Nurlan Prototype · Résumé #h(1fr) #context counter(page).display()])\n#let s(a, b) = block(above: 12pt, below: 7pt)[#text(15pt, weight: "bold")[#text(fill: rgb("#26428b"))[#a]#b] #box(width: 1fr, line(length: 100%, stroke: gray))]\n#let r = box(width: 1fr)', '''
#align(center)[#text(30pt)[Nurlan *Prototype*]\\
#text(fill: rgb("#26428b"), smallcaps[Hydrologist])\\
#text(9pt)[#ic("\\u{f015}") Ürümqi, Xinjiang | #ic("\\u{f10b}") +86-135-0000-2184 | #ic("\\u{f0e0}") << b.email >> | #ic("\\u{f0ac}") << b.links[0] >>]]
#s("Exp", "erience")
<% for w,r in jobs %>
*<< r.title >>* #r _Ürümqi, China_\\
#smallcaps[<< w.company >>] #r _<< r|per('en',' - ','Present') >>_
<< r|items >>
<% endfor %>
#s("Pro", "jects")
<% for p in t.projects %>
*<< p.name >>*\\
#smallcaps[<< p.role >>] #r _<< p|per('en',' - ') >>_
<< p|items >>
<% endfor %>
#s("Edu", "cation")
<% for e in t.education %>
*<< e.school >>* #r _Almaty, Kazakhstan_\\
#smallcaps[<% if e.degree == 6 %>M.Sc.<% else %>B.Sc.<% endif %> in << e.major >>] #r _<< e|per('.',' - ') >>_

<% endfor %>

#s("Ski", "lls")
*Modelling* #h(4mm) HEC-RAS, R, Google Earth Engine\\
*Languages* #h(4mm) Kazakh (native), Russian (fluent), Chinese (fluent), English (good)
#s("Pub", "lications")
Prototype N. Melt of the Mock Glacier. Sample Water, 2022.
''')
file(n + '.pdf', 'modern-cv', 'English, Kazakh name, headings in two colours broken inside a word, post above company in small capitals, running foot, city with umlauts')

# RenderCV classic: company, post — place, right period; last updated in the corner
n = 'rendercv-classic-1'
t = T(n, B('颛孙示野', '13500002185', 'zhuansunshiye@example.com', '长春', links=['https://example.com/zhuansun']),
      education=[Ed('净月示例大学', '车辆工程', 6, '2014-09', '2017-06', '研究方向：驱动桥 NVH'), Ed('净月示例大学', '车辆工程', 5, '2010-09', '2014-06')],
      work=[J('长春范例汽车技术中心', R('NVH 高级工程师', '2021-04', None, ['主导三款电动车电驱啸叫治理，车内噪声降 4 dB(A)', '建立台架与整车相关性模型']), R('NVH 工程师', '2017-07', '2021-03', ['半消声室试验 700 余次']))],
      projects=[P('电驱啸叫主观评价体系', '负责人', '2022-01', '2022-12', ['50 人评审团，词表 32 个'])],
      skills=S(('LMS Test.Lab', None), ('MATLAB', None), ('Romax', None)), languages=L(('英语', 'CET-6'), ('德语', 'B1')), self='耳朵是我的第一台仪器。\n十一年整车与电驱振动噪声。', others=[O('专利', '一种电驱啸叫分级方法，2023'), O('受邀报告', '样例汽车工程年会，2024.10')])
typst(t, n, '#set page(margin: 18mm, header: align(right, text(8pt, fill: gray, style: "italic")[最后更新于 2025年11月]), footer: align(center, text(8pt, fill: gray)[#context [颛孙示野 - 第 #counter(page).display() 页，共 #counter(page).final().first() 页]]))\n#let r = box(width: 1fr)\n#let s(x) = [#v(4pt) #text(14pt, weight: "bold", fill: rgb("#004f90"))[#x] #v(-8pt) #line(length: 100%, stroke: rgb("#004f90"))]', '''
#align(center)[#text(26pt, weight: "bold", fill: rgb("#004f90"))[<< b.name >>]\\
#ic("\\u{f041}") 长春 #h(3mm) #ic("\\u{f0e0}") << b.email >> #h(3mm) #ic("\\u{f095}") 0135 0000 2185 #h(3mm) #ic("\\u{f0c1}") << b.links[0] >>]
#s("概述")
耳朵是我的第一台仪器。

十一年整车与电驱振动噪声。
#s("工作经历")
<% for w,r in jobs %>
*<< w.company >>*，<< r.title >> — 长春 #r << r|per('cn',' – ') >>
<< r|items >>
<% endfor %>
#s("学历")
<% for e in t.education %>
*<< e.school >>*，<< e.major >> #r *<< e|deg >>* #h(4mm) << e|per('cn',' – ') >>
<< e|items >>
<% endfor %>
#s("项目")
<% for p in t.projects %>
*<< p.name >>*，<< p.role >> #r << p|per('cn',' – ') >>
<< p|items >>
<% endfor %>
#s("其他")
*软件：* LMS Test.Lab、MATLAB、Romax

*外语：* 英语（CET-6）、德语（B1）
#s("专利")
+ 一种电驱啸叫分级方法，2023
#s("受邀报告")
+ 样例汽车工程年会，2024.10
''')
file(n + '.pdf', 'rendercv-classic', 'company，post — place in one line, heading 其他 with skills and languages, last updated and page n of m, summary of two paragraphs, phone with a zero before it')

# RenderCV engineeringresumes: dense, no colour
n = 'rendercv-engineeringresumes-1'
t = T(n, B('Yevgeniya Fiktivna', '13500002186', 'yevgeniya.fiktivna@example.com', '舟山', links=['https://example.com/fiktivna', 'https://example.com/git/fiktivna']),
      education=[Ed('Odesa Example Maritime University', 'Naval Architecture', 6, '2008', '2014')],
      work=[J('Zhoushan Sample Shipyard', R('Lead Structural Engineer', '2020-02', None, ['Approved drawings for eleven 210k DWT bulkers', 'Reduced steel weight of the aft body by 3.1%', 'Train twelve engineers in fatigue assessment']) ), J('Black Sea Mock Design Bureau', R('Structural Engineer', '2014-07', '2019-12', ['Ferries, tugs and a dredger']))],
      projects=[P('HullCheck', '', '2021', None, ['A rule-checking script for NAPA Steel used by three yards'])],
      skills=S(('NAPA Steel', None), ('ANSYS', None), ('AVEVA Marine', None), ('Python', None)), languages=L(('Ukrainian', 'native'), ('English', 'C1'), ('Chinese', 'HSK 5')))
typst(t, n, '#set page(margin: 13mm)\n#let r = box(width: 1fr)\n#let s(x) = [#v(3pt) #text(11pt, weight: "bold")[#x] #v(-8pt) #line(length: 100%, stroke: 0.5pt)]', '''
#align(center)[#text(22pt)[<< b.name >>]\\
Zhoushan, Zhejiang | << b.email >> | +86 13500002186 | << b.links[0] >> | << b.links[1] >>]
#s("Experience")
<% for w,r in jobs %>
*<< r.title >>*, << w.company >> -- <% if loop.first %>Zhoushan, China<% else %>Odesa, Ukraine<% endif %> #r << r|per('en',' – ','present') >>
<< r|items >>
<% endfor %>
#s("Education")
*<< t.education[0].school >>*, MS in << t.education[0].major >> -- Odesa #r 2008 – 2014
#s("Projects")
*HullCheck* #r 2021 – present
- A rule-checking script for NAPA Steel used by three yards
#s("Skills")
*Software:* NAPA Steel, ANSYS, AVEVA Marine, Python

*Languages:* Ukrainian (native), English (C1), Chinese (HSK 5)
''', font='Latin Modern Roman')
file(n + '.pdf', 'rendercv-engineeringresumes', 'English, Ukrainian name, post, company -- place in one line, a project that goes on since a year, languages within Skills')

# RenderCV moderncv: dates in a column on the left, rule before each heading
n = 'rendercv-moderncv-1'
t = T(n, B('夹谷拟桐', '13500002187', 'jiagunitong@example.com', '福州', gender=1),
      intentions=[I('小学美术教师')],
      education=[Ed('闽江样例师范大学', '美术学', 5, '2009', '2013')],
      work=[J('福州范例小学', R('美术教师', '2016-09', None, ['一至六年级每周 18 节，带漆画社团 30 人', '学生作品进过省美术馆，两次'])), J('样本画室', R('合伙人', '2013-07', '2016-08', ['和同学合开，最多时 90 个学生']))],
      skills=S(('漆画', 4), ('版画', 3), ('书法', 2)), certificates=C(('小学教师资格证（美术）', '2015-12'),), languages=L(('福州话', '母语'), ('闽南语', '会一点'), ('英语', 'CET-4')), self='给孩子一张大一点的纸。', others=[O('证书 / 荣誉 / 展览', '2022 区优秀少先队辅导员', '2019 “样本”青年漆画展，入选')])
typst(t, n, '#set page(margin: 16mm)\n#let e(a, b) = grid(columns: (30mm, 1fr), column-gutter: 4mm, align(right, text(fill: rgb("#0b5394"))[#a]), b)\n#let s(x) = [#v(3pt) #grid(columns: (30mm, 1fr), column-gutter: 4mm, align(horizon, line(length: 100%, stroke: 3pt + rgb("#0b5394"))), text(14pt, fill: rgb("#0b5394"))[#x])]', '''
#text(26pt)[<< b.name >>]\\
#text(9pt, fill: rgb("#0b5394"))[福州 ∘ 女 ∘ << b.phone >> ∘ << b.email >> ∘ 应聘小学美术教师]
#s("自荐")
#e([], [<< t.selfEvaluation >>])
#s("任教与从业")
<% for w,r in jobs %>
#e([<< r|per('.',' – ') >>], [*<< w.company >>*，<< r.title >>
<< r|items >>])
<% endfor %>
#s("就读")
#e([2009 – 2013], [*闽江样例师范大学*，本科，美术学])
#s("证书 / 荣誉 / 展览")
#e([2015.12], [小学教师资格证（美术）])
#e([2022], [区优秀少先队辅导员])
#e([2019], [“样本”青年漆画展，入选])
#s("本事")
#e([漆画], [精通])
#e([版画], [熟练])
#e([书法], [熟悉])
#s("语言")
#e([福州话], [母语])
#e([闽南语], [会一点])
#e([英语], [CET-4])
''')
file(n + '.pdf', 'rendercv-moderncv', 'headings 任教与从业, 就读 and 本事, one heading for certificates, honours and exhibitions, labels in a right-aligned column, dialects as languages')
