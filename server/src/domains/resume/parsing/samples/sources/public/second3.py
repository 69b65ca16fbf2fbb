# Second files of some sources: an engineer's long LaTeX page, a builder's page with leftovers, Word's gallery in Chinese, a job site's print of a worker of many firms.
from common import *
from docx.shared import Pt

# billryan, long: experienced, mixed heading of jobs and projects, three firms
n = 'billryan-resume-2'
t = T(n, B('漆雕例舟', '13500002231', 'qidiaolizhou@example.com', '北京', links=['https://example.com/git/qidiao']),
      education=[Ed('永定河示例大学', '电子科学与技术', 6, '2013-09', '2016-06'), Ed('永定河示例大学', '微电子学', 5, '2009-09', '2013-06')],
      work=[J('北京样例芯片设计有限公司', R('验证专家', '2021-04', None, ['负责 12nm 车规 MCU 的 SoC 级验证，一次流片成功', '搭建 UVM 环境，功能覆盖率 99.2%，代码覆盖率 97.8%', '带 7 人，推行每日回归，缺陷发现提前 3 周'])), J('范例半导体（北京）', R('高级验证工程师', '2018-07', '2021-03', ['DDR4 控制器模块级验证，找出 41 个 RTL 缺陷'])), J('样本微电子研究所', R('验证工程师', '2016-07', '2018-06', ['编写 AHB、APB 总线 VIP']))],
      projects=[P('riscv-vip-lite', '个人项目', '2022-01', None, ['RISC-V 指令级随机激励发生器，star 620', '被两所高校用作课程实验']), P('覆盖率合并工具', '内部项目', '2019-03', '2019-09', ['合并 900 份覆盖率数据库，时间由 5 小时降到 25 分钟'])],
      skills=S(('SystemVerilog', None), ('UVM', None), ('Python', None), ('Perl', None), ('VCS', None), ('Verdi', None)), languages=L(('英语', '熟练（CET-6 571）'),),
      others=[O('获奖情况', '示例集成电路创新奖，团队二等奖 2023 年 11 月', '优秀毕业论文 2016 年 6 月')])
tex(t, n, r'\geometry{margin=16mm}\newcommand\headed[2]{\par\vspace{6pt}{\large\bfseries \ic{#1}\ #2}\\[-7pt]\rule{\linewidth}{0.4pt}\par}\newcommand\dat[2]{{\bfseries #1}\hfill #2\par}', r'''
\begin{center}{\LARGE\bfseries << b.name >>}\\[4pt]\ic{F0E0}<< b.email >> · \ic{F095}<< b.phone >> · \ic{F09B}<< b.links[0] >> · \ic{F041}北京\end{center}
\headed{F0B1}{工作 / 项目经历}
<% for w,r in jobs %>\dat{<< w.company >>}{<< r|per('cn',' -- ') >>}\textit{<< r.title >>}\hfill 北京\par<< r|items >><% if loop.index < 3 %><% set p = t.projects[loop.index0] %>\dat{<< p.name >>}{<< p|per('cn',' -- ') >>}\textit{<< p.role >>}\par<< p|items >><% endif %><% endfor %>
\headed{F19D}{教育背景}
<% for e in t.education %>\dat{<< e.school >>, 北京}{<< e|per('cn',' -- ') >>}\textit{<% if e.degree == 6 %>硕士<% else %>学士<% endif %>}\ << e.major >>\par<% endfor %>
\headed{F085}{技能}\begin{points}\item 语言: SystemVerilog, Python, Perl
\item 方法与工具: UVM, VCS, Verdi
\item 外语: 英语 - 熟练（CET-6 571）
\end{points}
\headed{F08A}{获奖情况}示例集成电路创新奖，团队二等奖\hfill 2023 年 11 月\par 优秀毕业论文\hfill 2016 年 6 月\par''')
file(n + '.pdf', 'billryan-resume', 'mixed heading 工作 / 项目经历 with projects between the jobs in the same look, icon glyphs in headings, degree before the major, a foreign language below the skills')

# magic-resume classic, with the demo's words left in
n = 'magic-resume-classic-2'
t = T(n, B('申样屏', '13500002232', 'shenyangping@example.com', '长沙', gender=1, birthMonth='1999-01', jobStatus=1),
      intentions=[I('短视频编导', ['长沙'], K(8, 12))],
      education=[Ed('岳麓示例大学', '广播电视编导', 5, '2017-09', '2021-06', '获校级优秀毕业设计')],
      work=[J('长沙范例传媒有限公司', R('短视频编导', '2022-09', '2025-10', ['独立负责 3 个账号，涨粉 210 万', '单条最高播放 4,600 万，广告植入 38 单', '带 2 名实习编导'], dept='内容中心')), J('长沙样本电视节目制作中心', R('助理导演', '2021-07', '2022-08', ['参与综艺两季，负责外景统筹'], dept='综艺部'))],
      projects=[P('「凌晨四点的菜市场」系列', '编导', '2024-02', '2024-06', ['12 集，全网播放 1.1 亿', '每集拍一个人，一个人只拍一天'])],
      skills=S(('剪映', 4), ('PR', 3), ('选题', None), ('脚本', None)), certificates=C(('普通话二级甲等', None),), self='能写能拍能剪，最擅长让普通人开口说话。')
page(t, n, '''h1{font-size:20pt}.hd{display:flex;gap:8mm;align-items:center}.c{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm 6mm;font-size:9.5pt}h3{font-size:13pt;border-bottom:1px solid #111;margin:5mm 0 2mm}.it{margin-top:2.5mm}.g{color:#9ca3af}''', '''
<div class="hd"><img src="{{pic}}" width="80"><div><h1>{{b.name}}</h1><p>短视频编导</p><div class="c"><span>🎂 1999-01</span><span>📞 {{b.phone}}</span><span>📧 {{b.email}}</span><span>📍 长沙</span><span>👤 女</span><span>状态：离职，随时到岗</span><span>期望城市：长沙</span><span>期望薪资：8-12K</span><span class="g">自定义字段：值</span></div></div></div>
<h3>专业技能</h3><ul><li>精通剪映，熟练 PR</li><li>选题、脚本</li></ul><h3>工作经验</h3>{% for w,r in jobs %}<div class="it"><div class="f"><b>{{w.company}}</b><span>{{r.department}} · {{r.title}}</span><span>{{r|per('/',' - ')}}</span></div>{{r|ul}}</div>{% endfor %}<h3>项目经历</h3>{% for p in t.projects %}<div class="it"><div class="f"><b>{{p.name}}</b><span>{{p.role}}</span><span>{{p|per('/',' - ')}}</span></div>{{p|ul}}</div>{% endfor %}<h3>教育经历</h3>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span>{{e.major}} · 本科</span><span>{{e|per('/',' - ')}}</span></div>{{e|ul}}{% endfor %}<h3>证书</h3><p>普通话二级甲等</p><h3>自我评价</h3><p>{{t.selfEvaluation}}</p><h3 class="g">自定义模块</h3><p class="g">请输入内容</p>''', pic=photo(bg=(230, 225, 240), long=True))
file(n + '.pdf', 'magic-resume-classic', 'photo, emoji before contacts, department · post in the middle of a line of three, an own field and an own section of the builder left empty')

# word-gallery-basic in Chinese, hints left in, docx
n = 'word-gallery-basic-2'
t = T(n, B('巫马拟秋', '13500002233', 'wumaniqiu@example.com', '银川'),
      education=[Ed('贺兰示例大学', '食品科学与工程', 6, '2012-09', '2015-06', '枸杞多糖提取工艺研究'), Ed('贺兰示例大学', '食品质量与安全', 5, '2008-09', '2012-06')],
      work=[J('宁夏样本枸杞制品有限公司', R('研发总监', '2020-01', None, ['带 8 人研发组，三年上市新品 21 个', '原浆灭菌工艺改造，保质期由 9 个月延长到 18 个月']), R('研发经理', '2017-03', '2019-12', ['冻干产品线从无到有'])), J('银川范例乳业', R('工艺工程师', '2015-07', '2017-02', ['酸奶后熟参数优化']))],
      skills=S(('HACCP', 3), ('感官评价', 3), ('Minitab', 2)), certificates=C(('食品安全管理体系内审员', '2018-06'),), languages=L(('英语', '读写熟练'),), self='把一颗枸杞拆开看过很多遍的人。', others=[O('专利', '一种低温枸杞原浆制备方法，2021', '一种冻干枸杞脆片，2019'), O('活动和兴趣', '徒步、摄影')])
p = word.p
doc = word.new('等线', size=10.5)
p(doc, t['basics']['name'], size=28, color='1F4E79', first=False)
p(doc, f"[街道地址]、银川 | {t['basics']['phone']} | {t['basics']['email']}", color='595959')
h = lambda x: p(doc, x, size=14, color='1F4E79', before=10)
h('目标'); p(doc, t['selfEvaluation'])
h('教育')
for e in t['education']: p(doc, f"{e['major']} | {per(e, 'cn')} | {e['school']}", b=True); p(doc, {6: '硕士', 5: '本科'}[e['degree']]); [p(doc, '·\t' + x, tabs=[0.6]) for x in rows_of(e)]
h('技能和能力'); p(doc, '熟练掌握 HACCP、感官评价'); p(doc, '熟悉 Minitab'); p(doc, '英语：读写熟练')
h('经验')
for w, r in [(w, r) for w in t['work'] for r in w['roles']]:
    p(doc, f"{r['title']} | {w['company']} | {per(r, 'cn', ' 至 ')}", b=True, before=4)
    for x in rows_of(r): p(doc, '·\t' + x, tabs=[0.6])
h('证书'); p(doc, '食品安全管理体系内审员 | 2018年6月')
h('专利'); p(doc, '一种低温枸杞原浆制备方法，2021'); p(doc, '一种冻干枸杞脆片，2019')
h('活动和兴趣'); p(doc, '徒步、摄影')
p(doc, '[要用您自己的内容替换占位符文本，只需选中一行文字并开始键入。]', color='A6A6A6')
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'word-gallery-basic', 'hints of the template in square brackets left in, summary below 目标, major | period | school and post | company | period in lines, 至 between months, a language below the skills')

# zhaopin, a worker of seven firms
n = 'zhaopin-2'
W7 = [('苏州范例精密五金厂', 'CNC 操机', '2023-08', '2025-09', '看 6 台加工中心，会改刀补'), ('昆山样本电子厂', '物料员', '2022-03', '2023-06', '收发料，盘点'), ('苏州示例物流园', '分拣员', '2021-06', '2022-01', '夜班分拣'), ('样例外卖吴江站', '骑手', '2020-02', '2021-05', '月均 1,400 单'), ('太仓样本塑料厂', '普工', '2018-09', '2020-01', '注塑机取件'), ('老家样例砖厂', '小工', '2017-03', '2018-08', '搬砖、码垛'), ('南通范例工地', '杂工', '2015-02', '2017-01', '和泥、递料')]
t = T(n, B('党样社', '13500002234', 'dangyangshe@example.com', '苏州', gender=0, birthMonth='1996-12', jobStatus=1),
      intentions=[I('CNC 操机', ['苏州'], K(7.001, 9))],
      education=[Ed('商洛示例中学', '', 1, '2009-09', '2012-06')],
      work=[J(c, R(r, a, z, [d])) for c, r, a, z, d in W7], skills=S(('CNC', 3),), certificates=C(('叉车证', '2022-05'),), self='换过不少活，都不是被辞的。')
page(t, n, '''body{font-size:9.5pt}h1{font-size:17pt}h2{background:#eef2f8;font-size:11pt;padding:1mm 3mm;margin:5mm 0 2mm}.g{color:#888}.it{margin:0 0 3mm}''', '''
<h1>{{b.name}}</h1><p>男 | 1996年12月 | 户口：陕西商洛 | 现居住于苏州</p><p>10年工作经验 | 初中 | 已婚</p><p>手机：{{b.phone}}</p><p>E-mail：{{b.email}}</p><h2>求职意向</h2><p>期望工作性质：全职</p><p>期望从事职业：CNC 操机</p><p>期望月薪：7001-9000元/月</p><p>期望工作地区：苏州</p><p>目前状况：我目前处于离职状态，可立即上岗</p><h2>自我评价</h2><p>{{t.selfEvaluation}}</p>
<h2>工作经历</h2>{% for w,r in jobs %}<div class="it"><p>{{r|per('/',' -- ')}}　<b>{{w.company}}</b></p><p>{{r.title}} | {{['6001-8000','4001-6000','4001-6000','6001-8000','4001-6000','2001-4000','2001-4000'][loop.index0]}}元/月</p><p class="g">{{['加工制造','电子技术','物流/仓储','生活服务','加工制造','建材','建筑'][loop.index0]}} | 企业性质：民营</p><p>工作描述：{{r.description}}</p></div>{% endfor %}<h2>教育经历</h2><p>2009/09 -- 2012/06　商洛示例中学　初中</p><h2>证书</h2><p>2022/05　叉车证</p><h2>专业技能</h2><p>CNC：熟练 | 24个月</p>''', margin='''16mm 14mm;font-size:8pt;@top-left{content:"2025/11/9 21:40"}@top-center{content:"简历详情-样例招聘网"}@bottom-left{content:"https://example.com/resume/detail?id=90002234"}@bottom-right{content:counter(page)"/"counter(pages)}''')
file(n + '.pdf', 'zhaopin', 'browser print, seven short jobs, label and text of the work on one line, pay of each job beside the post, a school without a major, two pages')
