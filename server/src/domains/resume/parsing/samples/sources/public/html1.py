# Layouts of JSON Resume themes: class, elegant, even, kendall, macchiato.
from common import *

# class: serif-free one column, heading left of nothing, "Company, Position" and period in small letters
n = 'jsonresume-class-1'
t = T(n, B('Aygul Misalova', '13500002141', 'aygul.misalova@example.com', '喀什', links=['https://example.com/misalova']),
      education=[Ed('Xinjiang Sample Medical University', 'Nursing', 5, '2012-09', '2016-07')],
      work=[J('Kashgar Example District Hospital', R('Head Nurse, Paediatrics', '2020-11', None, ['Lead 18 nurses on a 42-bed ward', 'Introduced bedside handover in two languages; missed-medication reports fell from 7 to 1 a quarter'])), J('Kashgar Example Village Clinic', R('Nurse', '2016-08', '2020-10', ['Vaccinations, home visits, one motorbike']))],
      skills=S(('Paediatric venipuncture', None), ('Triage', None), ('Nursing audit', None)), certificates=C(('Registered Nurse', '2016-12'), ('Paediatric Life Support', '2021-05')),
      languages=L(('Uyghur', 'Native speaker'), ('Mandarin', 'Fluent'), ('English', 'Reading')), self='Children’s nurse. Patient with parents, too.', others=[O('Volunteer', 'Rural School Eye Screening, Team leader, Mar 2018 – Oct 2019', 'Screened 2,300 pupils')])
page(t, n, '''body{font-family:"Noto Serif CJK SC",serif;font-size:10.5pt;max-width:165mm;margin:auto}h1{font-size:24pt;font-weight:400;text-align:center}h2{font-size:12pt;border-bottom:1px solid #999;margin:6mm 0 2mm;font-variant:small-caps}.c{text-align:center}''', '''
<h1>{{b.name}}</h1><p class="c">Kashgar, Xinjiang</p><p class="c">{{b.email}} — {{b.phone}} — {{b.links[0]}}</p><h2>About</h2><p>{{t.selfEvaluation}}</p>
<h2>Work</h2>{% for w,r in jobs %}<p><b>{{w.company}}</b>, <i>{{r.title}}</i></p><p><small>{{r|per('en',' – ','Present')}}</small></p>{{r|ul}}{% endfor %}<h2>Volunteer</h2><p>Rural School Eye Screening, Team leader, Mar 2018 – Oct 2019</p><ul><li>Screened 2,300 pupils</li></ul><h2>Education</h2>{% for e in t.education %}<p><b>{{e.school}}</b>, {{e.major}}, Bachelor</p><p><small>{{e|per('en',' – ')}}</small></p>{% endfor %}<h2>Certificates</h2>{% for c in t.certificates %}<p>{{c.name}} <small>{{c.month|month('en')}}</small></p>{% endfor %}<h2>Skills</h2><p>{{t.skills|map(attribute='name')|join(', ')}}</p><h2>Languages</h2>{% for l in t.languages %}<p>{{l.name}}: {{l.level}}</p>{% endfor %}''', lang='en')
file(n + '.pdf', 'jsonresume-class', 'English, Uyghur name, company and post in a line after a comma, a post with a comma, volunteer work')

# elegant: card on the left with icons, timeline of cards on the right, durations
n = 'jsonresume-elegant-1'
t = T(n, B('钟离样泽', '13500002142', 'zhongliyangze@example.com', '重庆', links=['https://example.com/git/zhonglyz', 'https://example.com/zhonglyz']),
      intentions=[I('运维架构师')],
      education=[Ed('嘉陵示例大学', '通信工程', 5, '2009-09', '2013-06')],
      work=[J('重庆样例轨道数科有限公司', R('运维架构师', '2020-01', None, ['两地三中心，核心票务系统 RTO 4 分钟', '每季度真切换一次，不演戏', '把告警从一天 1,900 条收敛到 60 条'])), J('江北范例证券', R('系统工程师', '2016-04', '2019-12', ['管 AIX 小机和 40 套 Oracle'])), J('样本电信工程局', R('维护员', '2013-07', '2016-03', ['爬过 300 座铁塔']))],
      projects=[P('机房搬迁', '现场总指挥', '2022-06', '2022-10', ['216 台设备，三个通宵，零丢数据'])],
      skills=S(('Linux', None), ('Ansible', None), ('Oracle', None), ('Zabbix', None)), certificates=C(('OCP 11g', '2016-09'), ('RHCA', '2019-03')), languages=L(('英语', '能读文档'),), self='凌晨三点的电话，第一声就接。', others=[O('Awards', '2021.12 集团安全生产标兵')])
page(t, n, '''body{background:#f3f4f6;display:grid;grid-template-columns:70mm 1fr;gap:6mm;padding:8mm}aside,main>div{background:#fff;border-radius:2mm;padding:6mm}main>div{margin-bottom:4mm}aside{text-align:center;align-self:start}aside img{width:34mm;height:34mm;border-radius:50%;object-fit:cover}h1{font-size:17pt}h4{color:#2563eb}h4 i{margin-right:2mm}small{color:#6b7280}''', '''
<aside><img src="{{pic}}"><h1>{{b.name}}</h1><p>运维架构师</p><hr><p><i class="fa">{{FA.map}}</i> 重庆, CN</p><p><i class="fa">{{FA.phone}}</i> {{b.phone}}</p><p><i class="fa">{{FA.mail}}</i> {{b.email}}</p><p><i class="fa">{{FA.link}}</i> {{b.links[1]}}</p><p><i class="fa">{{FA.github}}</i> {{b.links[0]}}</p></aside>
<main><div><h4><i class="fa">{{FA.user}}</i>About</h4><p>{{t.selfEvaluation}}</p></div><div><h4><i class="fa">{{FA.case}}</i>Work Experience</h4>{% for w,r in jobs %}<p><b>{{r.title}}</b></p><p>{{w.company}}</p><small>{{r|per('.',' - ','Present')}} · {{['5 年 10 个月','3 年 9 个月','2 年 9 个月'][loop.index0]}}</small>{{r|ul}}{% endfor %}</div><div><h4><i class="fa">{{FA.code}}</i>Projects</h4>{% for p in t.projects %}<p><b>{{p.name}}</b></p><p>{{p.role}}</p><small>{{p|per('.',' - ')}}</small>{{p|ul}}{% endfor %}</div><div><h4><i class="fa">{{FA.wrench}}</i>Skills</h4><p><b>系统</b>　Linux, Ansible</p><p><b>数据库与监控</b>　Oracle, Zabbix</p></div><div><h4><i class="fa">{{FA.cap}}</i>Education</h4>{% for e in t.education %}<p>{{e.major}}, <b>{{e.school}}</b></p><small>本科　{{e|per('.',' - ')}}</small>{% endfor %}</div><div><h4><i class="fa">{{FA.cert}}</i>Certificates</h4>{% for c in t.certificates %}<p>{{c.name}}　<small>{{c.month|month}}</small></p>{% endfor %}</div><div><h4><i class="fa">{{FA.trophy}}</i>Awards</h4><p>2021.12 集团安全生产标兵</p></div><div><h4><i class="fa">{{FA.lang}}</i>Languages</h4><p>英语（能读文档）</p></div></main>''', margin='0', pic=photo(bg=(200, 210, 220)))
file(n + '.pdf', 'jsonresume-elegant', 'cards, icon glyph run into every heading, post above company, length of stay after the period, major before school, two pages')

# even: two columns with fluid grid, plain links, summary paragraphs apart from highlights
n = 'jsonresume-even-1'
t = T(n, B('闻人示岚', '13500002143', 'wenrenshilan@example.com', '上海', links=['https://example.com/wenren']),
      intentions=[I('数据工程师')],
      education=[Ed('吴淞样本大学', '地理信息科学', 6, '2014', '2017', '遥感方向'), Ed('吴淞样本大学', '地理信息科学', 5, '2010', '2014')],
      work=[J('上海范例遥感科技有限公司', R('数据工程师', '2019-08', None, ['公司做农险遥感核灾，我管从卫星到理赔单的那条管道。', '日处理影像 2.6 TB，失败自动重算', '把一张县级长势图的成本从 41 元压到 3 元'])), J('样例测绘院', R('内业工程师', '2017-07', '2019-07', ['地籍调查，图斑核过 12 万个。']))],
      skills=S(('Spark', None), ('GDAL', None), ('PostGIS', None), ('Airflow', None)), languages=L(('英语', '熟练阅读'), ('日语', 'N3')), self='从天上看庄稼的人。', others=[O('Publications', '《用时序 NDVI 识别倒伏》，样例遥感学报，2018'), O('Interests', '观星', '做陶')])
page(t, n, '''body{font-size:10pt}header{text-align:center;margin-bottom:6mm}h1{font-size:20pt}.e{display:grid;grid-template-columns:1fr 4fr;gap:5mm;margin-bottom:2mm}h2{color:#6d28d9;font-size:11.5pt;text-align:right}.t{color:#555;font-size:9pt}section{display:grid;grid-template-columns:32mm 1fr;gap:6mm;border-top:1px solid #eee;padding:3mm 0}''', '''
<header><h1>{{b.name}}</h1><p>数据工程师</p><p>上海　·　{{b.email}}　·　{{b.phone}}　·　{{b.links[0]}}</p><p>{{t.selfEvaluation}}</p></header>
<section><h2>Work</h2><div>{% for w,r in jobs %}<div><b>{{r.title}}</b> at {{w.company}}<div class="t">{{r|per('en',' – ','Present')}}</div>{% for x in r|rows %}{% if loop.first %}<p>{{x}}</p>{% else %}<p>• {{x}}</p>{% endif %}{% endfor %}</div><br>{% endfor %}</div></section><section><h2>Education</h2><div>{% for e in t.education %}<div><b>{{e.school}}</b><div class="t">{{e|per('.',' – ')}}</div><p>{{e.major}}　{{e|deg}}</p>{{e|ul}}</div>{% endfor %}</div></section>
<section><h2>Publications</h2><div>《用时序 NDVI 识别倒伏》，样例遥感学报，2018</div></section><section><h2>Skills</h2><div><p><b>处理</b></p><p>Spark　GDAL</p><p><b>存储与调度</b></p><p>PostGIS　Airflow</p></div></section><section><h2>Languages</h2><div><p>英语 <span class="t">熟练阅读</span></p><p>日语 <span class="t">N3</span></p></div></section><section><h2>Interests</h2><div><p>观星</p><p>做陶</p></div></section>''')
file(n + '.pdf', 'jsonresume-even', 'post at company in a mixed line, English months over Chinese, a summary sentence before the points, headings at the right of a column on the left')

# kendall: Bootstrap panels, photo, badges, everything in wells
n = 'jsonresume-kendall-1'
t = T(n, B('司徒例峰', '13500002144', 'situlifeng@example.com', '珠海', gender=0, links=['https://example.com/in/situ']),
      intentions=[I('游戏策划', ['珠海', '广州'], K(16, 22))],
      education=[Ed('香洲示例大学', '汉语言文学', 5, '2013-09', '2017-06', '辅修：心理学')],
      work=[J('珠海样例互动娱乐有限公司', R('系统策划', '2020-03', '2025-07', ['养成线与商业化，首月流水 2,100 万', '写过 70 万字的系统文档，程序说读起来像小说']), R('文案策划', '2017-07', '2020-02', ['角色台词 9 万句'])) ],
      projects=[P('《样本纪元》', '系统策划', '2021-01', '2024-05', ['负责阵营与公会', '公测留存 46%']), P('《范例小镇》', '独立开发', '2019-06', None, ['Godot 制作，itch 下载 1.1 万'])],
      skills=S(('数值建模', None), ('Excel VBA', None), ('Unity', None), ('Godot', None)), languages=L(('英语', 'CET-6'), ('粤语', '母语')), self='项目组解散，正在找下一个值得熬夜的世界。', others=[O('Interests', '桌游：主持过 200 场跑团', '足球')])
wkhtmltopdf(t, n, '''body{font-family:"Noto Sans SC";font-size:13px;line-height:1.5}.p{border:1px solid #ddd;border-radius:4px;margin-bottom:10px}.p h4{background:#f5f5f5;border-bottom:1px solid #ddd;padding:6px 12px;font-size:15px}.p>div{padding:8px 12px}h1{font-size:30px}td{vertical-align:top}.badge{background:#777;color:#fff;border-radius:9px;padding:1px 8px;font-size:11px;margin-right:4px}''', '''
<table width="100%"><tr><td width="120"><img src="{{pic}}" width="100"></td><td><h1>{{b.name}}</h1><p>游戏策划</p><p><span class="fa">{{FA.phone}}</span> {{b.phone}}　<span class="fa">{{FA.mail}}</span> {{b.email}}</p><p><span class="fa">{{FA.map}}</span> 珠海　<span class="fa">{{FA.linkedin}}</span> {{b.links[0]}}</p><p>男 ｜ 期望城市 珠海/广州 ｜ 期望月薪 16k-22k</p></td></tr></table>
<div class="p"><h4><span class="fa">{{FA.user}}</span> About</h4><div>{{t.selfEvaluation}}</div></div><div class="p"><h4><span class="fa">{{FA.case}}</span> Work Experience</h4><div>{% for w,r in jobs %}<p><b>{{w.company}}</b> <span style="float:right">{{r|per('.',' — ')}}</span></p><p>{{r.title}}</p>{{r|ul}}{% endfor %}</div></div><div class="p"><h4><span class="fa">{{FA.code}}</span> Projects</h4><div>{% for p in t.projects %}<p><b>{{p.name}}</b> <span style="float:right">{{p|per('.',' — ')}}</span></p><p>{{p.role}}</p>{{p|ul}}{% endfor %}</div></div>
<div class="p"><h4><span class="fa">{{FA.wrench}}</span> Skills</h4><div>{% for s in t.skills %}<span class="badge">{{s.name}}</span>{% endfor %}</div></div><div class="p"><h4><span class="fa">{{FA.cap}}</span> Education</h4><div>{% for e in t.education %}<p><b>{{e.school}}</b> <span style="float:right">{{e|per('.',' — ')}}</span></p><p>{{e.major}}, 本科</p><p>{{e.description}}</p>{% endfor %}</div></div><div class="p"><h4><span class="fa">{{FA.lang}}</span> Languages</h4><div>英语: CET-6; 粤语: 母语</div></div><div class="p"><h4><span class="fa">{{FA.heart}}</span> Interests</h4><div><p>桌游：主持过 200 场跑团</p><p>足球</p></div></div>''', pic=photo(bg=(210, 210, 200)))
file(n + '.pdf', 'jsonresume-kendall', 'panels with icon glyphs in their headings, photo, company repeated for its second post, a project that goes on, wkhtmltopdf')

# macchiato: big name, grey sidebar on the right, arrows between years
n = 'jsonresume-macchiato-1'
t = T(n, B('夏侯拟霁', '13500002145', 'xiahouniji@example.com', '济南', gender=1, birthMonth='1992-04'),
      intentions=[I('编辑室主任')],
      education=[Ed('历下示例师范大学', '中国古代文学', 6, '2014-09', '2017-06', '学位论文：宋代尺牍中的节令'), Ed('岱宗样例学院', '汉语言文学', 5, '2010-09', '2014-06')],
      work=[J('济南范例出版社', R('编辑室主任', '2022-02', None, ['管三条产品线，年出书 38 种，重印率 61%', '策划“小城旧信”丛书，入选样例好书榜']), R('策划编辑', '2017-07', '2022-01', ['责编图书 52 种，差错率万分之 0.3 以内']))],
      skills=S(('选题策划', None), ('InDesign', None), ('古籍校勘', None)), certificates=C(('出版专业资格（中级）', '2019-10'), ('责任编辑证', None)), languages=L(('英语', '专业四级'),), self='喜欢给别人的书找名字。', others=[O('获奖', '2023 省出版政府奖提名'), O('文章', '《尺牍与节令》，《样例文献》2018（2）')])
page(t, n, '''body{display:grid;grid-template-columns:1fr 58mm;min-height:297mm}main{padding:14mm 10mm}aside{background:#ece7e1;padding:14mm 7mm}h1{font-size:28pt;line-height:1.2}h2{font-size:12pt;text-transform:uppercase;letter-spacing:1px;margin:6mm 0 2mm;color:#7a5c43}.y{color:#7a5c43}''', '''
<main><h1>{{b.name}}</h1><p>编辑室主任</p><h2>Profile</h2><p>{{t.selfEvaluation}}</p><h2>Experience</h2>{% for w,r in jobs %}<p><b>{{r.title}}</b></p><p class="y">{{w.company}}, {{r|per('.',' → ')}}</p>{{r|ul}}<br>{% endfor %}<h2>Education</h2>{% for e in t.education %}<p><b>{{e.major}}（{{e|deg}}）</b></p><p class="y">{{e.school}}, {{e|per('.',' → ')}}</p><p>{{e.description}}</p>{% endfor %}<h2>文章</h2><p>《尺牍与节令》，《样例文献》2018（2）</p></main>
<aside><h2>Contact</h2><p>女，1992.04</p><p>济南历下</p><p>{{b.phone}}</p><p>{{b.email}}</p><h2>Skills</h2>{% for s in t.skills %}<p>{{s.name}}</p>{% endfor %}<h2>资格</h2><p>出版专业资格（中级）</p><p>2019.10</p><p>责任编辑证</p><h2>语言</h2><p>英语</p><p>专业四级</p><h2>获奖</h2><p>2023 省出版政府奖提名</p></aside>''', margin='0')
file(n + '.pdf', 'jsonresume-macchiato', 'post above company, company and period after a comma with an arrow, major above school, certificate above its date, headings half English')
