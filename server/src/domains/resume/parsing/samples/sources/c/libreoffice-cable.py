from lib import *
def punctuated(ls): return [l + ('。' if i == len(ls) - 1 else '；') for i, l in enumerate(ls)]
_R, _P = R, P
def R(t, a, b, ls=(), d=''): return _R(t, a, b, punctuated(ls), d)
def P(n, r, a, b, ls): return _P(n, r, a, b, punctuated(ls))
T = truth('libreoffice-cable',
 {'name': '韩拟电', 'phone': '17715200966', 'email': 'handian1993@example.com', 'city': '南京', 'birthMonth': '1993-07', 'gender': 0},
 [I('电气工程师', ['南京'], K(15, 22, 13))],
 [Ed('南京工程学院', '电气工程及其自动化', 5, '2011-09', '2015-06')],
 [J('南京样源电力设备有限公司', R('电气工程师', '2019-08', None, ['负责10kV成套开关柜和储能系统的一次、二次设计，出图并配合生产', '编制元器件清单和技术协议，参加客户图纸会签', '到现场指导安装调试，处理质量异议'])),
  J('常州拟辰自动化工程有限公司', R('电气设计助理工程师', '2015-07', '2019-07', ['画控制柜原理图、接线图和布置图', '编写西门子S7-1200程序，做小型产线调试', '整理竣工资料']))],
 [P('宿迁某工业园20MWh储能电站', '电气设计负责人', '2023-04', '2024-02', ['完成并网柜、汇流柜和EMS通信设计，出图210张', '并网一次成功，比计划提前12天']),
  P('数据中心配电改造', '主设', '2021-09', '2022-05', ['不停电分段割接，新增开关柜36面'])],
 S(('AutoCAD Electrical', 4), ('EPLAN', 3), ('西门子PLC', 3), ('ETAP', 2)), C(('注册电气工程师（供配电）基础考试合格', '2020-12'), ('高压电工作业证', '2018-05')), L(('英语', '四级')),
 '九年成套与储能行业设计经验，图纸严谨，能跑现场，能和供应商较真。')
H = '''<html><head><meta charset="utf-8"><style>@page{size:21cm 29.7cm;margin:2cm} body{font-family:"Noto Sans CJK SC";font-size:10.5pt} h2{font-family:"Noto Sans CJK SC";font-size:13pt;color:#1f5fa8;border-bottom:2px solid #1f5fa8;margin-top:14pt;margin-bottom:4pt} p,li{margin:2pt 0} td{padding:2pt}</style></head><body>
<table width="100%"><tr><td width="75%"><p><font size="6"><b>韩拟电</b></font></p><p>男 ｜ 1993年7月 ｜ 现居南京</p><p>联系电话：177 1520 0966</p><p>电子邮箱：handian1993@example.com</p></td><td align="right"><img src="photo.png" width="90" height="126"></td></tr></table>
<h2>求职意向</h2><table width="100%"><tr><td>意向岗位：电气工程师</td><td>意向城市：南京</td><td>薪资要求：15k-22k，13薪</td></tr></table>
<h2>教育背景</h2><table width="100%"><tr><td><b>2011.09 — 2015.06</b></td><td><b>南京工程学院</b></td><td>电气工程及其自动化</td><td align="right">本科</td></tr></table>
<h2>工作经验</h2>'''
for j in T['work']:
    r = j['roles'][0]; H += f"<table width='100%'><tr><td width='25%'><b>{dot(r['start'])} — {dot(r['end'])}</b></td><td width='45%'><b>{j['company']}</b></td><td align='right'><b>{r['title']}</b></td></tr></table><p>工作内容：</p><ol>" + ''.join(f'<li>{l}</li>' for l in lines(r)) + '</ol>'
H += '<h2>项目经验</h2>'
for q in T['projects']:
    H += f"<table width='100%'><tr><td width='25%'><b>{dot(q['start'])} — {dot(q['end'])}</b></td><td width='45%'><b>{q['name']}</b></td><td align='right'><b>{q['role']}</b></td></tr></table><ul>" + ''.join(f'<li>{l}</li>' for l in lines(q)) + '</ul>'
H += '''<h2>技能证书</h2><ul><li>精通 AutoCAD Electrical；熟练使用 EPLAN、西门子PLC；熟悉 ETAP</li><li>证书：注册电气工程师（供配电）基础考试合格（2020.12）、高压电工作业证（2018.05）</li><li>英语：四级</li></ul>
<h2>自我评价</h2><p>''' + T['selfEvaluation'] + '</p></body></html>'
avatar((235, 240, 245), (40, 60, 90)); open(HERE + '/libreoffice-cable.html', 'w').write(H)
subprocess.run(['nice', '-n', '15', 'soffice', '-env:UserInstallation=file://' + TMP + '/lo', '--headless', '--infilter=HTML (StarWriter)', '--convert-to', 'odt', '--outdir', TMP, HERE + '/libreoffice-cable.html'], check=True, stdout=-3, stderr=-3)
soffice(TMP + '/libreoffice-cable.odt', 'docx', OUT)
