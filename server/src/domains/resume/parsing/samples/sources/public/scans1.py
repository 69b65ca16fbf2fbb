# Scans of what people print or fill in: a factory's form, Word's gallery, a job site's page, the labour market's form, LaTeX,
# a photo taken with a phone, a form from the stationer's, a builder's page.
from common import *

# scan-factory-form: entry form of a factory
n = 'scan-factory-form-1'
t = T(n, B('麻样根', '13500002201', None, '昆山', gender=0, birthMonth='1993-04'),
      intentions=[I('注塑技术员', [], None)],
      education=[Ed('凤凰示例职业技术学校', '模具', 2, '2008-09', '2011-06')],
      work=[J('昆山样本精密塑胶厂', R('注塑技术员', '2018-03', '2025-09', ['调机、换模，看 12 台机'])), J('吴江范例电子厂', R('操作工', '2011-07', '2018-02', ['流水线装配']))],
      skills=(), certificates=(), languages=(), self='服从安排，能上夜班。')
scan(t, n, '''h1{text-align:center;font-size:16pt}table{width:100%;border-collapse:collapse}td{border:1px solid #000;padding:2.2mm 2mm;text-align:center}.l{text-align:left}''', '''
<h1>昆山示例电子有限公司入职登记表</h1><p>应聘岗位：注塑技术员　　　　　填表日期：2025年10月8日</p><table><tr><td>姓名</td><td>{{b.name}}</td><td>性别</td><td>男</td><td>民族</td><td>苗族</td><td rowspan="3">照片</td></tr><tr><td>出生年月</td><td>1993.04</td><td>籍贯</td><td>湖南湘西</td><td>文化程度</td><td>中专</td></tr><tr><td>手机</td><td colspan="3">{{b.phone}}</td><td>现住址</td><td>昆山市玉山镇</td></tr>
<tr><td>毕业学校</td><td colspan="3">{{t.education[0].school}}</td><td>专业</td><td colspan="2">模具</td></tr><tr><td>在校时间</td><td colspan="6">2008.09—2011.06</td></tr><tr><td rowspan="3">工作经历</td><td colspan="2">起止年月</td><td colspan="2">单位</td><td>岗位</td><td>做什么</td></tr>{% for w,r in jobs %}<tr><td colspan="2">{{r|per('.','—')}}</td><td colspan="2">{{w.company}}</td><td>{{r.title}}</td><td>{{r.description}}</td></tr>{% endfor %}<tr><td>自我评价</td><td colspan="6" class="l">{{t.selfEvaluation}}</td></tr><tr><td>紧急联系人</td><td colspan="2">样嫂</td><td>关系</td><td>妻子</td><td>电话</td><td>0900-0000003</td></tr><tr><td>承诺</td><td colspan="6" class="l">以上所填属实，如有虚假愿接受处理。签名：</td></tr></table>''', angle=0.6, dpi=170)
file(n + '.pdf', 'scan-factory-form', 'scan of a form, 170 dpi, rotated by 0.6°; table of jobs with named columns, a second phone, no mail')

# scan-gallery-print: Word's gallery printed and scanned
n = 'scan-gallery-print-1'
t = T(n, B('车样澈', '13500002202', 'cheyangche@example.com', '大连'),
      intentions=[I('船舶电气工程师')],
      education=[Ed('星海示例海事大学', '船舶电子电气工程', 5, '2010-09', '2014-07')],
      work=[J('大连范例船务工程有限公司', R('电气工程师', '2017-05', None, ['负责 11 艘散货船压载水改造的电气设计', '跟船调试 140 天'])), J('样本远洋运输公司', R('电子电气员', '2014-08', '2017-04', ['三个合同期，跑巴西和几内亚']))],
      skills=S(('AutoCAD', None), ('西门子 PLC', None)), certificates=C(('电子电气员适任证书', '2014-12'),), languages=L(('英语', '船员英语，流利'),), self='海上三年，岸上八年，电工鞋没换过牌子。')
scan(t, n, '''h1{font-size:26pt;color:#333;font-weight:400}h2{font-size:13pt;color:#444;border-bottom:2px solid #444;margin:6mm 0 2mm}.d{font-size:9pt;letter-spacing:1px}''', '''
<h1>{{b.name}}</h1><p>船舶电气工程师 | 大连 | {{b.phone}} | {{b.email}}</p><h2>个人概况</h2><p>{{t.selfEvaluation}}</p><h2>工作经验</h2>{% for w,r in jobs %}<p class="d">{{r|per('cn',' – ')}}</p><p><b>{{r.title}}</b> | {{w.company}}</p>{{r|ul}}{% endfor %}<h2>教育</h2>{% for e in t.education %}<p class="d">{{e|per('cn',' – ')}}</p><p><b>{{e.major}}，本科</b> | {{e.school}}</p>{% endfor %}<h2>技能</h2><p>AutoCAD、西门子 PLC</p><h2>证书与语言</h2><p>电子电气员适任证书 | 2014年12月</p><p>英语：船员英语，流利</p>''', angle=-0.5, margin='20mm')
file(n + '.pdf', 'scan-gallery-print', 'scan, 150 dpi, rotated by -0.5°; period above post | company, major before school')

# scan-jobsite-print: print of a job site, two pages, grey
n = 'scan-jobsite-print-1'
t = T(n, B('公孙拟霞', '13500002203', 'gongsunnixia@example.com', '郑州', gender=1, birthMonth='1991-12', jobStatus=1),
      intentions=[I('客服经理', ['郑州'], K(9, 12))],
      education=[Ed('嵩岳样例学院', '电子商务', 5, '2010-09', '2014-06')],
      work=[J('郑州示例家电服务有限公司', R('客服经理', '2019-04', '2025-08', ['管理 64 席呼叫中心，满意度 96.3%', '把重复来电率由 21% 降到 9%'], dept='客服中心'), R('客服主管', '2016-06', '2019-03', ['带 18 人小组'], dept='客服中心')), J('河南样本网络有限公司', R('在线客服', '2014-07', '2016-05', ['日均接待 180 人'], dept='运营部'))],
      skills=S(('排班', 3), ('Excel', 3)), certificates=C(('普通话二级甲等', '2013-06'),), languages=(), self='接过最长的一通电话 2 小时 40 分钟，最后对方说谢谢。')
scan(t, n, '''body{font-size:10.5pt}h1{font-size:18pt}h2{background:#e8e8e8;font-size:12pt;padding:1mm 3mm;margin:5mm 0 2mm}''', '''
<h1>{{b.name}}</h1><p>女 | 1991年12月 | 现居郑州 | 11年工作经验 | 本科 | 离职-随时到岗</p><p>手机：{{b.phone}}　邮箱：{{b.email}}</p><h2>求职意向</h2><p>期望职位：客服经理</p><p>期望城市：郑州</p><p>期望薪资：9000-12000元/月</p><h2>自我评价</h2><p>{{t.selfEvaluation}}</p><h2>工作经历</h2>{% for w,r in jobs %}<p><b>{{w.company}}</b>　{{r|per('.','-')}}</p><p>{{r.title}} | {{r.department}}</p><p>工作内容：</p>{% for x in r|rows %}<p>{{loop.index}}. {{x}}</p>{% endfor %}<br>{% endfor %}<h2>教育经历</h2>{% for e in t.education %}<p><b>{{e.school}}</b>　{{e|per('.','-')}}</p><p>{{e.major}} | 本科</p>{% endfor %}<h2>技能证书</h2><p>排班：熟练　Excel：熟练</p><p>普通话二级甲等　2013.06</p>''', angle=0.9, dpi=160)
file(n + '.pdf', 'scan-jobsite-print', 'scan, 160 dpi, rotated by 0.9°; company repeated for its second post, numbered points below 工作内容, heading 技能证书')

# scan-labour-market-form: form of the labour market, half a page
n = 'scan-labour-market-form-1'
t = T(n, B('阿布都·样例提', '13500002204', None, None, gender=0, birthMonth='1986-10'),
      intentions=[I('烧烤师傅', ['石河子', '乌鲁木齐'], K(6, 8))],
      education=[Ed('沙湾样例中学', '', 1, None, '2003')],
      work=[J('石河子示例大酒店', R('烧烤师傅', '2015', None, [])), J('样本巴扎烤肉店', R('学徒', '2004', '2010', []))],
      certificates=C(('健康证', None),), languages=L(('维吾尔语', '母语'), ('普通话', '会')))
scan(t, n, '''h1{text-align:center;font-size:17pt}table{width:100%;border-collapse:collapse;font-size:11pt}td{border:1px solid #000;padding:2.5mm;text-align:center}''', '''
<h1>示例市人力资源市场求职登记表</h1><p>编号：2025-0331</p><table><tr><td>姓名</td><td>{{b.name}}</td><td>性别</td><td>男</td><td>出生年月</td><td>1986年10月</td></tr><tr><td>民族</td><td>维吾尔族</td><td>文化程度</td><td>初中</td><td>联系电话</td><td>{{b.phone}}</td></tr><tr><td>毕业学校</td><td colspan="3">{{t.education[0].school}}</td><td>毕业时间</td><td>2003年</td></tr><tr><td>语言</td><td colspan="3">维吾尔语（母语）、普通话（会）</td><td>证件</td><td>健康证</td></tr><tr><td rowspan="3">主要工作经历</td><td>时间</td><td colspan="2">单位</td><td colspan="2">工种</td></tr>{% for w,r in jobs %}<tr><td>{{r|per('.','-')}}</td><td colspan="2">{{w.company}}</td><td colspan="2">{{r.title}}</td></tr>{% endfor %}<tr><td>求职工种</td><td>烧烤师傅</td><td>求职地区</td><td>石河子、乌鲁木齐</td><td>月薪要求</td><td>6000-8000元</td></tr><tr><td>备注</td><td colspan="5">要求包吃住</td></tr></table><p>登记日期：2025年9月3日　　　经办人：</p>''', angle=-0.7, dpi=150)
file(n + '.pdf', 'scan-labour-market-form', 'scan of a form, 150 dpi, rotated by -0.7°; Uyghur name, years only, a gap of five years, jobs without a word of what was done, no mail')

# scan-latex-print: a LaTeX page printed, English and Chinese
n = 'scan-latex-print-1'
t = T(n, B('Ephemeral Gao', '13500002205', 'ephemeral.gao@example.com', None),
      education=[Ed('Sample Coast University', 'Oceanography', 7, '2016', '2021', 'Thesis on internal tides of an imaginary strait'), Ed('Example Bay College', 'Physics', 5, '2012', '2016')],
      work=[J('Specimen Ocean Forecasting Center', R('Research Scientist', '2021-09', None, ['Run the 1/36 degree coastal model', 'Two research cruises, 71 days at sea']))],
      skills=S(('Fortran', None), ('MATLAB', None), ('ROMS', None)), languages=L(('English', 'fluent'), ('Chinese', 'native')), others=[O('Publications', 'Gao E. Internal tides of the Sample Strait. Example Oceans, 2020.')])
scan(t, n, '''body{font-family:SERIF;font-size:11pt}h1{text-align:center;font-size:22pt;font-weight:400}h2{font-size:13pt;font-variant:small-caps;border-bottom:1px solid #000;margin:6mm 0 2mm}''', '''
<h1>{{b.name}}</h1><p style="text-align:center">{{b.email}} · 135 0000 2205</p><h2>Education</h2>{% for e in t.education %}<div class="f"><b>{{e.school}}</b><span>{{e|per('.',' – ')}}</span></div><p><i>{{'Ph.D.' if e.degree==7 else 'B.Sc.'}} in {{e.major}}</i></p><p>{{e.description}}</p>{% endfor %}<h2>Employment</h2>{% for w,r in jobs %}<div class="f"><b>{{w.company}}</b><span>{{r|per('en',' – ','present')}}</span></div><p><i>{{r.title}}</i></p>{{r|ul}}{% endfor %}<h2>Publications</h2><p>Gao E. Internal tides of the Sample Strait. Example Oceans, 2020.</p><h2>Skills</h2><p>Fortran, MATLAB, ROMS</p><h2>Languages</h2><p>English (fluent), Chinese (native)</p>''', angle=0.4, dpi=170, margin='22mm', lang='en')
file(n + '.pdf', 'scan-latex-print', 'scan, English serif, 170 dpi, rotated by 0.4°; small capitals as headings, no city and no wish')

# scan-phone-photo: photographed on a desk, colour, uneven
n = 'scan-phone-photo-1'
t = T(n, B('花拟珍', '13500002206', None, '成都', gender=1),
      intentions=[I('月嫂', ['成都'], K(12, 15))],
      education=[Ed('资阳样例中学', '', 3, '1992', '1995')],
      work=[J('成都示例母婴护理中心', R('金牌月嫂', '2016', None, ['带过 96 个宝宝，其中双胞胎 7 对', '会做月子餐 60 道'])), J('样本超市', R('收银员', '2005', '2015', ['十年没错过一次账']))],
      certificates=C(('母婴护理员（高级）', '2018'), ('健康证', None), ('营养师四级', '2020')), languages=(), skills=S(('催乳', None), ('月子餐', None), ('新生儿抚触', None)), self='心细，手轻，不爱玩手机。')
scan(t, n, '''body{background:#fffef6;font-size:12.5pt;padding:14mm}h1{font-size:24pt;text-align:center;letter-spacing:8px}h2{font-size:14pt;color:#b03a5b;margin:6mm 0 2mm}''', '''
<h1>{{b.name}}</h1><p>女，48岁，四川资阳人，现住成都。电话 {{b.phone}}（微信同号）</p><h2>找什么工作</h2><p>月嫂，成都，一个月 12000-15000 元</p><h2>干过什么</h2>{% for w,r in jobs %}<p>{{r|per('.','-')}}　{{w.company}}　{{r.title}}</p>{{r|ps('— ')}}{% endfor %}<h2>上过什么学</h2><p>1992-1995　资阳样例中学　高中</p><h2>有什么证</h2><p>母婴护理员（高级）2018 年；健康证；营养师四级 2020 年</p><h2>会什么</h2><p>催乳、月子餐、新生儿抚触</p><h2>我这个人</h2><p>{{t.selfEvaluation}}</p>''', margin='0', angle=1.3, dpi=140, colour=True, quality=45, blur=0.6, paper=150)
file(n + '.pdf', 'scan-phone-photo', 'photo in colour, 140 dpi, rotated by 1.3° on a dark desk; questions as headings, years only, certificates in a sentence, no mail')

# scan-stationery-form: the form "个人简历" every stationer sells
n = 'scan-stationery-form-1'
t = T(n, B('鱼样跃', '13500002207', 'yuyangyue@example.com', None, gender=0, birthMonth='2001-06'),
      intentions=[I('仓库管理员', ['天津'], K(5, 6))],
      education=[Ed('津门示例商业职业学院', '物流管理', 4, '2019-09', '2022-06'), Ed('静海样例中学', '', 3, '2016-09', '2019-06')],
      work=[J('天津样本电商仓储', R('仓管员', '2022-07', '2025-08', ['收发货，盘点，开叉车']))],
      skills=S(('叉车', None), ('Excel', None)), certificates=C(('叉车证 N1', '2022-11'),), languages=L(('英语', 'B级'),), self='老实肯干，不挑活。', others=[O('爱好特长', '篮球、修自行车')])
scan(t, n, '''h1{text-align:center;font-size:20pt;letter-spacing:12px}table{width:100%;border-collapse:collapse;font-size:11pt}td{border:1px solid #000;padding:2mm;text-align:center;height:9mm}.l{text-align:left}''', '''
<h1>个人简历</h1><table><tr><td>姓 名</td><td>{{b.name}}</td><td>性 别</td><td>男</td><td>出生年月</td><td>2001.6</td><td rowspan="4">照<br>片</td></tr><tr><td>籍 贯</td><td>天津静海</td><td>民 族</td><td>汉</td><td>政治面貌</td><td>群众</td></tr><tr><td>学 历</td><td>大专</td><td>身 高</td><td>178cm</td><td>外语程度</td><td>英语 B级</td></tr><tr><td>电 话</td><td colspan="2">{{b.phone}}</td><td>邮 箱</td><td colspan="2">{{b.email}}</td></tr><tr><td>求职意向</td><td colspan="6" class="l">仓库管理员，天津，月薪 5000-6000</td></tr><tr><td rowspan="2">学习经历</td><td colspan="2">2019.9-2022.6</td><td colspan="4">津门示例商业职业学院　物流管理　大专</td></tr><tr><td colspan="2">2016.9-2019.6</td><td colspan="4">静海样例中学　高中</td></tr><tr><td>工作经历</td><td colspan="2">2022.7-2025.8</td><td colspan="4">天津样本电商仓储　仓管员<br>收发货，盘点，开叉车</td></tr><tr><td>技能证书</td><td colspan="6" class="l">叉车、Excel；叉车证 N1（2022.11）</td></tr><tr><td>爱好特长</td><td colspan="6" class="l">篮球、修自行车</td></tr><tr><td>自我评价</td><td colspan="6" class="l">{{t.selfEvaluation}}</td></tr></table>''', angle=-1.0, dpi=150)
file(n + '.pdf', 'scan-stationery-form', 'scan of a form, 150 dpi, rotated by -1.0°; spaced labels, wish in a sentence, school, post and work in one cell, skills and certificates in one cell')

# scan-wubaiding-print: a builder's coloured page printed and scanned grey
n = 'scan-wubaiding-print-1'
t = T(n, B('相里例萌', '13500002208', 'xianglilimeng@example.com', '南宁', gender=1, birthMonth='2000-03', jobStatus=1),
      intentions=[I('会计助理', ['南宁'], K(4, 5))],
      education=[Ed('邕江样例财经学院', '会计学', 5, '2018-09', '2022-06')],
      work=[J('南宁范例代理记账公司', R('会计助理', '2022-07', '2025-09', ['负责 45 户小规模纳税人记账报税', '整理凭证、装订成册', '协助汇算清缴，零退回']))],
      skills=S(('金蝶', 3), ('Excel', 3)), certificates=C(('初级会计师', '2021-05'),), languages=L(('英语', 'CET-4'), ('壮语', '母语')), self='细心，坐得住，数字对不上睡不着。', others=[O('校园经历', '2019.09-2020.06　班级生活委员　管理班费，账目每月公布')])
scan(t, n, '''.rib{background:#3a6ea5;color:#fff;padding:1mm 5mm;font-weight:700;display:inline-block;margin:5mm 0 2mm}.g{display:grid;grid-template-columns:1fr 1fr;width:125mm}.t{display:grid;grid-template-columns:42mm 1fr 40mm;font-weight:700}.top{display:flex;justify-content:space-between}body{font-size:10.5pt}''', '''
<div class="top"><div><h1>{{b.name}}</h1><div class="g"><span>性别：女</span><span>生日：2000.03</span><span>现居：南宁</span><span>民族：壮族</span><span>电话：{{b.phone}}</span><span>状态：离职随时到岗</span></div><p>邮箱：{{b.email}}</p><p>求职意向：会计助理 / 南宁 / 4-5K</p></div><img src="{{pic}}" width="85"></div><div><span class="rib">教育背景</span></div>{% for e in t.education %}<div class="t"><span>{{e|per('.','-')}}</span><span>{{e.school}}</span><span>{{e.major}}（本科）</span></div>{% endfor %}<div><span class="rib">工作经历</span></div>{% for w,r in jobs %}<div class="t"><span>{{r|per('.','-')}}</span><span>{{w.company}}</span><span>{{r.title}}</span></div>{{r|ul}}{% endfor %}<div><span class="rib">校园经历</span></div><p>2019.09-2020.06　班级生活委员　管理班费，账目每月公布</p><div><span class="rib">技能证书</span></div><p>熟练使用金蝶、Excel；初级会计师（2021.05）；英语 CET-4；壮语 母语</p><div><span class="rib">自我评价</span></div><p>{{t.selfEvaluation}}</p>''', angle=0.3, dpi=150, pic=photo(bg=(200, 205, 215), long=True))
file(n + '.pdf', 'scan-wubaiding-print', 'scan, 150 dpi, rotated by 0.3°; white headings on grey, photo, period, company and post in columns, skills, certificate and languages in one sentence')
