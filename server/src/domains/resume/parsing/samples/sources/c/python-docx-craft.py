from lib import *
T = truth('python-docx-craft',
 {'name': '蒋构晴', 'phone': '18616290457', 'email': 'jiangqing_design@example.com', 'city': '杭州', 'birthMonth': '1995-02', 'gender': 1, 'links': ['https://portfolio.example.com/jiangqing']},
 [I('女装设计师', ['杭州', '上海'], K(15, 20))],
 [Ed('浙江理工大学', '服装与服饰设计', 5, '2013-09', '2017-06', '主修课程：服装结构设计、立体裁剪、面料再造、服装史')],
 [J('杭州样裳服饰有限公司', R('女装设计师', '2020-10', None, ['负责线上快反女装连衣裙与针织品类，每季出款 60 款以上，投产率 55%', '2023 年碎花系列单款销售 3.2 万件，全年个人款销售额 2800 万元', '跟进打版、样衣修改与大货产前样，与三家工厂对接工艺'], '设计部')),
  J('上海虚纺时装有限公司', R('设计助理', '2017-07', '2020-09', ['协助主设计师完成企划板、色彩与面料收集', '绘制款式图与工艺单，整理样衣与吊卡资料', '参加面料展 6 次，建立面料库 1200 条'], '商品企划中心'))],
 [], S(('Photoshop', 4), ('Illustrator', 4), ('CLO 3D', 3), ('ET打版软件', 2)), C(('服装设计定制工（高级）', '2019-12')), L(('英语', 'CET-6'), ('韩语', '日常交流')),
 '热爱面料，手绘功底扎实，对流行趋势敏感；做快反五年，习惯数据复盘，知道什么样的款能卖。',
 [O('获奖经历', '2018年 虚拟杯女装设计大赛 银奖', '2016年 校毕业设计预展 优秀作品')])
avatar((214, 198, 205), (96, 60, 80), (70, 45, 40), long=True)
doc = new('微软雅黑', 10, (0, 0, 0, 0), None, 1.2)
t = doc.add_table(rows=1, cols=2); widths(t, [6.6, 14.4]); a, b = t.rows[0].cells; cellfill(a, '5B3A4E')
t.rows[0].height = Cm(29.2)
wh = 'FFFFFF'; A = '5B3A4E'
def lh(s): p(a, s, b=True, size=12, color='F2C9D8', before=16, after=4, line='F2C9D8', indent=0.7)
def lp(s, **k): p(a, s, color=wh, indent=0.7, size=9.5, **k)
p(a, '', first=True, before=14); x = a.add_paragraph(); x.alignment = AL.CENTER; x.add_run().add_picture(HERE + '/photo.png', width=Cm(3.2))
p(a, '蒋构晴', b=True, size=22, color=wh, align='c', before=10, after=0); p(a, '女装设计师 / 8年经验', color='F2C9D8', align='c')
lh('基本信息')
for s in ('性别：女', '生日：1995.02', '现居：杭州', '电话：186 1629 0457', '邮箱：', 'jiangqing_design@example.com', '作品集：', 'https://portfolio.example.com/jiangqing'): lp(s)
lh('专业技能')
for s in ('Photoshop\t精通', 'Illustrator\t精通', 'CLO 3D\t熟练', 'ET打版软件\t熟悉'): lp(s, tabs=[4])
lh('语言'); lp('英语　CET-6'); lp('韩语　日常交流')
lh('证书'); lp('服装设计定制工（高级）'); lp('2019.12')
def rh(s): p(b, s, b=True, size=13, color=A, before=14, after=5, line=A, indent=0.6)
def rp(s, **k): k.setdefault('indent', 0.6); p(b, s, **k)
p(b, '', first=True, before=10)
rh('求职意向'); rp('期望职位：女装设计师　　期望城市：杭州、上海　　期望薪资：15-20K')
rh('工作经历')
for j in T['work']:
    r = j['roles'][0]; rp([(j['company'], {'b': True, 'size': 11}), (f"\t{dot(r['start'])} - {dot(r['end'])}", {'color': '7F7F7F'})], tabs=[(13.2, 'r')], before=6, after=0)
    rp(f"{r['department']} | {r['title']}", color=A, after=3)
    for l in lines(r): rp('● ' + l, indent=1.1, hanging=0.5)
rh('教育背景'); rp([('浙江理工大学', {'b': True, 'size': 11}), ('\t2013.09 - 2017.06', {'color': '7F7F7F'})], tabs=[(13.2, 'r')], after=0); rp('服装与服饰设计 | 本科', color=A); rp('主修课程：服装结构设计、立体裁剪、面料再造、服装史')
rh('获奖经历')
for l in lines(T['others'][0]): rp(l)
rh('自我评价'); rp(T['selfEvaluation'])
for c in (a, b):
    for q in c.paragraphs: q.paragraph_format.right_indent = Cm(0.5)
save(doc, 'python-docx-craft.docx')
