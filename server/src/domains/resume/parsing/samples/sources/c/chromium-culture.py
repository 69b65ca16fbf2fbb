from lib import *
T = truth('chromium-culture', {'name': '叶拟禾', 'phone': '13588210794', 'email': 'yenihe.hr@example.com', 'city': '杭州', 'gender': 1, 'birthMonth': '1990-08', 'jobStatus': 2},
 [I('HRBP', ['杭州'], W(35, 45))],
 [Ed('浙江大学', '应用心理学', 6, '2013-09', '2016-03'), Ed('杭州师范大学', '人力资源管理', 5, '2009-09', '2013-06', '连续三年专业第一，校优秀毕业生')],
 [J('杭州样禾网络技术有限公司',
    R('高级HRBP', '2022-01', None, ['支持研发与产品 620 人，主导年度组织盘点与九宫格，识别高潜 43 人', '设计技术序列职级与晋升答辩，覆盖 8 个职级', '处理组织调整两次，平稳优化 57 人，无一例仲裁'], '人力资源中心'),
    R('HRBP', '2019-05', '2021-12', ['从 0 搭建产品线招聘渠道，年入职 180 人，招聘周期由 46 天降到 29 天', '落地新经理训练营六期，参训 96 人'], '人力资源中心')),
  J('宁波拟锦纺织集团有限公司', R('招聘与培训主管', '2016-04', '2019-04', ['负责校招与管培生项目，三届共 64 人，两年留任率 81%', '建立内训师队伍 25 人，开发课程 18 门'], '人力资源部'))],
 [P('文化价值观落地项目', '项目经理', '2023-03', '2023-11', ['访谈员工 120 人，提炼五条行为准则，并写入绩效评估', '敬业度调研得分由 68 分升到 77 分'])],
 S(('组织诊断', 4), ('招聘面试', 4), ('北森系统', 3), ('Excel', 3), ('Power BI', 2)), C(('企业人力资源管理师（一级）', '2020-12'), ('GCDF生涯规划师', '2018-07')), L(('英语', 'CET-6，可全英文面试')), '十年人力资源经验，制造业与互联网都做过；相信好的组织是聊出来的，也是算出来的。', [O('兴趣爱好', '越野跑、茶艺')])
avatar((205, 222, 214), (70, 110, 95), (50, 38, 35), HERE + '/photo-culture.png', True)
lv = ['', '了解', '熟悉', '熟练', '精通']
d = lambda m: f'{m[:4]}年{m[5:]}月' if m else '至今'
w = ''
for j in T['work']:
    rs = j['roles']; w += f"<div class=co><b>{j['company']}</b></div>"
    for r in rs: w += f"<div class=r><span>{r['department']}｜{r['title']}</span><span class=g>{d(r['start'])} - {d(r['end'])}</span></div><ul>" + ''.join(f'<li>{l}</li>' for l in lines(r)) + '</ul>'
q = T['projects'][0]
chromium(f'''<!doctype html><meta charset=utf-8><style>@page{{size:A4;margin:0}}body{{margin:0;font:9.8pt/1.7 "Noto Sans CJK SC";color:#333;-webkit-print-color-adjust:exact}}header{{background:#2a7f62;color:#fff;padding:10mm 13mm;display:flex;align-items:center;gap:8mm}}header img{{width:24mm;height:32mm;object-fit:cover;border:1mm solid #fff}}h1{{margin:0;font-size:24pt;letter-spacing:3px;line-height:1.2}}.cols{{display:grid;grid-template-columns:132mm 1fr}}main{{padding:3mm 8mm 8mm 13mm}}aside{{background:#eef5f1;padding:3mm 8mm 8mm;min-height:228mm}}h2{{font-size:12.5pt;color:#2a7f62;margin:5mm 0 2mm;border-bottom:1px solid #2a7f62}}.r{{display:flex;justify-content:space-between}}.g{{color:#888}}.co{{margin-top:2mm;font-size:10.5pt}}ul{{margin:1mm 0 2mm;padding-left:5mm}}.s{{display:flex;justify-content:space-between}}</style>
<header><img src=photo-culture.png><div><h1>叶拟禾</h1>女 · 1990年08月 · 杭州 · 在职（一个月内到岗）<br>电话 13588210794　邮箱 yenihe.hr@example.com</div></header>
<div class=cols><main><h2>个人简介</h2>{T['selfEvaluation']}<h2>工作经历</h2>{w}<h2>项目经历</h2><div class=r><b>{q['name']}（{q['role']}）</b><span class=g>{d(q['start'])} - {d(q['end'])}</span></div><ul>{''.join(f'<li>{l}</li>' for l in lines(q))}</ul></main>
<aside><h2>求职意向</h2>职位：HRBP<br>城市：杭州<br>薪资：35-45万/年<h2>教育经历</h2><b>浙江大学</b><br>应用心理学 硕士<br>2013年09月 - 2016年03月<br><br><b>杭州师范大学</b><br>人力资源管理 本科<br>2009年09月 - 2013年06月<br>连续三年专业第一，校优秀毕业生<h2>技能</h2>{''.join(f"<div class=s><span>{s['name']}</span><span>{lv[s['level']]}</span></div>" for s in T['skills'])}<h2>证书</h2>企业人力资源管理师（一级）<br>2020年12月<br>GCDF生涯规划师<br>2018年07月<h2>语言</h2>英语：CET-6，可全英文面试<h2>兴趣爱好</h2>越野跑、茶艺</aside></div>''', 'chromium-culture')
