from lib import *
def punctuated(ls): return [l + ('。' if i == len(ls) - 1 else '；') for i, l in enumerate(ls)]
_R, _P = R, P
def R(t, a, b, ls=(), d=''): return _R(t, a, b, punctuated(ls), d)
def P(n, r, a, b, ls): return _P(n, r, a, b, punctuated(ls))
T = truth('python-docx-client',
 {'name': '郑拟平', 'phone': '15821670339', 'email': 'zhengniping@example.com', 'city': '上海', 'gender': 0, 'birthMonth': '1989-05', 'jobStatus': 1},
 [I('大客户销售经理', ['上海'], K(20, 30))],
 [Ed('上海理工大学', '市场营销', 5, '2007-09', '2011-06')],
 [J('上海样舟工业自动化有限公司', R('大客户经理', '2017-06', '2025-08', ['负责华东区锂电、光伏行业大客户，年销售额从 900 万做到 4200 万', '开发集团客户 6 家，签订年度框架协议 4 份', '带 3 名销售工程师，组织月度复盘和客户拜访计划'])),
  J('苏州虚川传感器有限公司', R('销售工程师', '2013-03', '2017-05', ['销售光电、接近传感器，覆盖苏州、无锡、常州三地', '连续三年完成个人指标 110% 以上，2016 年销售冠军'])),
  J('上海拟达贸易商行', R('业务员', '2011-07', '2013-02', ['电话开发客户，处理报价、合同、发货和回款']))],
 [], S(('CRM系统', 3), ('PPT', 3), ('AutoCAD', 1)), C(('C1驾照', None)), L(('英语', 'CET-4')),
 '14年工业品销售经验，熟悉锂电、光伏行业客户的采购流程，手上有稳定的客户资源。性格开朗，能喝能聊更能跑，适应经常出差。')
avatar(); doc = new('宋体', 10.5, (1.8, 1.8, 2, 2), 'Times New Roman', 1.2)
p(doc, '个 人 简 历', b=True, size=20, align='c', after=8)
t = doc.add_table(rows=0, cols=7); t.style = 'Table Grid'; t.alignment = WD_TABLE_ALIGNMENT.CENTER
W7 = [2.2, 3.0, 1.9, 2.9, 1.9, 2.1, 3.0]
def put(c, s, b=False, align=None):
    c.paragraphs[0].text = ''; p(c, s, b=b, align=align, first=True)
def row(*cells):
    r = t.add_row().cells
    for i, s in enumerate(cells): put(r[i], s, b=i % 2 == 0, align='c' if i % 2 == 0 else None)
    return r
rs = [row('姓名', '郑拟平', '性别', '男', '出生年月', '1989.05'), row('籍贯', '江苏盐城', '民族', '汉', '婚姻状况', '已婚'), row('学历', '本科', '现居住地', '上海', '工作年限', '14年'), row('联系电话', '15821670339', '电子邮箱', '', '', '')]
m = rs[3][3].merge(rs[3][5]); put(m, 'zhengniping@example.com')
ph = rs[0][6].merge(rs[3][6]); ph.paragraphs[0].add_run().add_picture(HERE + '/photo.png', width=Cm(2.3)); ph.paragraphs[0].alignment = AL.CENTER
def wide(label):
    r = t.add_row().cells; put(r[0], label, True, 'c'); r[0].vertical_alignment = 1; return r[1].merge(r[6])
r = t.add_row().cells; put(r[0], '应聘职位', True, 'c'); put(r[1].merge(r[2]), '大客户销售经理'); put(r[3], '期望薪资', True, 'c'); put(r[4].merge(r[6]), '20000-30000元/月')
r = t.add_row().cells; put(r[0], '期望城市', True, 'c'); put(r[1].merge(r[2]), '上海'); put(r[3], '到岗时间', True, 'c'); put(r[4].merge(r[6]), '已离职，随时到岗')
c = wide('教育经历'); put(c, '2007.09-2011.06    上海理工大学    市场营销    本科')
c = wide('工作经历'); first = True
for j in T['work']:
    r = j['roles'][0]; p(c, f"{dot(r['start'])}-{dot(r['end'])}    {j['company']}    {r['title']}", b=True, first=first, before=0 if first else 6); first = False
    for i, l in enumerate(lines(r), 1): p(c, f'{i}、{l}')
c = wide('技能证书'); put(c, '熟练使用 CRM系统、PPT，了解 AutoCAD'); p(c, '英语：CET-4'); p(c, '证书：C1驾照')
c = wide('自我评价'); put(c, T['selfEvaluation'])
from docx.shared import Cm
for rr in t.rows[:6]:
    rr.height = Cm(0.8)
    for cc in rr.cells: cc.vertical_alignment = 1
widths(t, W7); save(doc, 'python-docx-client.docx')
