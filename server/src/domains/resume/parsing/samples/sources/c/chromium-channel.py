from lib import *
T = truth('chromium-channel', {'name': '许拟渠', 'phone': '13971180452', 'email': 'xuniqu@example.com', 'city': '武汉', 'gender': 0, 'birthMonth': '1989-03', 'jobStatus': 1},
 [I('渠道销售经理', ['武汉', '长沙'], K(15, 25))],
 [Ed('湖北经济学院', '工商管理', 5, '2008-09', '2012-06')],
 [J('武汉样江食品饮料有限公司', R('省区渠道经理', '2019-06', '2025-10', ['负责湖北省经销商开发与管理，经销商由 18 家发展到 47 家，年回款 6800 万元', '制定季度促销方案和费用预算，费效比控制在 9% 以内', '管理 11 名城市经理和业务代表，每月走访市场不少于 12 天'], '销售部')),
  J('湖南拟禾粮油股份有限公司', R('城市经理', '2015-03', '2019-05', ['负责长沙、株洲两地商超与流通渠道', '新品上市三个月铺市率达到 72%，获当年优秀城市经理'], '华中大区')),
  J('武汉虚田商贸有限公司', R('业务代表', '2012-07', '2015-02', ['负责洪山区 160 家终端门店的拜访、陈列和订单']))],
 [], S(('Excel', 3), ('CRM', 2)), C(('C1驾驶证', '2011-08')), L(('英语', '一般'), ('普通话', '精通')),
 '十三年快消渠道经验，熟悉经销商体系的搭建和压货、动销的平衡；肯跑市场，说话算数，带过十人以上团队。')
avatar((225, 235, 245), (30, 40, 70), path=HERE + '/photo-channel.png')
def sec(t, b): return f'<section><h2>{t}</h2>{b}</section>'
jobs = ''
for j, y, ind in zip(T['work'], ('6年5个月', '4年3个月', '2年8个月'), ('快速消费品 | 1000-9999人 | 民营', '农副食品加工 | 500-999人 | 上市公司', '批发零售 | 20-99人 | 民营')):
    r = j['roles'][0]
    jobs += f"<div class=e><div class=t><b>{j['company']}</b><span>{dot(r['start'])} - {dot(r['end'])}（{y}）</span></div><div class=m>{r['title']}{' | ' + r['department'] if r['department'] else ''}</div><div class=g>{ind}</div><div class=d><span class=k>工作描述：</span><div>{'<br>'.join(f'{i}. {l}' for i, l in enumerate(lines(r), 1))}</div></div></div>"
chromium(f'''<!doctype html><meta charset=utf-8><title>许拟渠的简历</title><style>@page{{size:A4;margin:16mm 14mm 16mm;@top-left{{content:"2025/11/3 09:26";font:8pt Noto Sans CJK SC;color:#777}}@top-right{{content:"简历详情 - 拟才网";font:8pt Noto Sans CJK SC;color:#777}}@bottom-left{{content:"https://rd.example.com/resume/preview?id=2087341";font:8pt Noto Sans CJK SC;color:#777}}@bottom-right{{content:counter(page) "/" counter(pages);font:8pt Noto Sans CJK SC;color:#777}}}}
body{{font:10.5pt/1.7 "Noto Sans CJK SC";color:#333;margin:0}}.top{{display:flex;gap:16px;border-bottom:1px solid #e4e7ed;padding-bottom:10px}}.top img{{width:76px;height:100px;border-radius:4px}}h1{{font-size:20pt;margin:0}}.st{{font-size:9pt;color:#fff;background:#3d8bff;border-radius:3px;padding:1px 8px;margin-left:10px;vertical-align:middle;font-weight:normal}}h2{{font-size:12.5pt;color:#3d8bff;margin:14px 0 6px}}.t{{display:flex;justify-content:space-between}}.g{{color:#999;font-size:9.5pt}}.m{{color:#222}}.e{{margin-bottom:10px}}.d{{display:flex;gap:6px}}.k{{color:#999;white-space:nowrap}}.grid{{display:grid;grid-template-columns:1fr 1fr}}.grid i,.l i{{font-style:normal;color:#999}}</style>
<div class=top><img src=photo-channel.png><div><h1>许拟渠<span class=st>离职-随时到岗</span></h1><div>男 | 36岁（1989年3月） | 13年工作经验 | 本科 | 现居武汉-洪山区</div><div>手机：13971180452　　邮箱：xuniqu@example.com</div></div></div>
''' + sec('求职意向', '<div class=grid><div><i>期望职位：</i>渠道销售经理</div><div><i>期望月薪：</i>15000-25000元/月</div><div><i>工作地点：</i>武汉、长沙</div><div><i>工作性质：</i>全职</div></div>') + sec('自我评价', T['selfEvaluation']) + sec('工作经历', jobs) + sec('教育经历', '<div class=t><b>湖北经济学院</b><span>2008.09 - 2012.06</span></div><div class=m>工商管理 | 本科 | 统招</div>')
+ sec('语言能力', '<div class=l>英语：<i>读写能力</i>一般</div><div class=l>普通话：<i>读写能力</i>精通</div>'.replace('<i>读写能力</i>', '')) + sec('专业技能', 'Excel（熟练）　CRM（熟悉）') + sec('证书', 'C1驾驶证　2011.08'), 'chromium-channel')
