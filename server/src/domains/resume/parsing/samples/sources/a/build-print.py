"""Writes the HTML sources of the Chromium files and of the scan from the truth's words: build-print.py"""
import base64, html, os
from common import truth, lines, HERE
h = html.escape
def write(name, body):
    for tone in ('man', 'woman', 'red'):
        with open(os.path.join(HERE, 'photo-%s.png' % tone), 'rb') as f: data = base64.b64encode(f.read()).decode()
        body = body.replace('src="photo-%s.png"' % tone, 'src="data:image/png;base64,%s"' % data)
    with open(os.path.join(HERE, name + '.html'), 'w', encoding='utf-8') as f: f.write(body)
def li(e): return '<ul>%s</ul>' % ''.join('<li>%s</li>' % h(x) for x in lines(e))
def br(e): return '<br>'.join(h(x) for x in lines(e))
SANS = '"Noto Sans CJK SC", sans-serif'

# --- app: what a job site prints
T = truth('chromium-app'); b = T['basics']
def job(j, period, years):
    r = j['roles'][0]
    return f'''<div class="item"><div class="row"><b>{j['company']}</b><span>{period}（{years}）</span></div><div class="post">{r['title']} <i>|</i> 全职</div><div class="text"><label>工作描述：</label><div>{br(r)}</div></div></div>'''
w = T['work']; e = T['education'][0]; p = T['projects'][0]
write('chromium-app', f'''<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>{b['name']}的简历</title><style>
@page {{ size: A4; margin: 12mm 14mm }} * {{ box-sizing: border-box }} body {{ margin: 0; font: 13px/1.75 {SANS}; color: #333 }}
.top {{ display: flex; justify-content: space-between; border-bottom: 1px solid #e5e5e5; padding-bottom: 12px }} h1 {{ margin: 0; font-size: 24px }} h1 small {{ font-size: 12px; color: #fff; background: #ff7a2f; border-radius: 3px; padding: 2px 6px; font-weight: 400; vertical-align: middle }}
.meta {{ color: #666 }} .top img {{ width: 74px; height: 100px; border-radius: 4px; object-fit: cover }}
h2 {{ font-size: 16px; margin: 16px 0 8px; padding-left: 9px; border-left: 4px solid #ff7a2f; line-height: 1.2; break-after: avoid; break-inside: avoid }} .row {{ display: flex; justify-content: space-between }} .row span {{ color: #888 }} .post {{ color: #ff7a2f }} .post i {{ color: #ccc; font-style: normal }}
.text {{ display: flex }} .text label {{ flex: none; color: #888; width: 70px }} .item {{ margin-bottom: 10px; break-inside: avoid }} .tag {{ display: inline-block; border: 1px solid #ddd; border-radius: 3px; padding: 0 10px; margin-right: 8px; color: #555 }}
td {{ padding-right: 34px }} footer {{ margin-top: 20px; text-align: center; color: #bbb; font-size: 11px }}</style></head><body>
<div class="top"><div><h1>{b['name']} <small>{'在职-考虑机会'}</small></h1><div class="meta">男 | 33岁 | 本科 | 11年工作经验 | 现居深圳南山区</div><div class="meta">手机：{b['phone']}　　邮箱：{b['email']}</div></div><img src="photo-man.png"></div>
<h2>求职期望</h2><table><tr><td>产品经理</td><td>深圳</td><td>25-35K</td><td>全职</td></tr><tr><td>增长产品经理</td><td>广州</td><td>25-30K</td><td>全职</td></tr></table>
<h2>个人优势</h2><div>{h(T['selfEvaluation'])}</div>
<h2>工作经历</h2>{job(w[0], '2020.07 - 至今', '6年4个月')}{job(w[1], '2017.04 - 2020.06', '3年3个月')}{job(w[2], '2015.07 - 2017.03', '1年9个月')}
<h2>项目经历</h2><div class="item"><div class="row"><b>{p['name']}</b><span>2022.03 - 2022.10</span></div><div class="post">{p['role']}</div><div class="text"><label>项目描述：</label><div>{br(p)}</div></div></div>
<h2>教育经历</h2><div class="item"><div class="row"><b>{e['school']}</b><span>2011.09 - 2015.06</span></div><div class="post">{e['major']} <i>|</i> 本科</div><div class="text"><label>在校经历：</label><div>{h(e['description'])}</div></div></div>
<h2>专业技能</h2>{''.join('<span class="tag">%s</span>' % h(s['name']) for s in T['skills'])}
<h2>资格证书</h2>{''.join('<div>%s</div>' % h(c['name']) for c in T['certificates'])}
<h2>语言能力</h2><div>英语　读写良好</div>
<footer>简历更新时间：2026-11-18</footer></body></html>''')

# --- aesthetic: sidebar of an online template
T = truth('chromium-aesthetic'); b = T['basics']; w = T['work']; p = T['projects'][0]; e = T['education'][0]
WORD = {4: '精通', 3: '熟练', 2: '熟悉', 1: '了解'}
bars = ''.join(f'''<div class="sk"><div><span>{s['name']}</span><span>{WORD[s['level']]}</span></div><p><i style="width:{s['level'] * 25}%"></i></p></div>''' for s in T['skills'])
def ent(t, sub, period, e): return f'<section><div class="r"><b>{t}</b><time>{period}</time></div><div class="s">{sub}</div>{li(e) if e else ""}</section>'
write('chromium-aesthetic', f'''<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>{b['name']}</title><style>
@page {{ size: A4; margin: 0 }} * {{ box-sizing: border-box; print-color-adjust: exact }} body {{ margin: 0; display: grid; grid-template-columns: 66mm 1fr; min-height: 296mm; font: 12.5px/1.7 {SANS}; color: #3a3a3a }}
aside {{ background: #f4dcd3; padding: 11mm 8mm }} main {{ padding: 14mm 12mm }} aside img {{ width: 34mm; height: 34mm; border-radius: 50%; object-fit: cover; display: block; margin: 0 auto 6mm; background: #fff }}
h1 {{ text-align: center; margin: 0; font-size: 26px; letter-spacing: 0 }} .job {{ text-align: center; color: #b4563c; margin-bottom: 6mm }} h3 {{ font-size: 14px; color: #b4563c; margin: 5mm 0 1.5mm; border-bottom: 1px solid #d99c88 }}
dl {{ margin: 0 }} dt {{ color: #94675a; font-size: 11px }} dd {{ margin: 0 0 1mm; word-break: break-all }} .sk div {{ display: flex; justify-content: space-between }} .sk p {{ height: 5px; background: #fff; margin: 1px 0 6px }} .sk i {{ display: block; height: 5px; background: #cf7a60 }}
h2 {{ font-size: 17px; color: #b4563c; margin: 0 0 3mm }} section + h2 {{ margin-top: 8mm }} p + h2, ul + h2, div + h2 {{ margin-top: 8mm }} .r {{ display: flex; justify-content: space-between; font-size: 14px }} time {{ color: #999; font-size: 12px }} .s {{ color: #777 }} ul {{ margin: 1mm 0 4mm; padding-left: 5mm }}</style></head><body>
<aside><img src="photo-woman.png"><h1>{b['name']}</h1><div class="job">UI 设计师</div>
<h3>联系方式</h3><dl><dt>电话</dt><dd>{b['phone']}</dd><dt>邮箱</dt><dd>{b['email']}</dd><dt>所在城市</dt><dd>广州</dd><dt>出生年月</dt><dd>1997.01</dd><dt>性别</dt><dd>女</dd><dt>作品集</dt><dd>{b['links'][0]}</dd></dl>
<h3>求职意向</h3><dl><dt>期望职位</dt><dd>UI 设计师</dd><dt>期望城市</dt><dd>广州</dd><dt>期望薪资</dt><dd>13K-18K</dd></dl>
<h3>技能</h3>{bars}
<h3>语言</h3><div>英语：CET-4</div><div>粤语：流利</div></aside>
<main><h2>关于我</h2><p style="margin:0">{h(T['selfEvaluation'])}</p>
<h2>工作经历</h2>{ent(w[0]['company'], w[0]['roles'][0]['title'] + ' / ' + w[0]['roles'][0]['department'], '2022/03 – 至今', w[0]['roles'][0])}{ent(w[1]['company'], w[1]['roles'][0]['title'] + ' / ' + w[1]['roles'][0]['department'], '2019/07 – 2022/02', w[1]['roles'][0])}
<h2>项目经历</h2>{ent(p['name'], p['role'], '2023/05 – 2023/09', p)}
<h2>教育背景</h2>{ent(e['school'], e['major'] + ' / 本科', '2015/09 – 2019/06', None)}
<h2>荣誉奖项</h2><div>{'<br>'.join(h(x) for x in T['others'][0]['description'].split(chr(10)))}</div></main></body></html>''')

# --- agriculture: green template, two posts in one company
T = truth('chromium-agriculture'); b = T['basics']; w = T['work']; e = T['education'][0]
def numbered(r): return '<ol>%s</ol>' % ''.join('<li>%s</li>' % h(x) for x in lines(r))
write('chromium-agriculture', f'''<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>{b['name']}-大区销售经理</title><style>
@page {{ size: A4; margin: 14mm 16mm }} * {{ print-color-adjust: exact }} body {{ margin: 0; font: 13.5px/1.8 "WenQuanYi Micro Hei", sans-serif; color: #222 }}
header {{ display: flex; gap: 20px; background: #eef6ea; padding: 14px 18px }} header img {{ width: 80px; height: 108px }} h1 {{ margin: 0; font-size: 25px; color: #2f6b2f }} .g {{ display: grid; grid-template-columns: 1fr 1fr; column-gap: 30px; flex: 1 }} .g h1 {{ grid-column: span 2 }}
h2 {{ margin: 18px 0 8px; font-size: 15px }} h2 span {{ background: #2f6b2f; color: #fff; padding: 3px 16px 3px 12px; border-radius: 0 14px 14px 0 }} h2 {{ border-bottom: 1px solid #2f6b2f; padding-bottom: 2px }}
.l {{ display: grid; grid-template-columns: 150px 1fr auto; font-weight: bold }} .p {{ display: grid; grid-template-columns: 150px 1fr; color: #2f6b2f }} ol {{ margin: 2px 0 8px 150px; padding-left: 20px }}</style></head><body>
<header><img src="photo-man.png"><div class="g"><h1>{b['name']}</h1><div>性别：男</div><div>出生年月：1988年07月</div><div>联系电话：{b['phone']}</div><div>电子邮箱：{b['email']}</div><div>现居城市：郑州</div><div>工作年限：15年</div></div></header>
<h2><span>求职意向</span></h2><div>期望职位：大区销售经理　　　期望城市：郑州、济南、石家庄　　　期望薪资：15000-20000元/月</div>
<h2><span>工作经历</span></h2>
<div class="l"><span>2016.04 - 至今</span><span>{w[0]['company']}</span><span>{w[0]['roles'][0]['department']}</span></div>
<div class="p"><span>2020.01 - 至今</span><span>{w[0]['roles'][0]['title']}</span></div>{numbered(w[0]['roles'][0])}
<div class="p"><span>2016.04 - 2019.12</span><span>{w[0]['roles'][1]['title']}</span></div>{numbered(w[0]['roles'][1])}
<div class="l"><span>2011.08 - 2016.03</span><span>{w[1]['company']}</span><span></span></div>
<div class="p"><span></span><span>{w[1]['roles'][0]['title']}</span></div>{numbered(w[1]['roles'][0])}
<h2><span>教育背景</span></h2><div class="l"><span>2007.09 - 2011.07</span><span>{e['school']}</span><span>{e['major']}（本科）</span></div>
<h2><span>证书</span></h2><div>农艺师（中级）、C1 驾驶证</div>
<h2><span>所获荣誉</span></h2>{''.join('<div>%s</div>' % h(x) for x in T['others'][0]['description'].split(chr(10)))}
<h2><span>自我评价</span></h2>{''.join('<div>%s</div>' % h(x) for x in T['selfEvaluation'].split(chr(10)))}
</body></html>''')

# --- ads: bilingual headings
T = truth('chromium-ads'); b = T['basics']; w = T['work']; e = T['education'][0]
def head(zh, en): return f'<h2>{zh} <em>{en}</em></h2>'
def adjob(j, period):
    r = j['roles'][0]; dep = ' · ' + r['department'] if r['department'] else ''
    return f'<div class="e"><div class="h"><time>{period}</time><b>{j["company"]}</b><span>{r["title"]}{dep}</span></div>{li(r)}</div>'
write('chromium-ads', f'''<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>{b['name']} Resume</title><style>
@page {{ size: A4; margin: 13mm 15mm }} * {{ print-color-adjust: exact }} body {{ margin: 0; font: 13px/1.7 {SANS}; color: #2b2b2b }} header {{ text-align: center }} h1 {{ margin: 0; font-size: 28px }} header p {{ margin: 2px 0; color: #555 }}
h2 {{ background: #3d5af1; color: #fff; font-size: 15px; padding: 2px 12px; margin: 16px 0 8px }} h2 em {{ font-style: normal; font-weight: 400; opacity: .85; font-size: 13px; margin-left: 6px }} .h {{ display: flex; gap: 18px }} .h time {{ width: 128px; color: #3d5af1 }} .h b {{ flex: 1 }} ul {{ margin: 2px 0 8px; padding-left: 22px }} .two {{ display: flex; gap: 40px }}</style></head><body>
<header><h1>{b['name']}</h1><p>女 ｜ 1998.05 ｜ 长沙 Changsha</p><p>电话 Phone：{b['phone']} ｜ 邮箱 Email：{b['email']}</p></header>
{head('求职意向', 'Objective')}<div class="two"><span>职位 Position：信息流优化师</span><span>城市 City：长沙、武汉</span><span>薪资 Salary：9K-13K</span></div>
{head('教育背景', 'Education')}<div class="e"><div class="h"><time>2016.09 - 2020.06</time><b>{e['school']}</b><span>{e['major']} · 本科</span></div><div>{br(e)}</div></div>
{head('工作经历', 'Work Experience')}{adjob(w[0], '2022.08 - 至今')}{adjob(w[1], '2020.07 - 2022.07')}
{head('实习经历', 'Internship')}{adjob(w[2], '2019.07 - 2019.12')}
{head('专业技能', 'Skills')}<div>精通巨量引擎，熟练使用腾讯广告、Excel，熟悉 Premiere</div>
{head('证书', 'Certificates')}<div>2021.05　巨量引擎信息流投放认证</div><div>2018.03　全国计算机二级</div>
{head('语言', 'Languages')}<div>英语：CET-6</div>
{head('自我评价', 'About Me')}{''.join('<div>%s</div>' % h(x) for x in T['selfEvaluation'].split(chr(10)))}
</body></html>''')

# --- async: a programmer's page
T = truth('chromium-async'); b = T['basics']; w = T['work']; p = T['projects']; e = T['education'][0]
write('chromium-async', f'''<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>{b['name']} - 后端开发</title><style>
@page {{ size: A4; margin: 15mm 17mm }} body {{ margin: 0; font: 13.5px/1.65 "Liberation Sans", {SANS}; color: #24292f }} h1 {{ font-size: 26px; border-bottom: 1px solid #d8dee4; padding-bottom: 5px; margin: 0 0 8px }} h2 {{ font-size: 18px; border-bottom: 1px solid #d8dee4; padding-bottom: 3px; margin: 16px 0 8px }} h3 {{ font-size: 14.5px; margin: 10px 0 4px }} p {{ margin: 4px 0 }} ul {{ margin: 4px 0; padding-left: 24px }} a {{ color: #0969da; text-decoration: none }} code {{ background: #eff1f3; padding: 1px 5px; border-radius: 4px; font-family: "Liberation Mono", monospace; font-size: 12px }}</style></head><body>
<h1>{b['name']}</h1><ul><li>电话：{b['phone']}</li><li>邮箱：<a href="mailto:{b['email']}">{b['email']}</a></li><li>GitHub：<a href="{b['links'][0]}">{b['links'][0]}</a></li><li>博客：<a href="{b['links'][1]}">{b['links'][1]}</a></li><li>所在地：武汉</li><li>求职意向：后端开发工程师，武汉，薪资面议</li></ul>
<h2>专业技能</h2><ul><li>精通 Java</li><li>熟练 Rust、MySQL、Redis</li><li>熟悉 Kafka、Kubernetes</li></ul>
<h2>工作经历</h2><h3>{w[0]['company']} - {w[0]['roles'][0]['title']}（2021.10 ~ 至今）</h3>{li(w[0]['roles'][0])}<h3>{w[1]['company']} - {w[1]['roles'][0]['title']}（2019.07 ~ 2021.09）</h3>{li(w[1]['roles'][0])}
<h2>项目经历</h2><h3>{p[0]['name']} - {p[0]['role']}（2022 ~ 至今）</h3><p><a href="{p[0]['link']}">{p[0]['link']}</a></p>{li(p[0])}<h3>{p[1]['name']} - {p[1]['role']}（2023.02 ~ 2023.07）</h3>{li(p[1])}
<h2>教育经历</h2><p><b>{e['school']}</b>，{e['major']}，本科（2015.09 ~ 2019.06）</p>
<h2>语言能力</h2><p>英语：CET-6，能流畅阅读英文文档</p></body></html>''')

# --- agile: English, headings at the left
T = truth('chromium-agile'); b = T['basics']; w = T['work']; e = T['education'][0]
def post(r, period): return f'<div class="r"><i>{r["title"]}</i><span>{period}</span></div>{li(r)}'
write('chromium-agile', f'''<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Leo Fang</title><style>
@page {{ size: A4; margin: 16mm 18mm }} body {{ margin: 0; font: 12.5px/1.55 "Liberation Sans", Arial, sans-serif; color: #222 }} h1 {{ margin: 0; font-size: 30px; font-weight: 400; color: #0b5f6b }} .c {{ color: #555; margin-bottom: 14px }} .s {{ display: grid; grid-template-columns: 120px 1fr; column-gap: 18px; border-top: 1px solid #c9d6d8; padding: 10px 0 }} h2 {{ margin: 0; font-size: 12.5px; color: #0b5f6b }} .r {{ display: flex; justify-content: space-between }} ul {{ margin: 3px 0 8px; padding-left: 17px }} b {{ font-size: 13.5px }}</style></head><body>
<h1>{b['name']}</h1><div class="c">Hangzhou, China &nbsp;·&nbsp; +86 135 8813 5880 &nbsp;·&nbsp; {b['email']}<br>{b['links'][0]}</div>
<div class="s"><h2>Objective</h2><div>Product Owner</div></div>
<div class="s"><h2>Profile</h2><div>{h(T['selfEvaluation'])}</div></div>
<div class="s"><h2>Experience</h2><div><b>{w[0]['company']}</b>{post(w[0]['roles'][0], 'May 2021 – Present')}{post(w[0]['roles'][1], 'Mar 2019 – Apr 2021')}<b>{w[1]['company']}</b>{post(w[1]['roles'][0], 'Aug 2016 – Feb 2019')}</div></div>
<div class="s"><h2>Education</h2><div><b>{e['school']}</b><div class="r"><i>BSc (Hons) {e['major']}</i><span>Sep 2012 – Jul 2016</span></div><div>{e['description']}</div></div></div>
<div class="s"><h2>Certifications</h2><div><div class="r"><span>Certified Scrum Product Owner (CSPO)</span><span>Jun 2020</span></div><div class="r"><span>Professional Scrum Master I</span><span>Apr 2018</span></div></div></div>
<div class="s"><h2>Tools</h2><div>Jira, Confluence, Figma, SQL, Postman</div></div>
<div class="s"><h2>Languages</h2><div>Chinese (Native), English (IELTS 7.5)</div></div>
<div class="s"><h2>Volunteering</h2><div>{T['others'][0]['description']}</div></div></body></html>''')

# --- ambulance: the form that was printed, signed and scanned
T = truth('scan-ambulance'); b = T['basics']; w = T['work']; e = T['education'][0]
def tr(j, period): r = j['roles'][0]; return f'<tr><td class="n">{period}</td><td colspan="3">{j["company"]}</td><td colspan="2">{r["title"]}{"（" + r["department"] + "）" if r["department"] else ""}</td></tr><tr><td class="k">工作内容</td><td colspan="5" class="t">{br(r)}</td></tr>'
write('scan-ambulance', f'''<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>个人简历</title><style>
@page {{ size: A4; margin: 20mm 18mm }} body {{ margin: 0; font: 15px/1.6 "Noto Serif CJK SC", serif }} h1 {{ text-align: center; font: 700 26px "Noto Sans CJK SC"; margin: 0 0 14px }} table {{ width: 100%; border-collapse: collapse; table-layout: fixed }} td {{ border: 1px solid #000; padding: 6px 8px; text-align: center }} .k {{ font-weight: 700; background: #f0f0f0 }} .t {{ text-align: left }}</style></head><body>
<h1>个人简历表</h1><table>
<tr><td class="k">姓名</td><td>{b['name']}</td><td class="k">性别</td><td>男</td><td class="k">出生年月</td><td>1982.03</td></tr>
<tr><td class="k">籍贯</td><td>山西太原</td><td class="k">学历</td><td>中专</td><td class="k">婚姻</td><td>已婚</td></tr>
<tr><td class="k">电话</td><td colspan="2">{b['phone']}</td><td class="k">现住址</td><td colspan="2">太原市小店区</td></tr>
<tr><td class="k">应聘职位</td><td colspan="2">救护车驾驶员</td><td class="k">期望工资</td><td colspan="2">5500-7000元/月</td></tr>
<tr><td class="k">工作地区</td><td colspan="5">太原</td></tr>
<tr><td class="k" colspan="6">教育经历</td></tr>
<tr><td class="n">1998.09-2001.07</td><td colspan="3">{e['school']}</td><td>{e['major']}</td><td>中专</td></tr>
<tr><td class="k" colspan="6">工作经历</td></tr>
{tr(w[0], '2015.06-2026.08')}{tr(w[1], '2006.03-2015.05')}{tr(w[2], '2001.08-2006.02')}
<tr><td class="k">证书</td><td colspan="5" class="t">A1 驾驶证（2005.11）<br>道路旅客运输从业资格证（2006.02）<br>初级救护员证（2016.04）</td></tr>
<tr><td class="k">自我评价</td><td colspan="5" class="t">{h(T['selfEvaluation'])}</td></tr>
</table></body></html>''')
