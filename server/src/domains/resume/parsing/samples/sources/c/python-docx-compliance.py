from lib import *
T = truth('python-docx-compliance',
 {'name': '沈拟法', 'phone': '13761220845', 'email': 'shennifa@example.com', 'city': '上海', 'birthMonth': '1991-10'},
 [I('法务经理'), I('合规经理')],
 [Ed('华东政法大学', '经济法学', 6, '2014-09', '2017-06', '硕士论文方向为平台经济反垄断'), Ed('西南政法大学', '法学', 5, '2010-09', '2014-06')],
 [J('上海样序信息技术股份有限公司', R('高级法务', '2021-04', None, ['审核采购、销售、技术许可类合同年均 900 余份，更新模板 34 份', '搭建个人信息保护合规制度，完成数据出境自评估并通过备案', '处理劳动、知识产权诉讼与仲裁 19 件，胜诉或调解 17 件', '向业务部门开展培训 20 场，覆盖 1100 人次'], '法务合规部')),
  J('上海构衡律师事务所', R('律师', '2018-08', '2021-03', ['为 12 家企业提供常年法律顾问服务', '参与并购尽职调查 5 起，撰写尽调报告与交易文件', '代理商事诉讼案件 30 余件'], '公司业务部'), R('实习律师', '2017-07', '2018-07', ['检索法规与案例，起草法律意见书', '协助开庭、立案与证据整理']))],
 [], S(('合同审查', None), ('数据合规', None), ('诉讼管理', None), ('法律检索', None)), C(('法律职业资格证书（A证）', '2016-03'), ('律师执业证', '2018-08'), ('企业合规师', '2022-09')), L(('英语', 'CET-6，可审阅英文合同')),
 '律所与企业两方面经验，既懂诉讼也懂业务，能把法律语言讲成业务听得懂的话。')
A = '2E5E4E'; doc = new('等线', 10.5, (1.9, 1.8, 2.1, 2.1), 'Calibri', 1.2)
def h(t): p(doc, t, b=True, size=12.5, color='FFFFFF', fill=A, before=10, after=5, indent=0)
p(doc, [('沈拟法', {'b': True, 'size': 22, 'color': A}), ('    求职意向：法务经理 / 合规经理', {'size': 11, 'color': '595959'})], after=3)
p(doc, '电话：137 6122 0845\t邮箱：shennifa@example.com', tabs=[8.5]); p(doc, '出生年月：1991年10月\t现居地：上海市徐汇区', tabs=[8.5])
h(' 教育背景')
for e, d in zip(T['education'], ('硕士', '本科')):
    p(doc, [(f"{e['start'][:4]}年{int(e['start'][5:])}月-{e['end'][:4]}年{int(e['end'][5:])}月\t", {}), (e['school'], {'b': True}), (f"\t{e['major']}（{d}）", {})], tabs=[5.2, (16.8, 'r')])
    if e['description']: p(doc, e['description'], indent=5.2)
h(' 工作经历')
def z(m): return f'{m[:4]}年{int(m[5:])}月' if m else '至今'
for j in T['work']:
    for r in j['roles']:
        p(doc, [(f"{z(r['start'])}-{z(r['end'])}\t", {}), (j['company'] if r is j['roles'][0] else '', {'b': True}), (f"\t{r['department'] + ' ' if r['department'] else ''}{r['title']}", {'b': True})], tabs=[5.2, (16.8, 'r')], before=5)
        for l in lines(r): p(doc, l, style='List Bullet')
h(' 职业资格')
for c in T['certificates']: p(doc, f"{z(c['month'])}\t{c['name']}", tabs=[5.2])
h(' 专业技能'); p(doc, '合同审查、数据合规、诉讼管理、法律检索'); p(doc, '英语：CET-6，可审阅英文合同')
h(' 自我评价'); p(doc, T['selfEvaluation'])
save(doc, 'python-docx-compliance.docx')
