"""Packs a flat ODT (one XML file) into an .odt, for a LibreOffice without the filter of flat files. Arguments: in, out."""
import re
import sys
import zipfile

flat = open(sys.argv[1], encoding='utf-8').read()
root = re.search(r'<office:document ([^>]*)>', flat).group(1)
spaces = ' '.join(re.findall(r'xmlns:\w+="[^"]*"', root)) + ' office:version="1.2"'
part = lambda name: re.search(rf'<office:{name}>.*?</office:{name}>', flat, re.S).group(0)
mime = 'application/vnd.oasis.opendocument.text'
entry = lambda path, kind: f'<manifest:file-entry manifest:full-path="{path}" manifest:media-type="{kind}"/>'
with zipfile.ZipFile(sys.argv[2], 'w', zipfile.ZIP_DEFLATED) as odt:
    odt.writestr('mimetype', mime, zipfile.ZIP_STORED)
    odt.writestr('META-INF/manifest.xml', '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
                 + entry('/', mime) + entry('content.xml', 'text/xml') + entry('styles.xml', 'text/xml') + '</manifest:manifest>')
    odt.writestr('styles.xml', f'<office:document-styles {spaces}>' + part('styles') + part('automatic-styles') + part('master-styles') + '</office:document-styles>')
    odt.writestr('content.xml', f'<office:document-content {spaces}>' + part('automatic-styles') + part('body') + '</office:document-content>')
