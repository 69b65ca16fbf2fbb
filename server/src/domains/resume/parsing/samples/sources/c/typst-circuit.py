from lib import *
T = truth('typst-circuit', {'name': 'Ruan Nihang', 'phone': '18521097743', 'email': 'ruan.nihang@example.com', 'city': '苏州'},
 [I('Senior Hardware Engineer')],
 [Ed('Southeast University', 'Electronic Science and Technology', 6, '2014-09', '2017-06', 'Thesis on low-noise readout circuits'), Ed('Nanjing University of Science and Technology', 'Electronic Information Engineering', 5, '2010-09', '2014-06')],
 [J('Mock Photon Instruments (Suzhou) Co., Ltd.', R('Hardware Engineer', '2020-06', None, ['Own the analog front end of a laser rangefinder, from schematic to mass production of 30,000 units', 'Reduced board cost by 21% through component consolidation and a change from eight to six layers', 'Passed EMC certification at the first attempt for the EU and the US'], 'Sensor R&D')), J('Nowhere Telecom Equipment Co., Ltd.', R('Junior Hardware Engineer', '2017-07', '2020-05', ['Designed power supplies and clock trees for 5G baseband boards', 'Wrote bring-up scripts in Python that cut debugging from two weeks to four days'], 'Wireless Platform'))],
 [P('Handheld Gas Detector', 'Lead Hardware Engineer', '2022-01', '2023-03', ['Battery life of 40 hours at 1.1 W average', 'Two patents filed'])],
 S(('Altium Designer', None), ('Cadence Allegro', None), ('LTspice', None), ('Python', None), ('C', None)), C(('IPC-A-610 Specialist', '2021-05')), L(('Mandarin', 'native'), ('English', 'CET-6, business fluent')),
 'Hardware engineer with eight years in mixed-signal design, used to taking a product from the whiteboard to the production line.')
esc = lambda s: s.replace('@', '\\@').replace('$', '\\$').replace('#', '\\#').replace('*', '\\*')
d = lambda m: f'{m[5:]}/{m[:4]}' if m else 'Present'
def ent(a, b, per, ls): return f'#grid(columns: (1fr, auto), [*{esc(a)}*], [{per}])\n#emph[{esc(b)}]\n' + '\n'.join('- ' + esc(l) for l in ls) + '\n#v(2pt)\n'
s = '''#set page(paper: "a4", margin: (x: 2cm, y: 1.7cm))
#set text(font: ("Liberation Sans", "Noto Sans CJK SC"), size: 10pt)
#set par(leading: 0.6em)
#set list(marker: [–])
#show heading: it => [#v(5pt)#text(size: 11.5pt, fill: rgb("#8a3b12"), weight: "bold", it.body)#v(-7pt)#line(length: 100%, stroke: 0.6pt + rgb("#8a3b12"))]
#text(size: 22pt, weight: "bold")[Ruan Nihang] \\
#text(fill: rgb("#8a3b12"), size: 11pt)[Objective: Senior Hardware Engineer] \\
Suzhou, Jiangsu #h(6pt) | #h(6pt) +86-185-2109-7743 #h(6pt) | #h(6pt) ruan.nihang\\@example.com
= Profile
''' + esc(T['selfEvaluation']) + '\n= Work Experience\n' + ''.join(ent(j['company'], f"{j['roles'][0]['title']}, {j['roles'][0]['department']}", f"{d(j['roles'][0]['start'])} – {d(j['roles'][0]['end'])}", lines(j['roles'][0])) for j in T['work'])
s += '= Projects\n' + ''.join(ent(x['name'], x['role'], f"{d(x['start'])} – {d(x['end'])}", lines(x)) for x in T['projects'])
s += '= Education\n' + ''.join(f"#grid(columns: (1fr, auto), [*{e['school']}*], [{d(e['start'])} – {d(e['end'])}])\n{dg}, {e['major']}" + (f" \\\n{e['description']}" if e['description'] else '') + '\n#v(2pt)\n' for e, dg in zip(T['education'], ('M.Sc.', 'B.Eng.')))
s += '= Skills\nAltium Designer, Cadence Allegro, LTspice, Python, C\n= Certificates\nIPC-A-610 Specialist, 05/2021\n= Languages\nMandarin: native \\\nEnglish: CET-6, business fluent\n'
open(HERE + '/typst-circuit.typ', 'w').write(s)
