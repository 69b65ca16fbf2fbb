# Layouts of JSON Resume themes and HTML templates: onepage, spartan, stackoverflow, Orbit (online-cv), Start Bootstrap's resume.
from common import *

# onepage: dense, heading bars, keywords in a grid, website of each company
n = 'jsonresume-onepage-1'
t = T(n, B('单于样戈', '13500002146', 'chanyuyangge@example.com', '哈尔滨', gender=0),
      intentions=[I('暖通工程师')],
      education=[Ed('松花江示例工业大学', '建筑环境与能源应用工程', 5, '2012-09', '2016-07')],
      work=[J('哈尔滨样本建筑设计院有限公司', R('暖通工程师', '2016-07', None, ['做过 23 个项目的施工图，最大单体 11 万平米', '冰雪场馆制冷机房专项，COP 4.6', '现场交底自己去，图纸变更率全院最低']))],
      projects=[P('示例滑冰馆', '暖通专业负责人', '2021-03', '2022-11', ['二氧化碳直冷，冰面温差 0.5℃ 以内']), P('样例医院门急诊楼', '暖通设计', '2018-05', '2019-12', ['洁净手术部 12 间'])],
      skills=S(('天正暖通', None), ('鸿业', None), ('Revit MEP', None), ('负荷计算', None)), certificates=C(('注册公用设备工程师（暖通）', '2022-06'),), languages=L(('英语', 'CET-4'), ('俄语', '入门')), self='东北人，知道冷是什么，也知道怎么让人不冷。')
weasyprint(t, n, '''body{font-size:9.5pt}h1{font-size:20pt;text-align:center}.c{text-align:center;border-bottom:1px solid #333;padding-bottom:2mm}h2{background:#333;color:#fff;font-size:10.5pt;padding:.5mm 2mm;margin:4mm 0 1.5mm}table{width:100%;border-collapse:collapse}td{padding:.3mm 0;vertical-align:top}td:last-child{text-align:right}''', '''
<h1>{{b.name}}</h1><p class="c">暖通工程师 | 男 | 哈尔滨 | {{b.phone}} | {{b.email}}</p><h2>概述</h2><p>{{t.selfEvaluation}}</p><h2>工作</h2>{% for w,r in jobs %}<table><tr><td><b>{{w.company}}</b>（www.example.com）</td><td>{{r|per('.','–')}}</td></tr><tr><td>{{r.title}}</td><td></td></tr></table>{{r|ul}}{% endfor %}<h2>代表项目</h2>{% for p in t.projects %}<table><tr><td><b>{{p.name}}</b>，{{p.role}}</td><td>{{p|per('.','–')}}</td></tr></table>{{p|ul}}{% endfor %}<h2>教育</h2>{% for e in t.education %}<table><tr><td><b>{{e.school}}</b>，{{e.major}}，工学学士</td><td>{{e|per('.','–')}}</td></tr></table>{% endfor %}<h2>技能</h2><table><tr><td>天正暖通</td><td>鸿业</td><td>Revit MEP</td><td>负荷计算</td></tr></table><h2>执业资格 / 外语</h2><table><tr><td>注册公用设备工程师（暖通）</td><td>2022.06</td></tr></table><p>英语 CET-4，俄语 入门</p>''', margin='14mm')
file(n + '.pdf', 'jsonresume-onepage', 'WeasyPrint, bars as headings, address of the company behind its name, project and role after a comma, heading 执业资格 / 外语')

# spartan: typewriter, plain, dates first
n = 'jsonresume-spartan-1'
t = T(n, B('Idris Placeholder Ma', '13500002147', 'idris.ma@example.com', '兰州', links=['https://example.com/git/idrisma']),
      intentions=[I('Site Reliability Engineer')],
      education=[Ed('Lanzhou Example University', 'Physics', 5, '2010', '2014')],
      work=[J('Sample Seismology Data Center', R('Site Reliability Engineer', '2018-02', None, ['Keep 1,400 stations reporting; data gap below 0.02%', 'Wrote the failover that survived the 2022 fibre cut'])), J('Northwest Mockup Telecom', R('Linux Administrator', '2014-07', '2018-01', ['Mail, DNS, and everything nobody else wanted']))],
      skills=S(('bash', None), ('Go', None), ('Prometheus', None), ('Ceph', None), ('BGP', None)), languages=L(('Chinese', 'native'), ('English', 'fluent'), ('Arabic', 'reading')), self='I keep instruments talking.')
page(t, n, '''body{font-family:"DejaVu Sans Mono","Noto Sans SC",monospace;font-size:9.5pt}h1{font-size:15pt}h2{font-size:10.5pt;margin:5mm 0 1mm}''', '''
<h1>{{b.name}}</h1><p>Site Reliability Engineer</p><p>{{b.email}}</p><p>135 0000 2147</p><p>Lanzhou, Gansu, China</p><p>{{b.links[0]}}</p><h2>/* Summary */</h2><p>{{t.selfEvaluation}}</p><h2>/* Work */</h2>{% for w,r in jobs %}<p>{{r|per('-','..','now')}}</p><p>{{r.title}} @ {{w.company}}</p>{% for x in r|rows %}<p>&nbsp;&nbsp;* {{x}}</p>{% endfor %}<br>{% endfor %}<h2>/* Education */</h2>{% for e in t.education %}<p>{{e|per('-','..')}}</p><p>BSc {{e.major}} @ {{e.school}}</p>{% endfor %}<h2>/* Skills */</h2><p>bash | Go | Prometheus | Ceph | BGP</p><h2>/* Languages */</h2>{% for l in t.languages %}<p>{{l.name}}: {{l.level}}</p>{% endfor %}''', lang='en')
file(n + '.pdf', 'jsonresume-spartan', 'English, typewriter, headings in /* */, 2018-02..now, post @ company, two dots between dates')

# stackoverflow: dates and places as grey rows, tags, counts
n = 'jsonresume-stackoverflow-1'
t = T(n, B('淳于例樾', '13500002148', 'chunyuliyue@example.com', '南京', links=['https://example.com/chunyu', 'https://example.com/git/chunyu']),
      intentions=[I('全栈工程师', ['南京', '远程'], K(22, 30))],
      education=[Ed('紫金示例大学', '软件工程', 5, '2013', '2017', '学业绩点 3.9/5\n英语授课实验班')],
      work=[J('南京范例医联科技有限公司', R('全栈工程师', '2020-05', None, ['互联网医院问诊链路，峰值 1.8 万单/日', '电子处方对接 62 家药店', '前端从 Angular 迁到 Vue 3'])), J('玄武样例软件外包公司', R('PHP 工程师', '2017-07', '2020-04', ['做过 31 个站，最快的三天上线']))],
      projects=[P('zhcn-faker', '维护者', '2019-02', None, ['生成中文测试数据的库，周下载 8,000'])],
      skills=S(('Vue', None), ('Node.js', None), ('PHP', None), ('MySQL', None), ('Docker', None)), languages=L(('英语', 'CET-6 530'),), self='', others=[O('Writing', '《十年老表怎么拆》，阅读 6 万')])
page(t, n, '''body{font-size:10pt;max-width:180mm}h1{font-size:20pt;font-weight:400}h2{font-size:13pt;font-weight:400;color:#0077cc;border-bottom:1px solid #ddd;margin:5mm 0 2mm}.t{background:#e1ecf4;color:#39739d;padding:0 1.5mm;border-radius:2px;margin-right:1.5mm;font-size:8.5pt}.g{color:#6a737c;font-size:9pt}''', '''
<h1>{{b.name}}</h1><p class="g">全栈工程师</p><p><i class="fa">{{FA.map}}</i> 南京　<i class="fa">{{FA.phone}}</i> {{b.phone}}　<i class="fa">{{FA.mail}}</i> {{b.email}}</p><p><i class="fa">{{FA.globe}}</i> {{b.links[0]}}　<i class="fa">{{FA.github}}</i> {{b.links[1]}}</p><p>希望在 南京 或 远程，22-30K</p><h2>Technologies</h2><p>Likes: {% for s in t.skills %}<span class="t">{{s.name}}</span>{% endfor %}</p>
<h2>Experience</h2>{% for w,r in jobs %}<p><b>{{r.title}}</b></p><p class="g">{{w.company}} · {{r|per('cn',' → ','Current')}}</p>{{r|ul}}{% endfor %}<h2>Education</h2>{% for e in t.education %}<p><b>{{e.major}}，本科</b></p><p class="g">{{e.school}} · {{e|per('.',' → ')}}</p>{{e|ul}}{% endfor %}<h2>Open Source</h2>{% for p in t.projects %}<p><b>{{p.name}}</b></p><p class="g">{{p.role}} · {{p|per('cn',' → ','Current')}}</p>{{p|ps}}{% endfor %}<h2>Writing</h2><p>《十年老表怎么拆》，阅读 6 万</p><h2>Languages</h2><p>英语 CET-6 530</p>''')
file(n + '.pdf', 'jsonresume-stackoverflow', 'tags after Likes:, post above company, company · period with an arrow and Current, major above school, wishes in a sentence')

# orbit: sidebar with photo at the right, skills as bars in the main column
n = 'orbit-online-cv-1'
t = T(n, B('宗政样夏', '13500002149', 'zongzhengyangxia@example.com', '天津', gender=1, links=['https://example.com/zongzheng']),
      intentions=[I('心理咨询师')],
      education=[Ed('津沽样例师范大学', '应用心理', 6, '2016', '2019'), Ed('渤海示例医科大学', '临床医学', 5, '2010', '2015')],
      work=[J('天津范例青少年心理中心', R('心理咨询师', '2019', None, ['个案累计 2,600 小时，督导 180 小时', '为 11 所中学做危机干预培训', '和家长谈话的时间比和孩子谈的还多'])), J('示例区精神卫生中心', R('住院医师', '2015', '2016', ['轮转一年，决定去学说话']))],
      projects=[P('考前一百天团体辅导', '带领者', '2021-03', '2021-06', ['八次一期，焦虑自评下降 11 分'])],
      skills=S(('认知行为治疗', None), ('沙盘', None), ('团体辅导', None)), certificates=C(('心理治疗师（中级）', '2021-05'), ('执业医师资格证', '2016-12')), languages=L(('英语', '专业文献阅读'),), self='从医院走出来的咨询师，仍然相信药，也相信话。', others=[O('Interests', '织毛衣', '古典吉他')])
page(t, n, '''body{display:grid;grid-template-columns:1fr 62mm;min-height:297mm}main{padding:12mm 10mm}aside{background:#42a8c0;color:#fff}.top{background:#2f7c8f;text-align:center;padding:9mm 5mm}.top img{width:28mm;border-radius:50%;height:28mm;object-fit:cover}.blk{padding:5mm 6mm}h1{font-size:17pt}h2{color:#2d7788;font-size:13pt;margin:4mm 0 2mm}.blk h2{color:#fff}h2 i{background:#2d7788;color:#fff;border-radius:50%;padding:1mm 1.6mm;font-size:9pt;margin-right:2mm}.bar{height:3mm;background:linear-gradient(90deg,#40a4bb 88%,#f5f5f5 88%);margin-bottom:2mm}''', '''
<main><h2><i class="fa">{{FA.user}}</i>关于我</h2><p>{{t.selfEvaluation}}</p><h2><i class="fa">{{FA.case}}</i>经验</h2>{% for w,r in jobs %}<div class="f"><b>{{r.title}}</b><span>{{r|per('.',' - ')}}</span></div><p style="color:#97aac3">{{w.company}}</p>{{r|ps}}<br>{% endfor %}<h2><i class="fa">{{FA.archive}}</i>项目</h2>{% for p in t.projects %}<p><b>{{p.name}}</b> - {{p.role}}（{{p|per('.','～')}}）</p>{{p|ps}}{% endfor %}<h2><i class="fa">{{FA.rocket}}</i>本领</h2>{% for s in t.skills %}<p>{{s.name}}</p><div class="bar"></div>{% endfor %}</main>
<aside><div class="top"><img src="{{pic}}"><h1>{{b.name}}</h1><p>心理咨询师</p></div><div class="blk"><p><i class="fa">{{FA.mail}}</i> {{b.email}}</p><p><i class="fa">{{FA.phone}}</i> {{b.phone}}</p><p><i class="fa">{{FA.map}}</i> 天津</p><p><i class="fa">{{FA.female}}</i> 女</p><p><i class="fa">{{FA.globe}}</i> {{b.links[0]}}</p></div><div class="blk"><h2>教育</h2>{% for e in t.education %}<p><b>{{e.major}}（{{e|deg}}）</b></p><p>{{e.school}}</p><p>{{e|per('.',' - ')}}</p>{% endfor %}</div><div class="blk"><h2>证照</h2><p>心理治疗师（中级） 2021.05</p><p>执业医师资格证 2016.12</p></div><div class="blk"><h2>语言</h2><p>英语（专业文献阅读）</p></div><div class="blk"><h2>Interests</h2><p>织毛衣</p><p>古典吉他</p></div></aside>''', margin='0', pic=photo(bg=(240, 240, 245), long=True))
file(n + '.pdf', 'orbit-online-cv', 'sidebar on the right, icons in circles, years only for jobs and schools, months for the project, headings 经验, 本领 and 证照, major above school')

# startbootstrap: name in two colours, coloured strip with photo and navigation words
n = 'startbootstrap-resume-1'
t = T(n, B('Camille Échantillon', '13500002150', 'camille.echantillon@example.com', '北京', links=['https://example.com/echantillon']),
      education=[Ed('École Exemple des Beaux-Arts', 'Stage Design', 6, '2008-09', '2013-06')],
      work=[J('Sample Lantern Theatre, Beijing', R('Resident Set Designer', '2018-03', None, ['Forty productions, three of them still on tour', 'Built a shared props store with five other houses'])), J('Freelance', R('Set Designer', '2013-09', '2018-02', ['Opera, puppet theatre and one circus']))],
      skills=S(('Vectorworks', None), ('Model making', None), ('Blender', None)), languages=L(('French', 'mother tongue'), ('English', 'fluent'), ('Mandarin', 'conversational')), self='I build rooms that last two hours.', others=[O('Interests', 'Swimming in cold lakes. Repairing clocks.'), O('Awards', 'Example Scenography Prize, 2021')])
page(t, n, '''body{display:grid;grid-template-columns:48mm 1fr;min-height:297mm;font-size:10pt}nav{background:#bd5d38;color:#fff;text-align:center;padding:14mm 4mm}nav img{width:30mm;height:30mm;border-radius:50%;object-fit:cover}nav p{margin:2mm 0;text-transform:uppercase;font-size:9pt}main{padding:14mm 10mm}h1{font-size:26pt;text-transform:uppercase}h1 span{color:#bd5d38}h2{font-size:17pt;text-transform:uppercase;margin:6mm 0 2mm}''', '''
<nav><img src="{{pic}}"><p>About</p><p>Experience</p><p>Education</p><p>Skills</p><p>Interests</p><p>Awards</p></nav><main><h1>Camille <span>Échantillon</span></h1><p>Dongcheng · Beijing · 135-0000-2150 · {{b.email}}</p><p>{{t.selfEvaluation}}</p><p>{{b.links[0]}}</p><h2>Experience</h2>{% for w,r in jobs %}<div class="f"><b>{{r.title}}</b><span style="color:#bd5d38">{{r|per('full',' - ','Present')}}</span></div><p>{{w.company}}</p>{{r|ps}}<br>{% endfor %}<h2>Education</h2>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span style="color:#bd5d38">{{e|per('full',' - ')}}</span></div><p>Master of Arts</p><p>{{e.major}}</p>{% endfor %}<h2>Skills</h2><p>TOOLS</p><p>Vectorworks · Model making · Blender</p><p>LANGUAGES</p><p>French (mother tongue), English (fluent), Mandarin (conversational)</p><h2>Interests</h2><p>Swimming in cold lakes. Repairing clocks.</p><h2>Awards</h2><p>Example Scenography Prize, 2021</p></main>''', margin='0', lang='en', pic=photo(bg=(245, 230, 225), long=True))
file(n + '.pdf', 'startbootstrap-resume', 'English, French name with accents printed in capitals, a menu of section names in the sidebar, Freelance as the company, a comma in a company, languages below Skills')
