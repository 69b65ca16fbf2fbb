"""The name stands in the page header only; the body is one column, then two with a column break."""
import sys
import docx
from docx.enum.section import WD_SECTION
from docx.enum.text import WD_BREAK
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Mm, Pt

document = docx.Document()
document.styles['Normal'].font.size = Pt(10)
first = document.sections[0]
first.left_margin = first.right_margin = Mm(18)
head = first.header.paragraphs[0]
head.add_run('杨示例').bold = True
head.add_run('\t人力资源经理 · 十五年制造业经验')
foot = first.footer.paragraphs[0]
foot.add_run('第 ')
for kind, text in (('begin', None), (None, 'PAGE'), ('end', None)):
    run = foot.add_run()
    mark = OxmlElement('w:fldChar' if kind else 'w:instrText')
    if kind:
        mark.set(qn('w:fldCharType'), kind)
    else:
        mark.text = text
    run._r.append(mark)
foot.add_run(' 页')


def line(text, style=None):
    return document.add_paragraph(text, style=style)


line('电话：(+86) 180-0018-0000　　邮箱：yang.shili@example.com　　微信：ysl_sample')
line('女　1986/12　现居宁波鄞州　　在职，一个月内可到岗')
line('意向：人力资源经理（宁波、杭州），期望 22K×14 薪')
document.add_heading('经历', 1)
line('东钱湖示例服饰集团　2013.05-至今').runs[0].bold = True
line('人力资源经理　集团人力资源部　2020.07-至今')
line('统筹 1800 人的编制与人力预算，人效三年提高 21%', 'List Bullet')
line('主持薪酬改革：11 个工厂由计件改为计件加技能津贴，旺季离职率下降 9 个百分点', 'List Bullet')
line('薪酬绩效主管　集团人力资源部　2016.03-2020.06')
line('搭建岗位价值评估模型，完成 230 个岗位定级', 'List Bullet')
line('招聘专员　梅墟工厂　2013.05-2016.02')
line('每年开工季招满 600 名缝纫工，内推占四成', 'List Bullet')
line('镇海范例人才服务所　2009.07-2013.04').runs[0].bold = True
line('人事代理专员')
line('为 70 家企业办理社保、公积金与档案', 'List Bullet')
second = document.add_section(WD_SECTION.CONTINUOUS)
columns = second._sectPr.find(qn('w:cols'))
columns.set(qn('w:num'), '2')
columns.set(qn('w:space'), '600')
document.add_heading('项目', 1)
line('集团 HR 系统上线（2021.04-2022.01）')
line('角色：业务负责人')
line('梳理 46 条流程，算薪由 7 天缩到 1.5 天', 'List Bullet')
document.add_heading('教育', 1)
line('甬江样本大学　劳动与社会保障　本科')
line('2005.09-2009.06').add_run().add_break(WD_BREAK.COLUMN)
document.add_heading('技能', 1)
line('薪酬设计 / 组织诊断 / 劳动争议处理 / Power BI')
document.add_heading('证书', 1)
line('一级人力资源管理师（2018.11）')
document.add_heading('自我评价', 1)
line('扎根制造业人事十五年，既算得清账，也谈得下来人。')
document.save(sys.argv[1])
