from lib import *
T = truth('libreoffice-cnc', {'name': '罗拟刚', 'phone': '13450098812', 'email': 'luogang_cnc@example.com', 'city': '东莞', 'gender': 0, 'birthMonth': '1988-06'},
 [I('CNC编程工程师', ['东莞', '深圳'], K(12, 16))],
 [Ed('广东虚岭机电职业技术学院', '模具设计与制造', 4, '2007-09', '2010-06')],
 [J('东莞样锐五金制品有限公司', R('CNC编程组长', '2017-03', None, ['带 8 人编程组，负责手机中框和汽车零件的编程与试切', '优化刀路与夹具，单件加工时间缩短 22%', '建立刀具寿命表，每月刀具费用节省 3.5 万元'])), J('深圳拟盛精密模具有限公司', R('CNC编程技术员', '2012-05', '2017-02', ['使用 UG 编写模仁、铜公程序', '现场处理过切、断刀等异常'])), J('东莞构达塑胶模具厂', R('CNC操机员', '2010-07', '2012-04', ['操作三轴加工中心，对刀、装夹、自检']))],
 [], S(('UG NX', 4), ('Mastercam', 3), ('PowerMill', 2), ('AutoCAD', 3)), C(('加工中心操作工（高级）', '2014-09'), ('C1驾驶证', None)), [], '从操机做到编程组长，懂机床也懂图纸，能独立负责新产品导入。')
A = '3B4A5A'; doc = new('Noto Sans CJK SC', 10, (1.2, 1.2, 1.2, 1.2), 'Noto Sans CJK SC', 1.1)
t = doc.add_table(rows=1, cols=2); t.autofit = False; b, a = t.rows[0].cells; cellfill(a, 'E8EDF2')
def lh(s): p(a, s, b=True, size=11.5, color=A, before=12, after=3, line=A)
p(a, '联系方式', first=True, b=True, size=11.5, color=A, line=A, before=6)
for s in ('手机 134 5009 8812', '邮箱', 'luogang_cnc@example.com', '现居 东莞长安'): p(a, s, size=9.5)
lh('个人信息'); [p(a, s, size=9.5) for s in ('男', '1988年6月生')]
lh('技能')
for n, l in (('UG NX', '精通'), ('Mastercam', '熟练'), ('PowerMill', '熟悉'), ('AutoCAD', '熟练')): p(a, f'{n}（{l}）', size=9.5)
lh('证书'); p(a, '加工中心操作工（高级）', size=9.5); p(a, '2014年9月', size=9.5); p(a, 'C1驾驶证', size=9.5)
lh('教育'); [p(a, s, size=9.5) for s in ('广东虚岭机电职业技术学院', '模具设计与制造 大专', '2007.9 - 2010.6')]
p(b, '罗拟刚', first=True, b=True, size=24, color=A, after=0); p(b, 'CNC编程工程师', size=12, color='C0562B', after=6)
def h(s): p(b, s, b=True, size=12, color='FFFFFF', fill=A, before=9, after=4)
h(' 求职意向'); p(b, '期望职位：CNC编程工程师'); p(b, '期望地点：东莞、深圳'); p(b, '期望月薪：12000-16000元')
h(' 工作经历')
for j in T['work']:
    r = j['roles'][0]; d = lambda m: f'{m[:4]}.{int(m[5:])}' if m else '至今'
    p(b, [(j['company'], {'b': True}), (f"\t{d(r['start'])} - {d(r['end'])}", {'color': '7F7F7F'})], tabs=[(11.8, 'r')], before=6, after=0); p(b, r['title'], color='C0562B')
    for l in lines(r): p(b, '■ ' + l, indent=0.5, hanging=0.5)
h(' 自我评价'); p(b, T['selfEvaluation'])
widths(t, [12.6, 6]); doc.save(HERE + '/libreoffice-cnc.docx'); soffice(HERE + '/libreoffice-cnc.docx', 'pdf', OUT)
