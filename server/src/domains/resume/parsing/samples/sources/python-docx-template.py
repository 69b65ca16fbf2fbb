"""A downloaded template filled in half: labels without a value, XXX and hints of the template still in their places."""
import sys
import docx
from docx.shared import Pt, RGBColor

document = docx.Document()
document.styles['Normal'].font.size = Pt(10.5)
document.add_heading('徐假定', 0)
for text in ['性别：男　　　年龄：　　岁　　　籍贯：XX省XX市', '电话：18200182000　　　邮箱：xujiading@example.com', '地址：', '微信号：',
             '求职意向：机器学习实习生　　意向城市：合肥、上海　　期望薪资：200-250元/天　　每周可到岗 4 天']:
    document.add_paragraph(text)


def section(title, lines):
    document.add_heading(title, 1)
    for text in lines:
        if text.startswith('- '):
            document.add_paragraph(text[2:], 'List Bullet')
        elif text.startswith('?'):
            document.add_paragraph().add_run(text[1:]).font.color.rgb = RGBColor(0xAA, 0xAA, 0xAA)
        else:
            document.add_paragraph(text)


section('教育背景', ['2022级　庐阳样例理工大学　人工智能　本科（大三在读）', '- 均分 88.6，专业第 9 名', '- 主要课程：最优化方法、机器学习、计算机视觉'])
section('实习经历', ['20XX.XX-20XX.XX　　XXX公司　　XX实习生', '?（此处填写你的工作内容，建议用数据说话）'])
section('项目经历', ['校园垃圾分类小车　　队长　　2023.10-2024.05', '- 用 YOLOv8-n 在香橙派上识别 14 类垃圾，帧率 21', '- 负责数据采集 6000 张与量化部署',
                 '课程设计：图书推荐　　2024.03-2024.06', '- 矩阵分解加冷启动标签，离线召回 @20 为 0.31'])
section('获奖经历', ['2024 年样例杯大学生智能车竞赛省二等奖', '?20XX年 XXXX 奖学金'])
section('技能证书', ['语言与框架：熟练使用 Python，熟悉 PyTorch 和 C，了解 Linux', '证书：全国大学英语六级'])
section('自我评价', ['?（请在此处用 3-5 句话介绍自己的优势）'])
document.save(sys.argv[1])
