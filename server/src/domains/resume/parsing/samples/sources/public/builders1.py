# Layouts of online builders: magic-resume's four templates, muji-resume, open-resume.
from common import *

# magic-resume classic: headings with a line, company above post, period at the right, details as a paragraph
n = 'magic-resume-classic-1'
t = T(n, B('郎示川', '13500002113', 'langshichuan@example.com', '杭州', birthMonth='1997-05', jobStatus=2, links=['https://example.com/git/langsc']),
      intentions=[I('前端工程师')],
      education=[Ed('西溪示例大学', '数字媒体技术', 5, '2015-09', '2019-06', '主修：图形学、人机交互、数据库；毕业设计获院优')],
      work=[J('杭州样本在线教育科技有限公司', R('高级前端工程师', '2021-11', None, ['负责直播课堂白板，支持 300 人同屏书写；把首屏从 3.9 秒优化到 1.4 秒；维护内部组件库 60 余个组件。'])),
            J('西湖范例网络有限公司', R('前端工程师', '2019-07', '2021-10', ['做小程序和活动页，一年上线 70 多个；写了活动页搭建工具，运营自己就能拼。']))],
      projects=[P('白板协同引擎', '前端负责人', '2022-03', '2023-01', ['用 CRDT 合并笔迹，弱网下不丢线；Canvas 分层绘制，千笔不卡。'])],
      skills=S(('React', 4), ('TypeScript', 4), ('Canvas', 3), ('WebRTC', 2), ('Node.js', 2)), self='')
page(t, n, '''h1{font-size:22pt;text-align:center}.c{text-align:center;color:#4b5563;font-size:9.5pt}.c span{margin:0 2mm}h3{font-size:13pt;border-bottom:1px solid #2563eb;color:#2563eb;margin:5mm 0 2mm}.it{margin-top:2.5mm}''', '''
<h1>{{b.name}}</h1><div class="c">前端工程师</div><div class="c"><span>📅 1997.05</span><span>📞 {{b.phone}}</span><span>✉️ {{b.email}}</span><span>📍 杭州</span><span>💼 在职-月内到岗</span><span>GitHub {{b.links[0]}}</span></div>
<h3>专业技能</h3><ul><li>精通 React、TypeScript</li><li>熟练 Canvas</li><li>熟悉 WebRTC、Node.js</li></ul><h3>工作经验</h3>{% for w,r in jobs %}<div class="it"><div class="f"><div><b>{{w.company}}</b><br><span>{{r.title}}</span></div><span>{{r|per('/',' - ')}}</span></div><p>{{r.description}}</p></div>{% endfor %}
<h3>项目经历</h3>{% for p in t.projects %}<div class="it"><div class="f"><div><b>{{p.name}}</b><br><span>{{p.role}}</span></div><span>{{p|per('/',' - ')}}</span></div><p>{{p.description}}</p></div>{% endfor %}<h3>教育经历</h3>{% for e in t.education %}<div class="f"><div><b>{{e.school}}</b><br>{{e.major}} · {{e|deg}}</div><span>{{e|per('/',' - ')}}</span></div><p>{{e.description}}</p>{% endfor %}''')
file(n + '.pdf', 'magic-resume-classic', 'emoji before contacts, no labels, work as one paragraph with semicolons, skills in groups by level, post as headline')

# magic-resume left-right: headings as tinted blocks on the left
n = 'magic-resume-left-right-1'
t = T(n, B('阮样荞', '13500002114', 'ruanyangqiao@example.com', '昆明', gender=1),
      intentions=[I('茶饮研发', ['昆明', '成都'], K(9, 12))],
      education=[Ed('滇池样例农业大学', '茶学', 5, '2014-09', '2018-07')],
      work=[J('昆明示例茶饮管理有限公司', R('产品研发主管', '2022-03', None, ['每季上新 5 款，其中“云州酸角”卖了 61 万杯', '带 3 名研发员，标准操作卡写到克和秒'])), J('范例咖啡（昆明）有限公司', R('吧台训练员', '2018-08', '2022-02', ['带出 23 位能独立出品的同事', '省咖啡师大赛第 6 名']))],
      skills=S(('感官审评', None), ('配方成本核算', None), ('拉花', None)), certificates=C(('评茶员（三级）', '2019-09'), ('健康证', None)), languages=L(('英语', 'CET-4'), ('彝语', '能听懂')),
      self='鼻子比较灵，记得住味道。')
page(t, n, '''h1{font-size:20pt}.s{display:grid;grid-template-columns:26mm 1fr;gap:5mm;margin-top:4mm}.s>b{background:#16a34a22;border-left:3px solid #16a34a;padding:1mm 2mm;height:8mm}''', '''
<div class="f"><div><h1>{{b.name}}</h1><p>{{i.position}}</p></div><div style="text-align:right">女 / {{b.phone}} / {{b.email}}<br>现居昆明 / 期望 昆明、成都 / 9K-12K</div></div>
<div class="s"><b>工作经历</b><div>{% for w,r in jobs %}<div class="f"><b>{{w.company}}</b><span>{{r.title}}</span><span>{{r|per('.','-')}}</span></div>{{r|ul}}{% endfor %}</div></div><div class="s"><b>教育背景</b><div>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span>{{e.major}}（本科）</span><span>{{e|per('.','-')}}</span></div>{% endfor %}</div></div>
<div class="s"><b>拿手的</b><div>感官审评、配方成本核算、拉花</div></div><div class="s"><b>证书/语言</b><div>评茶员（三级）2019.09；健康证；英语 CET-4；彝语 能听懂</div></div><div class="s"><b>最后说说</b><div>{{t.selfEvaluation}}</div></div>''')
file(n + '.pdf', 'magic-resume-left-right', 'headings beside their sections, headings 拿手的 and 最后说说, certificates and languages in one sentence, company, post and period spread over a line')

# magic-resume modern: dark sidebar with contacts and skills
n = 'magic-resume-modern-1'
t = T(n, B('晏例峤', '13500002115', 'yanliqiao@example.com', '武汉', birthMonth='1993-12', links=['https://example.com/yan-works']),
      intentions=[I('交互设计师')],
      education=[Ed('楚天示例美术学院', '工业设计', 6, '2016-09', '2019-06'), Ed('楚天示例美术学院', '产品设计', 5, '2012-09', '2016-06')],
      work=[J('武汉样例智能座舱有限公司', R('交互设计师', '2021-04', None, ['负责中控与仪表的信息层级，路测视线离开时间缩短 0.6 秒', '搭建交互规范 2.0，三条产品线共用', '主持 24 场可用性测试'])), J('光谷范例软件', R('UI/UX 设计师', '2019-07', '2021-03', ['SaaS 后台改版，客服工单里“找不到”类问题减少 41%']))],
      projects=[P('盲人也能用的电梯', '发起', '2020-05', '2020-11', ['和 8 位视障朋友一起改按钮，获示例包容设计奖'])],
      skills=S(('Figma', None), ('Principle', None), ('HMI', None), ('可用性测试', None)), self='把复杂留给自己。',
      others=[O('喜欢', '攀岩', '拆旧收音机')])
page(t, n, '''body{display:grid;grid-template-columns:1fr 2fr;min-height:297mm}aside{background:#111827;color:#fff;padding:12mm 7mm}main{padding:12mm 9mm}h1{font-size:20pt}h3{font-size:12pt;margin:6mm 0 2mm}main h3{border-left:4px solid #111827;padding-left:3mm}''', '''
<aside><h1>{{b.name}}</h1><p>{{i.position}}</p><h3>联系</h3><p>电话</p><p>{{b.phone}}</p><p>邮箱</p><p>{{b.email}}</p><p>城市</p><p>武汉</p><p>生日</p><p>1993-12</p><p>作品</p><p>{{b.links[0]}}</p><h3>技能</h3>{% for s in t.skills %}<p>{{s.name}}</p>{% endfor %}<h3>喜欢</h3><p>攀岩</p><p>拆旧收音机</p></aside>
<main><h3>一句话</h3><p>{{t.selfEvaluation}}</p><h3>工作经验</h3>{% for w,r in jobs %}<div class="f"><b>{{w.company}}</b><span>{{r|per('.1',' ~ ')}}</span></div><p>{{r.title}}</p>{{r|ul}}{% endfor %}<h3>项目经历</h3>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><span>{{p|per('.1',' ~ ')}}</span></div><p>{{p.role}}</p>{{p|ul}}{% endfor %}<h3>教育经历</h3>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span>{{e|per('.1',' ~ ')}}</span></div><p>{{e.major}} | {{e|deg}}</p>{% endfor %}</main>''', margin='0')
file(n + '.pdf', 'magic-resume-modern', 'dark sidebar, labels above contacts, headings 一句话 and 喜欢, same school twice')

# magic-resume timeline
n = 'magic-resume-timeline-1'
t = T(n, B('湛拟洲', '13500002116', 'zhannizhou@example.com', '长沙', gender=0, jobStatus=1),
      intentions=[I('厨房设备销售经理', ['长沙', '武汉'], K(10, 15))],
      education=[Ed('湘江样例职业技术学院', '市场营销', 4, '2007', '2010')],
      work=[J('个体经营（样例厨具店）', R('店主', '2020-05', '2025-06', ['高桥市场 40 平米门面，年流水 260 万', '给学校食堂配过 11 个整厨'])), J('长沙范例厨房设备有限公司', R('大客户经理', '2014-02', '2020-04', ['开发连锁餐饮客户 37 家，年销售额 1800 万']), R('销售代表', '2010-07', '2014-01', ['扫街起家，第一年跑坏两双皮鞋']))],
      skills=S(('设备选型', 4), ('招投标', 3), ('CAD 平面布置', 2)), certificates=C(('C1 驾照', None),), languages=(), self='店关了，手艺和客户还在。', others=())
page(t, n, '''h1{font-size:20pt}.tl{border-left:2px solid #7c3aed;margin-left:2mm;padding-left:6mm}.tl>div{position:relative;margin-bottom:3mm}.tl>div::before{content:"";position:absolute;left:calc(-6mm - 6px);top:5px;width:10px;height:10px;border-radius:9px;background:#7c3aed}h3{font-size:12.5pt;margin:4mm 0 2mm;color:#7c3aed}.d{color:#6b7280;font-size:9pt}''', '''
<h1>{{b.name}}</h1><p>男 · 长沙 · {{b.phone}} · {{b.email}} · 离职-随时到岗</p><p>求职意向：厨房设备销售经理 ｜ 期望城市：长沙、武汉 ｜ 期望薪资：10-15K</p>
<h3>我的路</h3><div class="tl">{% for w,r in jobs %}<div><div class="d">{{r|per('.',' → ')}}</div><b>{{w.company}}</b> {{r.title}}{{r|ul}}</div>{% endfor %}{% for e in t.education %}<div><div class="d">{{e|per('.',' → ')}}</div><b>{{e.school}}</b> {{e.major}} 大专</div>{% endfor %}</div><h3>会的</h3><p>设备选型（精通）、招投标（熟练）、CAD 平面布置（熟悉）</p><p>C1 驾照</p><h3>还想说</h3><p>{{t.selfEvaluation}}</p>''')
file(n + '.pdf', 'magic-resume-timeline', 'one timeline of jobs and school under the heading 我的路, own shop, period above the company, 会的 and 还想说')

# muji-resume: narrow column with tags, links and scores
n = 'muji-resume-1'
t = T(n, B('戚样禾', '13500002117', 'qiyanghe@example.com', '上海', gender=1, links=['https://example.com/git/qiyh', 'https://example.com/blog/qiyh']),
      intentions=[I('前端开发', ['上海'], K(20, 28))],
      education=[Ed('黄浦示例理工大学', '软件工程', 5, '2017-09', '2021-06', 'GPA 3.6/4\n校级优秀毕业生')],
      work=[J('上海范例本地生活有限公司', R('前端开发', '2022-08', None, ['商家端工作台，DAU 9 万', '落地微前端，6 个团队独立发布', 'H5 错误率从 0.9% 降到 0.2%'], dept='商家平台')), J('样本互娱', R('前端开发', '2021-07', '2022-07', ['活动中台'], dept='增长组'))],
      projects=[P('md-resume', '个人项目', '2023-02', None, ['把 Markdown 排成一页简历的小工具，900 star'])],
      skills=S(('Vue', None), ('React', None), ('Vite', None), ('qiankun', None), ('Sass', None)), languages=(), self='', others=[O('社区', '示例前端周刊译者，译文 40 篇', '2023 年样例开发者大会分享《微前端的代价》')])
page(t, n, '''body{font-size:9.5pt}h1{font-size:19pt}.tag{display:inline-block;background:#f1f5f9;border-radius:3px;padding:0 2mm;margin:0 1.5mm 1.5mm 0}.sec{font-weight:700;font-size:12pt;border-bottom:2px solid #0f172a;display:inline-block;margin:5mm 0 2mm}a{color:#0369a1}''', '''
<div class="f"><div><h1>{{b.name}}</h1><div>前端开发 <span class="fa">{{FA.female}}</span> 女 ｜ 现居上海 ｜ 意向上海 ｜ 4 年 ｜ 20K~28K</div></div><div style="text-align:right"><span class="fa">{{FA.mobile}}</span> {{b.phone}}<br><span class="fa">{{FA.mail}}</span> {{b.email}}<br><span class="fa">{{FA.github}}</span> {{b.links[0]}}<br><span class="fa">{{FA.link}}</span> {{b.links[1]}}</div></div>
<div class="sec">技能标签</div><div>{% for s in t.skills %}<span class="tag">{{s.name}}</span>{% endfor %}</div><div class="sec">工作经历</div>{% for w,r in jobs %}<div class="f"><b>{{w.company}} - {{r.department}}</b><span>{{r|per('.',' - ')}}</span></div><p>{{r.title}}</p>{{r|ul('ol')}}{% endfor %}<div class="sec">开源 & 社区</div>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><span>{{p|per('.',' - ')}}</span></div><p>{{p.role}}</p>{{p|ul}}{% endfor %}
<div class="sec">社区</div><ul><li>示例前端周刊译者，译文 40 篇</li><li>2023 年样例开发者大会分享《微前端的代价》</li></ul><div class="sec">教育经历</div>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span>{{e.major}} 本科</span><span>{{e|per('.',' - ')}}</span></div>{{e|ul}}{% endfor %}''')
file(n + '.pdf', 'muji-resume', 'icons, company - department in one, headings 开源 & 社区 then 社区, tags, intention spread over the head, no years word')

# open-resume: Google-font look, headings with a short bar, English
n = 'open-resume-1'
t = T(n, B('Sampath Placeholder', '13500002118', 'sampath.placeholder@example.com', '深圳', links=['https://example.com/in/sampath']),
      education=[Ed('Example Institute of Technology Madras', 'Electrical Engineering', 6, '2011-08', '2013-05', 'GPA 8.9 / 10'), Ed('Specimen Engineering College', 'Electronics and Communication', 5, '2007-08', '2011-05')],
      work=[J('Shenzhen Sample Drones Co., Ltd.', R('Staff Firmware Engineer', '2020-06', None, ['Own the flight-controller RTOS port shipped on 1.8 million units', 'Cut boot time from 4.1 s to 0.9 s', 'Mentor five engineers; two promoted'])), J('Mockup Semiconductors', R('Senior Firmware Engineer', '2016-02', '2020-05', ['Brought up three BLE SoCs from first silicon']), R('Firmware Engineer', '2013-07', '2016-01', ['Wrote the power-management driver']))],
      projects=[P('tinylog', '', '2018', '2022', ['A 2 KB logging library for Cortex-M0, 640 stars'])],
      skills=S(('C', None), ('C++', None), ('Rust', None), ('Zephyr', None), ('JTAG', None), ('Oscilloscopes', None)), self='Firmware engineer with twelve years between silicon and sky.')
page(t, n, '''h1{font-size:22pt;color:#0369a1}h2{font-size:11pt;letter-spacing:.5px;margin:5mm 0 1.5mm}h2::before{content:"";display:inline-block;width:9mm;height:1.2mm;background:#0369a1;margin-right:3mm;vertical-align:middle}body{border-top:3mm solid #0369a1;padding-top:6mm}''', '''
<h1>{{b.name}}</h1><p>{{t.selfEvaluation}}</p><p style="font-size:9pt;display:flex;gap:8mm"><span><span class="fa">{{FA.mail}}</span> {{b.email}}</span><span><span class="fa">{{FA.phone}}</span> 135-0000-2118</span><span><span class="fa">{{FA.map}}</span> Shenzhen, China</span><span><span class="fa">{{FA.linkedin}}</span> {{b.links[0]}}</span></p>
<h2>WORK EXPERIENCE</h2>{% for w in t.work %}<p><b>{{w.company}}</b></p>{% for r in w.roles %}<div class="f"><span>{{r.title}}</span><span>{{r|per('en',' - ','Present')}}</span></div>{{r|ul}}{% endfor %}{% endfor %}<h2>EDUCATION</h2>{% for e in t.education %}<p><b>{{e.school}}</b></p><div class="f"><span>{{'Master of Technology' if e.degree==6 else 'Bachelor of Engineering'}} in {{e.major}}{% if e.description %} - {{e.description}}{% endif %}</span><span>{{e|per('en',' - ')}}</span></div>{% endfor %}
<h2>PROJECT</h2>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><span>{{p|per('.',' - ')}}</span></div>{{p|ul}}{% endfor %}<h2>SKILLS</h2><ul><li>Languages: C, C++, Rust</li><li>Platforms: Zephyr</li><li>Bench: JTAG, Oscilloscopes</li></ul>''', size='letter', lang='en')
file(n + '.pdf', 'open-resume', 'English, summary under the name, company once above two posts, GPA behind the degree after a dash, US Letter')
