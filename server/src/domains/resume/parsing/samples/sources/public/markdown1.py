# Layouts of Markdown and of notes printed: Feishu, geekcompany's ResumeSample, Lengxiong, Notion, Typora with GitHub's style.
from common import *

GITHUB = '''body{font-size:10.5pt;line-height:1.6;color:#24292f}h1{font-size:20pt;border-bottom:1px solid #d0d7de}h2{font-size:14pt;border-bottom:1px solid #d0d7de;margin:6mm 0 2mm}h3{font-size:12pt;margin:4mm 0 1mm}code{background:#eff1f3;font-family:"DejaVu Sans Mono","Noto Sans SC";font-size:9pt;padding:0 1mm}hr{border:0;border-top:2px solid #d0d7de;margin:4mm 0}blockquote{margin:2mm 0;border-left:3px solid #d0d7de;padding-left:3mm;color:#57606a}table{border-collapse:collapse}td,th{border:1px solid #d0d7de;padding:1mm 3mm}'''

# geekcompany: contacts as a list with slashes, company with period in brackets as heading, projects as headings, prose below
n = 'geekcompany-resumesample-1'
t = T(n, B('澹台拟舒', '13500002162', 'tantainishu@example.com', '杭州', gender=0, birthMonth='1993', links=['https://example.com/blog/tantai', 'https://example.com/git/tantai']),
      intentions=[I('Java高级程序员', ['杭州'], K(28, 35))],
      education=[Ed('运河示例大学', '软件工程', 5, None, '2015')],
      work=[J('杭州样例财税科技有限公司', R('', '2019-09', None, ['参与到公司核心系统的拆分与治理，是结算域的第二号位。'])), J('浙北示例软件', R('', '2015-07', '2019-08', []))],
      projects=[P('发票池项目', '', None, None, ['我在此项目负责了票据归集与去重，将一天一次的全量比对改成按事件增量，最困难的问题是税局接口的限流，我自己写了一个带令牌桶的代理层。这个项目中，我最自豪的技术细节是用布隆过滤器挡住 97% 的重复请求。']), P('银企直连项目', '', None, None, ['我在此项目负责了 11 家银行报文的适配层。']), P('社保申报项目', '', None, None, ['用 Activiti 做审批，后期维护 40 个地市的差异。']), P('tokenbucket-lite', '', None, None, ['一个单文件限流器，180 star'])],
      skills=S(*((x, 3) for x in ('Java', 'Kotlin', 'Python', 'Spring', 'MyBatis', 'MySQL', 'Redis', 'RocketMQ', 'Docker'))),
      others=[O('技术文章', '一次发票重复入账的排查', '布隆过滤器在财税系统里的用法')])
page(t, n, GITHUB, '''
<h1>联系方式</h1><ul><li>手机：{{b.phone}}（微信同号）</li><li>Email：{{b.email}}</li></ul><hr><h1>个人信息</h1><ul><li>{{b.name}}/男/1993</li><li>本科/运河示例大学软件工程专业 2015 年毕业</li><li>工作年限：10年</li><li>技术博客：{{b.links[0]}}</li><li>Github：{{b.links[1]}}</li><li>期望职位：Java高级程序员</li><li>期望薪资：税前月薪28k~35k</li><li>期望城市：杭州</li><li>现居：杭州</li></ul><hr><h1>工作经历</h1>
<h2>杭州样例财税科技有限公司 （ 2019年9月 ~ 至今 ）</h2><p>{{t.work[0].roles[0].description}}</p>{% for p in t.projects[:2] %}<h3>{{p.name}}</h3><p>{{p.description}}</p>{% endfor %}<h2>浙北示例软件 （ 2015年7月 ~ 2019年8月 ）</h2><h3>社保申报项目</h3><p>{{t.projects[2].description}}</p>
<hr><h1>开源项目和作品</h1><h2>开源项目</h2><ul><li>tokenbucket-lite：一个单文件限流器，180 star</li></ul><h2>技术文章</h2><ul><li>一次发票重复入账的排查</li><li>布隆过滤器在财税系统里的用法</li></ul><hr><h1>技能清单</h1><p>以下均为我熟练使用的技能</p><ul><li>Web开发：Java/Kotlin/Python</li><li>框架：Spring/MyBatis</li><li>数据库相关：MySQL/Redis</li><li>中间件与部署：RocketMQ/Docker</li></ul><hr><h1>致谢</h1><p>感谢您花时间阅读我的简历，期待能有机会和您共事。</p>''')
file(n + '.pdf', 'geekcompany-resumesample', 'name/sex/year in one item of a list, no posts, period in brackets after the company, projects in prose within their company, year of birth only, thanks at the end')

# feishu: emoji headings, callouts, database table of jobs
n = 'feishu-doc-1'
t = T(n, B('慕容例恬', '13500002163', 'muronglitian@example.com', '上海', links=['https://example.com/muronglt']),
      intentions=[I('用户研究员', ['上海'], None)],
      education=[Ed('苏州河样例大学', '社会学', 6, '2015-09', '2018-06'), Ed('皖南示例师范大学', '社会工作', 5, '2011-09', '2015-06')],
      work=[J('上海样本家装平台', R('用户研究专家', '2021-08', None, ['访谈 300 户装修家庭，产出《等待的焦虑》报告，推动工期可视化', '把研究结论做成可检索的洞察库，1,100 条'])), J('示例电商', R('用户研究员', '2018-07', '2021-07', ['搭建 NPS 体系，覆盖 9 个品类']))],
      projects=[P('银发用户深访', '负责人', '2023-03', '2023-08', ['跟着 22 位老人逛了一个夏天的菜场'])],
      skills=S(('深度访谈', None), ('问卷设计', None), ('SPSS', None), ('日志分析', None)), languages=L(('英语', 'CET-6'), ('上海话', '能听')), self='我不太相信问卷里的“非常满意”。', others=[O('彩蛋', '收集了 200 张陌生人的购物清单')])
page(t, n, '''body{font-size:10.5pt}h1{font-size:21pt}h2{font-size:14pt;margin:6mm 0 2mm}.call{background:#fff5e6;border:1px solid #ffe1b3;border-radius:2mm;padding:3mm 4mm;margin:2mm 0}table{border-collapse:collapse;width:100%}td,th{border:1px solid #dee0e3;padding:1.5mm 2mm;text-align:left;vertical-align:top;font-weight:400}th{background:#f5f6f7}''', '''
<h1>{{b.name}}的简历</h1><p style="color:#8f959e">最近修改：2025年10月30日</p><div class="call">💡 {{t.selfEvaluation}}</div><table><tr><th>📱 电话</th><th>📮 邮箱</th><th>🏙 在哪</th><th>🎯 想做</th><th>🔗 作品</th></tr><tr><td>{{b.phone}}</td><td>{{b.email}}</td><td>上海</td><td>用户研究员（上海）</td><td>{{b.links[0]}}</td></tr></table>
<h2>💼 上班的日子</h2><table><tr><th>时间</th><th>公司</th><th>岗位</th><th>做了什么</th></tr>{% for w,r in jobs %}<tr><td>{{r|per('.','-')}}</td><td>{{w.company}}</td><td>{{r.title}}</td><td>{{r|ul}}</td></tr>{% endfor %}</table><h2>🧩 一个项目</h2>{% for p in t.projects %}<p><b>{{p.name}}</b>｜{{p.role}}｜{{p|per('.','-')}}</p>{{p|ul}}{% endfor %}<h2>🎓 念书的日子</h2><table><tr><th>时间</th><th>学校</th><th>专业</th><th>学历</th></tr>{% for e in t.education %}<tr><td>{{e|per('.','-')}}</td><td>{{e.school}}</td><td>{{e.major}}</td><td>{{e|deg}}</td></tr>{% endfor %}</table><h2>🛠 工具箱</h2><p>深度访谈、问卷设计、SPSS、日志分析</p><h2>🗣 语言</h2><p>英语 CET-6；上海话 能听</p><h2>🎁 彩蛋</h2><p>收集了 200 张陌生人的购物清单</p>''')
file(n + '.pdf', 'feishu-doc', 'emoji headings 上班的日子 and 念书的日子, tables with named columns for contacts, jobs and schools, callout as summary without a heading')

# lengxiong: head with two sides, everything from Markdown, left and right on a line
n = 'lengxiong-resume-1'
t = T(n, B('令狐样樵', '13500002164', 'linghuyangqiao@example.com', None, gender=0, birthMonth='1998', links=['https://example.com/linghu']),
      intentions=[I('测试开发', ['武汉'], None)],
      education=[Ed('珞珈示例大学', '信息与计算科学', 5, '2016', '2020', '一等奖学金两次')],
      work=[J('武汉样例金融科技', R('测试开发工程师', '2022-04', None, ['接口自动化覆盖 2,300 条用例，回归从两天到 40 分钟', '自研流量回放，上线前拦截 P1 缺陷 12 个'])), J('光谷样本软件', R('测试工程师', '2020-07', '2022-03', ['银行核心系统 SIT、UAT，写用例 5,000 条']))],
      projects=[P('流量回放平台', '核心开发', None, None, ['录制线上流量，脱敏后在预发重放', '比对差异，自动归因到接口'])],
      skills=S(('Python', 3), ('pytest', 3), ('JMeter', 2), ('Jenkins', 2), ('Go', 1)), self='')
page(t, n, '''body{font-size:10pt}h1{font-size:20pt;text-align:center}h2{font-size:12.5pt;border-left:4px solid #2f81f7;background:#f6f8fa;padding:1mm 3mm;margin:5mm 0 2mm}h3{font-size:10.5pt}''', '''
<h1>{{b.name}}</h1><div class="f"><span>男 / 1998</span><span>求职意向：测试开发 / 武汉</span></div><div class="f"><span>{{b.phone}}</span><span>{{b.email}}</span></div><div class="f"><span>{{b.links[0]}}</span><span></span></div><h2>教育经历</h2>{% for e in t.education %}<div class="f"><span><b>{{e.school}}</b> - {{e.major}} - 本科</span><span>{{e|per('.',' ~ ')}}</span></div><p>{{e.description}}</p>{% endfor %}<h2>专业技能</h2><ul><li>熟练使用 Python、pytest</li><li>熟悉 JMeter、Jenkins</li><li>了解 Go</li></ul><h2>工作经历</h2>{% for w,r in jobs %}<div class="f"><h3>{{w.company}} - {{r.title}}</h3><span>{{r|per('.',' ~ ')}}</span></div>{{r|ul}}{% endfor %}<h2>项目经历</h2>{% for p in t.projects %}<div class="f"><h3>{{p.name}}</h3><span>{{p.role}}</span></div>{{p|ul('ol')}}{% endfor %}''')
file(n + '.pdf', 'lengxiong-resume', 'fields joined by dashes, skills as sentences by level, a project without a period, contacts at both sides')

# notion page print: icon, properties table, toggles, columns
n = 'notion-page-1'
t = T(n, B('Rui Pretendo', '13500002165', 'rui.pretendo@example.com', '上海', links=['https://example.com/rui']),
      intentions=[I('Motion Designer')],
      education=[Ed('Escola Exemplo de Lisboa', 'Communication Design', 5, '2012', '2016')],
      work=[J('Studio Ejemplo Shanghai', R('Senior Motion Designer', '2020-02', None, ['Title sequences, launch films, one very long escalator screen', 'Set up the render farm out of retired gaming PCs'])), J('Freelance', R('Motion Designer', '2016-10', '2020-01', ['Lisbon, Macau, Shanghai']))],
      projects=[P('100 days of loops', '', '2021-01', '2021-04', ['A loop a day, shown at the Sample Animation Week'])],
      skills=S(('After Effects', None), ('Houdini', None), ('Cinema 4D', None)), languages=L(('Portuguese', 'native'), ('English', 'fluent'), ('Mandarin', 'getting there')), self='I make things move, mostly logos, sometimes people.', others=[O('Things I like', 'Ceramics', 'Night trains')])
page(t, n, '''body{font-size:10.5pt;color:#37352f}h1{font-size:24pt}h2{font-size:15pt;margin:6mm 0 1mm}.p{display:grid;grid-template-columns:32mm 1fr;color:#777;gap:1mm}.p b{font-weight:400;color:#37352f}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm}.t{background:#e9e9e7;border-radius:1mm;padding:0 1.5mm;margin-right:1.5mm}''', '''
<p style="font-size:30pt">🎞️</p><h1>{{b.name}}</h1><div class="p"><span>Role</span><b>Motion Designer</b><span>Where</span><b>Shanghai, Jing'an</b><span>Mail</span><b>{{b.email}}</b><span>Phone</span><b>+86 135 0000 2165</b><span>Reel</span><b>{{b.links[0]}}</b><span>Speaks</span><b>Portuguese (native), English (fluent), Mandarin (getting there)</b></div><hr>
<h2>Who</h2><p>{{t.selfEvaluation}}</p><h2>Where I've been</h2>{% for w,r in jobs %}<p>▾ <b>{{w.company}}</b> — {{r.title}} <span class="t">{{r|per('en',' → ','now')}}</span></p>{{r|ul}}{% endfor %}<div class="two"><div><h2>What I do</h2>{% for s in t.skills %}<p>☑ {{s.name}}</p>{% endfor %}<h2>School</h2>{% for e in t.education %}<p>{{e.school}}</p><p>BA {{e.major}}, {{e|per('.','–')}}</p>{% endfor %}</div><div><h2>Side project</h2>{% for p in t.projects %}<p><b>{{p.name}}</b></p><p>{{p|per('en',' → ')}}</p><p>{{p.description}}</p>{% endfor %}<h2>Things I like</h2><p>Ceramics</p><p>Night trains</p></div></div>''', lang='en')
file(n + '.pdf', 'notion-page', 'English, table of properties as head, playful headings (Who, Where I\'ve been, What I do), triangles and ticks as bullets, languages among the properties')

# typora with GitHub's style: front table, prose, headings in levels
n = 'typora-github-1'
t = T(n, B('皇甫示岑', '13500002166', 'huangfushicen@example.com', '成都', links=['https://example.com/git/huangfu']),
      education=[Ed('浣花示例大学', '数学与应用数学', 5, '2010-09', '2014-06')],
      work=[J('成都范例游戏引擎有限公司', R('图形程序员', '2018-05', None, ['我负责渲染管线。头两年在还债，把前向渲染换成延迟；后三年在加功能，体积云、虚拟阴影都是我写的。去年开始带两个人。'])), J('样本三维', R('C++ 开发', '2014-07', '2018-04', ['做 CAD 内核里的布尔运算，数学系没白读。']))],
      skills=S(('C++', None), ('HLSL', None), ('Vulkan', None), ('RenderDoc', None)), languages=L(('英语', '读写流利，口语一般'),), self='图形程序员，写了七年着色器。想继续写。', others=[O('写过的东西', '《阴影为什么会闪》', '《给数学系同学的渲染入门》')])
page(t, n, GITHUB, '''
<h1>{{b.name}}</h1><p>成都 · <code>{{b.phone}}</code> · <code>{{b.email}}</code> · {{b.links[0]}}</p><blockquote>图形程序员，写了七年着色器。想继续写。</blockquote><h2>1. 我的故事</h2><p>2010 年 9 月到 2014 年 6 月，我在浣花示例大学读数学与应用数学，拿了本科学位。</p>{% for w,r in jobs %}<h3>1.{{loop.index}} {{w.company}}，{{r.title}}（{{r|per('cn',' ~ ')}}）</h3><p>{{r.description}}</p>{% endfor %}<h2>2. 会用的东西</h2><ul><li><code>C++</code> <code>HLSL</code> <code>Vulkan</code> <code>RenderDoc</code></li><li>英语：读写流利，口语一般</li></ul><h2>3. 写过的东西</h2><ol><li>《阴影为什么会闪》</li><li>《给数学系同学的渲染入门》</li></ol>''')
file(n + '.pdf', 'typora-github', 'school told in a sentence, numbered playful headings 我的故事 and 会用的东西, company, post and period in a numbered heading, a language among the skills, motto as a quotation')
