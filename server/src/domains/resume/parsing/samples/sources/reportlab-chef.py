"""Arguments: out, a TrueType font with Chinese. Each entry is drawn word by word at its place."""
import sys

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

pdfmetrics.registerFont(TTFont('zh', sys.argv[2]))
page = canvas.Canvas(sys.argv[1], pagesize=A4)
width, height = A4
top = height - 60


def draw(x, text, size=11):
    page.setFont('zh', size)
    page.drawString(x, top, text)


def down(by=18):
    global top
    top -= by


def heading(text):
    down(10)
    page.setFillGray(0.2)
    page.rect(50, top - 5, width - 100, 20, stroke=0, fill=1)
    page.setFillGray(1)
    draw(58, text, 12)
    page.setFillGray(0)
    down(24)


draw(50, '厨示刀', 24)
draw(width - 230, '电话（微信）：15900013502')
down(22)
draw(50, '男　1984年3月生　现住扬州　掌勺二十二年')
down(6)
heading('求职意向')
draw(58, '职位：中餐厨师长')
draw(220, '地点：扬州、南京、苏州')
draw(400, '月薪：15000—18000元')
down()
heading('工作经历')
for company, title, period, points in (
    ('扬州样本园林酒店', '副厨师长', '2016.05~至今', ['管炉灶、冷菜两条线 14 人，出品毛利率 62%', '每季换菜单 20 道，淮扬菜为主', ]),
    ('南京示例湖景酒楼', '头炉', '2010.03~2016.04', ['宴会日出餐 60 桌，平均上菜 8 分钟', ]),
    ('镇江范例饭店', '打荷、三炉', '2003.07~2010.02', ['从水台做起，刀工全厂评比第一', ]),
):
    draw(58, period)
    draw(200, company)
    draw(420, title)
    down()
    for point in points:
        draw(200, '＊ ' + point)
        down()
heading('学习经历')
draw(58, '2000.09~2003.06')
draw(200, '维扬样例烹饪技工学校')
draw(420, '中式烹饪（中技）')
down()
heading('证书与拿手')
draw(58, '中式烹调师二级（技师）（2018年9月）　健康证')
down()
draw(58, '拿手：淮扬菜、刀工、成本核算、食雕')
down()
heading('获奖')
draw(58, '2019 年 市烹饪技能大赛热菜金奖')
down()
heading('自我评价')
draw(58, '刀快火稳，不浪费，带出来的徒弟有五个掌勺了。')
page.save()
