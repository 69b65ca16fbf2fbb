"""Every section is a table of its own, one of them nested in a cell; skills stand in a grid of name and level."""
import sys
import docx
from docx.shared import Mm, Pt

document = docx.Document()
document.styles['Normal'].font.size = Pt(10)
document.core_properties.title = '黄样文-Go开发-7年'


def grid(rows, host=document, style='Table Grid'):
    table = host.add_table(rows=0, cols=len(rows[0]))
    table.style = style
    for row in rows:
        for cell, text in zip(table.add_row().cells, row):
            cell.text = text
    return table


grid([['黄样文', 'Go 开发工程师', '男 / 1995-04'],
      ['手机 181-0018-1000', 'huangyangwen@example.com', '现居：成都'],
      ['GitHub', 'https://github.com/example-huangyw', '离职，随时到岗']])
document.add_paragraph()
grid([['期望岗位', '期望城市', '期望薪酬'], ['Go 开发工程师', '成都（可远程）', '1.8-2.5万·13薪']])
document.add_paragraph('技能矩阵')
grid([['技能', '程度', '技能', '程度'], ['Go', '精通', 'TiDB', '熟练'], ['gRPC', '熟练', 'Prometheus', '熟悉'], ['Rust', '了解', '', '']])
document.add_paragraph('工作经历')
outer = document.add_table(rows=2, cols=2)
outer.autofit = False
for row, (period, title, company, points) in zip(outer.rows, [
    ('2020.11\n~\n2024.09', '后端开发工程师（对象存储组）', '蓉芯样本云存储有限公司', [
        '元数据服务由 MySQL 迁到 TiDB，单桶对象数上限从 5 亿提到 100 亿', '写小文件合并模块，机械盘写放大从 6.3 降到 1.8',
        '值班轮转半年，告警从每周 140 条减到 22 条']),
    ('2017.07\n~\n2020.04', '服务端程序', '青羊样例游戏工作室', [
        '负责匹配与房间服务，在线峰值 4 万', '用 protobuf 重写协议层，带宽省三成'])]):
    row.cells[0].text = period
    row.cells[0].width = Mm(25)
    row.cells[1].width = Mm(135)
    inner = row.cells[1].add_table(rows=2, cols=2)
    inner.autofit = False
    for cell in (cell for inner_row in inner.rows for cell in inner_row.cells):
        cell.width = Mm(66)
    inner.rows[0].cells[0].text = company
    inner.rows[0].cells[1].text = title
    merged = inner.rows[1].cells[0].merge(inner.rows[1].cells[1])
    merged.text = points[0]
    for point in points[1:]:
        merged.add_paragraph(point)
document.add_paragraph('空窗期说明')
document.add_paragraph('2020.05 - 2020.10 照顾家人，期间完成分布式系统公开课全部实验')
document.add_paragraph('项目经历')
grid([['开源限流库 sample-limiter', '作者', '2022.05 - 至今'], ['令牌桶与滑动窗口两种算法，GitHub 1.1k star', '', '']])
document.add_paragraph('教育经历')
grid([['2013.09 - 2017.06', '锦江示例科技大学', '电子信息工程', '本科']])
document.add_paragraph('语言')
document.add_paragraph('英语：六级 512 分')
document.save(sys.argv[1])
