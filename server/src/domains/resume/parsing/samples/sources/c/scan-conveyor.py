from lib import *
T = truth('scan-conveyor', {'name': '谢拟强', 'phone': '13773046218', 'email': 'xieqiang1983@example.com', 'city': '苏州', 'gender': 0, 'birthMonth': '1983-12'},
 [I('生产班长', ['苏州'], K(8, 10))],
 [Ed('宿迁虚湖职业高级中学', '机电', 3, '1999-09', '2002-06')],
 [J('苏州样联电子有限公司', R('生产班长', '2014-03', '2025-09', ['管理装配线两班共48人，安排生产和加班', '每天开早会，填写产量和不良报表', '2021年被评为优秀班长'])), J('昆山拟丰电子厂', R('线长', '2008-05', '2014-02', ['带20人的插件线，教新员工作业']))  , J('吴江虚织纺织厂', R('挡车工', '2002-07', '2008-04', ['看管12台织机，巡回接头']))],
 [], S(('Word', 2), ('Excel', 2)), C(('电工操作证', '2010-06'), ('叉车证', '2016-04')), [], '做事认真负责，能吃苦，能上夜班，会带人，服从安排。')
def r(a, b): return f'<tr><th>{a}</th><td colspan=5>{b}</td></tr>'
d = lambda m: f'{m[:4]}.{m[5:]}'
w = '<br>'.join(f"<b>{d(x['start'])}-{d(x['end'])}　{j['company']}　{x['title']}</b><br>" + '<br>'.join(f'{i}．{l}' for i, l in enumerate(lines(x), 1)) for j in T['work'] for x in j['roles'])
chromium(f'''<!doctype html><meta charset=utf-8><style>@page{{size:A4;margin:20mm 18mm}}body{{font:12pt/1.75 "Noto Serif CJK SC";margin:0;color:#000}}h1{{text-align:center;font-size:21pt;margin:0 0 5mm;letter-spacing:6px}}table{{border-collapse:collapse;width:100%}}th,td{{border:1px solid #000;padding:1.5mm 2.5mm;text-align:left}}th{{width:24mm;text-align:center}}</style><h1>个人简历表</h1><table>
<tr><th>姓名</th><td>谢拟强</td><th>性别</th><td>男</td><th>民族</th><td>汉族</td></tr><tr><th>出生年月</th><td>1983年12月</td><th>学历</th><td>高中</td><th>现住址</th><td>苏州市</td></tr><tr><th>手机号码</th><td colspan=2>13773046218</td><th>邮箱</th><td colspan=2>xieqiang1983@example.com</td></tr>
<tr><th>应聘岗位</th><td colspan=2>生产班长</td><th>期望工资</th><td colspan=2>8000-10000元/月</td></tr><tr><th>工作地点</th><td colspan=5>苏州</td></tr>{r('教育经历', '1999.09-2002.06　宿迁虚湖职业高级中学　机电　高中')}{r('工作经历', w)}{r('证书', '电工操作证（2010.06）、叉车证（2016.04）')}{r('电脑技能', '熟悉 Word、Excel')}{r('自我评价', T['selfEvaluation'])}</table>''', 'scan-conveyor')
t = TMP + '/scan'; pdf = OUT + '/scan-conveyor.pdf'
subprocess.run(['nice', '-n', '15', 'pdftoppm', '-r', '200', '-gray', '-png', '-singlefile', pdf, t], check=True)
subprocess.run(['nice', '-n', '15', 'convert', t + '.png', '-background', 'white', '-rotate', '-0.6', '-attenuate', '0.2', '+noise', 'Gaussian', '-quality', '60', t + '.jpg'], check=True)
Image.open(t + '.jpg').convert('L').save(pdf, resolution=200.0)
