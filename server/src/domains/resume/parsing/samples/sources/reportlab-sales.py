"""CID fonts that are named but not embedded, encoded by UniGB-UCS2-H, without a ToUnicode map."""
import sys
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen import canvas

pdfmetrics.registerFont(UnicodeCIDFont('STSong-Light'))
page = canvas.Canvas(sys.argv[1], pagesize=A4)
page.setTitle('resume')
y = 790


def line(text, size=10.5, x=60, gap=19):
    global y
    page.setFont('STSong-Light', size)
    page.drawString(x, y, text)
    y -= gap


def heading(text):
    global y
    y -= 6
    line(text, 13)
    page.line(60, y + 13, 535, y + 13)


def row(left, right):
    page.setFont('STSong-Light', 10.5)
    page.drawRightString(535, y, right)
    line(left)


line('袁拟稿', 22, gap=30)
line('男　|　1993.10　|　沈阳市铁西区　|　198-0019-8000　|　yuannigao@example.com')
line('意向：医疗器械销售　　地点：沈阳、大连　　底薪要求：8k~10k')
heading('工作经验')
row('铁西示例医疗科技有限公司　辽宁区　区域销售经理', '2019.08-至今')
line('1) 覆盖三级医院 17 家，2023 年回款 1260 万元，完成率 118%', x=74)
line('2) 组织科室会 90 场，跟台手术 300 余台', x=74)
row('和平样例药业　医药代表', '2016.07-2019.07')
line('1) 负责心血管产品线，市场份额由 6% 升到 15%', x=74)
heading('教育程度')
row('浑河样本医学院　生物医学工程　本科（五年制）', '2011.09-2016.06')
heading('能力标签')
line('招投标　跟台支持　学术推广　CRM')
heading('证照')
line('C1 驾驶证（2012 年取得）')
heading('自我评价')
line('肯跑、肯学、守合规，客户愿意把话说在前头。')
page.save()
