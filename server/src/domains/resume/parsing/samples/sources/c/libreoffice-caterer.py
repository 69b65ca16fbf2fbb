from lib import *
T = truth('libreoffice-caterer', {'name': '杜拟厨', 'phone': '15008426691', 'email': 'duchu0842@example.com', 'city': '成都', 'gender': 0, 'birthMonth': '1985-01'},
 [I('餐饮店长', ['成都'], K(9, 12))],
 [Ed('四川虚味旅游烹饪学校', '烹饪工艺', 2, '2001-09', '2004-06')],
 [J('成都样味火锅餐饮管理有限公司', R('店长', '2019-04', '2025-10', ['管理 600 平方米门店，员工 42 人，月营业额 95 万元', '负责排班、订货、盘点、消防和食品安全', '毛利率稳定在 62% 以上，2023 年获公司最佳门店']), R('前厅经理', '2016-09', '2019-03', ['培训服务员，处理客诉，安排宴会预订'])), J('成都拟香大酒店', R('厨师领班', '2009-02', '2016-08', ['负责炉头，研发新菜 30 多道', '控制成本，管理切配 6 人'])), J('乐山虚江饭店', R('厨师', '2004-07', '2009-01', ['切配、炒锅']))],
 [], [], C(('中式烹调师三级', '2012-05'), ('健康证', None)), [], '从厨师做到店长，懂后厨也懂前厅，能带队伍，能控成本，责任心强。')
avatar((230, 230, 230), (245, 245, 245)); doc = new('Noto Serif CJK SC', 10.5, (2, 2, 2.2, 2.2), 'Liberation Serif', 1.2)
p(doc, '应聘人员简历表', b=True, size=18, align='c', after=6)
t = doc.add_table(rows=0, cols=5); t.style = 'Table Grid'
def add(*xs):
    r = t.add_row(); r.height = Cm(0.85)
    for i, (c, s) in enumerate(zip(r.cells, xs)): p(c, s, first=True, b=i % 2 == 0); c.vertical_alignment = 1
    return r.cells
rs = [add('姓名', '杜拟厨', '性别', '男', ''), add('出生年月', '1985年1月', '文化程度', '中专', ''), add('联系电话', '15008426691', '现住址', '成都市武侯区', ''), add('电子邮箱', 'duchu0842@example.com', '应聘职位', '餐饮店长', '')]
ph = rs[0][4].merge(rs[3][4]); ph.text = ''; ph.paragraphs[0].add_run().add_picture(HERE + '/photo.png', width=Cm(2.3)); ph.paragraphs[0].alignment = AL.CENTER
x = add('期望工资', '9000-12000元/月', '工作地点', '成都', ''); x[3].merge(x[4])
def sec(s):
    r = t.add_row().cells; p(r[0], s, first=True, b=True); r[0].vertical_alignment = 1; return r[1].merge(r[4])
c = sec('学习经历'); p(c, '2001年9月至2004年6月  四川虚味旅游烹饪学校  烹饪工艺  中专', first=True)
c = sec('工作经历'); f = True; z = lambda m: f'{m[:4]}年{int(m[5:])}月'
for j in T['work']:
    rs = j['roles']; many = len(rs) > 1
    p(c, f"{z(rs[-1]['start'])}至{z(rs[0]['end'])}  {j['company']}" + ('' if many else f"  {rs[0]['title']}"), first=f, b=True, before=0 if f else 5); f = False
    for r in rs:
        if many: p(c, f"{r['title']}（{z(r['start'])}至{z(r['end'])}）", b=True)
        for l in lines(r): p(c, '- ' + l)
c = sec('持有证书'); p(c, '中式烹调师三级（2012年5月）', first=True); p(c, '健康证')
c = sec('自我评价'); p(c, T['selfEvaluation'], first=True)
widths(t, [2.4, 4.6, 2.4, 4.2, 3.0]); doc.save(HERE + '/libreoffice-caterer.docx'); soffice(HERE + '/libreoffice-caterer.docx', 'odt', TMP); soffice(TMP + '/libreoffice-caterer.odt', 'doc:MS Word 97', OUT)
