from lib import *
def punctuated(ls): return [l + ('。' if i == len(ls) - 1 else '；') for i, l in enumerate(ls)]
_R, _P = R, P
def R(t, a, b, ls=(), d=''): return _R(t, a, b, punctuated(ls), d)
def P(n, r, a, b, ls): return _P(n, r, a, b, punctuated(ls))
T = truth('chromium-crossborder', {'name': '曾拟帆', 'phone': '13825266017', 'email': 'zengnifan@example.com', 'city': '深圳', 'gender': 1, 'jobStatus': 3},
 [I('亚马逊运营', ['深圳'], K(18, 28)), I('跨境电商运营主管', ['深圳', '厦门'], K(20, 30))],
 [Ed('集美大学', '商务英语', 5, '2013', '2017')],
 [J('深圳样帆科技有限公司', R('亚马逊运营组长', '2021-03', None, ['负责美国站和德国站家居类目，团队 5 人，月销售额 60 万美元', '从选品、备货到广告全流程管理，TACOS 由 15% 降到 9.5%', '制定季度上新计划，与供应链一起把断货率压到 2% 以内', '带教 3 名新人，六个月内全部独立负责店铺', '业绩：2024 年全年销售额 720 万美元，同比增长 41%，三款产品进入小类前十'], '运营三部')),
  J('深圳拟海电子商务有限公司', R('亚马逊运营专员', '2018-06', '2021-02', ['撰写 Listing、设置 PPC 广告、处理差评和账号申诉', '独立运营 40 个 SKU，广告转化率由 8% 提高到 13%'], '北美组')),
  J('厦门虚港进出口有限公司', R('外贸业务员', '2017-07', '2018-05', ['通过阿里国际站开发客户，跟进报价、打样和出货']))],
 [P('收纳架新品打造', '负责人', '2023-02', '2023-09', ['通过评论分析确定折叠结构改良点，申请外观专利 1 项', '上市 90 天做到类目第 6 名']), P('欧洲站合规整改', '项目成员', '2024-01', '2024-05', ['梳理 86 个在售产品的 EPR、CE 与说明书要求，补齐文件', '协助法务完成德国包装法注册，整改期间无一链接下架'])],
 S(('Helium 10', None), ('卖家精灵', None), ('PPC广告', None), ('Listing优化', None)), C(('跨境电子商务师（中级）', None)), L(('英语', '专业八级')),
 '八年外贸与跨境电商经验，精细化运营，对数据敏感；能写地道的英文文案，也能和工厂一起改产品。')
avatar((250, 220, 210), (120, 90, 140), (35, 30, 30), HERE + '/photo-cross.png', True)
def per(x): return f"{dot(x['start'])}-{dot(x['end'])}"
w = ''
PJ = lambda q: f"<div class=e><div class=h><b>{q['name']}</b><span class=pos>{q['role']}</span><span class=d>{per(q)}</span></div><div class=c><span>内容：</span><div>{'<br>'.join(lines(q))}</div></div></div>"
for j in T['work']:
    r = j['roles'][0]; ls = lines(r); body = [l for l in ls if not l.startswith('业绩')]; res = [l for l in ls if l.startswith('业绩')]
    w += f"<div class=e><div class=h><b>{j['company']}</b><span class=pos>{r['title']}</span>{'<span class=dep>' + r['department'] + '</span>' if r['department'] else ''}<span class=d>{per(r)}</span></div><div class=c><span>内容：</span><div>{'<br>'.join(body)}</div></div>{''.join('<div class=c><span>业绩：</span><div>' + l[3:] + '</div></div>' for l in res)}</div>"
chromium(f'''<!doctype html><meta charset=utf-8><style>@page{{size:A4;margin:13mm 15mm 16mm;@bottom-center{{content:"第 " counter(page) " 页 共 " counter(pages) " 页";font:8pt Noto Sans CJK SC;color:#aaa}}}}body{{font:10pt/1.75 "Noto Sans CJK SC";color:#414a60;margin:0}}.top{{display:flex;justify-content:space-between;align-items:center}}.top img{{width:70px;height:70px;border-radius:50%;object-fit:cover;object-position:top}}h1{{font-size:18pt;margin:0;color:#222}}h2{{break-after:avoid;break-inside:avoid;font-size:12.5pt;color:#222;margin:16px 0 6px;padding-left:9px;border-left:4px solid #00a6a7;line-height:1.2}}.info b{{font-weight:normal;color:#ccc;margin:0 8px}}.h{{display:flex;gap:14px;align-items:baseline}}.h b{{color:#222;font-size:11pt}}.d{{margin-left:auto;color:#8d92a1}}.dep{{color:#8d92a1}}.e{{margin-bottom:10px;break-inside:avoid}}.c{{display:flex}}.c>span{{color:#8d92a1;white-space:nowrap}}.tag span{{display:inline-block;background:#f2f5f7;border-radius:3px;padding:0 10px;margin:0 8px 6px 0}}table{{border-collapse:collapse;width:100%}}td{{padding:1px 0}}</style>
<div class=top><div><h1>曾拟帆</h1><div class=info>8年经验<b>|</b>本科<b>|</b>在职-考虑机会<b>|</b>女<b>|</b>30岁</div><div class=info>13825266017<b>|</b>zengnifan@example.com<b>|</b>现居：深圳</div></div><img src=photo-cross.png></div>
<h2>个人优势</h2>{T['selfEvaluation']}<h2>期望职位</h2><table><tr><td width=38%>亚马逊运营</td><td width=24%>18-28K</td><td>深圳</td></tr><tr><td>跨境电商运营主管</td><td>20-30K</td><td>深圳、厦门</td></tr></table>
<h2>工作经历</h2>{w}<h2>项目经历</h2>{''.join(PJ(q) for q in T['projects'])}
<h2>教育经历</h2><div class=h><b>集美大学</b><span>本科</span><span>商务英语</span><span class=d>2013-2017</span></div>
<h2>专业技能</h2><div class=tag>{''.join('<span>' + s['name'] + '</span>' for s in T['skills'])}</div><h2>语言能力</h2>英语　专业八级<h2>资格证书</h2>跨境电子商务师（中级）''', 'chromium-crossborder')
