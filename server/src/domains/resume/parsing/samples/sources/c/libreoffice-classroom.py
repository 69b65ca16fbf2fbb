from lib import *
T = truth('libreoffice-classroom', {'name': '冯拟书', 'phone': '18971020386', 'email': 'fengnishu@example.com', 'city': '武汉', 'gender': 1, 'birthMonth': '1996-08'},
 [I('小学数学教师', ['武汉'])],
 [Ed('华中师范大学', '小学教育', 5, '2014-09', '2018-06', '获校级二等奖学金两次')],
 [J('武汉市样湖区拟知小学', R('数学教师兼班主任', '2020-08', '2025-07', ['任教三至六年级数学，所带班级期末平均分年级第一', '担任班主任五年，组织家长开放日和数学节', '校本课程《生活里的数学》主讲'])), J('武汉拟学教育培训学校', R('数学老师', '2018-07', '2020-07', ['小班课教学，每周 18 课时，续班率 85%', '参与编写讲义四册']))],
 [], S(('希沃白板', 3), ('几何画板', 3), ('Office', 3)), C(('小学数学教师资格证', '2018-06'), ('普通话二级甲等', '2016-11')), L(('英语', 'CET-4')),
 '热爱课堂，板书工整，善于用生活中的例子讲数学，与家长沟通耐心。', [O('获奖情况', '2023年区青年教师优质课比赛一等奖', '2022年区优秀班主任')])
avatar((200, 220, 210), (60, 90, 80), long=True); doc = new('Noto Sans CJK SC', 10, (1.5, 1.5, 1.8, 1.8), 'Noto Sans CJK SC', 1.05)
p(doc, '教师应聘登记表', b=True, size=18, align='c', after=6)
t = doc.add_table(rows=0, cols=6); t.style = 'Table Grid'; t.alignment = WD_TABLE_ALIGNMENT.CENTER; w = [2.6, 3.2, 2.6, 3.2, 2.6, 3.2]
def add(*xs):
    r = t.add_row(); r.height = Cm(0.75)
    for i, (c, s) in enumerate(zip(r.cells, xs)): p(c, s, first=True, b=i % 2 == 0, align='c'); c.vertical_alignment = 1
    return r.cells
def lab(c, s): p(c, s, first=True, b=True, align='c'); cellfill(c, 'E3EFE8'); c.vertical_alignment = 1
rs = [add('姓名', '冯拟书', '性别', '女', '', ''), add('出生年月', '1996年8月', '政治面貌', '中共党员', '', ''), add('手机', '18971020386', '现居住地', '武汉', '', '')]
x = t.add_row(); x.height = Cm(0.75); x = x.cells; p(x[0], '邮箱', first=True, b=True, align='c'); m = x[1].merge(x[3]); p(m, 'fengnishu@example.com', first=True, align='c')
ph = rs[0][4].merge(x[5]); ph.text = ''; ph.paragraphs[0].add_run().add_picture(HERE + '/photo.png', width=Cm(1.9)); ph.paragraphs[0].alignment = AL.CENTER; ph.vertical_alignment = 1
x = t.add_row(); x.height = Cm(0.75); x = x.cells; p(x[0], '应聘岗位', first=True, b=True, align='c'); p(x[1].merge(x[2]), '小学数学教师', first=True, align='c'); p(x[3], '期望地区', first=True, b=True, align='c'); p(x[4].merge(x[5]), '武汉', first=True, align='c')
def band(s): x = t.add_row().cells; m = x[0].merge(x[5]); lab(m, s); return m
def cells(*groups, b=False):
    x = t.add_row().cells
    for a, z, s in groups:
        m = x[a] if a == z else x[a].merge(x[z]); ls = s if isinstance(s, list) else [s]
        for i, l in enumerate(ls): p(m, l, first=i == 0, b=b, align='c' if b else None)
band('教育经历'); cells((0, 0, '起止时间'), (1, 2, '毕业院校'), (3, 3, '专业'), (4, 4, '学历'), (5, 5, '奖励'), b=True)
cells((0, 0, '2014.09-2018.06'), (1, 2, '华中师范大学'), (3, 3, '小学教育'), (4, 4, '本科'), (5, 5, '获校级二等奖学金两次'))
band('工作经历'); cells((0, 0, '起止时间'), (1, 2, '工作单位'), (3, 3, '职务'), (4, 5, '主要工作'), b=True)
for j in T['work']: r = j['roles'][0]; cells((0, 0, f"{dot(r['start'])}-{dot(r['end'])}"), (1, 2, j['company']), (3, 3, r['title']), (4, 5, [f'{i}.{l}' for i, l in enumerate(lines(r), 1)]))
band('技能与证书'); cells((0, 0, '资格证书'), (1, 5, '小学数学教师资格证（2018.06）；普通话二级甲等（2016.11）')); cells((0, 0, '英语'), (1, 5, 'CET-4')); cells((0, 0, '电脑技能'), (1, 5, '熟练使用希沃白板、几何画板、Office'))
band('获奖情况'); cells((0, 5, lines(T['others'][0])))
band('自我评价'); cells((0, 5, T['selfEvaluation']))
widths(t, w); doc.save(HERE + '/libreoffice-classroom.docx'); soffice(HERE + '/libreoffice-classroom.docx', 'pdf', OUT)
