# Second files of some sources: prose, freelancers, placeholders, an academic of two pages, a graduate with much beside school.
from common import *
from docx.shared import Pt

# canva, freelancer: headings as icons only in both columns, clients as jobs, gap told
n = 'canva-2'
t = T(n, B('谷梁示音', '13500002221', 'guliangshiyin@example.com', '大理', links=['https://example.com/guliang']),
      intentions=[I('纪录片剪辑师')],
      education=[Ed('金沙示例传媒学院', '影视编导', 5, '2011', '2015')],
      work=[J('自由剪辑师', R('纪录片剪辑', '2020-01', None, ['为 6 部独立纪录片担任剪辑，两部入围样例影展', '合作方：示例纪录、样本影像、范例公益基金'])), J('北京样例纪录片工作室', R('剪辑师', '2016-03', '2018-12', ['《村小》（52 分钟）', '《最后的排工》（90 分钟）'])), J('样本卫视', R('编导助理', '2015-07', '2016-02', ['跟组、场记、粗剪']))],
      skills=S(('DaVinci Resolve', None), ('Avid', None), ('声音后期', None)), languages=L(('白族话', '听得懂'), ('英语', '能看片')), self='2019 年我在家照顾父亲，没有工作。那一年学会了等。', others=[O('获奖', '2022 样例国际纪录片节 最佳剪辑提名')])
page(t, n, '''body{display:grid;grid-template-columns:1fr 64mm;min-height:297mm}aside{background:#e7ecef;padding:14mm 7mm}main{padding:14mm 10mm}h1{font-size:26pt;letter-spacing:6px}.ic{color:#274c77;font-size:15pt;margin:6mm 0 2mm}.bar{height:2mm;background:linear-gradient(90deg,#274c77 75%,#fff 75%);margin:1mm 0 3mm}''', '''
<main><h1>{{b.name}}</h1><p>纪录片剪辑师</p><div class="ic fa">{{FA.case}}</div>{% for w,r in jobs %}<p><b>{{w.company}}</b></p><p>{{r.title}}　/　{{r|per('.','–')}}</p>{{r|ul}}<br>{% endfor %}<div class="ic"><i class="fa">{{FA.trophy}}</i> <small>获奖</small></div><p>2022 样例国际纪录片节 最佳剪辑提名</p></main>
<aside><div class="ic fa">{{FA.user}}</div><p>{{t.selfEvaluation}}</p><div class="ic fa">{{FA.comment}}</div><p>{{b.phone}}</p><p>{{b.email}}</p><p>大理</p><p>{{b.links[0]}}</p><div class="ic fa">{{FA.cap}}</div>{% for e in t.education %}<p>{{e.school}}</p><p>{{e.major}}</p><p>本科</p><p>{{e|per('.','–')}}</p>{% endfor %}<div class="ic fa">{{FA.wrench}}</div>{% for s in t.skills %}<p>{{s.name}}</p><div class="bar"></div>{% endfor %}<div class="ic fa">{{FA.lang}}</div>{% for l in t.languages %}<p>{{l.name}}　{{l.level}}</p>{% endfor %}</aside>''', margin='0')
file(n + '.pdf', 'canva', 'all headings but one are icons only, freelancer whose company is what he is, a gap told in the summary, school over four lines of a sidebar')

# geekcompany, long prose over two pages, 微信 and 工作年限, 公司 ： heading
n = 'geekcompany-resumesample-2'
t = T(n, B('拟小满', '13500002222', 'nixiaoman@example.com', '成都', gender=1, birthMonth='1993', links=['https://example.com/git/xiaoman']),
      intentions=[I('数据开发工程师', ['成都', '重庆'], K(20, 26))],
      education=[Ed('温江示例农业大学', '农业信息化', 5, '2011', '2015')],
      work=[J('成都样本生鲜电商有限公司', R('数据开发工程师', '2018-05', None, ['负责供应链数据域。刚来的时候全公司只有一个 Excel，后来我们有了 1,900 张表，再后来我花了一年把它们砍到 700 张。现在带 4 个人，自己仍然写一半代码。'])), J('示例农资集团', R('信息专员', '2015-07', '2018-04', ['名义上修电脑，实际上给业务员写查询。写到第三年，觉得自己该去做这个。']))],
      projects=[P('损耗看板', '', '2019-03', '2019-09', ['每一斤菜从哪里烂掉的，要说得清。我把采购、冷库、配送三段的称重对到一起，算出每一段的损耗，误差控制在 1.5% 以内。看板上线后，损耗率从 7.8% 降到 5.1%。']), P('实时库存', '', '2021-02', '2021-11', ['用 Flink 替换了每十分钟一次的定时任务。最难的是退货，退货会让时间倒流。'])],
      skills=S(('SQL', 4), ('Flink', 3), ('Hive', 3), ('Doris', 2)), languages=L(('英语', '读文档没问题，开会不行'),), self='', others=[O('写过的文章', '退货会让时间倒流：一次流式去重的踩坑', '怎么劝老板砍掉一千张表')])
page(t, n, '''body{font-size:11pt;line-height:1.75}h1{font-size:18pt;margin:6mm 0 2mm}h2{font-size:14pt;margin:4mm 0 1mm}h3{font-size:11.5pt;margin:3mm 0 0}hr{border:0;border-top:1px solid #ccc}''', '''
<h1># 联系方式</h1><ul><li>手机：135 0000 2222</li><li>Email：{{b.email}}</li><li>微信号：xiaoman-example</li></ul><hr><h1># 个人信息</h1><ul><li>拟小满 / 女 / 1993</li><li>本科 / 温江示例农业大学 / 农业信息化 / 2011-2015</li><li>工作年限：10 年</li><li>Github：{{b.links[0]}}</li><li>期望职位：数据开发工程师，期望城市：成都、重庆，期望薪资：月薪 20k-26k</li><li>现居：成都</li></ul><hr><h1># 工作经历</h1>
<h2>## 成都样本生鲜电商有限公司，数据开发工程师（2018年5月 ~ 至今）</h2><p>{{t.work[0].roles[0].description}}</p>{% for p in t.projects %}<h3>### {{p.name}}（{{p|per('cn',' ~ ')}}）</h3><p>{{p.description}}</p>{% endfor %}<h2>## 示例农资集团，信息专员（2015年7月 ~ 2018年4月）</h2><p>{{t.work[1].roles[0].description}}</p><hr><h1># 技能清单</h1><ul><li>精通 SQL</li><li>熟练 Flink、Hive</li><li>熟悉 Doris</li><li>英语：读文档没问题，开会不行</li></ul><hr><h1># 写过的文章</h1><ul><li>退货会让时间倒流：一次流式去重的踩坑</li><li>怎么劝老板砍掉一千张表</li></ul><p>---</p><p># 致谢 感谢您花时间阅读我的简历，期待能有机会和您共事。</p>''', margin='20mm')
file(n + '.pdf', 'geekcompany-resumesample', 'raw signs of Markdown left in the headings, everything in prose, projects of a job between two jobs, three wishes in one item, a language among the skills, thanks at the end, two pages')

# moderncv-classic, an academic over two pages
n = 'moderncv-classic-2'
t = T(n, B('Okonkwo Sample-Liu', '13500002223', 'okonkwo.liu@example.com', '厦门', links=['https://example.com/okonkwo', 'https://example.com/scholar/okonkwo']),
      education=[Ed('Specimen Marine University', 'Marine Biology', 7, '2012-09', '2017-06', 'Thesis: Larval drift of an imaginary oyster'), Ed('Lagos Example University', 'Zoology', 6, '2009-10', '2011-09'), Ed('Lagos Example University', 'Biology', 5, '2005-10', '2009-07', 'Second class upper')],
      work=[J('Xiamen Mock Institute of Oceanography', R('Associate Professor', '2021-01', None, ['Lead a group of nine', 'Teach invertebrate zoology, 64 hours a year'], dept='Department of Benthic Ecology'), R('Assistant Professor', '2017-09', '2020-12', ['Built the larval culture room'], dept='Department of Benthic Ecology')), J('Placeholder Oyster Farm', R('Consultant', '2014-05', '2016-08', ['Hatchery design, part time'])), J('Lagos Example University', R('Teaching Assistant', '2011-10', '2012-07', []))],
      projects=[P('Oyster Reefs of the Sample Bay', 'Principal Investigator', '2022-01', '2025-12', ['National Example Foundation, CNY 580,000']), P('Microplastics in Larvae', 'Co-Investigator', '2019-01', '2021-12', ['Provincial, CNY 150,000'])],
      skills=S(('R', None), ('ImageJ', None), ('SCUBA', None)), languages=L(('English', 'native'), ('Igbo', 'native'), ('Chinese', 'HSK 6')), certificates=C(('Scientific Diver', '2013'),),
      others=[O('Publications', 'Sample-Liu O. Drift and settlement. Journal of Mock Ecology, 2023.', 'Sample-Liu O, Chen E. Plastics in a cup of sea. Example Biology, 2021.', 'Sample-Liu O. An oyster that is not there. Placeholder Letters, 2018.'), O('Service', '2020–now Reviewer for Example Biology', '2024 Organiser, Sample Benthos Days')])
tex(t, n, r'\geometry{margin=20mm}\definecolor{a}{HTML}{8B1A1A}\newcommand\headed[1]{\par\vspace{9pt}\makebox[28mm][r]{\color{a}\rule{26mm}{1.2mm}}\hspace{3mm}{\Large\color{a} #1}\par\vspace{3pt}}\newcommand\cv[2]{\begin{tabular}[t]{@{}>{\raggedleft\arraybackslash}p{28mm}@{\hspace{3mm}}p{132mm}@{}}{\small #1} & #2\end{tabular}\par\vspace{4pt}}\pagestyle{plain}', r'''
\begin{minipage}{0.6\linewidth}{\fontsize{26}{30}\selectfont Okonkwo \textbf{Sample-Liu}}\\[4pt]{\large\itshape Marine biologist}\end{minipage}\hfill\begin{minipage}{0.37\linewidth}\raggedleft\small\itshape Siming District, Xiamen\\\ic{F10B}+86 135 0000 2223\\\ic{F0E0}<< b.email >>\\\ic{F0AC}<< b.links[0] >>\\\ic{F19D}<< b.links[1] >>\end{minipage}
\headed{Education}<% for e in t.education %>\cv{<< e|per('.','–') >>}{\textbf{<% if e.degree == 7 %>PhD<% elif e.degree == 6 %>MSc<% else %>BSc<% endif %>}, \textit{<< e.school >>}, << e.major >>.}<% if e.description %>\cv{}{<< e.description >>}<% endif %><% endfor %>
\headed{Appointments}<% for w,r in jobs %>\cv{<< r|per('.','–','now') >>}{\textbf{<< r.title >>}, \textit{<< w.company >>}<% if r.department %>, << r.department >><% endif %>.<< r|items >>}<% endfor %>
\headed{Funded projects}<% for p in t.projects %>\cv{<< p|per('.','–') >>}{\textbf{<< p.name >>}, << p.role >>.\newline << p.description >>}<% endfor %>
\headed{Publications}<% for x in t.others[0]|rows %>\cv{[<< loop.index >>]}{<< x >>}<% endfor %>
\headed{Service}\cv{2020–now}{Reviewer for Example Biology}\cv{2024}{Organiser, Sample Benthos Days}
\headed{Skills and licences}\cv{Software}{R, ImageJ}\cv{Field}{SCUBA}\cv{2013}{Scientific Diver}
\headed{Languages}<% for l in t.languages %>\cv{<< l.name >>}{<< l.level >>}<% endfor %>''', font='Latin Modern Roman')
file(n + '.pdf', 'moderncv-classic', 'English, Nigerian name, two pages, heading Appointments, department behind the company after a comma, numbered papers, Skills and licences mixes skills and a certificate')

# wps-campus, a graduate with much beside school, docx
n = 'wps-campus-2'
t = T(n, B('罕娜·示例', '13500002224', 'hanna.shili@example.com', '北京', gender=1, birthMonth='2003-09', jobStatus=5),
      intentions=[I('产品运营', ['北京', '杭州'], K(9, 12))],
      education=[Ed('什刹海示例传媒大学', '网络与新媒体', 5, '2022-09', '2026-07', 'GPA：3.74/4.0（6/88）\n核心课程：用户研究、数据新闻、新媒体产品设计')],
      work=[J('北京示例知识社区有限公司', R('内容运营实习生', '2025-03', '2025-09', ['负责“考研”话题，策划 4 期圆桌，新增回答 3,200 条', '搭建创作者分层表，邀约回复率 18% → 34%'], dept='社区运营部')), J('样例文旅集团', R('新媒体实习生', '2024-07', '2024-09', ['短视频脚本 26 条，最高播放 140 万']))],
      projects=[P('“听见边城”声音地图', '组长', '2024-03', '2024-11', ['采集 5 省 73 段方言与环境声，上线小程序', '获示例大学生创新创业大赛省级银奖'])],
      skills=S(('SQL', None), ('Figma', None), ('剪映', None), ('秀米', None)), certificates=(), languages=L(('英语', 'CET-6 552'), ('哈萨克语', '母语')), self='写过诗，跑过数据，主持过六百人的晚会；不怕从零开始。',
      others=[O('校园经历', '校广播台 台长 2023.09-2025.06', '带领 45 人团队，日播 3 档节目', '组织“声音节”，参与 2,000 人次', '学院辩论队 队员 2022.10-2023.06', '校赛亚军'), O('获奖情况', '2024.12　国家奖学金', '2023.12　校级优秀学生干部', '2025.05　全国大学生广告艺术大赛三等奖'), O('志愿服务', '2023.07　赴伊犁示例村支教 21 天')])
p = word.p
doc = word.new('微软雅黑', size=10, margins=(1.5, 1.5, 1.8, 1.8))
top = doc.add_table(rows=1, cols=2); word.widths(top, [14, 3.4])
p(top.cell(0, 0), t['basics']['name'], b=True, size=20, first=True)
p(top.cell(0, 0), '求职意向：产品运营 ｜ 期望城市：北京/杭州 ｜ 期望薪资：9-12K')
p(top.cell(0, 0), '女 ｜ 2003.09 ｜ 哈萨克族 ｜ 共青团员 ｜ 现居北京 ｜ 应届生，随时到岗')
p(top.cell(0, 0), f"☎ {t['basics']['phone']}　✉ {t['basics']['email']}")
top.cell(0, 1).paragraphs[0].add_run().add_picture(word.avatar(path=f'{TMP}/c.png', long=True), width=word.Cm(2.3))
h = lambda text: p(doc, '▎' + text, b=True, size=12, color='C00000', before=6, line='C00000')
entry = lambda *x: p(doc, '\t'.join(x), b=True, tabs=[(8.2, 'c'), (17.2, 'r')])
h('教育背景'); entry('什刹海示例传媒大学', '网络与新媒体（本科）', '2022.09-2026.07')
for x in rows_of(t['education'][0]): p(doc, x)
h('实习经历')
for w in t['work']:
    r = w['roles'][0]; entry(w['company'], (r['department'] + ' / ' if r['department'] else '') + r['title'], per(r, '.', '-'))
    for i, x in enumerate(rows_of(r)): p(doc, f'({i + 1}) {x}')
h('项目 & 竞赛')
for x in t['projects']:
    entry(x['name'], x['role'], per(x, '.', '-'))
    for i, y in enumerate(rows_of(x)): p(doc, f'({i + 1}) {y}')
h('校园经历'); entry('校广播台', '台长', '2023.09-2025.06'); p(doc, '(1) 带领 45 人团队，日播 3 档节目'); p(doc, '(2) 组织“声音节”，参与 2,000 人次'); entry('学院辩论队', '队员', '2022.10-2023.06'); p(doc, '(1) 校赛亚军')
h('志愿服务'); p(doc, '2023.07　赴伊犁示例村支教 21 天')
h('获奖情况')
for x in rows_of(t['others'][1]): p(doc, x)
h('技能 & 语言'); p(doc, '办公与设计：SQL、Figma、剪映、秀米'); p(doc, '语言：英语 CET-6 552、哈萨克语 母语')
h('自我评价'); p(doc, t['selfEvaluation'])
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'wps-campus', 'Kazakh name with a dot, company, post and period by centre and right tabs, department / post, headings 项目 & 竞赛 and 技能 & 语言, (1) points, period last in campus posts')
