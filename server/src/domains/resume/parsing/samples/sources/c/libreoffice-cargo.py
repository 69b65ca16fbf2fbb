from lib import *
T = truth('libreoffice-cargo',
 {'name': '林拟安', 'phone': '13606688215', 'email': 'lynn.lin@example.com', 'city': '宁波', 'birthMonth': '1992-12', 'gender': 1},
 [I('外贸单证主管', ['宁波', '杭州'])],
 [Ed('宁波大学', '国际经济与贸易', 5, '2011-09', '2015-06', 'Minor in English')],
 [J('宁波样航国际货运代理有限公司', R('操作主管', '2020-05', None, ['Lead a team of 6 operators handling 320 TEU of FCL exports per month', '对接船公司订舱、改配和提单确认，提单差错率降到 0.3%', '制定旺季甩柜应急方案，2024 年准时出运率 97%'])),
  J('Harbour Specimen Logistics (Ningbo) Ltd.', R('Documentation Specialist', '2017-03', '2020-04', ['Prepared B/L, packing lists, certificates of origin and L/C documents for European customers', 'Cut document turnaround from 2 days to 6 hours'])),
  J('慈溪虚帆电器进出口有限公司', R('外贸跟单员', '2015-07', '2017-02', ['跟进小家电订单从打样到装柜，年均 150 个柜', '协助参加广交会，现场接待客户']))],
 [], S(('Excel', 4), ('CargoWise', 3), ('金蝶', 2)), C(('国际货代员资格证', '2016-06'), ('报关员水平测试合格', '2017-11')), L(('English', 'CET-6, fluent in writing and speaking'), ('日语', 'N3')),
 '十年外贸与货代经验，熟悉信用证和各类原产地证。Detail-minded, calm in peak season.')
A = '0B5C7A'; doc = new('Noto Sans CJK SC', 10, (1.8, 1.6, 2, 2), 'Liberation Sans', 1.15)
p(doc, '林拟安', b=True, size=24, color=A, align='c', after=3)
t = doc.add_table(rows=3, cols=2); widths(t, [8.5, 8.5])
for c, s in zip([c for r in t.rows for c in r.cells], ('性别 Gender：女 Female', '出生年月 Date of birth：1992-12', '手机 Mobile：+86 136 0668 8215', '邮箱 E-mail：lynn.lin@example.com', '现居 Location：宁波 Ningbo', '期望薪资 Salary：面议 Negotiable')): p(c, s, first=True)
def h(s): p(doc, s, b=True, size=12, color=A, line=A, before=10, after=4)
h('求职意向  Career Objective'); p(doc, '期望职位 Position：外贸单证主管        期望城市 City：宁波、杭州')
h('工作经历  Work Experience')
for j in T['work']:
    r = j['roles'][0]; e = dot(r['end'], '/') if r['end'] else '至今 Present'
    p(doc, [(j['company'], {'b': True}), (f"\t{dot(r['start'], '/')} – {e}", {})], tabs=[(17, 'r')], before=5, after=0); p(doc, r['title'], color=A, b=True)
    for l in lines(r): p(doc, l, style='List Bullet')
h('教育背景  Education'); p(doc, [('宁波大学', {'b': True}), ('\t2011/09 – 2015/06', {})], tabs=[(17, 'r')], after=0); p(doc, '国际经济与贸易 | 本科 Bachelor'); p(doc, 'Minor in English')
h('技能与语言  Skills & Languages')
t = doc.add_table(rows=0, cols=2); t.style = 'Table Grid'
for a, b in (('计算机 Computer', '精通 Excel，熟练 CargoWise，熟悉金蝶'), ('English', 'CET-6, fluent in writing and speaking'), ('日语', 'N3')):
    c = t.add_row().cells; p(c[0], a, first=True, b=True); p(c[1], b, first=True)
widths(t, [4, 13])
h('证书  Certificates'); p(doc, '2016/06  国际货代员资格证'); p(doc, '2017/11  报关员水平测试合格')
h('自我评价  Self-evaluation'); p(doc, T['selfEvaluation'])
doc.save(TMP + '/libreoffice-cargo.docx'); soffice(TMP + '/libreoffice-cargo.docx', 'odt', TMP); soffice(TMP + '/libreoffice-cargo.odt', 'docx', OUT)
