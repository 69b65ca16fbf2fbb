from lib import *
T = truth('libreoffice-cleaner', {'name': '钱桂拟', 'phone': '15290417733', 'gender': 1, 'birthMonth': '1974-03', 'city': '郑州'},
 [I('保洁领班', ['郑州'], K(4, 5))],
 [Ed('周口市虚河乡第二中学', '', 1, '1987', '1990')],
 [J('郑州样净物业服务有限公司', R('保洁领班', '2018', '2025', ['管一栋写字楼的保洁，手下9个人，排班、发料、检查卫生', '会用洗地机、吸水机，会石材养护'])), J('郑州拟家酒店', R('客房服务员', '2012', '2018', ['每天打扫14间房，换布草，交接班'])), J('东莞虚玩玩具厂', R('普工', '2003', '2011', ['流水线装配和包装']))],
 [], [], C(('健康证', None)), [], '人勤快，手脚干净，不怕脏不怕累，能上早班，长期干。')
doc = new('Noto Serif CJK SC', 12, (2.2, 2, 2.6, 2.6), 'Liberation Serif', 1.3)
p(doc, '求 职 简 历', b=True, size=20, align='c', after=8)
p(doc, '姓名：钱桂拟    性别：女    出生：1974年3月    电话：15290417733'); p(doc, '住址：郑州市二七区    文化程度：初中    身体健康'); p(doc, '想找的工作：保洁领班，工资4000-5000元/月，就在郑州')
p(doc, '上学情况', b=True, before=8); p(doc, '1987年—1990年    周口市虚河乡第二中学    初中')
p(doc, '干过的工作', b=True, before=8)
for j in T['work']:
    r = j['roles'][0]; p(doc, f"{r['start']}年—{r['end']}年    {j['company']}    {r['title']}", before=3)
    for l in lines(r): p(doc, l, indent=0.8)
p(doc, '证件', b=True, before=8); p(doc, '健康证'); p(doc, '自我介绍', b=True, before=8); p(doc, T['selfEvaluation'])
doc.save(HERE + '/libreoffice-cleaner.docx'); soffice(HERE + '/libreoffice-cleaner.docx', 'pdf', OUT)
