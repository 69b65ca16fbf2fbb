# Layouts of online builders: visiky's resume, WonderCV, 500d, Zhiye, Canva, FlowCV.
from common import *

# visiky resume: tinted sidebar, tags of skills, "个人作品" and "工作经历" with nested labels
n = 'visiky-resume-1'
t = T(n, B('苍例岳', '13500002119', 'canglieyue@example.com', '北京', links=['https://example.com/git/cangly']),
      intentions=[I('服务端研发', ['北京'], None)],
      education=[Ed('燕山示例大学', '计算机科学与技术', 6, '2017-09', '2020-06'), Ed('燕山示例大学', '信息安全', 5, '2013-09', '2017-06')],
      work=[J('北京样例出行科技有限公司', R('资深研发工程师', '2022-04', None, ['负责派单链路的稳定性，年可用性 99.995%', '主导热点司机缓存改造，Redis 带宽降 62%', '【沉淀】输出《派单链路降级手册》'], dept='派单组')), J('海淀范例搜索有限公司', R('研发工程师', '2020-07', '2022-03', ['索引构建由全量改成增量，延迟从小时级到分钟级'], dept='架构部'))],
      projects=[P('订单回放平台', '核心开发', '2022-09', '2023-04', ['按时间线回放任一订单的全部决策', '定位一次误派从 3 小时缩到 5 分钟'])],
      skills=S(('Java', 4), ('Redis', 4), ('Go', 3), ('Kafka', 3), ('Flink', 2)), self='对线上有敬畏心，半夜被叫醒不生气。', others=[O('荣誉', '2023-12 年度技术突破奖', '2016-10 ACM-ICPC 区域赛银牌')])
page(t, n, '''body{display:grid;grid-template-columns:62mm 1fr;min-height:297mm}aside{background:#f0f5ff;padding:10mm 6mm}main{padding:10mm 8mm}h1{font-size:18pt;color:#1d39c4}h3{color:#1d39c4;font-size:11.5pt;border-bottom:1px dashed #adc6ff;margin:4mm 0 2mm}.tag{background:#1d39c4;color:#fff;border-radius:2px;padding:0 1.5mm;font-size:8pt}''', '''
<aside><img src="{{pic}}" width="80"><h1>{{b.name}}</h1><p><i class="fa">{{FA.mobile}}</i> {{b.phone}}</p><p><i class="fa">{{FA.mail}}</i> {{b.email}}</p><p><i class="fa">{{FA.github}}</i> {{b.links[0]}}</p><p><i class="fa">{{FA.map}}</i> 期望工作地：北京</p><p><i class="fa">{{FA.bullseye}}</i> 职位：服务端研发</p><p><i class="fa">{{FA.home}}</i> 现居 北京 朝阳</p><h3>教育背景</h3>{% for e in t.education %}<p><b>{{e.school}}</b></p><p>{{e|per('.',' ~ ')}}</p><p>{{e.major}}（{{e|deg}}）</p>{% endfor %}<h3>更多信息</h3><p><b>荣誉</b></p><p>2023-12 年度技术突破奖</p><p>2016-10 ACM-ICPC 区域赛银牌</p></aside>
<main><h3>自我介绍</h3><p>{{t.selfEvaluation}}</p><h3>专业技能</h3><ul><li>精通：Java、Redis</li><li>熟练：Go、Kafka</li><li>熟悉：Flink</li></ul><h3>工作经历</h3>{% for w,r in jobs %}<div class="f"><span><b>{{w.company}}</b> <span class="tag">{{r.department}}</span></span><span>{{r|per('.',' ~ ')}}</span></div><p>{{r.title}}</p>{{r|ul}}{% endfor %}<h3>项目经历</h3>{% for p in t.projects %}<div class="f"><span><b>{{p.name}}</b> <span class="tag">{{p.role}}</span></span><span>{{p|per('.',' ~ ')}}</span></div>{{p|ul}}{% endfor %}</main>''', margin='0', pic=photo(bg=(205, 218, 240)))
file(n + '.pdf', 'visiky-resume', 'icons, schools in the sidebar, department and role as tags behind the name, heading 更多信息 above 荣誉, two kinds of separators in dates')

# wondercv: one page, company and place, post below, bold lead words in points
n = 'wondercv-1'
t = T(n, B('贾样沅', '13500002120', 'jiayangyuan@example.com', '北京'),
      education=[Ed('京西样例财经大学', '金融学', 6, '2023-09', '2026-06', 'GPA：3.82/4.0（2/58）\n相关课程：公司金融、固定收益、Python 与金融计算'), Ed('汾河示例大学', '经济统计学', 5, '2019-09', '2023-06', 'GPA：3.71/4.0（5/112）；国家奖学金（前1%）'), Ed('University of Placeholder, Dublin', '商科交换项目', None, '2021-09', '2022-01')],
      work=[J('示例证券股份有限公司', R('行业研究实习生', '2025-03', '2025-07', ['数据整理：搭建 46 家光伏企业季度财务数据库，覆盖 12 个核心指标', '报告撰写：独立撰写《逆变器出海》深度报告第三章，约 9,000 字', '路演支持：协助组织 4 场上市公司交流会，撰写纪要 4 篇'], dept='研究所新能源组')), J('样本资本管理有限公司', R('投资助理（实习）', '2024-07', '2024-10', ['项目初筛：阅读 BP 130 余份，入库 21 个', '尽职调查：访谈上下游企业 9 家，编写访谈提纲']))],
      projects=[P('中小银行数字化转型对风险承担的影响', '第二作者', '2024-03', '2025-01', ['收集 120 家城商行年报，手工构造数字化指数', '使用双向固定效应与工具变量，论文被《样例金融研究》外审'])],
      skills=S(('Wind', None), ('Stata', 3), ('Python', 3), ('Excel', None)), certificates=C(('证券从业资格', None), ('CFA 二级', '2025-05')), languages=L(('英语', '雅思 7.5'), ('普通话', '一级乙等')),
      others=[O('校园经历', '京西样例财经大学研究生会 学术部部长 2024.06 - 2025.06', '组织讲座 14 场，累计参与 2,600 人次', '拉取赞助 3.2 万元')])
page(t, n, '''h1{text-align:center;font-size:20pt}.c{text-align:center;font-size:9pt}h3{border-bottom:1.2px solid #000;font-size:11.5pt;margin:3.5mm 0 1.5mm}body{font-size:9.5pt;line-height:1.45}''', '''
<h1>{{b.name}}</h1><p class="c">135-0000-2120 ｜ {{b.email}} ｜ 北京市海淀区 ｜ 中共党员</p>
<h3>教育经历</h3>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span>{{['北京','太原','爱尔兰'][loop.index0]}}</span></div><div class="f"><span>{{e.major}}{% if e.degree %} {{e|deg}}{% endif %}</span><span>{{e|per('cn0',' - ')}}</span></div>{{e|ul}}{% endfor %}
<h3>实习经历</h3>{% for w,r in jobs %}<div class="f"><b>{{w.company}}</b><span>{{['北京','上海'][loop.index0]}}</span></div><div class="f"><span>{{r.title}}{% if r.department %}　{{r.department}}{% endif %}</span><span>{{r|per('cn0',' - ')}}</span></div><ul>{% for x in r|rows %}<li><b>{{x.split('：')[0]}}：</b>{{x.split('：')[1]}}</li>{% endfor %}</ul>{% endfor %}
<h3>科研经历</h3>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><span>{{p|per('cn0',' - ')}}</span></div><p>{{p.role}}</p>{{p|ul}}{% endfor %}<h3>校园经历</h3><div class="f"><b>京西样例财经大学研究生会 学术部部长</b><span>2024.06 - 2025.06</span></div><ul><li>组织讲座 14 场，累计参与 2,600 人次</li><li>拉取赞助 3.2 万元</li></ul>
<h3>技能/证书及其他</h3><ul><li><b>技能：</b>Wind、Stata（熟练）、Python（熟练）、Excel</li><li><b>证书/执照：</b>证券从业资格、CFA 二级（2025.05）</li><li><b>语言：</b>英语（雅思 7.5）、普通话（一级乙等）</li></ul>''', margin='11mm 13mm')
file(n + '.pdf', 'wondercv', 'graduate, bold lead words, post and department on one line, exchange term without a degree, research as project, heading 技能/证书及其他 with three kinds, no intention')

# wubaiding: ribbons, photo, grid of persons, four-column line
n = 'wubaiding-1'
t = T(n, B('宫示月', '13500002121', 'gongshiyue@example.com', '郑州', gender=1, birthMonth='1999-11', jobStatus=1),
      intentions=[I('行政前台', ['郑州'], K(4.5, 6))],
      education=[Ed('中原样例旅游职业学院', '酒店管理', 4, '2017-09', '2020-06', '主修课程：前厅服务、商务礼仪、酒店英语、形体训练')],
      work=[J('郑州示例房地产经纪有限公司', R('行政前台', '2022-07', '2025-08', ['负责来访接待、电话转接，日均接待 60 人次', '管理办公用品台账，全年费用比预算少 8%', '组织团建、年会等活动 12 场']) ), J('郑州范例国际酒店', R('前厅接待', '2020-07', '2022-06', ['办理入住、退房，熟练使用酒店系统', '连续 4 个月获“微笑之星”']))],
      skills=S(('Word', 3), ('Excel', 3), ('PPT', 2)), certificates=C(('普通话二级甲等', None), ('全国计算机二级', None)), languages=L(('英语', 'CET-4'),), self='性格开朗，做事细心，有较强的服务意识和沟通能力；身高168cm，形象气质佳。')
page(t, n, '''.rib{background:#0d9488;color:#fff;display:inline-block;padding:1mm 8mm 1mm 4mm;clip-path:polygon(0 0,94% 0,100% 50%,94% 100%,0 100%);font-weight:700;margin:4mm 0 2mm}.ln{border-bottom:1px solid #0d9488;margin-bottom:1mm}.grid{display:grid;grid-template-columns:1fr 1fr;gap:1mm 6mm;width:125mm}.top{display:flex;justify-content:space-between;align-items:center}h1{font-size:11pt;letter-spacing:6px;color:#0d9488}.four{display:grid;grid-template-columns:38mm 1fr 40mm;font-weight:700}''', '''
<h1>个人简历 <span style="letter-spacing:2px;font-weight:400">PERSONAL RESUME</span></h1><div class="top"><div class="grid"><span>姓　　名：{{b.name}}</span><span>性　　别：女</span><span>出生年月：1999.11</span><span>民　　族：汉</span><span>现 居 地：郑州</span><span>政治面貌：共青团员</span><span>电　　话：{{b.phone}}</span><span>邮　　箱：{{b.email}}</span><span>求职意向：行政前台</span><span>期望薪资：4500-6000元/月</span><span>意向城市：郑州</span><span>当前状态：离职，随时到岗</span></div><img src="{{pic}}" width="90"></div>
<div class="ln"><span class="rib">教育背景</span></div>{% for e in t.education %}<div class="four"><span>{{e|per('.','-')}}</span><span>{{e.school}}</span><span>{{e.major}} / 大专</span></div><p>{{e.description}}</p>{% endfor %}<div class="ln"><span class="rib">工作经验</span></div>{% for w,r in jobs %}<div class="four"><span>{{r|per('.','-')}}</span><span>{{w.company}}</span><span>{{r.title}}</span></div><p>工作描述：</p>{{r|ps('◆ ')}}{% endfor %}<div class="ln"><span class="rib">技能证书</span></div><p>语言能力：英语 CET-4</p><p>专业证书：普通话二级甲等、全国计算机二级</p><p>办公软件：熟练 Word、Excel，熟悉 PPT</p><div class="ln"><span class="rib">自我评价</span></div><p>{{t.selfEvaluation}}</p>''', pic=photo(bg=(90, 140, 200), long=True))
file(n + '.pdf', 'wubaiding', 'ribbons as headings, spaced labels, two labels a line, photo, period, company and post in columns, 技能证书 with languages, certificates and skills')

# zhiye: dark band, icons in circles, post and period left
n = 'zhiye-1'
t = T(n, B('鲍拟安', '13500002122', 'baonian@example.com', '合肥', gender=0, birthMonth='1990-02'),
      intentions=[I('电气工程师', ['合肥', '芜湖'], K(13, 18))],
      education=[Ed('淝水样例工业大学', '电气工程及其自动化', 5, '2008-09', '2012-07')],
      work=[J('合肥范例液晶面板有限公司', R('电气主管', '2018-10', None, ['管 110kV 变电站一座、值班 12 人，连续 2,300 天无停电事故', '空压机群控改造，年省电 310 万度'], dept='厂务部')), J('芜湖样本水泥有限公司', R('电气技术员', '2012-07', '2018-09', ['窑尾高压变频检修，编写点检表 40 张', '2016 年参与二线建设，电气安装 9 个月完工'], dept='设备处'))],
      projects=[P('厂务能源看板', '负责人', '2023-02', '2023-09', ['采集 640 块电表，异常能耗当天可见'])],
      skills=S(('西门子 S7-1500', 3), ('ABB 变频器', 3), ('EPLAN', 2)), certificates=C(('高压电工证', '2013-04'), ('注册电气工程师（供配电）', '2021-01')), self='在配电室听声音就知道哪台不对。')
page(t, n, '''.band{background:#1e293b;color:#fff;padding:9mm 14mm;display:flex;gap:8mm;align-items:center}.band h1{font-size:20pt}.b{padding:4mm 14mm}.h{display:flex;align-items:center;gap:3mm;color:#1e293b;font-weight:700;font-size:12pt;margin:4mm 0 2mm}.h i{background:#1e293b;color:#fff;border-radius:50%;width:7mm;height:7mm;display:flex;align-items:center;justify-content:center;font-size:9pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 5mm;font-size:9pt}.e{display:grid;grid-template-columns:35mm 1fr;gap:4mm}''', '''
<div class="band"><img src="{{pic}}" width="75"><div><h1>{{b.name}}</h1><p>意向：{{i.position}} ｜ 合肥 / 芜湖 ｜ 13-18K</p><div class="g"><span>男</span><span>1990年02月</span><span>13年经验</span><span>{{b.phone}}</span><span>{{b.email}}</span><span>合肥</span></div></div></div><div class="b">
<div class="h"><i class="fa">{{FA.case}}</i>工作经历</div>{% for w,r in jobs %}<div class="e"><div>{{r|per('.','<br>')}}</div><div><b>{{w.company}}</b>（{{r.department}}）<br>职务：{{r.title}}{{r|ul}}</div></div>{% endfor %}<div class="h"><i class="fa">{{FA.rocket}}</i>项目经历</div>{% for p in t.projects %}<div class="e"><div>{{p|per('.','<br>')}}</div><div><b>{{p.name}}</b><br>{{p.role}}{{p|ul}}</div></div>{% endfor %}<div class="h"><i class="fa">{{FA.cap}}</i>教育背景</div>{% for e in t.education %}<div class="e"><div>{{e|per('.','<br>')}}</div><div><b>{{e.school}}</b><br>{{e.major}}（本科）</div></div>{% endfor %}
<div class="h"><i class="fa">{{FA.wrench}}</i>技能</div><p>西门子 S7-1500　熟练　　ABB 变频器　熟练　　EPLAN　熟悉</p><div class="h"><i class="fa">{{FA.cert}}</i>证书</div><p>2013.04　高压电工证</p><p>2021.01　注册电气工程师（供配电）</p><div class="h"><i class="fa">{{FA.user}}</i>自我评价</div><p>{{t.selfEvaluation}}</p></div>''', margin='0', pic=photo(bg=(180, 190, 205)))
file(n + '.pdf', 'zhiye', 'dark band with photo, icon glyphs in circles before headings, start and end of a period on two lines, department in brackets after the company')

# canva: pastel sidebar, script-like name in capitals, headings as icons only on the main side
n = 'canva-1'
t = T(n, B('茅例蓁', '13500002123', 'maolizhen@example.com', '深圳', links=['https://example.com/maolizhen']),
      intentions=[I('花艺设计师')],
      education=[Ed('莲花山示例艺术职业学院', '环境艺术设计', 4, '2014', '2017')],
      work=[J('深圳样本婚礼策划工作室', R('首席花艺师', '2021-05', None, ['主理婚礼与发布会花艺 180 余场', '和荷兰样例花卉直采，花材成本降 18%'])), J('罗湖示例花店', R('花艺助理', '2017-07', '2021-04', ['每天五点去花市，认得 300 种花材', '教周末插花课']))],
      projects=[P('「一枝」装置展', '联合创作', '2023-03', '2023-04', ['用 1 万枝枯枝搭出一条可走的隧道'])],
      skills=S(('手捧设计', None), ('空间花艺', None), ('拍摄修图', None)), languages=L(('英语', '日常'), ('粤语', '流利')), self='花会谢，但那一天会被记住。')
page(t, n, '''body{display:grid;grid-template-columns:66mm 1fr;min-height:297mm}aside{background:#f5e6e0;padding:14mm 8mm;text-align:center}aside img{width:38mm;height:38mm;object-fit:cover;border-radius:50%}main{padding:14mm 10mm}h1{font-size:24pt;letter-spacing:4px}aside h3{letter-spacing:3px;font-size:10.5pt;margin:6mm 0 2mm}.ic{color:#b4694f;font-size:16pt;border-bottom:1px solid #b4694f;margin:6mm 0 2mm}.bar{height:2mm;background:linear-gradient(90deg,#b4694f 80%,#fff 80%);border-radius:2mm;margin:1mm 0 3mm}''', '''
<aside><img src="{{pic}}"><h3>HELLO</h3><p>{{t.selfEvaluation}}</p><h3>CONTACT</h3><p>{{b.phone}}</p><p>{{b.email}}</p><p>深圳市罗湖区</p><p>{{b.links[0]}}</p><h3>WHAT I DO</h3>{% for s in t.skills %}<p>{{s.name}}</p><div class="bar"></div>{% endfor %}<h3>I SPEAK</h3>{% for l in t.languages %}<p>{{l.name}}（{{l.level}}）</p>{% endfor %}</aside>
<main><h1>{{b.name}}</h1><p style="letter-spacing:3px">花艺设计师</p><div class="ic fa">{{FA.case}}</div>{% for w,r in jobs %}<p><b>{{r.title}}</b></p><p>{{w.company}} | {{r|per('.',' - ')}}</p>{{r|ul}}<br>{% endfor %}<div class="ic fa">{{FA.cap}}</div>{% for e in t.education %}<p><b>{{e.school}}</b></p><p>{{e.major}} 大专 | {{e|per('.',' - ')}}</p>{% endfor %}<div class="ic fa">{{FA.star}}</div>{% for p in t.projects %}<p><b>{{p.name}}</b></p><p>{{p.role}} | {{p|per('.',' - ')}}</p>{{p|ul}}{% endfor %}</main>''', margin='0', pic=photo(bg=(230, 200, 190), long=True))
file(n + '.pdf', 'canva', 'headings of the main column are icons only, playful English headings in the sidebar, post before company, bars without words')

# flowcv: date and place in a narrow column, heading capitals, header with photo right
n = 'flowcv-1'
t = T(n, B('Marta Beispiel', '13500002124', 'marta.beispiel@example.com', '苏州', links=['https://example.com/beispiel']),
      intentions=[I('Process Engineer')],
      education=[Ed('Technische Universität Musterstadt', 'Chemical Engineering', 6, '2012-10', '2015-03', 'Thesis at a pilot plant for polylactic acid'), Ed('Hochschule Beispielhausen', 'Process Engineering', 5, '2009-10', '2012-09')],
      work=[J('Specimen Coatings (Suzhou) Ltd.', R('Senior Process Engineer', '2019-09', None, ['Debottlenecked the resin line, 18 % more output without new reactors', 'HAZOP leader for three expansions'])), J('Muster Chemie AG', R('Process Engineer', '2015-04', '2019-08', ['Commissioned a solvent recovery unit in Nantong, five months on site']))],
      skills=S(('Aspen Plus', None), ('HAZOP', None), ('Six Sigma', None)), certificates=C(('Functional Safety Engineer', '2018'),), languages=L(('German', 'native'), ('English', 'C1'), ('Chinese', 'HSK 5')), self='Chemical engineer, ten years of plants that had to run on Monday.', others=[O('Hobbies', 'Choir, bouldering')])
page(t, n, '''h1{font-size:22pt}.hd{display:flex;justify-content:space-between}.c{font-size:9pt;display:flex;gap:5mm;flex-wrap:wrap;margin-top:2mm}h3{letter-spacing:2px;font-size:10.5pt;border-bottom:2px solid #0f766e;color:#0f766e;margin:5mm 0 2mm}.e{display:grid;grid-template-columns:36mm 1fr;gap:5mm;margin-bottom:3mm}.e>div:first-child{color:#555;font-size:9pt}''', '''
<div class="hd"><div><h1>{{b.name}}</h1><p>Process Engineer</p><div class="c"><span><i class="fa">{{FA.mail}}</i> {{b.email}}</span><span><i class="fa">{{FA.phone}}</i> (+86) 13500002124</span><span><i class="fa">{{FA.map}}</i> Suzhou, Jiangsu</span><span><i class="fa">{{FA.link}}</i> {{b.links[0]}}</span><span><i class="fa">{{FA.flag}}</i> German</span></div></div><img src="{{pic}}" width="70"></div>
<h3>PROFILE</h3><p>{{t.selfEvaluation}}</p><h3>PROFESSIONAL EXPERIENCE</h3>{% for w,r in jobs %}<div class="e"><div>{{r|per('my',' – ','present')}}<br>{{['Suzhou','Musterstadt'][loop.index0]}}</div><div><b>{{r.title}}</b>, <i>{{w.company}}</i>{{r|ul}}</div></div>{% endfor %}<h3>EDUCATION</h3>{% for e in t.education %}<div class="e"><div>{{e|per('my',' – ')}}</div><div><b>{{'M.Sc.' if e.degree==6 else 'B.Eng.'}} {{e.major}}</b>, <i>{{e.school}}</i>{{e|ps}}</div></div>{% endfor %}<h3>SKILLS</h3><div class="f"><span>Aspen Plus</span><span>HAZOP</span><span>Six Sigma</span></div><h3>CERTIFICATES</h3><div class="e"><div>2018</div><div><b>Functional Safety Engineer</b></div></div><h3>LANGUAGES</h3><div class="f">{% for l in t.languages %}<span>{{l.name}} — {{l.level}}</span>{% endfor %}</div><h3>HOBBIES</h3><p>Choir, bouldering</p>''', lang='en', pic=photo(bg=(220, 225, 225), long=True))
file(n + '.pdf', 'flowcv', 'English, German schools, post before company after a comma, degree before the major, place below the period, nationality as an icon')
