# Layouts of Reactive Resume's templates, first half: azurill, bronzor, chikorita, ditto, gengar, glalie.
from common import *

# azurill: centred head, sidebar with centred headings between rings, timeline on the right
n = 'rr-azurill-1'
t = T(n, B('崔例川', '13500002101', 'cuilichuan@example.com', '青岛', links=['https://example.com/cuilc']),
      intentions=[I('冷链运营经理')],
      education=[Ed('胶州湾示例海洋大学', '物流管理', 5, '2012-09', '2016-06')],
      work=[J('青岛样例冷链物流有限公司', R('区域运营经理', '2021-03', None, ['管 3 个冷库、47 名现场人员，出入库差错率压到 0.06%', '把到货预约改成线上排号，月台等候由 95 分钟降到 40 分钟', '牵头冷机远程监控改造，全年少报废货值约 210 万元'])),
            J('山东范例快运股份有限公司', R('分拨中心主管', '2018-05', '2021-02', ['夜班分拨团队 60 人，双十一峰值日处理 32 万件', '设计新人三天上手表，离职率下降一半']), ),
            J('即墨样本粮油贸易行', R('物流专员', '2016-07', '2018-04', ['跟单、对账、催提货，什么都做过']))],
      skills=S(('WMS', None), ('路由规划', None), ('现场管理', None), ('Excel', None), ('Power BI', None)),
      certificates=C(('物流师（二级）', '2019-11'),), languages=L(('英语', 'CET-4'), ('韩语', '日常会话')),
      self='十年冷链与快运现场经验，从夜班分拣台一步步做起来。喜欢把乱的东西排整齐。', others=[O('Interests', '海钓', '自行车长途')])
page(t, n, '''h1{font-size:20pt}.head{text-align:center;margin-bottom:5mm}.head span{margin:0 2mm;font-size:9pt}.g{display:grid;grid-template-columns:1fr 2fr;gap:8mm}
aside{text-align:center}aside h4,main h4{color:#d97706}aside h4::before,aside h4::after{content:"";display:inline-block;width:5px;height:5px;border:1px solid #d97706;border-radius:9px;margin:0 6px}
aside div{margin-bottom:3mm}.tl{border-left:1px solid #d97706;padding-left:5mm;margin-bottom:4mm;position:relative}.tl::before{content:"";position:absolute;left:-4px;top:2px;width:8px;height:8px;border-radius:9px;background:#d97706}.bar{height:3px;width:110px;background:linear-gradient(90deg,#d97706 70%,#fde9c8 70%);margin:2px auto}''', '''
<div class="head"><h1>{{b.name}}</h1><div>冷链运营经理</div><span><i class="fa">{{FA.map}}</i> 青岛</span><span><i class="fa">{{FA.phone}}</i> {{b.phone}}</span><span><i class="fa">{{FA.at}}</i> {{b.email}}</span><span><i class="fa">{{FA.link}}</i> {{b.links[0]}}</span></div>
<div class="g"><aside><h4>Skills</h4><div><b>仓配</b><br>WMS, 路由规划, 现场管理<div class="bar"></div></div><div><b>办公</b><br>Excel, Power BI<div class="bar"></div></div>
<h4>Certifications</h4>{% for c in t.certificates %}<div><b>{{c.name}}</b><br>人社局样例鉴定站<br><b>{{c.month|month('.')}}</b></div>{% endfor %}<h4>Languages</h4>{% for l in t.languages %}<div><b>{{l.name}}</b><br>{{l.level}}</div>{% endfor %}<h4>Interests</h4><div><b>海钓</b></div><div><b>自行车长途</b></div></aside>
<main><h4>Summary</h4><div class="tl">{{t.selfEvaluation}}</div><h4>Experience</h4>{% for w,r in jobs %}<div class="tl"><b>{{w.company}}</b><br>{{r.title}}<br><small>青岛</small><br><b>{{r|per('/',' ~ ')}}</b>{{r|ul}}</div>{% endfor %}
<h4>Education</h4>{% for e in t.education %}<div class="tl"><b>{{e.school}}</b><br>{{e.major}}<br>本科<br><b>{{e|per('/',' ~ ')}}</b></div>{% endfor %}</main></div>''')
file(n + '.pdf', 'rr-azurill', 'centred sidebar, English headings over Chinese, company, post, place and period each on a line of its own, group names above skills, icons of a private-use font')

# bronzor: heading in a column on the left, two columns of entries beside it
n = 'rr-bronzor-1'
t = T(n, B('麦样萱', '13500002102', 'maiyangxuan@example.com', '广州', links=['https://example.com/mai']),
      intentions=[I('内容主编')],
      education=[Ed('岭南样本大学', '新闻学', 5, '2015-09', '2019-06', 'GPA 3.5')],
      work=[J('广州示例文化传播有限公司', R('内容主编', '2022-06', None, ['公众号矩阵 5 个，合计读者 86 万，头条平均打开率 4.1%', '搭选题会、改稿、复盘三件套，带 6 个编辑']), R('高级编辑', '2020-08', '2022-05', ['写过 14 篇十万加，自己最喜欢的是写菜市场的那篇'])),
            J('珠江范例日报社', R('记者', '2019-07', '2020-07', ['跑民生口，采写稿件 200 余篇']))],
      projects=[P('「楼下」城市口述史', '发起人', '2021-03', None, ['采访 120 位老街坊，做成播客 36 期和一本小册子'])],
      skills=S(('选题策划', 3), ('非虚构写作', 4), ('播客剪辑', 2)), languages=L(('粤语', '母语'), ('普通话', '流利'), ('英语', 'CET-6')),
      self='写字的人，也管写字的人。', others=[O('奖项', '示例新闻奖三等奖 2021'), O('志愿者', '粤北样例小学支教队，教作文 2018.07 - 2018.08')])
page(t, n, '''h1{font-size:19pt}.head{text-align:center}.row{display:grid;grid-template-columns:1fr 4fr;border-top:1px solid #1f2937;padding-top:3mm;margin-top:3mm;gap:4mm}.row>h4{font-size:11pt}.it{margin-bottom:3mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.dots i{display:inline-block;width:8px;height:8px;border:1px solid #333;border-radius:9px;margin-right:3px}.dots i.on{background:#333}''', '''
<div class="head"><h1>{{b.name}}</h1>内容主编<br>广州 ｜ {{b.phone}} ｜ {{b.email}} ｜ {{b.links[0]}}</div>
<div class="row"><h4>简介</h4><div>{{t.selfEvaluation}}</div></div>
<div class="row"><h4>工作经历</h4><div>{% for w,r in jobs %}<div class="it"><div class="f"><b>{{w.company}}</b><b>{{r|per('cn',' - ')}}</b></div><div class="f"><span>{{r.title}}</span><span>广州</span></div>{{r|ul}}</div>{% endfor %}</div></div>
<div class="row"><h4>教育经历</h4><div>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><b>{{e|per('cn',' - ')}}</b></div><div class="f"><span>{{e.major}}</span><span>学士</span></div><div>{{e.description}}</div>{% endfor %}</div></div>
<div class="row"><h4>项目</h4><div>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><b>{{p|per('cn',' - ')}}</b></div><div>{{p.role}}</div>{{p|ul}}{% endfor %}</div></div>
<div class="row"><h4>奖项</h4><div class="f"><b>示例新闻奖三等奖</b><b>2021</b></div></div>
<div class="row"><h4>志愿者</h4><div class="f"><b>粤北样例小学支教队，教作文</b><b>2018.07 - 2018.08</b></div></div>
<div class="row"><h4>技能</h4><div class="two">{% for s in t.skills %}<div><b>{{s.name}}</b><br>{{s|lev}}<div class="dots">{% for k in range(4) %}<i class="{{'on' if k < s.level}}"></i>{% endfor %}</div></div>{% endfor %}</div></div>
<div class="row"><h4>语言</h4><div class="two">{% for l in t.languages %}<div><b>{{l.name}}</b><br>{{l.level}}</div>{% endfor %}</div></div>''')
file(n + '.pdf', 'rr-bronzor', 'headings in a column on the left, company repeated for its second post, place at the right of the post, two columns of skills, a project without an end')

# chikorita: main column left, coloured sidebar on the right
n = 'rr-chikorita-1'
t = T(n, B('Nguyen Thi Vi Du', '13500002103', 'nguyen.vidu@example.com', '南宁'),
      intentions=[I('Vietnam Market Manager')],
      education=[Ed('Nanning Sample University for Nationalities', 'Chinese Language and Literature', 6, '2018-09', '2021-06'), Ed('Hanoi Example Foreign Studies University', 'Chinese', 5, '2014-08', '2018-06')],
      work=[J('Guangxi Placeholder Import & Export Co., Ltd.', R('Vietnam Market Manager', '2023-04', None, ['Grew durian imports from 40 to 310 containers a year', 'Signed 6 packing houses in Dak Lak and keep their GACC registrations alive']), R('Sales Interpreter', '2021-07', '2023-03', ['Interpreted at Dongxing and Friendship Pass, up to three inspections a day']))],
      skills=S(('Customs clearance', None), ('Negotiation', None), ('Kingdee', None)), certificates=C(('HSK Level 6', '2017-12'), ('CATTI Vietnamese Level 2', '2022')),
      languages=L(('Vietnamese', 'Native'), ('Chinese', 'Fluent'), ('English', 'Working proficiency')),
      self='Half of my week is on the phone with farmers, the other half with customs officers; I like both halves.')
page(t, n, '''body{display:grid;grid-template-columns:2fr 1fr;min-height:297mm}main{padding:12mm 8mm}aside{background:#15803d;color:#fff;padding:12mm 6mm}h1{font-size:22pt}h4{border-bottom:1px solid;margin:5mm 0 2mm;padding-bottom:1mm;font-size:11pt}.c{margin:2mm 0 0;font-size:9pt}''', '''
<main><h1>{{b.name}}</h1><div>Vietnam Market Manager</div><div class="c"><i class="fa">{{FA.map}}</i> Nanning, Guangxi &nbsp; <i class="fa">{{FA.phone}}</i> +86 135 0000 2103 &nbsp; <i class="fa">{{FA.at}}</i> {{b.email}}</div>
<h4>Summary</h4>{{t.selfEvaluation}}<h4>Experience</h4>{% for w,r in jobs %}<div class="f"><div><b>{{w.company}}</b><br>{{r.title}}</div><div style="text-align:right"><b>{{r|per('en',' to ','Present')}}</b><br>Nanning</div></div>{{r|ul}}<br>{% endfor %}
<h4>Education</h4>{% for e in t.education %}<div class="f"><div><b>{{e.school}}</b><br>{{e.major}}</div><div style="text-align:right"><b>{{e|per('en',' to ','Present')}}</b><br>{{'M.A.' if e.degree==6 else 'B.A.'}}</div></div>{% endfor %}</main>
<aside><h4>Skills</h4>{% for s in t.skills %}<div>{{s.name}}</div>{% endfor %}<h4>Certifications</h4>{% for c in t.certificates %}<p><b>{{c.name}}</b><br>{{c.month|month('en')}}</p>{% endfor %}<h4>Languages</h4>{% for l in t.languages %}<p><b>{{l.name}}</b><br>{{l.level}}</p>{% endfor %}</aside>''', margin='0', lang='en')
file(n + '.pdf', 'rr-chikorita', 'English, Vietnamese name, two posts in one company, white sidebar on the right, +86 with spaces')

# ditto: coloured band with photo, contacts in a strip below it
n = 'rr-ditto-1'
t = T(n, B('阿依拟·示例江', '13500002104', 'ayini@example.com', '乌鲁木齐', gender=1, birthMonth='1996-08'),
      intentions=[I('小学舞蹈教师')],
      education=[Ed('天山样例艺术学院', '舞蹈表演', 5, '2014-09', '2018-06')],
      work=[J('乌鲁木齐市范例第二小学', R('音乐舞蹈教师', '2020-09', None, ['每周 16 节课，带校舞蹈队 42 人', '编排的《葡萄架下》获市中小学艺术展演二等奖'])),
            J('样本少儿艺术培训中心', R('民族舞老师', '2018-07', '2020-08', ['带 6 个班，续费率 88%', '寒暑假集训与考级由我统筹']))],
      skills=S(('维吾尔族舞', 4), ('芭蕾基训', 3), ('编舞', 3), ('剪映', 2)),
      certificates=C(('小学教师资格证（音乐）', '2019-12'), ('舞蹈家协会考级教师证', '2018-10')), languages=L(('维吾尔语', '母语'), ('国家通用语言', '二级甲等'), ('哈萨克语', '日常交流')),
      self='孩子们叫我“阿依老师”。我相信每个孩子都能跳舞，慢一点没关系。', others=[O('荣誉', '2023.05 区级优秀青年教师')])
page(t, n, '''.band{background:#be185d;color:#fff;padding:9mm 10mm 7mm 75mm;position:relative}.band img{position:absolute;left:14mm;top:8mm;width:32mm;height:40mm;border-radius:4px}h1{font-size:22pt}.strip{padding:3mm 10mm 3mm 75mm;font-size:9pt}.g{display:grid;grid-template-columns:60mm 1fr}aside{padding:12mm 8mm}main{padding:3mm 10mm 0 5mm}h4{color:#be185d;margin:4mm 0 1mm;border-bottom:1px solid #be185d}''', '''
<div class="band"><img src="{{pic}}"><h1>{{b.name}}</h1><div>求职意向：{{i.position}}</div></div><div class="strip">女　1996.08　乌鲁木齐 <i class="fa">{{FA.phone}}</i> {{b.phone}}　<i class="fa">{{FA.at}}</i> {{b.email}}</div>
<div class="g"><aside><h4>技能</h4>{% for s in t.skills %}<div class="f"><span>{{s.name}}</span><span>{{s|lev}}</span></div>{% endfor %}<h4>证书</h4>{% for c in t.certificates %}<p><b>{{c.name}}</b><br>{{c.month|month('.')}}</p>{% endfor %}<h4>语言</h4>{% for l in t.languages %}<p>{{l.name}} <small>{{l.level}}</small></p>{% endfor %}<h4>荣誉</h4><p>2023.05 区级优秀青年教师</p></aside>
<main><h4>个人简介</h4>{{t.selfEvaluation}}<h4>任教经历</h4>{% for w,r in jobs %}<div class="f"><b>{{w.company}}</b><b>{{r|per('.',' — ')}}</b></div><div>{{r.title}}</div>{{r|ul}}<br>{% endfor %}<h4>求学</h4>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><b>{{e|per('.',' — ')}}</b></div><div>{{e.major}} · 本科</div>{% endfor %}</main></div>''', margin='0', pic=photo(bg=(240, 220, 230), long=True))
file(n + '.pdf', 'rr-ditto', 'Uyghur name with a dot, photo, contacts in a strip, headings 任教经历 and 求学, minority languages, no pay')

# gengar: name and contacts in a block of the sidebar, tinted summary first
n = 'rr-gengar-1'
t = T(n, B('仲拟辰', '13500002105', 'zhong.nichen@example.com', '成都', links=['https://example.com/zhongnc', 'https://example.com/git/zhongnc']),
      intentions=[I('平台技术负责人')],
      education=[Ed('锦江示例电子科技大学', '计算机科学与技术', 6, '2016-09', '2019-06'), Ed('锦江示例电子科技大学', '软件工程', 5, '2012-09', '2016-06')],
      work=[J('成都样本云计算有限公司', R('平台技术负责人', '2022-01', None, ['带 9 人维护内部 PaaS，承载 1,300 个服务', '推动成本看板落地，半年云账单下降 27%']), R('高级后端工程师', '2019-07', '2021-12', ['重写调度模块，扩容时间由 8 分钟缩短到 50 秒', '值守两年，写下 40 篇故障复盘'])) ],
      projects=[P('slotmap-go', '作者', '2020-05', None, ['泛型槽位表，star 1.2k，被三个生产项目引用'])],
      skills=S(('Go', None), ('Rust', None), ('Kubernetes', None), ('eBPF', None), ('PostgreSQL', None)), languages=L(('英语', '工作语言'),),
      self='后端出身的平台工程师，七年只待过一家公司，但换过三次岗位。偏爱小而清楚的接口。', others=[O('Publications', '《调度器为什么会饿死》，示例技术大会 2023')])
page(t, n, '''body{display:grid;grid-template-columns:1fr 2fr;min-height:297mm}aside{background:#67b8c81f}.top{background:#0e7490;color:#fff;padding:10mm 7mm}aside>div{padding:4mm 7mm}.sum{background:#67b8c81f;padding:8mm}main>section{padding:2mm 8mm}h1{font-size:20pt}h4{border-bottom:1px solid #0e7490;margin:3mm 0 2mm}small{opacity:.8}''', '''
<aside><div class="top"><h1>{{b.name}}</h1><p>平台技术负责人</p><br><p><i class="fa">{{FA.map}}</i> 成都 高新区</p><p><i class="fa">{{FA.phone}}</i> 135-0000-2105</p><p><i class="fa">{{FA.at}}</i> {{b.email}}</p><p><i class="fa">{{FA.link}}</i> {{b.links[0]}}</p></div>
<div><h4>Profiles</h4><p><i class="fa">{{FA.github}}</i> {{b.links[1]}}</p><h4>Skills</h4><p><b>语言</b><br><small>Go, Rust</small></p><p><b>基础设施</b><br><small>Kubernetes, eBPF, PostgreSQL</small></p><h4>Languages</h4><p><b>英语</b><br>工作语言</p></div></aside>
<main><div class="sum">{{t.selfEvaluation}}</div><section><h4>Experience</h4><div class="f"><div><b>{{t.work[0].company}}</b></div><b>2019.07 – 至今</b></div>{% for w,r in jobs %}<div class="f"><span>{{r.title}}</span><span>{{r|per('.',' – ')}}</span></div>{{r|ul}}{% endfor %}</section>
<section><h4>Education</h4>{% for e in t.education %}<div class="f"><div><b>{{e.school}}</b><br>{{e.major}}</div><div style="text-align:right"><b>{{e|per('.',' – ')}}</b><br>{{e|deg}}</div></div>{% endfor %}</section>
<section><h4>Projects</h4>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><b>{{p|per('.',' – ')}}</b></div><div>{{p.role}}</div>{{p|ul}}{% endfor %}</section><section><h4>Publications</h4><p>《调度器为什么会饿死》，示例技术大会 2023</p></section></main>''', margin='0')
file(n + '.pdf', 'rr-gengar', 'summary without a heading, company with its whole period above two posts, the same school twice, English headings, group names above skills')

# glalie: name and contacts centred in a tinted sidebar, contacts in a box
n = 'rr-glalie-1'
t = T(n, B('尚样玥', '13500002106', 'shangyangyue@example.com', '苏州'),
      intentions=[I('高分子研发工程师')],
      education=[Ed('姑苏示例大学', '高分子材料与工程', 6, '2019-09', '2022-06', '论文：可降解薄膜的阻隔改性'), Ed('皖江样例理工学院', '材料化学', 5, '2015-09', '2019-06')],
      work=[J('苏州范例新材料股份有限公司', R('研发工程师', '2022-07', None, ['完成两款 PBAT 共混膜配方，其中一款年销 800 吨', '建立氧透过率测试方法，CV 由 9% 收到 3%', '对接三家客户做现场吹膜调试'])),
            J('昆山虚构化工（实习）', R('工艺实习生', '2021-06', '2021-09', ['跟班记录挤出温度曲线 300 组']))],
      skills=S(('双螺杆挤出', None), ('DSC', None), ('TGA', None), ('Minitab', None), ('Origin', None)), languages=L(('英语', 'CET-6 541'),),
      self='能在实验室待住，也愿意穿劳保鞋下车间。', others=[O('发表', '《样例高分子通报》2021 年第 6 期，第一作者'), O('奖项', '国家奖学金（硕士）', '2021.12')])
page(t, n, '''body{display:grid;grid-template-columns:1fr 2fr;min-height:297mm}aside{background:#8b5cf61a;padding:10mm 6mm;text-align:center}.box{border:1px solid #8b5cf6;border-radius:4px;padding:3mm;margin:4mm 0;text-align:left;font-size:9pt}main{padding:10mm 8mm}h4{color:#6d28d9;margin:4mm 0 1mm;border-bottom:1px solid}h1{font-size:20pt}''', '''
<aside><h1>{{b.name}}</h1><div>高分子研发工程师</div><div class="box"><i class="fa">{{FA.map}}</i> 苏州工业园区<br><i class="fa">{{FA.phone}}</i> {{b.phone}}<br><i class="fa">{{FA.at}}</i> {{b.email}}</div><h4>简介</h4><p>{{t.selfEvaluation}}</p><h4>技能</h4>{% for s in t.skills %}<p>{{s.name}}</p>{% endfor %}<h4>语言</h4><p><b>英语</b></p><p>CET-6 541</p><h4>奖项</h4><p>国家奖学金（硕士）</p><p>2021.12</p></aside>
<main><h4>经历</h4>{% for w,r in jobs %}<div class="f"><div><b>{{w.company}}</b><br>{{r.title}}</div><div style="text-align:right"><b>{{r|per('-','/')}}</b></div></div>{{r|ul}}<br>{% endfor %}<h4>教育</h4>{% for e in t.education %}<div class="f"><div><b>{{e.school}}</b><br>{{e.major}}</div><div style="text-align:right"><b>{{e|per('-','/')}}</b><br>{{e|deg}}</div></div><p>{{e.description}}</p>{% endfor %}<h4>发表</h4><p>《样例高分子通报》2021 年第 6 期，第一作者</p></main>''', margin='0')
file(n + '.pdf', 'rr-glalie', 'a bare heading 经历, periods as 2022-07/至今, 实习 in brackets after the company, an award above its date')
