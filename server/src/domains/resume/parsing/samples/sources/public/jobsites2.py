# Layouts of what job sites print or let download: Lagou, LinkedIn, Nowcoder, 58.
from common import *

# lagou: green lines, company and post left, period right, links of works
n = 'lagou-1'
t = T(n, B('公西示筠', '13500002135', 'gongxishiyun@example.com', '北京', gender=1, jobStatus=3, links=['https://example.com/gongxi/works']),
      intentions=[I('产品经理', ['北京'], K(30, 40))],
      education=[Ed('海河样例大学', '信息管理与信息系统', 5, None, '2016')],
      work=[J('北京范例知识服务有限公司', R('高级产品经理', '2020-07', None, ['负责会员线，付费率由 3.4% 提升到 5.1%', '设计“听一半退款”实验，退款率反而下降', '带 2 名产品、协调研发 11 人']) ), J('朝阳样例音乐科技有限公司', R('产品经理', '2018-03', '2020-06', ['歌单推荐位，人均收听时长 +9 分钟']), R('产品专员', '2016-07', '2018-02', ['写需求、画原型、跟测试']))],
      projects=[P('读书会小程序', '产品负责人', '2021-02', '2021-06', ['0-1 上线，三个月 40 万用户，靠打卡海报裂变'])],
      skills=S(('Axure', None), ('SQL', None), ('A/B 实验', None)), self='相信好产品是删出来的。')
page(t, n, '''body{font-size:10pt}h1{font-size:20pt;text-align:center}.c{text-align:center}h2{color:#00b38a;font-size:12pt;text-align:center;margin:6mm 0 2mm}h2::after{content:"";display:block;border-top:1px solid #00b38a;width:100%}''', '''
<h1>{{b.name}}</h1><p class="c">女 · 本科 · 9年工作经验 · 北京</p><p class="c">{{b.phone}} ｜ {{b.email}}</p><p class="c">“{{t.selfEvaluation}}”</p><h2>期望工作</h2><p class="c">产品经理 / 全职 / 30k-40k / 北京</p><p class="c">我目前在职，但考虑换个新环境</p>
<h2>工作经历</h2>{% for w,r in jobs %}<div class="f"><span><b>{{w.company}}</b></span><span>{{r|per('.',' —— ')}}</span></div><p>{{r.title}}</p>{{r|ul}}{% endfor %}<h2>项目经验</h2>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><span>{{p|per('.',' —— ')}}</span></div><p>{{p.role}}</p>{{p|ps}}{% endfor %}<h2>教育经历</h2>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span>{{e.end}}年毕业</span></div><p>{{e.major}} · 本科</p>{% endfor %}<h2>作品展示</h2><p>{{b.links[0]}}</p><h2>技能评价</h2><p>Axure　80%　　SQL　70%　　A/B 实验　85%</p>''')
file(n + '.pdf', 'lagou', 'motto in quotation marks, wishes with slashes, only the year of leaving school, skills in per cent, status as a sentence')

# linkedin: export with contact column, durations, company once above posts, page m of n
n = 'linkedin-1'
t = T(n, B('Wei Samplesson Tan', '13500002136', 'wei.tan@example.com', '上海', links=['www.linkedin.com/in/wei-example-tan']),
      education=[Ed('Specimen University of Singapore', 'Business Administration', 5, '2006', '2010'), Ed('Placeholder Institute of Management, Shanghai', 'Business Administration', 6, '2015', '2017')],
      work=[J('Example Cosmetics Greater China', R('Regional Marketing Director', '2021-01', None, ['P&L owner for skincare in 14 cities, RMB 620m.', 'Moved 40% of media spend from search to live rooms and got it back in nine months.', 'Lead 31 people in brand, media and CRM; half of them had never sold anything before and now host their own rooms.', 'Closed two sub-brands nobody missed and put the budget behind one serum, which now brings a third of the sales.']), R('Senior Brand Manager', '2017-04', '2020-12', ['Relaunched the sun-care line; number two on Tmall within a year.', 'Took the first clean-ingredient claim through registration in eleven months, together with the laboratory in Suzhou.']), R('Brand Manager', '2014-09', '2017-03', [])),
            J('Dummy & Mock Consumer Goods', R('Assistant Brand Manager', '2012-06', '2014-08', ['Hair care, 9 SKUs.']), R('Management Trainee', '2010-07', '2012-05', [])) ],
      skills=S(('Brand Strategy', None), ('P&L Management', None), ('Livestream Commerce', None)), certificates=C(('Digital Marketing Professional (Sample Institute)', None), ('Scrum Product Owner', None)),
      languages=L(('English', 'Native or Bilingual'), ('Chinese', 'Native or Bilingual'), ('Malay', 'Elementary')), self='Marketer. Singaporean in Shanghai since 2012. I like products people actually finish using.', others=[O('Honors-Awards', 'Sample Effie, Silver, 2022', 'Marketer to Watch 2019')])
page(t, n, '''body{display:grid;grid-template-columns:62mm 1fr;min-height:279mm;font-size:10pt}aside{background:#293e49;color:#fff;padding:12mm 6mm;font-size:9pt}aside h4{font-size:12pt;font-weight:400;margin:5mm 0 2mm}main{padding:12mm 9mm}h1{font-size:23pt;font-weight:400}h2{font-size:14pt;font-weight:400;margin:6mm 0 2mm}.g{color:#888}.co{font-weight:700;font-size:11pt;margin-top:3mm}''', '''
<aside><h4>Contact</h4><p>{{b.phone}} (Mobile)</p><p>{{b.email}}</p><p>{{b.links[0]}} (LinkedIn)</p><h4>Top Skills</h4>{% for s in t.skills %}<p>{{s.name}}</p>{% endfor %}<h4>Languages</h4>{% for l in t.languages %}<p>{{l.name}} ({{l.level}})</p>{% endfor %}<h4>Certifications</h4>{% for c in t.certificates %}<p>{{c.name}}</p>{% endfor %}<h4>Honors-Awards</h4><p>Sample Effie, Silver, 2022</p><p>Marketer to Watch 2019</p></aside>
<main><h1>{{b.name}}</h1><p>Regional Marketing Director at Example Cosmetics | Brand builder | Speaker</p><p class="g">Shanghai, China</p><h2>Summary</h2><p>{{t.selfEvaluation}}</p><h2>Experience</h2>{% for w in t.work %}<p class="co">{{w.company}}</p><p class="g">{{['11 years 3 months','4 years 2 months'][loop.index0]}}</p>{% set o = loop.index0 %}{% for r in w.roles %}<p>{{r.title}}</p><p class="g">{{r|per('full',' - ','Present')}} ({{[['4 years 11 months','3 years 9 months','2 years 7 months'],['2 years 3 months','1 year 11 months']][o][loop.index0]}})</p><p class="g">{{['Shanghai City, China','Singapore'][o]}}</p>{{r|ps}}<br>{% endfor %}{% endfor %}
<h2>Education</h2>{% for e in t.education %}<p><b>{{e.school}}</b></p><p>{% if e.degree == 5 %}Bachelor's degree, {{e.major}}{% else %}Master of Business Administration - MBA{% endif %} · ({{e|per('.',' - ')}})</p>{% endfor %}</main>''', margin='''0 0 14mm;@bottom-right{content:"Page " counter(page) " of " counter(pages);font-size:8pt;color:#888;padding-right:10mm}''', lang='en', size='letter')
file(n + '.pdf', 'linkedin', 'English, five posts below two companies with totals of years, posts without points, headline with bars, link without http, levels of languages in brackets, two pages')

# nowcoder: one page for coders, school line with rank, awards as lists, projects with 技术栈
n = 'nowcoder-1'
t = T(n, B('司空例霖', '13500002137', 'sikonglilin@example.com', None, links=['https://example.com/git/sklin', 'https://example.com/blog/sklin']),
      intentions=[I('后端开发实习生', [], None)],
      education=[Ed('关中示例电子科技大学', '计算机科学与技术', 5, '2023-09', '2027-06', 'GPA 3.88/4，专业排名 6/214\n主修课程：操作系统（96）、计算机网络（94）、数据库（97）')],
      work=[J('样例支付科技有限公司', R('后端开发实习生', '2025-06', '2025-09', ['参与商户对账重构，用流式归并替代全量加载，内存峰值从 11G 降到 900M', '给内部 RPC 框架补了超时传递，提 MR 14 个']) )],
      projects=[P('TinyKV：基于 Raft 的分布式 KV', '独立完成', '2024-10', '2025-02', ['技术栈：Go、gRPC、BadgerDB', '实现选举、日志复制、快照、Multi-Raft 分裂', '线性一致性测试连续跑 72 小时无错']), P('校园二手书小程序', '后端', '2024-03', '2024-06', ['技术栈：Spring Boot、MySQL、Redis', '用 Lua 脚本防止超卖，压测 1200 QPS'])],
      skills=S(('Go', 3), ('Java', 3), ('MySQL', 2), ('Redis', 2), ('Docker', 1)), languages=L(('英语', 'CET-6 566'),), self='',
      others=[O('竞赛获奖', '2024.11 ICPC 亚洲区域赛（示例站）铜牌', '2024.05 样例杯程序设计竞赛省一等奖', '2025.04 CCF CSP 认证 370 分')])
page(t, n, '''body{font-size:9.5pt;line-height:1.5}h1{font-size:18pt}h3{background:#25bb9b;color:#fff;padding:.6mm 3mm;font-size:11pt;margin:3.5mm 0 1.5mm;display:block}''', '''
<h1>{{b.name}}</h1><p>27届 ｜ 求职意向：后端开发实习生 ｜ 可实习 6 个月，每周 5 天</p><p>电话 {{b.phone}} ｜ 邮箱 {{b.email}} ｜ GitHub {{b.links[0]}} ｜ 博客 {{b.links[1]}}</p>
<h3>教育经历</h3>{% for e in t.education %}<div class="f"><b>{{e.school}}（双一流）</b><span>{{e.major}}</span><span>本科</span><span>{{e|per('.',' - ')}}</span></div>{{e|ul}}{% endfor %}<h3>实习/项目经历</h3>{% for w,r in jobs %}<div class="f"><b>{{w.company}}</b><span>{{r.title}}</span><span>{{r|per('.',' - ')}}</span></div>{{r|ul}}{% endfor %}{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><span>{{p.role}}</span><span>{{p|per('.',' - ')}}</span></div><ul>{% for x in p|rows %}<li>{{x}}</li>{% endfor %}</ul>{% endfor %}<h3>专业技能</h3><ul><li>熟练掌握 Go、Java</li><li>熟悉 MySQL、Redis</li><li>了解 Docker</li></ul><h3>竞赛获奖</h3><ul><li>2024.11 ICPC 亚洲区域赛（示例站）铜牌</li><li>2024.05 样例杯程序设计竞赛省一等奖</li><li>2025.04 CCF CSP 认证 370 分</li></ul><h3>其他</h3><p>英语：CET-6 566</p>''', margin='11mm 13mm')
file(n + '.pdf', 'nowcoder', 'mixed heading 实习/项目经历, 双一流 behind the school, skills in lines by level, 27届 and days a week in the head, heading 其他 with a language')

# 58: form of a classifieds site for workers
n = '58-1'
t = T(n, B('扎西·样例', '13500002138', None, '成都', gender=0, jobStatus=1),
      intentions=[I('货车司机', ['成都'], {'min': 800000, 'max': 1200000, 'cycle': 1, 'months': 12})],
      education=[Ed('甘孜样例中学', '', 3, '2004', '2007')],
      work=[J('成都示例搬家有限公司', R('司机', '2021-03', '2025-10', ['开 4.2 米厢货，搬家、搬厂都跑，五年没扣过一次 12 分'])), J('康定样本运输队', R('司机', '2012', '2021', ['川藏线拉货，冬天会上防滑链，会简单修车'])), J('工地（零工）', R('小工', '2007', '2012', []))],
      skills=(), certificates=C(('B2 驾驶证', None), ('道路货物运输从业资格证', '2012')), languages=L(('藏语', '母语'), ('普通话', '会说')), self='能吃苦，不喝酒，高原也能跑。', others=[O('亮点标签', '吃苦耐劳 有驾照 会修车')])
page(t, n, '''body{font-size:10.5pt}h1{font-size:16pt;color:#ff552e}dl{margin:0}.l{color:#999;display:inline-block;width:24mm}h3{color:#ff552e;font-size:11.5pt;margin:5mm 0 1.5mm}''', '''
<div style="display:flex;gap:6mm"><img src="{{pic}}" width="70"><div><h1>{{b.name}}</h1><p>男，37岁，高中学历，10年以上经验</p><p>现居住地：成都 双流</p><p>联系电话：{{b.phone}}</p></div></div><h3>求职意向</h3><p><span class="l">期望职位</span>货车司机</p><p><span class="l">期望薪资</span>8000-12000元/月</p><p><span class="l">期望地区</span>成都</p><p><span class="l">求职状态</span>离职，随时到岗</p><h3>自我介绍</h3><p>{{t.selfEvaluation}}</p><h3>工作过的地方</h3>{% for w,r in jobs %}<p><span class="l">{{r|per('/1','~')}}</span></p><p>公司：{{w.company}}</p><p>职位：{{r.title}}</p>{% if r.description %}<p>做什么：{{r.description}}</p>{% endif %}<br>{% endfor %}<h3>上过的学校</h3><p>2004~2007　{{t.education[0].school}}　高中</p><h3>证件</h3><p>B2 驾驶证；道路货物运输从业资格证（2012）</p><h3>会说的话</h3><p>藏语（母语），普通话（会说）</p><h3>亮点标签</h3><p>吃苦耐劳 有驾照 会修车</p>''', pic=photo(bg=(220, 220, 225)))
file(n + '.pdf', '58', 'Tibetan name, no mail, everyday headings 工作过的地方 / 上过的学校 / 会说的话, a job of a day labourer without a company name, tags of the site')
