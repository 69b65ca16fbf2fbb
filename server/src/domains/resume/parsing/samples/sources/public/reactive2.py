# Layouts of Reactive Resume's templates, second half: kakuna, leafish, nosepass, onyx, pikachu, rhyhorn.
from common import *

# kakuna: everything centred
n = 'rr-kakuna-1'
t = T(n, B('毛示鹭', '13500002107', 'maoshilu@example.com', '厦门', gender=1),
      intentions=[I('跨境电商运营', ['厦门'], K(7, 9))],
      education=[Ed('鹭岛样本大学', '国际经济与贸易', 5, '2022-09', '2026-06', '均分 87.4，专业前 12%\n主修：国际结算、市场营销、计量经济学')],
      work=[J('厦门示例网络科技有限公司', R('亚马逊运营实习生', '2025-03', '2025-08', ['维护 3 家店铺 120 个链接的标题与五点', '跑了两轮 A/B 主图测试，点击率 0.31% 变 0.44%']))],
      skills=S(('卖家精灵', None), ('Helium 10', None), ('Excel', None), ('PS', None)), languages=L(('英语', 'CET-6 578'), ('闽南语', '母语')),
      certificates=C(('跨境电商 B2B 数据运营（初级）', '2024-12'),), self='对数字敏感，能熬夜盯广告，也会写有人情味的客服邮件。',
      others=[O('在校经历', '校辩论队二辩 2023.09 - 2025.06', '打过 31 场比赛，三次最佳辩手', '院刊编辑 2022.10 - 2023.06', '每月一期，排版到凌晨'), O('所获荣誉', '省大学生跨境电商大赛二等奖 2025', '校优秀学生干部 2024')])
page(t, n, '''body{text-align:center}h1{font-size:20pt}h4{border-bottom:1px solid #44403c;margin:4mm 0 2mm;padding-bottom:1mm;color:#44403c}ul{list-style-position:inside;padding:0}''', '''
<h1>{{b.name}}</h1><p>{{i.position}} · 期望厦门 · 7-9K</p><p>女　厦门　{{b.phone}}　{{b.email}}</p><h4>关于我</h4>{{t.selfEvaluation}}
<h4>教育</h4>{% for e in t.education %}<p><b>{{e.school}}</b></p><p>{{e.major}}</p><p>本科</p><p>{{e|per('.',' - ')}}</p>{{e|ps}}{% endfor %}
<h4>实习</h4>{% for w,r in jobs %}<p><b>{{w.company}}</b></p><p>{{r.title}}</p><p>{{r|per('.',' - ')}}</p>{{r|ul}}{% endfor %}
<h4>在校经历</h4><p>校辩论队二辩 2023.09 - 2025.06</p><p>打过 31 场比赛，三次最佳辩手</p><p>院刊编辑 2022.10 - 2023.06</p><p>每月一期，排版到凌晨</p><h4>所获荣誉</h4><p>省大学生跨境电商大赛二等奖 2025</p><p>校优秀学生干部 2024</p>
<h4>技能 & 证书</h4><p>卖家精灵、Helium 10、Excel、PS</p><p>跨境电商 B2B 数据运营（初级） 2024.12</p><h4>语言</h4><p>英语 CET-6 578　闽南语 母语</p>''')
file(n + '.pdf', 'rr-kakuna', 'graduate, everything centred, heading 技能 & 证书, campus posts with points, intention in the line under the name')

# leafish: tinted head with name and summary, dark strip of contacts, two columns
n = 'rr-leafish-1'
t = T(n, B('Prudence Example-Okafor', '13500002108', 'prudence.okafor@example.com', '上海', links=['https://example.com/okafor']),
      intentions=[I('IB Biology Teacher')],
      education=[Ed('Placeholder University of Leeds', 'Science Education', 6, '2014', '2015', 'PGCE with distinction'), Ed('Sample University of Ibadan', 'Zoology', 5, '2009', '2013')],
      work=[J('Shanghai Specimen International School', R('Head of Science', '2021-08', None, ['Run a department of eleven; IB Biology HL average 5.9', 'Wrote the school’s field-trip safety handbook'])), J('Pudong Example Academy', R('Biology Teacher', '2016-08', '2021-07', ['Taught IGCSE and A level to groups of 24', 'Started the pond project that is now part of the curriculum']))],
      projects=[P('Dishui Lake Frog Count', 'Organiser', '2019-04', '2023-05', ['180 students, five springs, open data'])],
      skills=S(('Curriculum design', None), ('Lab safety', None), ('ManageBac', None), ('R', None)), certificates=C(('IB Category 3 Workshop Leader', '2022-03'),),
      languages=L(('English', 'Native'), ('Igbo', 'Native'), ('Chinese', 'HSK 4')), self='Biologist who found that sixteen-year-olds are more interesting than beetles. Just.', others=[O('Volunteer', 'Sample Riverkeepers, weekend guide, 2018 – 2020'), O('Interests', 'Birding', 'Baking bread')])
page(t, n, '''.top{background:#9f12391a;padding:10mm 12mm 6mm}.strip{background:#9f1239;color:#fff;padding:2.5mm 12mm;font-size:9pt;display:flex;gap:6mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:8mm;padding:6mm 12mm}h1{font-size:22pt}h4{color:#9f1239;border-bottom:1px solid #9f1239;margin:3mm 0 2mm}''', '''
<div class="top"><h1>{{b.name}}</h1><p><b>IB Biology Teacher</b></p><br><p>{{t.selfEvaluation}}</p></div><div class="strip"><span><i class="fa">{{FA.map}}</i> Shanghai</span><span><i class="fa">{{FA.phone}}</i> 135-0000-2108</span><span><i class="fa">{{FA.at}}</i> {{b.email}}</span><span><i class="fa">{{FA.link}}</i> {{b.links[0]}}</span></div>
<div class="g"><div><h4>Experience</h4>{% for w,r in jobs %}<div class="f"><b>{{w.company}}</b></div><div>{{r.title}}</div><div><b>{{r|per('full',' to ','present')}}</b></div>{{r|ul}}<br>{% endfor %}<h4>Projects</h4>{% for p in t.projects %}<b>{{p.name}}</b><br>{{p.role}}<br><b>{{p|per('full',' to ')}}</b>{{p|ul}}{% endfor %}<h4>Volunteer</h4><p>Sample Riverkeepers, weekend guide, 2018 – 2020</p></div>
<div><h4>Education</h4>{% for e in t.education %}<b>{{e.school}}</b><br>{{e.major}}<br>{{'Master of Arts' if e.degree==6 else 'Bachelor of Science'}}<br><b>{{e|per('.',' to ')}}</b><br>{{e.description}}{% if e.description %}<br>{% endif %}{% endfor %}<h4>Certifications</h4><b>IB Category 3 Workshop Leader</b><br>March 2022<h4>Skills</h4>{% for s in t.skills %}{{s.name}}<br>{% endfor %}<h4>Languages</h4>{% for l in t.languages %}<b>{{l.name}}</b> {{l.level}}<br>{% endfor %}<h4>Interests</h4>Birding<br>Baking bread</div></div>''', margin='0', lang='en')
file(n + '.pdf', 'rr-leafish', 'English, hyphenated foreign name, two equal columns of sections, summary without a heading, post as headline')

# nosepass: label column with dates on the left, serif
n = 'rr-nosepass-1'
t = T(n, B('巴图·样例宝音', '13500002109', 'batu.baoyin@example.com', '呼和浩特', gender=0, birthMonth='1988-03'),
      intentions=[I('奶牛场场长', ['呼和浩特', '包头'], W(18, 24))],
      education=[Ed('内蒙古样本农业大学', '动物医学', 5, '2006-09', '2011-07', '蒙汉双语授课')],
      work=[J('土默川示例牧业有限公司', R('生产副场长', '2019-04', None, ['存栏 5200 头，成母牛单产 33.8 公斤', '把产后护理做成清单，真胃移位发病率由 4.1% 降到 1.6%']), R('兽医主管', '2015-06', '2019-03', ['带 7 名兽医，三班倒', '建立干奶前乳房炎检测'])), J('样例草原家庭牧场合作社', R('兽医', '2011-08', '2015-05', ['下牧户看牛看羊，一年跑三万公里']))],
      skills=S(('蹄病修整', 4), ('直检', 4), ('阿菲牧系统', 3)), certificates=C(('执业兽医师', '2012-11'), ('奶牛修蹄工', '2016')), languages=L(('蒙古语', '母语'), ('汉语', '流利')),
      self='牛不会说话，得自己看出来。')
page(t, n, '''body{font-family:SERIF}h1{font-size:21pt;color:#1e3a8a}.row{display:grid;grid-template-columns:42mm 1fr;gap:5mm;margin-bottom:2.5mm}.row>div:first-child{text-align:right;color:#1e3a8a}h4{color:#1e3a8a;font-size:12pt;border-bottom:1px solid #1e3a8a;margin:4mm 0 2mm 47mm}''', '''
<div class="f"><b style="color:#1e3a8a">Curriculum Vitae</b><b style="color:#1e3a8a">{{b.name}}</b></div><br>
<div class="row"><div><img src="{{pic}}" width="90"></div><div><h1>{{b.name}}</h1><p>男，1988 年 3 月生，蒙古族</p><p>呼和浩特市土默特左旗</p><p>{{b.phone}}</p><p>{{b.email}}</p><p>应聘：奶牛场场长（呼和浩特 / 包头），年薪 18-24 万</p></div></div>
<h4>工作经历</h4>{% for w,r in jobs %}<div class="row"><div>{{r|per('.1',' – ')}}</div><div><b>{{w.company}}</b><br>{{r.title}}{{r|ul}}</div></div>{% endfor %}
<h4>教育</h4>{% for e in t.education %}<div class="row"><div>{{e|per('.1',' – ')}}</div><div><b>{{e.school}}</b><br>{{e.major}}，本科（五年制）<br>{{e.description}}</div></div>{% endfor %}
<h4>证书</h4><div class="row"><div>2012.11</div><div>执业兽医师</div></div><div class="row"><div>2016</div><div>奶牛修蹄工</div></div>
<h4>技能</h4>{% for s in t.skills %}<div class="row"><div>{{s.name}}</div><div>{{s|lev}}</div></div>{% endfor %}<h4>语言</h4>{% for l in t.languages %}<div class="row"><div>{{l.name}}</div><div>{{l.level}}</div></div>{% endfor %}<h4>自述</h4><div class="row"><div></div><div>{{t.selfEvaluation}}</div></div>''', pic=photo(bg=(200, 215, 235)))
file(n + '.pdf', 'rr-nosepass', 'Mongolian name, name twice in the head, labels and periods in a right-aligned column, pay per year, heading 自述')

# onyx: head with a line, contacts stacked at its right
n = 'rr-onyx-1'
t = T(n, B('牟拟舟', '13500002110', 'mounizhou@example.com', '宁波', links=['https://example.com/mou-linkedin']),
      intentions=[I('采购总监')],
      education=[Ed('甬江示例大学', '工商管理（MBA）', 6, '2014', '2017'), Ed('东湖样例工业学院', '机械设计制造及其自动化', 5, '2001', '2005')],
      work=[J('宁波范例汽车零部件集团', R('采购总监', '2018-01', None, ['年采购额 21 亿元，品类 14 个，团队 38 人', '连续六年 PPV 优于预算，累计 1.7 亿元', '关闭 112 家小供应商，引入 9 家战略伙伴']), R('战略采购经理', '2013-06', '2017-12', ['铝锭、铜材点价，建立套保规则'])), J('样本空调（宁波）有限公司', R('采购工程师', '2008-03', '2013-05', ['压铸件与注塑件寻源'])), J('东湖范例机床厂', R('工艺员', '2005-07', '2008-02', ['编工艺卡，跟刀具']))],
      skills=S(('TCO 分析', None), ('供应商开发', None), ('SAP MM', None), ('谈判', None)), certificates=C(('CPSM', '2012'), ('PMP', '2015')), languages=L(('英语', 'Fluent'),),
      self='二十年制造业，十二年采购管理。坐过车间，懂图纸，也签过三亿的合同。')
page(t, n, '''.hd{display:flex;justify-content:space-between;border-bottom:2px solid #b91c1c;padding-bottom:4mm}.hd small{text-align:right;display:block;line-height:1.7}h1{font-size:22pt}h4{color:#b91c1c;font-size:11pt;margin:4mm 0 1mm;border-bottom:1px solid #ddd}.three{display:grid;grid-template-columns:1fr 1fr 1fr}''', '''
<div class="hd"><div style="display:flex;gap:5mm"><img src="{{pic}}" width="70"><div><h1>{{b.name}}</h1><p>采购总监</p><p>{{t.selfEvaluation}}</p></div></div><small>宁波 北仑 <i class="fa">{{FA.map}}</i><br>{{b.phone}} <i class="fa">{{FA.phone}}</i><br>{{b.email}} <i class="fa">{{FA.at}}</i><br>{{b.links[0]}} <i class="fa">{{FA.linkedin}}</i></small></div>
<h4>Professional Experience</h4>{% for w,r in jobs %}<div class="f"><span><b>{{w.company}}</b>　{{r.title}}</span><b>{{r|per('/',' - ','Now')}}</b></div>{{r|ul}}{% endfor %}
<h4>Education</h4>{% for e in t.education %}<div class="f"><span><b>{{e.school}}</b>　{{e.major}}　{{e|deg}}</span><b>{{e|per('.',' - ')}}</b></div>{% endfor %}
<h4>Key Skills</h4><div class="three">{% for s in t.skills %}<span>{{s.name}}</span>{% endfor %}</div><h4>Certifications & Languages</h4><div class="three"><span>CPSM<br><b>2012</b></span><span>PMP<br><b>2015</b></span><span>英语<br>Fluent</span></div>''', pic=photo(bg=(225, 225, 225)))
file(n + '.pdf', 'rr-onyx', 'icons behind the contacts, summary in the head without a heading, heading Certifications & Languages with three columns, 2018/01 - Now')

# pikachu: photo in the sidebar, coloured block with the name over the main column
n = 'rr-pikachu-1'
t = T(n, B('Kenji Testu 样田健司', '13500002111', 'kenji.testu@example.com', '大连'),
      intentions=[I('品質管理マネージャー')],
      education=[Ed('見本工業大学', '機械工学', 5, '1999', '2003')],
      work=[J('大连示例精密电机有限公司', R('品质部部长', '2016-04', None, ['三个车间共 26 名检验员，客户投诉由每月 9 件降到 2 件', '推行“三现主义”周会，不良品摆在桌上谈', '2021 年通过 IATF 16949 换证，零不符合项'])), J('見本電機株式会社', R('主任', '2003-04', '2016-03', ['赴大连、惠州工厂驻在合计五年', '编写出荷检查基准书 14 份'], dept='品質保証課'))],
      skills=S(('8D', None), ('SPC', None), ('QC七つ道具', None), ('三坐标', None)), certificates=C(('品質管理検定 1 級', '2012'),), languages=L(('日语', '母语'), ('汉语', 'HSK 6 级'), ('英语', 'TOEIC 720')), self='在中国工作十三年，听得懂东北话的日本人。', others=[O('兴趣', '马拉松', '养兰')])
page(t, n, '''body{display:grid;grid-template-columns:1fr 2fr;gap:8mm}.blk{background:#ca8a04;color:#fff;border-radius:4px;padding:7mm}h1{font-size:18pt}aside img{width:100%;border-radius:4px}h4{border-bottom:1px solid #ca8a04;color:#ca8a04;margin:4mm 0 2mm}hr{border:0;border-top:1px solid #ffffff80}''', '''
<aside><img src="{{pic}}"><h4>スキル / 技能</h4>{% for s in t.skills %}<p><b>{{s.name}}</b></p>{% endfor %}<h4>资格</h4><p><b>品質管理検定 1 級</b></p><p>2012</p><h4>语言</h4>{% for l in t.languages %}<p><b>{{l.name}}</b> {{l.level}}</p>{% endfor %}<h4>兴趣</h4><p>马拉松</p><p>养兰</p></aside>
<main><div class="blk"><h1>{{b.name}}</h1><p>{{i.position}}</p><hr><small><i class="fa">{{FA.map}}</i> 大连开发区 • <i class="fa">{{FA.phone}}</i> {{b.phone}} • <i class="fa">{{FA.at}}</i> {{b.email}}</small></div><h4>自己PR / 自我介绍</h4>{{t.selfEvaluation}}<h4>職務経歴 / 工作经历</h4>{% for w,r in jobs %}<div class="f"><div><b>{{w.company}}</b><br>{{r.department}} {{r.title}}</div><b>{{r|per('cn','～','現在')}}</b></div>{{r|ul}}<br>{% endfor %}<h4>学歴 / 教育</h4>{% for e in t.education %}<div class="f"><div><b>{{e.school}}</b><br>{{e.major}}　本科</div><b>{{e|per('cn','～')}}</b></div>{% endfor %}</main>''', pic=photo(bg=(235, 225, 200)))
file(n + '.pdf', 'rr-pikachu', 'Japanese and Chinese mixed, name in two scripts, headings in two languages, 2016年4月～現在')

# rhyhorn: plain, contacts between bars, two-column skills
n = 'rr-rhyhorn-1'
t = T(n, B('褚例棠', '13500002112', 'chulitang@example.com', '南昌', links=['https://example.com/chu']),
      intentions=[I('数据分析师')],
      education=[Ed('赣水示例财经大学', '应用统计', 6, '2020-09', '2023-06', '排名 3/41'), Ed('赣水示例财经大学', '统计学', 5, '2016-09', '2020-06')],
      work=[J('南昌样例零食连锁有限公司', R('数据分析师', '2023-07', '2025-09', ['搭建门店日报，300 家店店长每天 8 点前收到', '用合成控制法评估涨价，结论被采纳，毛利 +1.2 个点', '选址模型上线后新店三月存活率 91%']))],
      projects=[P('公交刷卡数据里的早高峰', '独立作者', '2024-02', '2024-06', ['清洗 2.3 亿条记录，发现一条该增开的线路并写信给公交集团'])],
      skills=S(('SQL', None), ('Python', None), ('dbt', None), ('Superset', None), ('因果推断', None)), languages=L(('英语', 'CET-6'),), self='空窗的三个月在骑行川藏线，写完了一本路书。', others=[O('Awards', '全国大学生市场调查大赛国家级三等奖 2019.05')])
page(t, n, '''h1{font-size:20pt}.c span{border-right:1px solid #111;padding:0 3mm}.c span:first-child{padding-left:0}.c span:last-child{border:0}h4{border-bottom:1px solid #111;margin:4mm 0 1.5mm}''', '''
<div style="display:flex;gap:5mm"><img src="{{pic}}" width="64"><div><h1>{{b.name}}</h1><p>数据分析师</p><p class="c"><span>南昌</span><span>{{b.phone}}</span><span>{{b.email}}</span><span>{{b.links[0]}}</span></p></div></div>
<h4>Summary</h4>{{t.selfEvaluation}}<h4>Experience</h4>{% for w,r in jobs %}<div class="f"><div><b>{{w.company}}</b><br>{{r.title}}</div><div style="text-align:right"><b>{{r|per('.',' — ')}}</b><br>江西 南昌</div></div>{{r|ul}}{% endfor %}<h4>Education</h4>{% for e in t.education %}<div class="f"><div><b>{{e.school}}</b><br>{{e.major}}</div><div style="text-align:right"><b>{{e|per('.',' — ')}}</b><br>{{'硕士研究生' if e.degree==6 else '大学本科'}}</div></div><p>{{e.description}}</p>{% endfor %}
<h4>Projects</h4>{% for p in t.projects %}<div class="f"><div><b>{{p.name}}</b><br>{{p.role}}</div><b>{{p|per('.',' — ')}}</b></div>{{p|ul}}{% endfor %}<h4>Awards</h4><div class="f"><b>全国大学生市场调查大赛国家级三等奖</b><b>2019.05</b></div><h4>Skills</h4><p><b>取数与建模</b></p><p>SQL, Python, dbt</p><p><b>可视化</b></p><p>Superset</p><p><b>方法</b></p><p>因果推断</p><h4>Languages</h4><p><b>英语</b></p><p>CET-6</p>''', pic=photo(bg=(210, 225, 215), long=True))
file(n + '.pdf', 'rr-rhyhorn', 'English headings over Chinese, contacts between bars, same school twice, a gap told in the summary, group names above skills')
