from lib import *
T = truth('libreoffice-cohort', {'name': '唐拟新', 'phone': '19155106247', 'email': 'tangnixin2003@example.com', 'city': '合肥', 'gender': 0, 'birthMonth': '2003-11'},
 [I('供应链管培生', ['合肥', '上海', '苏州'], K(7, 9))],
 [Ed('安徽大学', '物流管理', 5, '2022-09', '2026-06', 'GPA：3.6/4.0（专业前15%）\n主修课程：供应链管理、运筹学、仓储与配送、统计学')],
 [J('合肥样速电子商务有限公司', R('供应链实习生', '2025-06', '2025-09', ['每日跟进 40 家供应商到货，登记异常并推动补货', '用 Excel 制作库存周转看板，滞销 SKU 占比由 12% 降至 7%'])), J('安徽拟通快运有限公司', R('运营助理（实习）', '2024-07', '2024-08', ['协助分拨中心排班与装车，整理线路时效数据', '提出两条线路合并建议，被采纳']))],
 [P('校园快递驿站路径优化', '组长', '2024-10', '2025-05', ['带 4 名同学调研三个校区的取件高峰，建立排队模型', '大学生创新创业训练计划校级立项，结题优秀'])],
 S(('Excel', 3), ('SPSS', 2), ('Python', 1)), [], L(('英语', 'CET-6（512分）')), '踏实肯干，数据敏感，能吃苦，愿意从基层岗位做起，服从轮岗安排。',
 [O('校园经历', '2023.09-2024.06 院学生会外联部部长，拉赞助累计 1.2 万元', '2022.10-2023.06 校羽毛球协会干事'), O('荣誉奖项', '2024年 校一等奖学金', '2025年 安徽省物流设计大赛二等奖')])
A = '1F7A8C'; avatar((120, 170, 200), (30, 40, 60)); doc = new('Noto Sans CJK SC', 10, (1.4, 1.3, 1.8, 1.8), 'Noto Sans CJK SC', 1.08)
t = doc.add_table(rows=1, cols=2); a, b = t.rows[0].cells; p(a, '唐拟新', first=True, b=True, size=22, color=A, after=2); p(a, '求职意向：供应链管培生', b=True); p(a, '性别：男　　出生年月：2003.11　　现居：合肥'); p(a, '电话：191-5510-6247　　邮箱：tangnixin2003@example.com'); p(a, '期望城市：合肥、上海、苏州　　期望薪资：7k-9k')
b.paragraphs[0].alignment = AL.RIGHT; b.paragraphs[0].add_run().add_picture(HERE + '/photo.png', width=Cm(2.4)); widths(t, [14, 3.4])
def h(s): p(doc, [('▍' + s, {})], b=True, size=12, color=A, line=A, before=7, after=3)
def e3(x, y, z): p(doc, [(x, {}), ('\t' + y, {}), ('\t' + z, {})], b=True, tabs=[5.2, (17.4, 'r')], before=3)
h('教育背景'); e3('2022.09-2026.06', '安徽大学', '物流管理（本科）')
for l in lines(T['education'][0]): p(doc, l)
h('实习经历')
for j in T['work']:
    r = j['roles'][0]; e3(f"{dot(r['start'])}-{dot(r['end'])}", j['company'], r['title'])
    for l in lines(r): p(doc, '➢ ' + l, indent=0.4)
h('项目经历'); q = T['projects'][0]; e3('2024.10-2025.05', q['name'], q['role'])
for l in lines(q): p(doc, '➢ ' + l, indent=0.4)
for o in T['others']:
    h(o['title'])
    for l in lines(o): p(doc, '➢ ' + l, indent=0.4)
h('技能特长'); p(doc, '英语：CET-6（512分）'); p(doc, '办公软件：Excel（熟练）、SPSS（熟悉）、Python（了解）')
h('自我评价'); p(doc, T['selfEvaluation'])
doc.save(HERE + '/libreoffice-cohort.docx'); soffice(HERE + '/libreoffice-cohort.docx', 'pdf', OUT)
