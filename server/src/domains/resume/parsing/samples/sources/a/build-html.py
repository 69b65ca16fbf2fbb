"""Writes the HTML sources of the LibreOffice files from the truth's words: build-html.py"""
import base64, html
from common import truth, lines, HERE
import os
h = html.escape
def write(name, body):
    body = body.replace('<p>', '<p style="margin-top:0.05cm;margin-bottom:0.05cm">').replace('<p align="center">', '<p align="center" style="margin-top:0.05cm;margin-bottom:0.05cm">')
    for tone in ('man', 'woman'):
        with open(os.path.join(HERE, 'photo-%s.png' % tone), 'rb') as f: data = base64.b64encode(f.read()).decode()
        body = body.replace('src="photo-%s.png"' % tone, 'src="data:image/png;base64,%s"' % data)
    with open(os.path.join(HERE, name + '.html'), 'w', encoding='utf-8') as f: f.write(body)
def li(e): return ''.join('<li><p style="margin-top:0.02cm;margin-bottom:0.02cm">%s</p></li>' % h(x) for x in lines(e))

# --- algorithm: a table of two columns
T = truth('libreoffice-algorithm'); b = T['basics']
def left(title): return '<p style="margin-top:0.4cm;margin-bottom:0.1cm"><font color="#ffd479" size="3"><b>%s</b></font></p>' % title
def lt(text): return '<p style="margin:0.05cm"><font color="#ffffff" size="2">%s</font></p>' % h(text)
def right(title): return '<p style="margin-top:0.35cm;margin-bottom:0.1cm;border-bottom:1.5pt solid #2b3f5c"><font color="#2b3f5c" size="4"><b>%s</b></font></p>' % title
def rt(text, bold=False, color='#222222'):
    t = '<font size="2" color="%s">%s</font>' % (color, h(text))
    return '<p style="margin:0.05cm">%s</p>' % ('<b>%s</b>' % t if bold else t)
def ul(e): return '<ul>%s</ul>' % ''.join('<li><p style="margin:0.02cm"><font size="2">%s</font></p></li>' % h(x) for x in lines(e))
w1, w2 = T['work']; p1, p2 = T['projects']; e1, e2 = T['education']
write('libreoffice-algorithm', f'''<html><head><meta charset="utf-8"><title>{b['name']}</title>
<style>@page {{ size: 21cm 29.7cm; margin: 1.2cm }} body {{ font-family: "微软雅黑" }}</style></head><body>
<table width="100%" cellpadding="8" cellspacing="0" border="0"><tr>
<td width="30%" bgcolor="#2b3f5c" valign="top">
<p align="center"><img src="photo-man.png" width="105" height="147"></p>
<p align="center" style="margin:0.1cm"><font color="#ffffff" size="6"><b>{b['name']}</b></font></p>
{left('基本信息')}{lt('性别：男')}{lt('出生：1996年11月')}{lt('现居：杭州')}{lt('电话：' + b['phone'])}{lt('邮箱：' + b['email'])}{lt('GitHub：')}{lt(b['links'][0])}
{left('求职意向')}{lt('职位：推荐算法工程师')}{lt('城市：杭州')}{lt('薪资：30-45K·15薪')}
{left('专业技能')}{lt('Python　精通')}{lt('SQL　精通')}{lt('PyTorch　熟练')}{lt('Spark　熟练')}{lt('C++　了解')}
{left('语言能力')}{lt('英语　CET-6')}
</td><td width="70%" valign="top">
{right('个人简介')}{rt(T['selfEvaluation'])}
{right('工作经历')}
{rt(w1['company'] + '　2023.05-至今', True)}{rt(w1['roles'][0]['title'] + ' · ' + w1['roles'][0]['department'], color='#666666')}{ul(w1['roles'][0])}
{rt(w2['company'] + '　2021.04-2023.04', True)}{rt(w2['roles'][0]['title'] + ' · ' + w2['roles'][0]['department'], color='#666666')}{ul(w2['roles'][0])}
{right('项目经历')}
{rt(p1['name'] + '　2024.03-2024.09', True)}{rt('担任角色：' + p1['role'], color='#666666')}{ul(p1)}
{rt(p2['name'] + '　2022.06-2022.11', True)}{rt('担任角色：' + p2['role'], color='#666666')}{ul(p2)}
{right('教育经历')}
{rt(e1['school'] + '　2018.09-2021.03', True)}{rt(e1['major'] + ' · 硕士', color='#666666')}
{rt(e2['school'] + '　2014.09-2018.06', True)}{rt(e2['major'] + ' · 本科', color='#666666')}
</td></tr></table></body></html>''')

# --- assembly: half a page of plain paragraphs
T = truth('libreoffice-assembly'); b = T['basics']; w1, w2 = T['work']
write('libreoffice-assembly', f'''<html><head><meta charset="utf-8"><title>简历</title>
<style>@page {{ size: 21cm 29.7cm; margin: 2.5cm }} p {{ margin: 0.12cm 0; font-family: "宋体"; font-size: 12pt }}</style></head><body>
<p align="center"><font size="5"><b>个人简历</b></font></p>
<p>姓名：{b['name']}　　性别：女　　出生年月：1986年9月</p>
<p>电话：{b['phone']}（微信同号）</p>
<p>老家：河南扶沟　　现住：东莞市长安镇</p>
<p>学历：初中（1999年9月至2002年6月，{T['education'][0]['school']}）</p>
<p>想找工作：电子厂组装工，在东莞，工资5500-6500元/月</p>
<p><br></p>
<p><b>工作经历</b></p>
<p>2019年3月-2026年9月　{w1['company']}　{w1['roles'][0]['title']}</p>
{''.join('<p>%s</p>' % h(x) for x in lines(w1['roles'][0]))}
<p>2009年5月-2018年12月　{w2['company']}　{w2['roles'][0]['title']}</p>
{''.join('<p>%s</p>' % h(x) for x in lines(w2['roles'][0]))}
<p><br></p>
<p><b>自我评价</b></p>
<p>{h(T['selfEvaluation'])}</p>
</body></html>''')

# --- asset: periods in a column, no borders
T = truth('libreoffice-asset'); b = T['basics']
def head(t): return '<p style="margin-top:0.45cm;margin-bottom:0.1cm;border-bottom:1pt solid #7a1f1f"><font color="#7a1f1f" size="4"><b>%s</b></font></p>' % t
def cell(period, inner): return '<tr><td width="22%%" valign="top"><p>%s</p></td><td width="78%%" valign="top">%s</td></tr>' % (period, inner)
def pp(t, bold=False): return '<p>%s</p>' % ('<b>%s</b>' % h(t) if bold else h(t))
fund, broker = T['work']; e1, e2 = T['education']
TABLE = '<table width="100%" cellpadding="2" cellspacing="0" border="0">'
write('libreoffice-asset', f'''<html><head><meta charset="utf-8"><title>{b['name']}</title>
<style>@page {{ size: 21cm 29.7cm; margin: 1.3cm 2cm }} p, li {{ margin: 0.04cm 0; font-family: "Liberation Serif", "Noto Serif CJK SC"; font-size: 10.5pt }} ul {{ margin: 0 }}</style></head><body>
<p align="center"><font size="6"><b>{b['name']}</b></font></p>
<p align="center">男 ｜ 北京 ｜ 手机 {b['phone']} ｜ {b['email']}</p>
{head('求职意向')}
{pp('医药行业研究员，北京 / 上海，期望年薪 50-70 万元')}
{head('工作经历')}
{TABLE}
{cell('2021.03 – 至今', pp(fund['company'] + '　' + fund['roles'][0]['department'], True) + pp(fund['roles'][0]['title']) + '<ul style="margin-bottom:0cm">' + li(fund['roles'][0]) + '</ul>')}
{cell('2018.05 – 2021.02', pp(fund['company'] + '　' + fund['roles'][1]['department'], True) + pp(fund['roles'][1]['title']) + '<ul style="margin-bottom:0cm">' + li(fund['roles'][1]) + '</ul>')}
{cell('2016.07 – 2018.04', pp(broker['company'] + '　' + broker['roles'][0]['department'], True) + pp(broker['roles'][0]['title']) + '<ul style="margin-bottom:0cm">' + li(broker['roles'][0]) + '</ul>')}
</table>
{head('教育背景')}
{TABLE}
{cell('2014.09 – 2016.06', pp(e1['school'] + '　' + e1['major'] + '　硕士', True) + pp(e1['description']))}
{cell('2010.09 – 2014.06', pp(e2['school'] + '　' + e2['major'] + '　本科', True) + pp(e2['description']))}
</table>
{head('资格证书')}
{TABLE}
{cell('2019.08', pp('CFA 三级通过'))}{cell('2018.06', pp('基金从业资格'))}{cell('2016.05', pp('证券从业资格'))}
</table>
{head('技能与语言')}
{pp('常用工具：Wind、Choice、Excel 建模、Python')}
{pp('英语：CET-6，雅思 7.0')}
{head('自我评价')}
{pp(T['selfEvaluation'])}
</body></html>''')

# --- anesthesia: a hospital's application form
T = truth('libreoffice-anesthesia'); b = T['basics']; w1, w2 = T['work']; e1, e2 = T['education']
def td(t, span=1, row=1, bg=False, w=None): return '<td colspan="%d" rowspan="%d"%s%s valign="middle"><p align="center">%s</p></td>' % (span, row, ' bgcolor="#eaf3ee"' if bg else '', ' width="%d%%"' % w if w else '', t)
def tl(t, span=1): return '<td colspan="%d" valign="middle">%s</td>' % (span, t)
write('libreoffice-anesthesia', f'''<html><head><meta charset="utf-8"><title>应聘登记表</title>
<style>@page {{ size: 21cm 29.7cm; margin: 1.8cm }} p {{ margin: 0.06cm; font-family: "宋体"; font-size: 10.5pt }}</style></head><body>
<p align="center"><font size="5" style="font-family:黑体"><b>护理人员求职简历</b></font></p>
<table width="100%" border="1" cellpadding="3" cellspacing="0" style="border-collapse:collapse">
<tr>{td('姓　名', bg=True, w=13)}{td(b['name'], w=15)}{td('性　别', bg=True, w=13)}{td('女', w=13)}{td('出生年月', bg=True, w=13)}{td('1992-12', w=15)}<td rowspan="4" width="18%" valign="middle"><p align="center"><img src="photo-woman.png" width="85" height="119"></p></td></tr>
<tr>{td('民　族', bg=True)}{td('汉')}{td('身　高', bg=True)}{td('165cm')}{td('婚　否', bg=True)}{td('已婚')}</tr>
<tr>{td('最高学历', bg=True)}{td('本科')}{td('职　称', bg=True)}{td('主管护师')}{td('现居地', bg=True)}{td('山东济南')}</tr>
<tr>{td('手　机', bg=True)}{td(b['phone'], 2)}{td('邮　箱', bg=True)}{td(b['email'], 2)}</tr>
<tr>{td('应聘岗位', bg=True)}{td('麻醉科护士', 2)}{td('期望待遇', bg=True)}{td('面议', 1)}{td('工作地点', bg=True)}{td('济南')}</tr>
<tr>{td('教育经历', row=3, bg=True)}{td('起止时间', 2, bg=True)}{td('毕业院校', 2, bg=True)}{td('专业', bg=True)}{td('学历', bg=True)}</tr>
<tr>{td('2016.03-2018.07', 2)}{td(e1['school'], 2)}{td(e1['major'])}{td('本科（函授）')}</tr>
<tr>{td('2011.09-2014.07', 2)}{td(e2['school'], 2)}{td(e2['major'])}{td('大专')}</tr>
<tr>{td('工作经历', row=2, bg=True)}{tl('<p><b>2018.09 至今　%s　%s　%s</b></p>' % (w1['company'], w1['roles'][0]['department'], w1['roles'][0]['title']) + ''.join('<p>%d. %s</p>' % (n, h(x)) for n, x in enumerate(lines(w1['roles'][0]), 1)), 6)}</tr>
<tr>{tl('<p><b>2014.08 至 2018.08　%s　%s</b></p>' % (w2['company'], w2['roles'][0]['title']) + ''.join('<p>%d. %s</p>' % (n, h(x)) for n, x in enumerate(lines(w2['roles'][0]), 1)), 6)}</tr>
<tr>{td('证　书', bg=True)}{tl('<p>护士执业资格证（2014.06）、主管护师（2021.05）、麻醉专科护士证（2020.10）、BLS 基础生命支持</p>', 6)}</tr>
<tr>{td('奖惩情况', bg=True)}{tl(''.join('<p>%s</p>' % h(x) for x in T['others'][0]['description'].split(chr(10))), 6)}</tr>
<tr>{td('自我评价', bg=True)}{tl('<p>%s</p>' % h(T['selfEvaluation']), 6)}</tr>
</table></body></html>''')
