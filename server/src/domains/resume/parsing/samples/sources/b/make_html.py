"""python3 make_html.py: writes <name>.html from the truths"""
import json, os
from html import escape as E
HERE = os.path.dirname(os.path.abspath(__file__))
def load(n): return json.load(open(os.path.join(HERE, '..', n + '.truth.json')))
def put(n, css, body, lang='zh-CN'):
    open(os.path.join(HERE, n + '.html'), 'w').write(f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{"简历" if lang == "zh-CN" else "CV"}</title>\n<style>\n{css}\n</style></head><body>\n{body}\n</body></html>\n')
def ls(s): return s.split('\n') if s else []
def ul(s): return '<ul>' + ''.join(f'<li>{E(x)}</li>' for x in ls(s)) + '</ul>' if s else ''
def dot(m, sep='.'): return m.replace('-', sep) if m else '至今'
def per(o, a=' - ', sep='.'): return dot(o['start'], sep) + a + dot(o['end'], sep)

# the two that use Noto Sans SC (TrueType), as the README's
FACE = ''.join(f'@font-face {{ font-family: SC; font-weight: {w}; src: url(../../../../../../../../node_modules/@expo-google-fonts/noto-sans-sc/{d}/NotoSansSC_{d}.ttf) }}\n' for w, d in ((400, '400Regular'), (500, '500Medium'), (700, '700Bold')))

# programmer
n = 'chromium-backlog'; t = load(n); b = t['basics']
body = f'''<h1>{b['name']}</h1>
<p>📱 {b['phone']} &nbsp;|&nbsp; ✉️ <a href="mailto:{b['email']}">{b['email']}</a> &nbsp;|&nbsp; 📍 杭州</p>
<p>GitHub：<a href="{b['links'][0]}">{b['links'][0]}</a></p>
<p>求职意向：<strong>后端开发工程师</strong> / 杭州 / 25k-35k·15薪</p>
<h2>专业技能</h2>
<ul><li>精通 Java、Spring Boot</li><li>熟练使用 MySQL、Redis、Kafka</li><li>熟悉 Go、Kubernetes</li><li>了解 Flink</li></ul>
<h2>工作经历</h2>
'''
for j in t['work']:
    o = j['roles'][0]
    body += f"<h3>{j['company']} <span>{per(o)}</span></h3><p><em>{o['department'] + ' · ' if o['department'] else ''}{o['title']}</em></p>{ul(o['description'])}\n"
body += '<h2>项目经历</h2>\n'
for q in t['projects']: body += f"<h3>{q['name']} <span>{per(q)}</span></h3><p>角色：{q['role']}</p>{ul(q['description'])}\n"
e = t['education'][0]
body += f"<h2>教育经历</h2>\n<p><strong>{e['school']}</strong>，{e['major']}，本科，{per(e)}</p>\n<h2>语言</h2><p>英语：CET-6</p>"
put(n, '''@page { size: A4; margin: 13mm 17mm }
body { font: 13.3px/1.55 -apple-system, "Noto Sans CJK SC", sans-serif; color: #24292f; margin: 0 }
h1 { font-size: 28px; border-bottom: 1px solid #d0d7de; padding-bottom: 6px; margin: 0 0 10px }
h2 { font-size: 19px; border-bottom: 1px solid #d0d7de; padding-bottom: 4px; margin: 16px 0 8px }
h3 { font-size: 15.5px; margin: 10px 0 2px } h3 span { font-weight: normal; color: #57606a; font-size: 13.5px; margin-left: 10px; font-family: "Noto Sans Mono CJK SC" }
p { margin: 2px 0 } ul { margin: 4px 0; padding-left: 24px } a { color: #0969da; text-decoration: none } em { color: #57606a }''', body)

# car sales
n = 'chromium-bumper'; t = load(n); b = t['basics']
body = f'''<header><div><h1>{b['name']}</h1><p>男 | 32岁 | 10年经验 | 大专 | 现居佛山</p><p>离职-随时到岗</p><p>{b['phone']}　　{b['email']}</p></div></header>
<section><h2>个人优势</h2><p>{t['selfEvaluation']}</p></section>
<section><h2>期望职位</h2>'''
for i in t['intentions']: body += f"<div class=w><b>{i['position']}</b><i>{i['salary']['min']//100000}-{i['salary']['max']//100000}K</i><i>{i['cities'][0]}</i></div>"
body += '</section>\n<section><h2>工作经历</h2>'
for j in t['work']:
    o = j['roles'][0]
    body += f"<article><div class=r><b>{j['company']}</b><span>{per(o)}</span></div><div class=g>{o['title']}{'<s></s>' + o['department'] if o['department'] else ''}</div><div class=k>内容：</div>" + ''.join(f'<p>{k+1}.{E(x)}</p>' if len(ls(o['description'])) > 1 else f'<p>{E(x)}</p>' for k, x in enumerate(ls(o['description']))) + '</article>\n'
body += '</section>\n<section><h2>项目经历</h2>'
for q in t['projects']: body += f"<article><div class=r><b>{q['name']}</b><span>{per(q)}</span></div><div class=g>{q['role']}</div><div class=k>内容：</div><p>{q['description']}</p></article>"
e = t['education'][0]
body += f"</section>\n<section><h2>教育经历</h2><div class=r><b>{e['school']}</b><span>{e['start']} - {e['end']}</span></div><div class=g>{e['major']}<s></s>大专</div></section>"
body += '\n<section><h2>资格证书</h2>' + ''.join(f"<u>{c['name']}</u>" for c in t['certificates']) + '</section>'
body += '\n<section><h2>专业技能</h2>' + ''.join(f"<u>{c['name']}</u>" for c in t['skills']) + '</section>'
body += '\n<section><h2>语言能力</h2>' + ''.join(f"<div class=w><b>{c['name']}</b><i>{c['level']}</i></div>" for c in t['languages']) + '</section>'
put(n, FACE + '''@page { size: A4; margin: 14mm 16mm }
body { font: 13.5px/1.75 SC; color: #333; margin: 0 }
h1 { font-size: 24px; margin: 0; color: #111 } header { border-bottom: 2px solid #00a6a7; padding-bottom: 8px } header p { margin: 2px 0; color: #666 }
h2 { font-size: 16px; margin: 16px 0 6px; padding-left: 9px; border-left: 4px solid #00a6a7; line-height: 1.1; color: #111 }
p { margin: 0 } .r { display: flex; justify-content: space-between } .r span { color: #888 } .g { color: #666 } .k { color: #999 }
s { display: inline-block; width: 1px; height: 11px; background: #bbb; margin: 0 9px } article { margin-bottom: 9px; break-inside: avoid } section:nth-last-of-type(-n+3) { break-inside: avoid }
.w b { display: inline-block; width: 130px; font-weight: 500 } .w i { font-style: normal; display: inline-block; width: 110px; color: #666 }
u { text-decoration: none; background: #f1f4f6; border-radius: 3px; padding: 3px 10px; margin-right: 9px; font-size: 12.5px }''', body)

# designer
n = 'chromium-banner'; t = load(n); b = t['basics']
L = {4: '精通', 3: '熟练', 2: '熟悉'}
side = f'''<aside><h1>{b['name']}</h1><div class=pos>平面设计师</div>
<h3>联系 CONTACT</h3><p>{b['phone']}</p><p>{b['email']}</p><p>现居 深圳·南山</p>
<h3>作品集 PORTFOLIO</h3><p>{b['links'][0]}</p>
<h3>意向 OBJECTIVE</h3><p>职位：平面设计师</p><p>城市：深圳</p><p>薪资：13K-16K</p>
<h3>技能 SKILLS</h3>''' + ''.join(f"<p class=s><span>{s['name']}</span><span>{L[s['level']]}</span></p>" for s in t['skills']) + '''
<h3>语言 LANGUAGES</h3>''' + ''.join(f"<p>{x['name']}　{x['level']}</p>" for x in t['languages']) + '</aside>'
main = f"<main><h2>关于我 <em>PROFILE</em></h2><p>{t['selfEvaluation']}</p><h2>工作经历 <em>EXPERIENCE</em></h2>"
for j in t['work']:
    o = j['roles'][0]; main += f"<div class=t>{per(o, ' — ')}</div><div class=c>{j['company']}</div><div class=p>{o['department']} / {o['title']}</div>{ul(o['description'])}"
main += '<h2>项目 <em>PROJECTS</em></h2>'
for q in t['projects']: main += f"<div class=t>{per(q, ' — ')}</div><div class=c>{q['name']}</div><div class=p>{q['role']}</div>{ul(q['description'])}"
e = t['education'][0]
main += f"<h2>教育 <em>EDUCATION</em></h2><div class=t>{per(e, ' — ')}</div><div class=c>{e['school']}</div><div class=p>{e['major']}　本科</div></main>"
put(n, FACE + '''@page { size: A4; margin: 0 }
body { font: 13px/1.7 SC; color: #2b2b2b; margin: 0; display: flex; min-height: 296mm; -webkit-print-color-adjust: exact; print-color-adjust: exact }
aside { width: 58mm; box-sizing: border-box; background: #ffe14d; padding: 18mm 8mm } main { flex: 1; padding: 18mm 14mm 10mm 12mm }
h1 { font-size: 40px; margin: 0; line-height: 1.2; letter-spacing: 4px } .pos { font-weight: 500; margin-bottom: 12mm }
h3 { font-size: 13px; margin: 20px 0 4px; border-bottom: 1.5px solid #2b2b2b } p { margin: 2px 0; word-break: break-all; font-size: 12px } main p { font-size: 13px }
.s { display: flex; justify-content: space-between } h2 { font-size: 17px; margin: 22px 0 8px } h2:first-child { margin-top: 0 } h2 em { font: 500 12px SC; color: #b59a00; margin-left: 6px }
.t { color: #888; font-size: 12px } .c { font-weight: 700; font-size: 14px } .p { color: #666 } ul { margin: 3px 0 12px; padding-left: 17px }''', side + main)

# English, quality
n = 'chromium-bearing'; t = load(n); b = t['basics']
M = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
def em(m): return f"{M[int(m[5:]) - 1]} {m[:4]}" if m else 'Present'
def ep(o): return f"{em(o['start'])} – {em(o['end'])}"
places = ['Suzhou', 'Wuxi']
body = f'''<h1>{b['name']}</h1><p class=c>Suzhou, Jiangsu, China &nbsp;•&nbsp; +86 {b['phone'][:3]} {b['phone'][3:7]} {b['phone'][7:]} &nbsp;•&nbsp; {b['email']}</p>
<h2>Summary</h2><p>{t['selfEvaluation']}</p><h2>Professional Experience</h2>'''
for j, pl in zip(t['work'], places):
    body += f"<div class=r><b>{j['company']}</b><span>{pl}</span></div>"
    for o in j['roles']: body += f"<div class=r><i>{o['title']}</i><span>{ep(o)}</span></div>{ul(o['description'])}"
e = t['education'][0]
body += f"<h2>Education</h2><div class=r><b>{e['school']}</b><span>{ep(e)}</span></div><p>Bachelor of Engineering in {e['major']}</p><h2>Certifications</h2>"
body += ul('\n'.join(f"{c['name']} ({em(c['month'])})" for c in t['certificates']))
body += '<h2>Skills</h2><p>' + ', '.join(s['name'] for s in t['skills']) + '</p><h2>Languages</h2><p>' + ', '.join(f"{x['name']} ({x['level']})" for x in t['languages']) + '</p>'
put(n, '''@page { size: A4; margin: 18mm 20mm }
body { font: 11pt/1.42 "Liberation Serif", "Times New Roman", serif; color: #111; margin: 0 }
h1 { font-size: 22pt; text-align: center; margin: 0; font-variant: normal } .c { text-align: center; margin: 2px 0 8px }
h2 { font-size: 11.5pt; text-transform: uppercase; letter-spacing: .06em; border-bottom: 1px solid #111; margin: 13px 0 5px } p { margin: 0 }
.r { display: flex; justify-content: space-between; margin-top: 4px } ul { margin: 2px 0 6px; padding-left: 18px }''', body, 'en')

# HR, two pages
n = 'chromium-badge'; t = load(n); b = t['basics']
def sl(o): return per(o, ' - ', '/')
meta = [('智能装备', '150-500人', '民营'), ('汽车零部件', '500-1000人', '合资'), ('零售', '500-1000人', '民营'), ('人力资源服务', '50-150人', '民营')]
spans = [None] * 4
body = f'''<div class=top><img src="photo-woman-white.jpg"><div><h1>{b['name']}</h1><p>女　|　1989年10月　|　现居住于武汉　|　13年工作经验</p><p>目前状况：在职-考虑机会</p><p>手机：{b['phone']}　　E-mail：{b['email']}</p></div></div>
<h2>求职意向</h2><table><tr><th>期望职位：</th><td>人力资源经理</td><th>期望地点：</th><td>武汉</td></tr><tr><th>期望薪资：</th><td>15-20K·13薪</td><th>工作性质：</th><td>全职</td></tr></table>
<h2>自我评价</h2><p>{t['selfEvaluation']}</p><h2>工作经验</h2>'''
for j, (ind, size, nat), sp in zip(t['work'], meta, spans):
    many = len(j['roles']) > 1; o = j['roles'][0]
    body += f"<div class=j><div class=h><span>{sp or sl(o)}</span><b>{j['company']}</b></div><div class=m>{ind} | {size} | {nat}</div>"
    for o in j['roles']:
        body += f"<div class=p>{'<span>' + sl(o) + '</span>' if many else ''}<b>{o['title']}</b>{'　' + o['department'] if o['department'] else ''}</div><div class=d><label>工作描述：</label><div>" + ''.join(f'<p>{E(x)}</p>' for x in ls(o['description'])) + '</div></div>'
    body += '</div>'
q = t['projects'][0]
body += f"<h2>项目经验</h2><div class=j><div class=h><span>{sl(q)}</span><b>{q['name']}</b></div><div class=d><label>担任角色：</label><div><p>{q['role']}</p></div></div><div class=d><label>项目描述：</label><div>" + ''.join(f'<p>{E(x)}</p>' for x in ls(q['description'])) + '</div></div></div>'
e = t['education'][0]
body += f"<h2>教育经历</h2><div class=j><div class=h><span>{sl(e)}</span><b>{e['school']}</b></div><div class=m>本科　|　{e['major']}</div></div><h2>证书</h2>"
body += ''.join(f"<div class=h><span>{dot(c['month'], '/')}</span>{c['name']}</div>" for c in t['certificates'])
L = {4: '精通', 3: '熟练', 2: '熟悉'}
body += '<h2>技能/语言</h2>' + ''.join(f"<div class=h><span>{s['name']}</span>{L[s['level']]}</div>" for s in t['skills']) + ''.join(f"<div class=h><span>{s['name']}</span>{s['level']}</div>" for s in t['languages'])
put(n, '''@page { size: A4; margin: 15mm 16mm }
body { font: 13.5px/1.8 "WenQuanYi Micro Hei"; color: #222; margin: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact } p { margin: 0 } h1 { font-size: 25px; margin: 0 }
.top { display: flex; gap: 22px; align-items: center; background: #f4f6fb; padding: 14px 18px } .top img { width: 84px }
h2 { font-size: 15px; background: #e3e9f5; color: #29457d; padding: 2px 10px; margin: 16px 0 8px; break-after: avoid } table { width: 100%; border-spacing: 0 } th { text-align: left; font-weight: normal; color: #777; width: 80px; white-space: nowrap } td { width: 40% }
.j { margin-bottom: 12px } .h span { display: inline-block; width: 150px; color: #555 } .m { color: #888; padding-left: 150px } .p { padding-left: 150px; margin-top: 5px; break-after: avoid } .p span { margin-right: 16px; color: #555 }
.d { display: flex; padding-left: 150px; break-inside: avoid } .d label { width: 76px; flex: none; color: #777 }''', body)

# accountant
n = 'chromium-balance'; t = load(n); b = t['basics']
def item(l, m, r, desc): return f"<div class=i><span>{l}</span><b>{m}</b><span>{r}</span></div>" + ''.join(f'<p class=l>{k+1}、{E(x)}</p>' if len(ls(desc)) > 1 else f'<p class=l>{E(x)}</p>' for k, x in enumerate(ls(desc)))
body = f'''<header><div><h1>{b['name']}</h1><p>求职意向：总账会计</p></div><img src="photo-woman.jpg"></header>
<div class=grid><p>出生年月：1997.02</p><p>性　　别：女</p><p>现　　居：合肥市蜀山区</p><p>电　　话：{b['phone']}</p><p>邮　　箱：{b['email']}</p><p>期望薪资：8000-10000元/月</p><p>期望城市：合肥</p><p>政治面貌：共青团员</p></div>
<h2><span>教育背景</span></h2>'''
e = t['education'][0]; body += item(per(e), e['school'], e['major'] + '（本科）', e['description'])
body += '<h2><span>工作经历</span></h2>'
for j in t['work'][:2]:
    o = j['roles'][0]; body += item(per(o), j['company'], f"{o['department']}　{o['title']}", o['description'])
body += '<h2><span>实习经历</span></h2>'; j = t['work'][2]; o = j['roles'][0]; body += item(per(o), j['company'], o['title'], o['description'])
body += '<h2><span>专业证书</span></h2>' + ''.join(f"<p class=l>{dot(c['month'])}　{c['name']}</p>" for c in t['certificates'])
body += '<h2><span>软件技能</span></h2><p class=l>精通：Excel</p><p class=l>熟练：金蝶云星空、用友T+、电子税务局</p>'
body += f"<h2><span>自我评价</span></h2><p class=l>{t['selfEvaluation']}</p>"
put(n, '''@page { size: A4; margin: 0 }
body { font: 13px/1.75 "Noto Sans CJK SC"; color: #333; margin: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact } p { margin: 0 }
header { background: #34506b; color: #fff; padding: 12mm 16mm 9mm; display: flex; justify-content: space-between; height: 24mm } header img { width: 25mm; height: 35mm; border: 2px solid #fff } h1 { font-size: 30px; margin: 0; letter-spacing: 6px; line-height: 1.3 }
.grid { display: grid; grid-template-columns: 74mm 66mm; padding: 5mm 16mm 0 } h2 { font-size: 14px; margin: 13px 16mm 6px; border-bottom: 1.5px solid #34506b } h2 span { background: #34506b; color: #fff; padding: 2px 14px; display: inline-block }
.i { display: grid; grid-template-columns: 1fr 1.4fr 1fr; margin: 6px 16mm 1px } .i span:last-child { text-align: right } .i b { text-align: center } .l { margin: 0 16mm }''', body)

# English, restaurant
n = 'weasyprint-bistro'; t = load(n); b = t['basics']
MM = 'January February March April May June July August September October November December'.split()
def fm(m): return f"{MM[int(m[5:]) - 1]} {m[:4]}" if m else 'present'
body = f'''<h1>{b['name']}</h1><p class=c>Zhuhai, Guangdong &nbsp;|&nbsp; Mobile: {b['phone']} &nbsp;|&nbsp; Email: {b['email']}</p>
<h2>Objective</h2><p>Assistant Restaurant Manager, based in Zhuhai or Shenzhen</p><h2>Work Experience</h2>'''
for j in t['work']:
    o = j['roles'][0]; body += f"<div class=e><p class=d>{fm(o['start'])} – {fm(o['end'])}</p><div><p><b>{o['title']}</b>{', ' + E(o['department']) if o['department'] else ''}</p><p class=co>{j['company']}</p>{ul(o['description'])}</div></div>"
e = t['education'][0]
body += f"<h2>Education</h2><div class=e><p class=d>{fm(e['start'])} – {fm(e['end'])}</p><div><p><b>{e['school']}</b></p><p>BA in {e['major']}</p><p>{e['description']}</p></div></div>"
body += '<h2>Certificates</h2>' + ''.join(f"<div class=e><p class=d>{fm(c['month'])}</p><p>{c['name']}</p></div>" for c in t['certificates'])
body += '<h2>Languages</h2><p>' + '; '.join(f"{x['name']} – {x['level']}" for x in t['languages']) + '</p>'
body += '<h2>Computer Skills</h2><p>' + ', '.join(x['name'] for x in t['skills']) + '</p>'
body += f"<h2>Interests</h2><p>{t['others'][0]['description']}</p>"
put(n, '''@page { size: A4; margin: 18mm 20mm }
body { font: 10.5pt/1.45 "DejaVu Sans", sans-serif; color: #222; margin: 0; font-size: 9.8pt } p { margin: 0 } h1 { font-size: 23pt; margin: 0; color: #7a3b2e } .c { margin: 3px 0 10px; color: #555 }
h2 { font-size: 11.5pt; color: #7a3b2e; border-top: 1.5px solid #d9b8a8; padding-top: 5px; margin: 13px 0 5px } .e { display: flex; margin-bottom: 7px } .d { width: 54mm; flex: none; color: #555 } .co { font-style: italic } ul { margin: 3px 0; padding-left: 15px }''', body, 'en')
