"""python3 make_docx.py name ...: the documents, from the truths beside it, into build/<name>.docx"""
import sys
from lib import *
def save(d, name): os.makedirs(os.path.join(OUT, 'build'), exist_ok=True); d.save(os.path.join(OUT, 'build', name + '.docx'))

def bedside(n):
    t = load(n); b = t['basics']; d = new('宋体', size=10.5, margins=(1.6, 1.8, 1.5, 1.8))
    P(d, '个 人 简 历', al='c', b=True, size=20, after=6)
    W = [2.1, 2.9, 2.1, 2.6, 2.2, 2.7, 2.8]
    g = table(d, 0, W); margins(g)
    def row(h=0.85):
        r = g.add_row(); height(r, h); cs = r.cells
        for w, c in zip(W, cs): c.width = Cm(w)
        mid(*cs); return cs
    def lab(c, x): C(c, x, al='c', b=True); shade(c, 'DEEAF6')
    def val(c, x): C(c, x, al='c')
    r1 = row(); r2 = row(); r3 = row(); r4 = row()
    for cs, items in ((r1, ('姓  名', b['name'], '性  别', '女', '出生年月', '1996年3月')), (r2, ('民  族', '汉族', '籍  贯', '河南周口', '政治面貌', '共青团员')), (r3, ('学  历', '本科', '婚姻状况', '未婚', '身  高', '163cm'))):
        for i, x in enumerate(items): (lab if i % 2 == 0 else val)(cs[i], x)
    lab(r4[0], '毕业院校'); val(r4[1].merge(r4[3]), '郑州大学（护理学）'); lab(r4[4], '现居住地'); val(r4[5], '郑州市金水区')
    ph = r1[6].merge(r4[6]); mid(ph); p = C(ph, al='c'); picture(p, 'woman', 2.2)
    r = row(); lab(r[0], '联系电话'); val(r[1].merge(r[3]), b['phone']); lab(r[4], '电子邮箱'); val(r[5].merge(r[6]), b['email'])
    r = row(); lab(r[0], '应聘岗位'); val(r[1], '病房护士'); lab(r[2], '工作地点'); val(r[3], '郑州'); lab(r[4], '期望薪资'); val(r[5].merge(r[6]), '6000-8000元/月')
    def section(title, heads):
        first = row(); lab(first[0], '')
        return first
    # education
    rs = [row()]
    for c, x in ((rs[0][1].merge(rs[0][2]), '起止时间'), (rs[0][3].merge(rs[0][4]), '学校'), (rs[0][5], '专业'), (rs[0][6], '学历')): C(c, x, al='c', b=True)
    for e in t['education']:
        r = row(); rs.append(r)
        val(r[1].merge(r[2]), f"{dot(e['start'])}-{dot(e['end'])}"); val(r[3].merge(r[4]), e['school']); val(r[5], e['major']); val(r[6], {5: '本科', 4: '大专'}[e['degree']])
    m = rs[0][0].merge(rs[-1][0]); lab(m, '教育经历'); mid(m)
    rs = [row()]
    for c, x in ((rs[0][1].merge(rs[0][2]), '起止时间'), (rs[0][3].merge(rs[0][4]), '工作单位'), (rs[0][5], '科室'), (rs[0][6], '职务')): C(c, x, al='c', b=True)
    for j in t['work']:
        o = j['roles'][0]; r = row(); rs.append(r)
        val(r[1].merge(r[2]), f"{dot(o['start'])}-{dot(o['end']) if o['end'] else '至今'}"); val(r[3].merge(r[4]), j['company']); val(r[5], o['department'] or '——'); val(r[6], o['title'])
        r = row(); rs.append(r); c = r[1].merge(r[6])
        L = lines(o['description'])
        for i, x in enumerate(L): C(c, f'{i+1}、{x}' if len(L) > 1 else x)
    m = rs[0][0].merge(rs[-1][0]); lab(m, '工作经历'); mid(m)
    r = row(1.0); lab(r[0], '资格证书'); C(r[1].merge(r[6]), '护士执业证书（2017.09）；初级护师（2021.06）')
    r = row(1.2); lab(r[0], '获奖情况'); c = r[1].merge(r[6])
    for x in lines(t['others'][0]['description']): C(c, x)
    r = row(1.6); lab(r[0], '自我评价'); C(r[1].merge(r[6]), t['selfEvaluation'], first=0.74)
    save(d, n)

def branch(n):
    t = load(n); d = new('宋体', size=12, margins=(2.5, 2.6, 2.5, 2.6))
    P(d, '个人简历', al='c', b=True, size=18, after=10, font='黑体')
    P(d, '姓名：马晓龙        性别：男        年龄：37岁')
    P(d, '电话：153 0015 3042（微信同号）')
    P(d, '邮箱：' + t['basics']['email'])
    P(d, '现住址：西安市未央区凤城五路')
    def H(x): P(d, x, b=True, size=14, before=10, after=3, font='黑体', keep=True)
    H('求职意向')
    P(d, '应聘职位：餐饮店长')
    P(d, '工作地点：西安、咸阳')
    P(d, '期望薪资：9000—12000元/月')
    H('工作经历')
    j = t['work'][0]
    P(d, j['company'] + '（2015年5月—2025年9月）', b=True, before=2, keep=True)
    for o in j['roles']:
        P(d, f"{ym(o['start'])}—{ym(o['end'])}    {o['title']}", before=4, u=True, keep=True)
        for x in lines(o['description']): P(d, '- ' + x, left=0.8, first=-0.4)
    j = t['work'][1]; o = j['roles'][0]
    P(d, j['company'] + '（2012年7月—2015年4月）', b=True, before=8, keep=True)
    P(d, '职务：' + o['title'], before=2, keep=True)
    P(d, '- ' + o['description'], left=0.8, first=-0.4)
    H('教育经历')
    P(d, '2009年—2012年    咸阳职业技术学院    酒店管理专业    大专')
    H('证书')
    P(d, 'C1驾驶证'); P(d, '食品安全管理员证（2018年6月）')
    H('自我评价')
    P(d, t['selfEvaluation'], first=0.85)
    save(d, n)

def blackboard(n):
    t = load(n); b = t['basics']; d = new('微软雅黑', size=10, margins=(1.2, 1.2, 1.2, 1.2))
    g = table(d, 1, [6, 12.4], style=None); L, R = g.rows[0].cells; margins(g, 120, 220, 120, 220); shade(L, '2F6F6B'); height(g.rows[0], 26.5)
    p = C(L, al='c', before=6); picture(p, 'woman-white', 3)
    P(L, b['name'], al='c', b=True, size=22, color='FFFFFF', before=6)
    P(L, '用心上好每一堂课', al='c', size=9.5, color='DCEFEA', after=4)
    w = dict(color='FFFFFF')
    def HL(x): rule(P(L, x, b=True, size=12, before=12, after=4, color='FFFFFF'), 'FFFFFF', 6)
    HL('基本信息')
    for x in ('性别：女', '出生年月：1993.08', '政治面貌：中共党员', '所在城市：长沙'): P(L, x, **w)
    HL('联系方式')
    P(L, '电话：' + b['phone'], **w); P(L, '邮箱：', **w); P(L, b['email'], size=9.5, **w)
    HL('求职意向')
    P(L, '小学语文教师', **w); P(L, '意向城市：长沙', **w); P(L, '期望薪资：面议', **w)
    HL('资格证书')
    P(L, '2015.05  小学教师资格证（语文）', size=9.5, **w); P(L, '2014.11  普通话一级乙等', size=9.5, **w)
    HL('技能')
    for x in ('PowerPoint（熟练）', '希沃白板（熟练）', '剪映（熟悉）'): P(L, x, **w)
    first = [True]
    def HR(x):
        p = C(R, x, b=True, size=13, color='2F6F6B', before=2 if first[0] else 10, after=4); first[0] = False
        rule(p, '2F6F6B', 10)
    tab = [(11.4, 'r')]
    HR('教育背景')
    for e in t['education']:
        P(R, (e['school'], dict(b=True)), f"　{e['major']}　{ {6: '硕士', 5: '本科'}[e['degree']]}", f"\t{dot(e['start'])}-{dot(e['end'])}", tabs=tab, before=2)
        for x in lines(e['description']): P(R, x, color='444444')
    HR('工作经历')
    for j in t['work']:
        o = j['roles'][0]
        P(R, (j['company'], dict(b=True)), f"\t{dot(o['start'])}-{dot(o['end']) if o['end'] else '至今'}", tabs=tab, before=4)
        P(R, o['title'], color='2F6F6B')
        for x in lines(o['description']): P(R, x, style='List Bullet')
    HR('获奖荣誉')
    for x in lines(t['others'][0]['description']): P(R, x)
    HR('自我评价')
    P(R, t['selfEvaluation'])
    save(d, n)

def bakery(n):
    t = load(n); d = new('宋体', size=14, margins=(2.5, 2.8, 2.5, 2.8))
    P(d, '求职简历', al='c', b=True, size=20, after=12)
    P(d, '姓名：王小军    男    1988年6月出生')
    P(d, '电话：159-0015-9074')
    P(d, '现住：广州市白云区石井')
    P(d, '学历：初中  普宁石桥中学（2001年-2004年）')
    P(d, '想找的工作：面包师傅，广州、佛山都可以')
    P(d, '工资要求：7000-9000元')
    P(d, '证件：西式面点师中级证（2013年10月考的）、健康证')
    P(d, '做过的工作：', b=True, before=10)
    for i, j in enumerate(t['work']):
        o = j['roles'][0]
        P(d, f"{i+1}、{ym(o['start'])}到{ym(o['end'])}，{j['company']}，{o['title']}", before=4)
        for x in lines(o['description']): P(d, x, left=0.9)
    P(d, '自我介绍：', b=True, before=10)
    P(d, t['selfEvaluation'], left=0.9)
    save(d, n)

def bachelor(n):
    t = load(n); b = t['basics']; d = new('微软雅黑', size=10, margins=(1.3, 1.8, 1.2, 1.8)); col = 'C55A11'
    g = table(d, 1, [13.6, 3.8], style=None); L, R = g.rows[0].cells; mid(L)
    C(L, (b['name'], dict(b=True, size=24, color=col)), '    求职意向：市场专员', size=12, after=6)
    P(L, '生日：2003.11\t性别：女', tabs=[(6.4, 'l')]); P(L, '现居：广州市海珠区\t籍贯：广东揭阳', tabs=[(6.4, 'l')])
    P(L, f"手机：181-0018-1085\t邮箱：{b['email']}", tabs=[(6.4, 'l')])
    P(L, '意向城市：广州/深圳\t期望月薪：6000-8000元', tabs=[(6.4, 'l')])
    picture(C(R, al='r'), 'woman', 2.5)
    def H(x):
        p = P(d, '▌' + x, b=True, size=12.5, color=col, before=7, after=3, keep=True); rule(p, 'F4B083', 6)
    tab = [(8.7, 'c'), (17.4, 'r')]
    def E(a, m, z): P(d, (a, dict(b=True)), f'\t{m}\t{z}', tabs=tab, before=3, keep=True)
    H('教育背景')
    e = t['education'][0]; E(e['school'], '市场营销 | 本科', '2022.09-2026.06')
    for x in lines(e['description']): P(d, x)
    H('实习经历')
    for j in t['work']:
        o = j['roles'][0]
        E(j['company'], (o['department'] + ' | ' if o['department'] else '') + o['title'], f"{dot(o['start'])}-{dot(o['end'])}")
        for x in lines(o['description']): P(d, x, style='List Bullet')
    H('项目经历')
    p = t['projects'][0]; E(p['name'], p['role'], f"{dot(p['start'])}-{dot(p['end'])}")
    for x in lines(p['description']): P(d, x, style='List Bullet')
    H('校园经历')
    for x in lines(t['others'][0]['description']): P(d, x)
    H('荣誉奖励')
    for x in lines(t['others'][1]['description']): P(d, x)
    H('技能与语言')
    P(d, ('软件技能：', dict(b=True)), '熟练使用Excel、剪映；熟悉SPSS、Photoshop')
    P(d, ('语言能力：', dict(b=True)), '英语CET-6（508分）；粤语（母语）')
    H('自我评价')
    P(d, t['selfEvaluation'])
    save(d, n)

def bazaar(n):
    t = load(n); b = t['basics']; d = new('宋体', latin='Times New Roman', size=10.5, margins=(2, 2.2, 2, 2.2))
    P(d, '个人简历', al='c', b=True, size=18, font='黑体'); P(d, 'Curriculum Vitae', al='c', i=True, size=12, after=8)
    g = table(d, 4, [3.4, 4.9, 3.4, 4.9]); margins(g, 60, 100, 60, 100)
    items = [('姓名 Name', b['name'], '性别 Gender', '女 Female'), ('出生年月 Date of Birth', '1995.09', '电话 Mobile', '+86 182 0018 2096'), ('邮箱 E-mail', b['email'], '现居地 Location', '宁波 Ningbo'), ('期望职位 Position', '外贸业务经理', '期望薪资 Salary', '12K-18K/月')]
    for r, it in zip(g.rows, items):
        mid(*r.cells)
        for i, x in enumerate(it):
            C(r.cells[i], x, b=i % 2 == 0, size=9.5 if i % 2 == 0 or '@' in x else 10.5)
    P(d, ('期望城市 Preferred City：', dict(b=True)), '宁波、杭州', before=6)
    def H(x): rule(P(d, x, b=True, size=12, before=10, after=4, keep=True), '1F3864', 12)
    H('教育背景  EDUCATION')
    P(d, '2013.09 – 2017.06    浙江工商大学    国际经济与贸易    本科（Bachelor）')
    H('工作经历  WORK EXPERIENCE')
    for j in t['work']:
        o = j['roles'][0]
        P(d, f"{dot(o['start'])} – {dot(o['end']) if o['end'] else '至今'}", before=4, keep=True)
        P(d, ('公司 Company：', dict(b=True)), j['company'], keep=True)
        P(d, ('部门 Department：', dict(b=True)), o['department'], '        ', ('职位 Title：', dict(b=True)), o['title'], keep=True)
        P(d, ('工作内容 Responsibilities：', dict(b=True)), keep=True)
        for i, x in enumerate(lines(o['description'])): P(d, f'({i+1}) {x}', left=0.6)
    H('语言能力  LANGUAGES')
    P(d, '英语 English：TEM-4，口语流利'); P(d, '阿拉伯语 Arabic：日常会话')
    H('证书与技能  CERTIFICATES & SKILLS')
    P(d, ('证书：', dict(b=True)), '国际商务单证员证书（2016.11）'); P(d, ('技能：', dict(b=True)), '精通Alibaba国际站，熟练使用Excel，熟悉Photoshop')
    H('自我评价  SELF-ASSESSMENT')
    P(d, t['selfEvaluation'])
    save(d, n)

def bus(n):
    t = load(n); d = new('Noto Serif CJK SC', size=11, margins=(2, 2, 2, 2))
    P(d, '个人简历表', al='c', b=True, size=20, after=8)
    W = [2.4, 2.8, 2.2, 3.2, 2.4, 3.6]; g = table(d, 0, W); margins(g, 70, 90, 70, 90)
    def row(h=0.95):
        r = g.add_row(); height(r, h); cs = r.cells
        for w, c in zip(W, cs): c.width = Cm(w)
        mid(*cs); return cs
    def put(cs, *xs):
        for c, x in zip(cs, xs): C(c, x, al='c')
    r1 = row(); put(r1, '姓名', '谭国强', '性别', '男'); r2 = row(); put(r2, '出生年月', '1979年5月', '民族', '汉')
    r3 = row(); put(r3, '文化程度', '高中', '婚否', '已婚'); r4 = row(); put(r4, '电话', t['basics']['phone'], '住址'); C(r4[3], '重庆市渝北区两路', al='c', size=10)
    ph = r1[4].merge(r4[5]); mid(ph); picture(C(ph, al='c'), 'man', 2.6)
    r = row(); put(r, '求职岗位'); C(r[1], '大巴车司机', al='c'); C(r[2], '工作地点', al='c'); C(r[3], '重庆', al='c'); C(r[4], '要求工资', al='c'); C(r[5], '7000-9000元/月', al='c')
    r = row(); C(r[0], '毕业学校', al='c'); C(r[1].merge(r[3]), '永川第三中学（高中）', al='c'); C(r[4], '就读时间', al='c'); C(r[5], '1995.9-1998.7', al='c')
    r = row(); C(r[0], '驾驶证', al='c'); C(r[1].merge(r[3]), 'A1驾驶证（2005年12月）', al='c'); C(r[4], '驾龄', al='c'); C(r[5], '25年', al='c')
    r = row(); C(r[0], '其他证件', al='c'); C(r[1].merge(r[5]), '道路旅客运输从业资格证（2006年1月）')
    r = row(); c = r[0].merge(r[5]); C(c, '工  作  经  历', al='c', b=True); shade(c, 'E7E6E6')
    r = row(); 
    for c, x in ((r[0], '起止年月'), (r[1].merge(r[2]), '工作单位'), (r[3], '岗位'), (r[4].merge(r[5]), '主要工作')): C(c, x, al='c', b=True)
    for j in t['work']:
        o = j['roles'][0]; r = row(2)
        f = lambda m: f"{m[:4]}.{int(m[5:])}"
        C(r[0], f"{f(o['start'])}—{f(o['end'])}", al='c'); C(r[1].merge(r[2]), j['company'], al='c'); C(r[3], o['title'], al='c'); e = r[4].merge(r[5])
        for x in lines(o['description']): C(e, x, size=10)
    r = row(2.4); C(r[0], '自我评价', al='c'); C(r[1].merge(r[5]), t['selfEvaluation'])
    save(d, n)

def bench(n):
    t = load(n); d = new('Noto Sans CJK SC', size=11, margins=(2.2, 2.4, 2, 2.4))
    P(d, '邵建平', al='c', b=True, size=22)
    P(d, '男 | 1986年12月 | 现居宁波市镇海区', al='c'); P(d, f"手机：{t['basics']['phone']}    邮箱：{t['basics']['email']}", al='c', after=6)
    def H(x): P(d, x, b=True, size=13, before=9, after=3, keep=True)
    H('一、求职意向'); P(d, '模具钳工，宁波或台州，月薪10000-13000元。', left=0.8)
    H('二、工作经历')
    for j in t['work']:
        o = j['roles'][0]
        P(d, f"{dot(o['start'])}～{dot(o['end']) if o['end'] else '至今'}　{j['company']}　{o['department']+'　' if o['department'] else ''}{o['title']}", left=0.8, b=True, before=3, keep=True)
        for i, x in enumerate(lines(o['description'])): P(d, f"{'①②③④'[i]} {x}", left=1.5, first=-0.5)
    H('三、学历'); P(d, '2002.09～2005.06　宁波技师学院　模具制造与维修（中专）', left=0.8)
    H('四、技能'); P(d, '精通模具装配，熟练操作磨床、铣床，了解UG。', left=0.8)
    H('五、证书'); P(d, '2016.12　钳工技师（国家二级）', left=0.8); P(d, '2019.05　特种作业操作证（焊工）', left=0.8)
    H('六、自我评价'); P(d, t['selfEvaluation'], left=0.8)
    save(d, n)

def barrister(n):
    t = load(n); b = t['basics']; d = new('Noto Serif CJK SC', size=10.5, margins=(2.2, 2.3, 2, 2.3)); footer(d)
    d.styles['Normal'].paragraph_format.line_spacing = 1.35
    tab = [(16.4, 'r')]
    P(d, (b['name'], dict(b=True, size=24)), after=2)
    P(d, '女｜1993年1月生｜现居南京市建邺区'); P(d, f"电话 {b['phone']}　　邮箱 {b['email']}")
    rule(P(d, '应聘职位：法务经理　　期望地点：南京、上海　　期望薪资：20-28K·14薪', after=4), '7F7F7F', 12)
    def H(x): P(d, x, b=True, size=13, before=12, after=4, keep=True, color='7B1E1E')
    H('执业与工作经历')
    for j in t['work']:
        many = len(j['roles']) > 1
        o = j['roles'][0]
        if many: P(d, (j['company'], dict(b=True, size=11.5)), before=8, keep=True)
        for o in j['roles']:
            per = f"\t{dot(o['start'])} - {dot(o['end']) if o['end'] else '至今'}"
            if many: P(d, (f"{o['department']} / {o['title']}", dict(i=False)), per, tabs=tab, before=4, keep=True)
            else:
                P(d, (j['company'], dict(b=True, size=11.5)), per, tabs=tab, before=4, keep=True); P(d, f"{o['department']} / {o['title']}", keep=True)
            for x in lines(o['description']): P(d, '·　' + x, left=0.75, first=-0.75, al='j')
    H('代表项目')
    for q in t['projects']:
        P(d, (q['name'], dict(b=True)), f"（{q['role']}）", f"\t{dot(q['start'])} - {dot(q['end'])}", tabs=tab, before=4, keep=True)
        for x in lines(q['description']): P(d, '·　' + x, left=0.75, first=-0.75, al='j')
    H('教育背景')
    for e in t['education']:
        P(d, (e['school'], dict(b=True)), f"　{e['major']}　{ {6: '硕士研究生', 5: '本科'}[e['degree']]}", f"\t{dot(e['start'])} - {dot(e['end'])}", tabs=tab, before=2)
    H('资格与语言')
    P(d, '法律职业资格证书（A证），2017.03'); P(d, '律师执业证，2019.08'); P(d, '证券从业资格，2020.11')
    P(d, '英语：CET-6 543分，可审阅英文合同')
    H('自我评价'); P(d, t['selfEvaluation'], first=0.75, al='j')
    save(d, n)

def bloom(n):
    t = load(n); b = t['basics']; d = new('Noto Sans CJK SC', size=10.5, margins=(2, 2, 1.6, 2)); pink = 'E06C88'
    for _ in range(5): P(d, '')
    P(d, '个 人 简 历', al='c', b=True, size=44, color=pink, font='AR PL UKai CN', before=40)
    P(d, 'PERSONAL  RESUME', al='c', size=16, color='888888', after=170)
    for k, v in (('姓　　名', b['name']), ('毕业院校', '广西幼儿师范高等专科学校'), ('专　　业', '学前教育'), ('联系电话', b['phone']), ('电子邮箱', b['email'])):
        P(d, f'{k}：{v}', left=5, size=15, after=6)
    d.paragraphs[-1].add_run().add_break(WD_BREAK.PAGE)
    g = table(d, 4, [2.5, 4.6, 2.5, 4.6, 3], style='Table Grid'); margins(g, 70, 100, 70, 100)
    rows = (('姓名', b['name'], '性别', '女'), ('出生年月', '2004年7月', '民族', '壮族'), ('学历', '大专', '现居地', '南宁市西乡塘区'), ('求职意向', '幼儿园教师', '期望薪资', '3500-5000元/月'))
    for r, it in zip(g.rows, rows):
        mid(*r.cells)
        for i, x in enumerate(it): C(r.cells[i], x, b=i % 2 == 0, al='c')
    ph = g.cell(0, 4).merge(g.cell(3, 4)); picture(C(ph, al='c'), 'woman-white', 2.3)
    P(d, ('期望工作城市：', dict(b=True)), '南宁、柳州', before=5)
    def H(x):
        t_ = table(d, 1, [3.2], style=None, center=False); c = t_.rows[0].cells[0]; shade(c, pink); C(c, x, al='c', b=True, color='FFFFFF', size=12)
    def gap(): P(d, '', size=5)
    gap(); H('教育经历')
    P(d, '2022年9月-2025年6月　　广西幼儿师范高等专科学校　　学前教育（大专）', before=3)
    P(d, t['education'][0]['description'])
    gap(); H('实习与兼职')
    for j in t['work']:
        o = j['roles'][0]
        P(d, f"{ym(o['start'])}-{ym(o['end'])}　　{j['company']}　　{o['title']}", b=True, before=3)
        L = lines(o['description'])
        for i, x in enumerate(L): P(d, (f'{i+1}. ' if len(L) > 1 else '') + x, left=0.6)
    gap(); H('校内任职'); P(d, t['others'][0]['description'], before=3)
    gap(); H('获奖情况')
    for i, x in enumerate(lines(t['others'][1]['description'])): P(d, x, before=0 if i else 3)
    gap(); H('技能证书')
    P(d, '证书：幼儿园教师资格证（2024.12）、普通话二级甲等（2023.06）、保育师四级（2024.05）', before=3); P(d, '技能：钢琴弹唱、儿童舞、简笔画、手工')
    gap(); H('自我评价'); P(d, t['selfEvaluation'], before=3)
    save(d, n)

def building(n):
    t = load(n); b = t['basics']; d = new('Noto Sans CJK SC', size=11, margins=(2.3, 2.3, 2.2, 2.3)); footer(d, '- ', ' -'); blue = '1F4E79'
    d.styles['Normal'].paragraph_format.line_spacing = 1.6
    g = table(d, 1, [12.8, 3.6], style=None); L, R = g.rows[0].cells; mid(L)
    C(L, b['name'], b=True, size=26, color=blue)
    P(L, '男　　1983年4月　　中共党员　　现居成都市武侯区'); P(L, f"手机：{b['phone']}"); P(L, f"邮箱：{b['email']}")
    picture(C(R, al='r'), 'man-blue', 2.6)
    def H(x): rule(P(d, x, b=True, size=14, before=14, after=6, color=blue, keep=True), blue, 12)
    H('求职意向')
    P(d, '目标职位：物业城市总经理'); P(d, '目标城市：成都、重庆'); P(d, '期望年薪：30万-38万元')
    H('个人概述'); P(d, t['selfEvaluation'], first=0.8)
    H('工作经历')
    for j in t['work']:
        P(d, j['company'], b=True, size=12, before=8, keep=True)
        for o in j['roles']:
            P(d, f"{ym(o['start'])} – {ym(o['end']) if o['end'] else '至今'}　｜　{o['department']+'　｜　' if o['department'] else ''}{o['title']}", before=4, after=2, color=blue, keep=True)
            for x in lines(o['description']): P(d, '■ ' + x, left=0.7, first=-0.5)
    H('重点项目')
    for q in t['projects']:
        P(d, q['name'], b=True, before=6, keep=True)
        P(d, f"{ym(q['start'])} – {ym(q['end'])}　｜　{q['role']}", color=blue, keep=True)
        for x in lines(q['description']): P(d, '■ ' + x, left=0.7, first=-0.5)
    H('教育经历')
    for e in t['education']: P(d, f"{ym(e['start'])} – {ym(e['end'])}　｜　{e['school']}　｜　{e['major']}　｜　{ {5: '本科（函授）', 4: '大专'}[e['degree']]}")
    H('职业证书')
    for c in t['certificates']: P(d, f"{c['name']}　　{ym(c['month'])}")
    for o in t['others']:
        H(o['title'])
        for x in lines(o['description']): P(d, x)
    save(d, n)

def bricks(n):
    t = load(n); d = new('宋体', size=14, margins=(2.5, 2.8, 2.5, 2.8))
    P(d, '个 人 简 介', al='c', b=True, size=22, after=12)
    P(d, '何大勇，男，1984年9月生，湖南邵阳人，现在住长沙雨花区。')
    P(d, '手机号：19600196028', b=True)
    P(d, '应聘工种：水电工', before=6); P(d, '能去的地方：长沙、株洲、湘潭'); P(d, '工价：350-400元/天')
    P(d, '文化程度：初中，邵阳县塘渡口中学，1997年到2000年')
    P(d, '工作经历', b=True, size=15, before=10)
    for j in t['work']:
        o = j['roles'][0]
        P(d, f"{ym(o['start'])}至{ym(o['end'])}  {j['company']}  {o['title']}", before=5, b=True)
        for x in lines(o['description']): P(d, x)
    P(d, '证件', b=True, size=15, before=10); P(d, '低压电工证  2012年8月'); P(d, '高处作业证  2020年6月')
    P(d, '自我评价', b=True, size=15, before=10); P(d, t['selfEvaluation'])
    save(d, n)

def barcode(n):
    t = load(n); d = new('Noto Serif CJK SC', size=11, margins=(2, 2, 2, 2))
    P(d, '应聘人员简历', al='c', b=True, size=20, after=8)
    W = [2.3, 3.4, 2.3, 3.2, 2.3, 3.3]; g = table(d, 0, W); margins(g, 60, 90, 60, 90)
    def row(h=0.95):
        r = g.add_row(); height(r, h); cs = r.cells
        for w, c in zip(W, cs): c.width = Cm(w)
        mid(*cs); return cs
    def put(cs, *xs):
        for c, x in zip(cs, xs): C(c, x, al='c')
    put(row(), '姓名', '高秀兰', '性别', '女', '出生年月', '1987.11')
    put(row(), '民族', '汉', '婚姻', '已婚', '现住址', '天津市东丽区')
    r = row(); put(r, '联系电话', t['basics']['phone'], '电子邮箱'); C(r[3].merge(r[5]), t['basics']['email'], al='c')
    put(row(), '应聘岗位', '仓库管理员', '期望月薪', '5000-6500元', '期望城市', '天津')
    r = row(); put(r, '毕业学校'); C(r[1].merge(r[2]), '天津市河东职业中专', al='c'); C(r[3], '物流管理', al='c'); C(r[4], '中专', al='c'); C(r[5], '2003.09-2006.07', al='c')
    for i, j in enumerate(t['work']):
        o = j['roles'][0]
        a = row(); C(a[1], '时间', al='c'); C(a[2].merge(a[3]), f"{dot(o['start'])}-{dot(o['end'])}", al='c'); C(a[4], '职务', al='c'); C(a[5], o['title'], al='c')
        b = row(); C(b[1], '单位', al='c'); C(b[2].merge(b[3]), j['company'], al='c'); C(b[4], '部门', al='c'); C(b[5], o['department'] or '/', al='c')
        c = row(); C(c[1], '工作内容', al='c'); e = c[2].merge(c[5])
        L = lines(o['description'])
        for k, x in enumerate(L): C(e, f'{k+1}.{x}' if len(L) > 1 else x)
        m = a[0].merge(c[0]); mid(m); C(m, '工作经历' + '一二三'[i], al='c')
    r = row(); C(r[0], '技能', al='c'); C(r[1].merge(r[5]), '熟练使用Excel、用友ERP；熟悉叉车操作')
    r = row(); C(r[0], '证书', al='c'); C(r[1].merge(r[5]), '叉车证（2014.07）、仓储管理员四级（2018.11）')
    r = row(1.8); C(r[0], '自我评价', al='c'); C(r[1].merge(r[5]), t['selfEvaluation'])
    save(d, n)

ALL = {f.__name__: f for f in (bedside, branch, blackboard, bakery, bachelor, bazaar, bus, bench, barrister, bloom, building, bricks, barcode)}
FULL = dict(bedside='python-docx-', branch='python-docx-', blackboard='python-docx-', bazaar='python-docx-', barcode='scan-')
for w in sys.argv[1:] or ALL: ALL[w](FULL.get(w, 'libreoffice-') + w)
