from lib import *
T = truth('libreoffice-controller',
 {'name': '顾拟清', 'phone': '13817760528', 'email': 'gu.niqing@example.com', 'city': '上海', 'birthMonth': '1984-04', 'gender': 1, 'jobStatus': 2},
 [I('财务总监', ['上海'], W(60, 75))],
 [Ed('复旦大学', '会计硕士（MPAcc）', 6, '2013-09', '2016-01'), Ed('东北财经大学', '财务管理', 5, '2002-09', '2006-07')],
 [J('样诺泵业（上海）有限公司', R('财务总监', '2020-09', None, ['Report to APAC CFO; lead a team of 14 across accounting, tax, treasury and cost control', '负责三家法人实体的月结、预算与滚动预测，月结由 8 天缩短到 4 天', '主导 SAP S/4HANA 上线，重建成本中心与产品成本模型', 'Renegotiated credit lines and reduced financing cost by RMB 4.6 million per year', '牵头转让定价同期资料与高新复审，三年无税务调整'])),
  J('拟维医疗器械（中国）有限公司',
    R('财务经理', '2015-10', '2020-08', ['负责中国区管理报表、预算与内控，年销售额 9 亿元', '建立经销商返利核算系统，差异由 3% 降到 0.2%', 'Supported the acquisition of a local distributor, from due diligence to integration']),
    R('财务分析主管', '2012-03', '2015-09', ['搭建 FP&A 报表体系，每月向管理层汇报差异分析', 'Built the business case for two new product launches'])),
  J('构信会计师事务所（特殊普通合伙）', R('高级审计员', '2006-08', '2012-02', ['带领 3-5 人小组完成制造业、零售业外资企业年度审计', '参与两家公司 IPO 审计']))],
 [], S(('SAP', 4), ('Power BI', 3), ('Hyperion', 3), ('Excel', 4)), C(('中国注册会计师（CICPA）', '2010-12'), ('ACCA', '2014-02'), ('高级会计师', '2021-12')), L(('英语', '流利，工作语言'), ('普通话', '母语')),
 '十九年财务经验，四大风格的审计底子加十余年外企管理实践。Hands-on leader who partners with business; strong in cost, tax and systems.')
A = '7A2E2E'; doc = new('Noto Serif CJK SC', 10.5, (1.9, 1.9, 2.2, 2.2), 'Liberation Serif', 1.12)
p(doc, '顾拟清', b=True, size=22, after=0); p(doc, '上海  |  138 1776 0528  |  gu.niqing@example.com', color='595959', after=2)
p(doc, '女  |  1984 年 4 月生  |  目前在职，一个月内可到岗', color='595959')
def h(s): p(doc, s, b=True, size=12.5, color=A, line=A, before=11, after=4)
h('求职意向 / Objective'); p(doc, '目标职位：财务总监　　工作地点：上海　　期望年薪：60-75 万')
h('个人简介 / Summary'); p(doc, T['selfEvaluation'], align='j')
h('工作经历 / Professional Experience')
def per(r): return f"{dot(r['start'], '.')} – {dot(r['end'], '.')}"
for j in T['work']:
    rs = j['roles']; p(doc, [(j['company'], {'b': True, 'size': 11.5}), (f"\t{dot(rs[-1]['start'])} – {dot(rs[0]['end'])}", {'b': True})], tabs=[(16.6, 'r')], before=7, after=1)
    for r in rs:
        p(doc, [(r['title'], {'i': True, 'b': True, 'color': A})] + ([(f'\t{per(r)}', {'i': True})] if len(rs) > 1 else []), tabs=[(16.6, 'r')], before=2)
        for l in lines(r): p(doc, l, style='List Bullet')
h('教育背景 / Education')
for e, d in zip(T['education'], ('硕士', '本科')): p(doc, [(e['school'], {'b': True}), (f"，{e['major']}，{d}\t{dot(e['start'])} – {dot(e['end'])}", {})], tabs=[(16.6, 'r')])
h('专业资格 / Qualifications')
for c in T['certificates']: p(doc, f"{c['name']}\t{dot(c['month'])}", tabs=[(16.6, 'r')])
h('技能与语言 / Skills and Languages'); p(doc, [('软件：', {'b': True}), ('SAP（精通）、Power BI（熟练）、Hyperion（熟练）、Excel（精通）', {})]); p(doc, [('英语：', {'b': True}), ('流利，工作语言', {})]); p(doc, [('普通话：', {'b': True}), ('母语', {})])
doc.save(HERE + '/libreoffice-controller.docx'); soffice(HERE + '/libreoffice-controller.docx', 'pdf', OUT)
