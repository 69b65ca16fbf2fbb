# Layouts of what job sites print or let download: BOSS Zhipin, 51job, Zhaopin, Liepin.
from common import *

# boss-zhipin: name with sign of sex, line of figures, advantage, wishes as lines, work with 内容, tags behind posts
n = 'boss-zhipin-1'
t = T(n, B('滕样坤', '13500002131', 'tengyangkun@example.com', None, gender=0, jobStatus=3),
      intentions=[I('餐饮区域经理', ['合肥'], K(15, 20)), I('店长', ['合肥'], K(12, 15))],
      education=[Ed('江淮范例商贸学校', '烹饪工艺', 2, '2008', '2011')],
      work=[J('合肥样本火锅餐饮管理有限公司', R('区域经理', '2020-06', None, ['管 6 家直营店，员工 210 人，月营业额合计 480 万；', '每周巡店两轮，把“出品、卫生、笑脸”三张表做到店长自己会打分；', '食材成本由 41.2% 降到 37.6%，其中锅底统一配送贡献最大；', '培养店长 5 名，其中 2 名是洗碗工出身。', '三家店月利润破 30 万，2023 年被评为集团“铁军区域”。'], dept='运营部')),
            J('江淮示例酒楼', R('店长', '2016-03', '2020-05', ['前厅后厨一起管，兼采购，翻台率从 1.8 做到 2.9。'])), J('合肥样例快餐', R('见习店长', '2013-02', '2016-02', ['排班、盘点、收银，外卖平台上线第一批。']), R('服务员', '2011-07', '2013-01', ['传菜、点单。']))],
      skills=S(('多店管理', None), ('成本控制', None), ('门店管理', None), ('排班', None)), certificates=C(('健康证', None), ('食品安全管理员（高级）', '2021-04')), self='干了十四年餐饮，能蹲厨房也能看报表。\n开过新店 4 家，关过 1 家，知道为什么关。')
page(t, n, '''body{font-size:10pt}h1{font-size:18pt;font-weight:700}h3{font-size:12pt;margin:6mm 0 2mm;border-left:3px solid #00a6a7;padding-left:3mm}.tags span{background:#f2f5f7;border-radius:2px;padding:0 2mm;margin-right:2mm;font-size:8.5pt;color:#666}.it{margin-bottom:4mm}small{color:#666}''', '''
<h1>{{b.name}} ♂</h1><p>14年 ｜ 中专 ｜ 32岁 ｜ 在职-考虑机会</p><p>📞 {{b.phone}}　💬 同手机号　📧 {{b.email}}</p><h3>个人优势</h3>{% for x in t.selfEvaluation.split('\n') %}<p>{{x}}</p>{% endfor %}
<h3>期望职位</h3>{% for i in t.intentions %}<p>{{i.position}}　｜　{{i.salary.min//100000}}-{{i.salary.max//100000}}K　｜　餐饮　｜　合肥</p>{% endfor %}
<h3>工作经历</h3>{% for w,r in jobs %}<div class="it"><div class="f"><span><b>{{w.company}}</b>{% if r.department %}　{{r.department}}{% endif %}　{{r.title}}</span><small>{{r|per('.',' - ')}}</small></div>{% if loop.first %}<p>内容：</p>{% for x in (r|rows)[:4] %}<p>{{loop.index}}、{{x}}</p>{% endfor %}<p>业绩：</p><p>{{(r|rows)[4]}}</p>{% else %}<p>内容：</p>{{r|ps}}{% endif %}{% if not loop.last %}<div class="tags">拥有技能：{% for x in [['多店管理','成本控制'],['门店管理'],['排班']][loop.index0] %}<span>{{x}}</span>{% endfor %}</div>{% endif %}</div>{% endfor %}
<h3>教育经历</h3>{% for e in t.education %}<div class="f"><span><b>{{e.school}}</b>　中专　{{e.major}}</span><small>{{e.start}}-{{e.end}}</small></div>{% endfor %}<h3>资格证书</h3><p>健康证　食品安全管理员（高级） 2021.04</p>''')
file(n + '.pdf', 'boss-zhipin', 'two wishes as rows, 内容 and 业绩 above numbered lines, 拥有技能 with tags below each job, company repeated for its second post, no city but in the wishes')

# 51job: download of a site, tables of labels, period in front, industry and size, Chinese long form
n = '51job-1'
t = T(n, B('欧阳例澜', '13500002132', 'ouyanglilan@example.com', '广州', gender=1, birthMonth='1988-06', jobStatus=2),
      intentions=[I('财务经理', ['广州', '佛山'], K(20, 25))],
      education=[Ed('珠江样例大学', '会计学', 5, '2006-09', '2010-06', '主修中级财务会计、审计、税法')],
      work=[J('广州示例日化股份有限公司', R('财务经理', '2017-05', None, ['全面负责财务部工作，带领 9 人团队；', '每月 5 日前出具合并报表，配合年审；', '主导 ERP 由金蝶 K3 切换到云星空，历时 7 个月；', '筹划研发费用加计扣除，三年节税 640 万元。'], dept='财务部'), R('总账会计', '2013-03', '2017-04', ['负责总账、成本核算，每月结转 1,200 个料号；', '办理出口退税。'], dept='财务部')),
            J('佛山样本陶瓷有限公司', R('会计', '2010-07', '2013-02', ['应收应付、往来对账，开票报税。'], dept='财务科'))],
      projects=[P('云星空 ERP 实施', '甲方项目经理', '2020-03', '2020-10', ['梳理 43 条业务流程，期初数据一次平'])],
      skills=S(('金蝶云星空', 4), ('Excel', 4), ('Power Query', 2)), certificates=C(('会计从业资格证', '2010-05'), ('中级会计师', '2014-09'), ('税务师', '2018-11')), languages=L(('英语', '良好'), ('粤语', '精通')),
      self='十五年制造业财务经验，熟悉从原始凭证到上市辅导的全过程；做事有底线，不做假账。')
page(t, n, '''body{font-size:9.5pt}h1{font-size:16pt}.sec{background:#fff3e8;color:#ff6000;font-weight:700;padding:1.2mm 3mm;margin:5mm 0 2mm}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:.7mm 1mm}td.l{color:#777;width:24mm}.d{width:38mm;color:#555}''', '''
<div class="f"><div><h1>{{b.name}}</h1><p>女 | 37 岁（1988/06） | 现居住广州-天河区 | 15年工作经验</p><p>手机：{{b.phone}}　　邮箱：{{b.email}}</p><p>在职-月内到岗</p></div><small>ID：90002132<br>更新于 2025/11/03</small></div>
<table><tr><td class="l">最近工作</td><td>财务经理（8年6个月）</td><td class="l">最高学历</td><td>本科</td></tr><tr><td class="l">公　　司</td><td>广州示例日化股份有限公司</td><td class="l">专　　业</td><td>会计学</td></tr></table>
<div class="sec">求职意向</div><table><tr><td class="l">期望薪资：</td><td>2-2.5万/月</td><td class="l">地　　点：</td><td>广州、佛山</td></tr><tr><td class="l">职　　能：</td><td>财务经理</td><td class="l">工作类型：</td><td>全职</td></tr><tr><td class="l">自我评价：</td><td colspan="3">{{t.selfEvaluation}}</td></tr></table>
<div class="sec">工作经验</div>{% for w,r in jobs %}<table><tr><td class="d">{{r|per('/1','-')}}</td><td><b>{{r.title}}</b></td></tr><tr><td></td><td>{{w.company}}　[{{['8年6个月','4年2个月','2年8个月'][loop.index0]}}]</td></tr><tr><td></td><td>{{['快速消费品 | 500-1000人 | 上市公司','快速消费品 | 500-1000人 | 上市公司','建材 | 150-500人 | 民营公司'][loop.index0]}}</td></tr><tr><td class="l">部　　门：</td><td>{{r.department}}</td></tr><tr><td class="l">工作描述：</td><td>{{r|br}}</td></tr></table>{% endfor %}
<div class="sec">项目经验</div>{% for p in t.projects %}<table><tr><td class="d">{{p|per('/1','-')}}</td><td><b>{{p.name}}</b></td></tr><tr><td class="l">担任职务：</td><td>{{p.role}}</td></tr><tr><td class="l">项目描述：</td><td>{{p.description}}</td></tr></table>{% endfor %}
<div class="sec">教育经历</div>{% for e in t.education %}<table><tr><td class="d">{{e|per('/1','-')}}</td><td><b>{{e.school}}</b></td></tr><tr><td></td><td>本科 | {{e.major}}</td></tr><tr><td class="l">专业描述：</td><td>{{e.description}}</td></tr></table>{% endfor %}
<div class="sec">技能特长</div><table><tr><td class="l">技能/语言：</td><td>英语 良好　粤语 精通　金蝶云星空 精通　Excel 精通　Power Query 熟悉</td></tr><tr><td class="l">证　　书：</td><td>2010/5 会计从业资格证<br>2014/9 中级会计师<br>2018/11 税务师</td></tr></table>''', margin='12mm')
file(n + '.pdf', '51job', 'tables of labels, summary of the last job before the jobs, length of stay in brackets, industry, size and nature on a line, skills and languages in one line, two pages')

# zhaopin: grey heading bars, company then bars, print with browser's head and foot
n = 'zhaopin-1'
t = T(n, B('解拟秋', '13500002133', 'xieniqiu@example.com', '西安', gender=1, birthMonth='1995-10', jobStatus=1),
      intentions=[I('人事专员', ['西安', '咸阳'], K(6.001, 8)), I('招聘专员', ['西安', '咸阳'], K(6.001, 8))],
      education=[Ed('渭水示例工商学院', '人力资源管理', 5, '2015-09', '2017-07'), Ed('灞桥样例职业技术学院', '文秘', 4, '2012-09', '2015-06')],
      work=[J('西安范例物业服务有限公司', R('人事专员', '2020-08', '2025-09', ['负责项目保安、保洁等基层岗位招聘，年入职 400 余人', '办理社保、公积金增减员，处理工伤 11 起', '管理劳动合同 760 份，续签零遗漏'], dept='人力资源部')), J('样本教育咨询（西安）有限公司', R('招聘助理', '2017-08', '2020-07', ['电话邀约，日均 80 通', '校招宣讲会跟场 22 场'], dept='人事行政部'))],
      skills=S(('Excel', 3), ('钉钉', 3), ('用友 HR', 2)), certificates=C(('企业人力资源管理师三级', '2018-11'),), languages=L(('英语', '读写一般，听说一般'),),
      self='说话直，办事快；和保洁阿姨、保安大哥都处得来。', others=[O('培训经历', '2019.03 - 2019.04　西安示例人才中心　劳动关系协调员培训')])
page(t, n, '''body{font-size:9.5pt}h1{font-size:17pt}h2{background:#eef2f8;font-size:11pt;padding:1mm 3mm;margin:5mm 0 2mm}.g{color:#888}.it{margin:0 0 3mm}''', '''
<div class="f"><div><h1>{{b.name}}</h1><p>女 | 1995年10月 | 户口：陕西渭南 | 现居住于西安</p><p>8年工作经验 | 本科 | 未婚</p><p>手机：{{b.phone}}</p><p>E-mail：{{b.email}}</p></div><img src="{{pic}}" width="80"></div>
<h2>求职意向</h2><p>期望工作性质：全职</p><p>期望从事职业：人事专员、招聘专员</p><p>期望月薪：6001-8000元/月</p><p>期望工作地区：西安、咸阳</p><p>目前状况：我目前处于离职状态，可立即上岗</p><h2>自我评价</h2><p>{{t.selfEvaluation}}</p>
<h2>工作经历</h2>{% for w,r in jobs %}<div class="it"><p>{{r|per('/',' -- ')}}　<b>{{w.company}}</b>（{{['5年1个月','2年11个月'][loop.index0]}}）</p><p>{{r.title}} | {{r.department}} | {{['4001-6000元/月','2001-4000元/月'][loop.index0]}}</p><p class="g">{{['物业管理/商业中心 | 企业性质：民营 | 规模：1000-9999人','教育/培训 | 企业性质：民营 | 规模：100-499人'][loop.index0]}}</p><p>工作描述：</p>{% for x in r|rows %}<p>{{x}}</p>{% endfor %}</div>{% endfor %}
<h2>教育经历</h2>{% for e in t.education %}<p>{{e|per('/',' -- ')}}　{{e.school}}　{{e.major}}　{{e|deg}}</p>{% endfor %}<h2>培训经历</h2><p>2019.03 - 2019.04　西安示例人才中心　劳动关系协调员培训</p><h2>证书</h2><p>2018/11　企业人力资源管理师三级</p><h2>语言能力</h2><p>英语：读写一般，听说一般</p><h2>专业技能</h2><p>Excel：熟练 | 60个月</p><p>钉钉：熟练 | 48个月</p><p>用友 HR：熟悉 | 24个月</p>''', margin='''16mm 14mm;font-size:8pt;@top-left{content:"2025/11/8 10:12"}@top-center{content:"简历详情-样例招聘网"}@bottom-left{content:"https://example.com/resume/detail?id=90002133"}@bottom-right{content:counter(page)"/"counter(pages)}''', pic=photo(bg=(235, 235, 240), long=True))
file(n + '.pdf', 'zhaopin', 'browser print with date, title and page in the margins, two posts wished for in one line, 2020/08 -- 2025/09, pay of each job, months of experience behind skills, 专升本')

# liepin: pay per year, company with its whole period above posts, labels of rank, two pages
n = 'liepin-1'
t = T(n, B('乐正样禹', '13500002134', 'lezhengyangyu@example.com', '深圳', gender=0, birthMonth='1981-09', jobStatus=3),
      intentions=[I('供应链总经理', ['深圳', '东莞'], W(90, 120))],
      education=[Ed('南粤示例大学', '高级工商管理硕士（EMBA）', 6, '2016-09', '2018-12'), Ed('湘中样例工学院', '工业工程', 5, '1999-09', '2003-07')],
      work=[J('深圳样本智能家居股份有限公司', R('供应链中心副总经理', '2019-03', None, ['汇报对象：总裁', '下属人数：156', '统管计划、采购、物流、关务四部，年采购额 38 亿元', '推行 S&OP，预测准确率由 61% 提升到 82%，库存周转 5.1 次提升到 8.3 次', '越南、墨西哥双工厂供应体系从零搭建'], dept='供应链中心'), R('采购总监', '2015-07', '2019-02', ['汇报对象：供应链副总', '下属人数：42', '结构件、电子料双线整合，三年降本 2.9 亿元'], dept='采购部')),
            J('东莞范例通信设备有限公司', R('资深采购经理', '2009-04', '2015-06', ['下属人数：11', '芯片、PCB 品类策略；2011 年泰国洪水期间保供零断线'], dept='资源开发部'), R('采购工程师', '2006-05', '2009-03', ['负责连接器寻源'], dept='资源开发部')),
            J('长沙示例汽车电器厂', R('IE 工程师', '2003-07', '2006-04', ['产线平衡，工时测定']))],
      projects=[P('墨西哥工厂本地化采购', '项目总负责', '2021-05', '2022-12', ['项目职责：组织 7 个品类本地寻源，本地化率达到 46%', '项目业绩：关税与运费合计年节约 5200 万元'])],
      skills=(), languages=L(('英语', '工作语言'), ('普通话', '母语'), ('粤语', '熟练')), self='二十二年制造业，十六年采购与供应链；从画产线开始，走到全球布局。\n信奉“供应商是看出来的，不是比价比出来的”。',
      certificates=C(('CPIM', '2010-08'),))
page(t, n, '''body{font-size:9.5pt}h1{font-size:18pt}h2{font-size:12pt;color:#ff6400;border-bottom:1px solid #eee;margin:5mm 0 2mm;padding-bottom:1mm}.k{color:#888}.co{background:#fafafa;padding:1.5mm 2mm;margin-top:3mm}.ro{padding-left:5mm}table td{padding:.5mm 3mm .5mm 0}''', '''
<div class="f"><div><h1>{{b.name}} <small style="font-size:10pt;font-weight:400">先生</small></h1><p>44岁 · 工作22年 · 硕士 · 深圳-南山区</p><p>在职，看看新机会</p><p>供应链中心副总经理 · 深圳样本智能家居股份有限公司</p></div><div style="text-align:right"><p>{{b.phone}}</p><p>{{b.email}}</p><p class="k">简历编号 9000213400</p><p class="k">最后登录 2025-11-08</p></div></div>
<h2>求职意向</h2><table><tr><td class="k">期望职位</td><td>供应链总经理</td><td class="k">期望地点</td><td>深圳/东莞</td></tr><tr><td class="k">期望年薪</td><td>90-120万</td><td class="k">期望行业</td><td>智能硬件/消费电子</td></tr><tr><td class="k">出生年月</td><td>1981.09</td><td class="k">婚姻状况</td><td>已婚</td></tr></table>
<h2>工作经历</h2>{% for w in t.work %}<div class="co f"><b>{{w.company}}</b><span>{{['2015.07 - 至今（10年4个月）','2006.05 - 2015.06（9年1个月）','2003.07 - 2006.04（2年9个月）'][loop.index0]}}</span></div><p class="k">{{['智能硬件 ｜ 股份制企业 ｜ 2000-5000人','通信设备 ｜ 民营企业 ｜ 5000-10000人','汽车零部件 ｜ 国有企业 ｜ 500-999人'][loop.index0]}}</p>{% for r in w.roles %}<div class="ro"><div class="f"><b>{{r.title}}</b><span>{{r|per('.',' - ')}}</span></div>{% if r.department %}<p><span class="k">所在部门：</span>{{r.department}}</p>{% endif %}{% for x in r|rows %}{% if x.startswith('汇报') or x.startswith('下属') %}<p>{{x}}</p>{% endif %}{% endfor %}<p class="k">职责业绩：</p>{% for x in r|rows %}{% if not x.startswith('汇报') and not x.startswith('下属') %}<p>- {{x}}</p>{% endif %}{% endfor %}</div>{% endfor %}{% endfor %}
<h2>项目经历</h2>{% for p in t.projects %}<div class="f"><b>{{p.name}}</b><span>{{p|per('.',' - ')}}</span></div><p><span class="k">项目职务：</span>{{p.role}}</p>{{p|ps}}{% endfor %}<h2>教育经历</h2>{% for e in t.education %}<div class="f"><span><b>{{e.school}}</b>　{{e.major}}　{{['硕士','本科（统招）'][loop.index0]}}</span><span>{{e|per('.',' - ')}}</span></div>{% endfor %}<h2>语言能力</h2><p>英语（工作语言）、普通话（母语）、粤语（熟练）</p><h2>证书</h2><p>CPIM　2010.08</p><h2>自我评价</h2>{% for x in t.selfEvaluation.split('\n') %}<p>{{x}}</p>{% endfor %}''', margin='13mm')
file(n + '.pdf', 'liepin', 'five posts in three companies, each company with its whole period and length of stay, industry lines, 汇报对象 and 下属人数, last post repeated in the head, pay per year, two pages')
