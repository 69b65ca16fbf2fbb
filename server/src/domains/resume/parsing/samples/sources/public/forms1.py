# Layouts of forms: an application for a public post, Europass, a school's letter of recommendation, a state firm's form.
from common import *
from docx.shared import Cm

p, new, widths = word.p, word.new, word.widths


def grid(doc, columns, rows, ws):
    """A ruled table; a row is a list of (text, how many columns), of which a list of texts is several paragraphs."""
    table = doc.add_table(rows=0, cols=columns, style='Table Grid')
    for cells in rows:
        row, at = table.add_row().cells, 0
        for text, span in cells:
            cell = row[at] if span == 1 else row[at].merge(row[at + span - 1])
            for i, x in enumerate(text if isinstance(text, list) else [text]): p(cell, x, first=i == 0, size=10)
            at += span
    widths(table, ws)
    return table


# civil-post-form: registration for a post in a public institution, docx
n = 'civil-post-form-1'
t = T(n, B('纳兰样蕤', '13500002191', 'nalanyangrui@example.com', None, gender=1, birthMonth='1998-07'),
      intentions=[I('检验技术岗')],
      education=[Ed('范例县第一中学', '', 3, '2013-09', '2016-06'), Ed('鄂西样例医药大学', '医学检验技术', 5, '2016-09', '2020-06'), Ed('鄂西样例医药大学', '卫生检验与检疫', 6, '2020-09', '2023-06')],
      work=[J('范例市第三人民医院', R('技师', '2023-07', None, ['微生物室日常检验，参与院感暴发溯源 2 次'], dept='检验科'))],
      skills=S(('PCR', 4), ('质谱鉴定', 2)), certificates=C(('检验技师（初级）', '2021-05'), ('PCR 上岗证', '2023-11'), ('计算机二级', None)), languages=L(('英语', 'CET-6 472 分'),), self='', others=[O('奖惩情况', '2022年　校级一等奖学金', '2024年　医院优秀员工')])
doc = new('宋体', margins=(1.8, 1.5, 1.8, 1.8))
p(doc, '示例县事业单位公开招聘工作人员报名登记表', b=True, size=16, align='c', first=False)
p(doc, '报考单位：示例县疾控中心　　报考岗位：检验技术岗　　岗位代码：A0219')
grid(doc, 7, [
    [('姓　名', 1), (t['basics']['name'], 1), ('性　别', 1), ('女', 1), ('出生年月', 1), ('1998.07', 1), ('（贴照片处）', 1)],
    [('民　族', 1), ('满族', 1), ('籍　贯', 1), ('湖北恩施', 1), ('政治面貌', 1), ('中共党员', 1), ('', 1)],
    [('最高学历', 1), ('硕士研究生', 1), ('学　位', 1), ('理学硕士', 1), ('外语水平', 1), ('英语 CET-6 472 分', 1), ('', 1)],
    [('毕业院校及专业', 1), ('鄂西样例医药大学 卫生检验与检疫', 4), ('计算机水平', 1), ('计算机二级', 1)],
    [('身份证号', 1), ('', 3), ('联系电话', 1), (t['basics']['phone'], 2)],
    [('通讯地址', 1), ('', 3), ('电子邮箱', 1), (t['basics']['email'], 2)],
    [('学习及工作简历（从高中填起）', 1), (['2013.09—2016.06　范例县第一中学　学生', '2016.09—2020.06　鄂西样例医药大学　医学检验技术专业　本科', '2020.09—2023.06　鄂西样例医药大学　卫生检验与检疫专业　硕士', '2023.07—至今　　范例市第三人民医院　检验科 技师', '　　微生物室日常检验，参与院感暴发溯源 2 次'], 6)],
    [('职称及资格', 1), (['检验技师（初级）　2021.05', 'PCR 上岗证　2023.11'], 6)],
    [('专业特长', 1), ('精通 PCR，熟悉质谱鉴定', 6)],
    [('奖惩情况', 1), (['2022年　校级一等奖学金', '2024年　医院优秀员工'], 6)],
    [('家庭主要成员', 1), (['父　　样父　　示例镇中学　教师', '母　　样母　　务农'], 6)],
    [('诚信承诺', 1), ('本人承诺以上所填信息真实、准确，如有虚假，责任自负。　承诺人（签名）：　　　年　月　日', 6)],
    [('审查意见', 1), ('审查人：　　　　　　　　　（盖章）　　　年　月　日', 6)]], [2.4, 2.6, 1.8, 2.4, 2.2, 3.2, 2.8])
if only(n): word.save(doc, n + '.docx')
file(n + '.docx', 'civil-post-form', 'registration form of merged cells, school, college and job in one cell from the oldest on, a high school as 学生, family members, pledge and signature lines')

# europass: labels on the left, periods first, one block a job
n = 'europass-1'
t = T(n, B('Zsófia Minta', '13500002192', 'zsofia.minta@example.com', '深圳', gender=1, birthMonth='1993-02', links=['https://example.com/minta']),
      intentions=[I('Embedded Test Engineer')],
      education=[Ed('Minta University of Technology, Budapest', 'Electrical Engineering', 6, '2015-09', '2017-06', 'Thesis: automated EMC pre-compliance'), Ed('Minta University of Technology, Budapest', 'Electrical Engineering', 5, '2011-09', '2015-01')],
      work=[J('Specimen Mobility (Shenzhen) Co., Ltd.', R('Test Lead', '2021-10', None, ['Built the HIL bench for four scooter models', 'Field failures down from 2.2% to 0.6%'])), J('Példa Automotive Kft.', R('Test Engineer', '2017-07', '2021-09', ['CAN and LIN test automation']))],
      skills=S(('CANoe', None), ('LabVIEW', None), ('Python', None)), languages=L(('Hungarian', 'mother tongue'), ('English', 'C1'), ('German', 'B2'), ('Chinese', 'A2')), self='', others=[O('Driving licence', 'B')])
page(t, n, '''body{font-size:9.5pt}.g{display:grid;grid-template-columns:48mm 1fr;gap:1.5mm 6mm}.g>*:nth-child(odd){text-align:right;color:#1a3f7a}h2{font-size:10pt;color:#1a3f7a;font-weight:700}hr{border:0;border-top:1px solid #999}table{border-collapse:collapse;width:100%}td,th{border:1px solid #aaa;text-align:center;font-weight:400;padding:.5mm}b{color:#1a3f7a}''', '''
<div class="f"><span style="color:#1a3f7a;font-size:13pt">europass</span><b>Curriculum Vitae</b></div><div class="g"><h2>PERSONAL INFORMATION</h2><div><p style="font-size:14pt">Zsófia Minta</p><p>Longhua, 518000 Shenzhen (China)</p><p>(+86) 135 0000 2192</p><p>{{b.email}}</p><p>{{b.links[0]}}</p><p>Sex Female | Date of birth 14/02/1993 | Nationality Hungarian</p></div>
<h2>JOB APPLIED FOR</h2><div>Embedded Test Engineer</div><h2>WORK EXPERIENCE</h2><div><hr></div>{% for w,r in jobs %}<div>{{r|per('my','–','Present')}}</div><div><b>{{r.title}}</b><br>{{w.company}}, {{['Shenzhen (China)','Győr (Hungary)'][loop.index0]}}<br>{% for x in r|rows %}▪ {{x}}<br>{% endfor %}Business or sector: Automotive</div>{% endfor %}<h2>EDUCATION AND TRAINING</h2><div><hr></div>{% for e in t.education %}<div>{{e|per('my','–')}}</div><div><b>{{'MSc' if e.degree==6 else 'BSc'}} {{e.major}}</b> <span style="float:right">EQF level {{7 if e.degree==6 else 6}}</span><br>{{e.school}}<br>{{e.description}}</div>{% endfor %}
<h2>PERSONAL SKILLS</h2><div><hr></div><div>Mother tongue(s)</div><div>Hungarian</div><div>Other language(s)</div><table><tr><th></th><th>Listening</th><th>Reading</th><th>Speaking</th><th>Writing</th></tr>{% for l in t.languages[1:] %}<tr><td>{{l.name}}</td><td>{{l.level}}</td><td>{{l.level}}</td><td>{{l.level}}</td><td>{{l.level}}</td></tr>{% endfor %}</table><div></div><small>Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2: Proficient user</small><div>Job-related skills</div><div>CANoe, LabVIEW, Python</div><div>Driving licence</div><div>B</div></div>
<p style="font-size:7.5pt;color:#888;margin-top:8mm">14/11/25 © European Union, 2002-2025 | http://europass.example.com Page 1 / 1</p>''', lang='en')
file(n + '.pdf', 'europass', 'English, Hungarian names, labels at the right of a column, a table of language levels in four skills, date of birth day first, JOB APPLIED FOR, business or sector, foot of the form')

# graduate-recommendation-form: a school's form, docx then pdf
n = 'graduate-recommendation-form-1'
t = T(n, B('南宫示榆', '13500002193', 'nangongshiyu@example.com', None, gender=0, birthMonth='2003-11'),
      education=[Ed('洮河示例工业大学', '过程装备与控制工程', 5, '2022-09', '2026-06', '化工原理 91、过程设备设计 88、流体力学 85、工程力学 90')],
      work=[J('范例石化股份有限公司', R('生产实习', '2025-07', '2025-08', ['跟班学习常减压装置，绘制工艺流程图 3 张']))],
      projects=[P('换热网络优化（大学生创新训练计划）', '负责人', '2024-05', '2025-05', ['用夹点法改造教学装置，热量回收提高 18%'])],
      skills=S(('AutoCAD', None), ('Aspen HYSYS', None)), languages=L(('英语', 'CET-4 489'),), certificates=C(('全国计算机二级（C语言）', None),), self='踏实肯学，能吃苦，愿意到基层一线和装置现场工作。',
      others=[O('曾任职务', '2023.09-2024.06 班长', '2024.09-2025.06 院学生会生活部部长'), O('奖惩情况', '2023 年国家励志奖学金', '2024 年省化工设计竞赛二等奖'), O('社会实践', '2024 年暑假 “样例村”支教队 队员')])
doc = new('仿宋', margins=(2, 1.8, 2, 2))
p(doc, '洮河示例工业大学 2026 届毕业生就业推荐表', b=True, size=16, align='c', first=False)
grid(doc, 6, [
    [('姓名', 1), (t['basics']['name'], 1), ('性别', 1), ('男', 1), ('出生年月', 1), ('2003年11月', 1)],
    [('民族', 1), ('藏族', 1), ('政治面貌', 1), ('共青团员', 1), ('生源地', 1), ('甘肃甘南', 1)],
    [('学院', 1), ('机电工程学院', 2), ('专业', 1), ('过程装备与控制工程', 2)],
    [('学历', 1), ('本科', 1), ('学制', 1), ('四年', 1), ('入学/毕业时间', 1), ('2022年9月 / 2026年6月', 1)],
    [('联系电话', 1), (t['basics']['phone'], 2), ('E-mail', 1), (t['basics']['email'], 2)],
    [('外语水平', 1), ('英语 CET-4 489', 2), ('计算机水平', 1), ('全国计算机二级（C语言）', 2)],
    [('主修课程及成绩', 1), ('化工原理 91、过程设备设计 88、流体力学 85、工程力学 90', 5)],
    [('曾任职务', 1), (['2023.09-2024.06 班长', '2024.09-2025.06 院学生会生活部部长'], 5)],
    [('奖惩情况', 1), (['2023 年国家励志奖学金', '2024 年省化工设计竞赛二等奖'], 5)],
    [('实习及科研', 1), (['2025.07-2025.08　范例石化股份有限公司　生产实习', '跟班学习常减压装置，绘制工艺流程图 3 张', '2024.05-2025.05　换热网络优化（大学生创新训练计划）　负责人', '用夹点法改造教学装置，热量回收提高 18%'], 5)],
    [('社会实践', 1), ('2024 年暑假 “样例村”支教队 队员', 5)],
    [('技能特长', 1), ('AutoCAD、Aspen HYSYS', 5)],
    [('自我鉴定', 1), (t['selfEvaluation'], 5)],
    [('院系推荐意见', 1), (['该生学习刻苦，品行端正，同意推荐。', '　　　　　　　　　负责人：　　　　（盖章）　　2025年10月12日'], 5)],
    [('学校就业部门意见', 1), (['同意推荐。', '　　　　　　　　　（盖章）　　2025年10月15日'], 5)],
    [('备注', 1), ('本表复印无效，联系人：就业指导中心 0900-0000000', 5)]], [2.6, 3.2, 2.2, 2.8, 2.8, 3.4])
if only(n):
    doc.save(f'{TMP}/{n}.docx')
    word.soffice(f'{TMP}/{n}.docx', 'pdf', OUT)
file(n + '.pdf', 'graduate-recommendation-form', 'form of a school in which the school stands in the title only, courses with marks, internship and project in one cell, opinions of the school and a second phone that are not the person\'s')

# state-firm-form: HTML form with rotated labels, tables in tables, adjusted pay
n = 'state-firm-form-1'
t = T(n, B('第二例岚', '13500002194', 'dierlilan@example.com', '石家庄', gender=1, birthMonth='1989-09'),
      intentions=[I('合规管理岗', ['石家庄'], W(18, 20))],
      education=[Ed('燕赵样例政法学院', '法律（法学）', 6, '2012-09', '2015-06'), Ed('滹沱示例大学', '法学', 5, '2008-09', '2012-06')],
      work=[J('示例燃气集团有限公司', R('法务主管', '2018-11', None, ['审核合同 3,000 余份，未发生重大法律纠纷'], dept='法律合规部')), J('河北样本律师事务所', R('律师', '2015-07', '2018-10', ['代理民商事案件 86 件']))],
      skills=(), certificates=C(('法律职业资格证（A证）', '2013-03'), ('企业合规师（高级）', '2023-06')), languages=L(('英语', 'CET-6'),), self='', others=[O('获奖', '2021年 集团先进个人')])
page(t, n, '''table{width:100%;border-collapse:collapse;font-size:9.5pt}td,th{border:1px solid #000;padding:1mm 1.5mm;text-align:center;font-weight:400}.v{writing-mode:vertical-rl;letter-spacing:3px}h1{text-align:center;font-size:16pt;margin-bottom:3mm}td td,td th{border:1px dotted #666}.n{padding:0}.l{text-align:left}''', '''
<h1>样例能源集团应聘人员登记表</h1><p>应聘岗位：合规管理岗　　意向地点：石家庄　　期望年薪：18-20万元（税前）　　填表日期：2025年11月2日</p><table>
<tr><td rowspan="4" class="v">基本信息</td><td>姓名</td><td>{{b.name}}</td><td>性别</td><td>女</td><td>出生日期</td><td>1989年9月</td></tr><tr><td>民族</td><td>土家族</td><td>政治面貌</td><td>中共党员</td><td>婚育</td><td>已婚已育</td></tr><tr><td>现居住地</td><td>石家庄市裕华区</td><td>手机</td><td>{{b.phone}}</td><td>邮箱</td><td>{{b.email}}</td></tr><tr><td>外语及水平</td><td>英语 CET-6</td><td>健康状况</td><td>良好</td><td>紧急联系人</td><td>样先生 13900000000</td></tr>
<tr><td class="v">教育经历</td><td colspan="6" class="n"><table><tr><th>起止时间</th><th>毕业院校</th><th>专业</th><th>学历</th><th>学习形式</th></tr>{% for e in t.education %}<tr><td>{{e|per('.','-')}}</td><td>{{e.school}}</td><td>{{e.major}}</td><td>{{['硕士研究生','本科'][loop.index0]}}</td><td>全日制</td></tr>{% endfor %}</table></td></tr>
<tr><td class="v">工作经历</td><td colspan="6" class="n"><table><tr><th>起止时间</th><th>工作单位</th><th>部门及职务</th><th>月薪</th><th>证明人及电话</th><th>离职原因</th></tr>{% for w,r in jobs %}<tr><td>{{r|per('.','-')}}</td><td>{{w.company}}</td><td>{{r.department}}{% if r.department %}　{% endif %}{{r.title}}</td><td>{{['12,000','8,000'][loop.index0]}}</td><td>{{['样经理 0900-0000001','例主任 0900-0000002'][loop.index0]}}</td><td>{{['—','个人发展'][loop.index0]}}</td></tr><tr><td>主要业绩</td><td colspan="5" class="l">{{r.description}}</td></tr>{% endfor %}</table></td></tr>
<tr><td class="v">资质</td><td colspan="6" class="n"><table><tr><th>证书名称</th><th>取得时间</th><th>发证机关</th></tr>{% for c in t.certificates %}<tr><td>{{c.name}}</td><td>{{c.month|month('.')}}</td><td>示例发证机关</td></tr>{% endfor %}</table></td></tr><tr><td class="v">获奖</td><td colspan="6" class="l">2021年 集团先进个人</td></tr><tr><td class="v">家庭</td><td colspan="6" class="n"><table><tr><th>称谓</th><th>姓名</th><th>工作单位</th></tr><tr><td>丈夫</td><td>样某</td><td>示例中学</td></tr></table></td></tr><tr><td class="v">声明</td><td colspan="6" class="l">本人声明以上内容属实，愿意服从调剂：是☑ 否□　　签名：</td></tr></table>''', margin='12mm')
file(n + '.pdf', 'state-firm-form', 'tables in tables, labels written from top to bottom, phones of witnesses and of a person to call, pay of each job, department and post in one cell, ticked boxes')
