# Layouts of LaTeX templates, set by XeTeX with macros of our own: altacv, awesome-cv, billryan, deedy, dyweb, friggeri.
from common import *

# billryan: icons in headings, dated lines, role and manager, mixed heading
n = 'billryan-resume-1'
t = T(n, B('暨拟澜', '13500002151', 'jinilan@example.com', None, links=['https://example.com/git/jinilan', 'https://example.com/blog/ji']),
      education=[Ed('汉江示例大学', '信息与通信工程', 6, '2024', None, '预计 2027 年 3 月毕业', current=True), Ed('襄水样本理工大学', '通信工程', 5, '2020', '2024')],
      work=[J('样例通信技术有限公司', R('实习', '2025-06', '2025-09', ['物理层算法验证平台后端开发', '实现日志按符号切片回放，定位问题时间由半天减到十分钟', '后台内存占用减少 38%']))],
      projects=[P('校园 NB-IoT 水表采集', '负责人', '2024-10', '2025-03', ['学院与后勤合作项目，和两位师兄合作开发', '512 只水表接入，上报成功率 99.3%', '使用 CoAP 重写协议，月流量下降 60%']), P('openTDoA', '个人项目', '2025-04', None, ['UWB 定位参考实现，https://example.com/git/jinilan/tdoa'])],
      skills=S(('C', None), ('Python', None), ('Verilog', None), ('MATLAB', None), ('Linux', None)), languages=L(('英语', '熟练（TOEFL 98）'),),
      others=[O('获奖情况', '一等奖，全国大学生电子设计竞赛（湖北赛区） 2022 年 11 月', '其他奖项 2023')])
tex(t, n, r'\geometry{margin=18mm}\newcommand\headed[2]{\par\vspace{6pt}{\large\bfseries \ic{#1}\ #2}\\[-7pt]\rule{\linewidth}{0.4pt}\par}\newcommand\dat[2]{{\bfseries #1}\hfill #2\par}', r'''
\begin{center}{\LARGE\bfseries << b.name >>}\\[4pt]\ic{F0E0}<< b.email >> · \ic{F095}(+86) 135-000-02151 · \ic{F09B}<< b.links[0] >>\end{center}
\headed{F19D}{教育背景}
\dat{汉江示例大学}{2024 -- 至今}\textit{在读硕士研究生}\ 信息与通信工程, 预计 2027 年 3 月毕业\par
\dat{襄水样本理工大学}{2020 -- 2024}\textit{学士}\ 通信工程\par
\headed{F0C0}{实习/项目经历}
<% for w,r in jobs %>\dat{<< w.company >>}{<< r|per('cn',' -- ') >>}<< r.title >>\hfill 经理: 样经理\par << (r|rows)[0] >>\par\begin{points}<% for x in (r|rows)[1:] %>\item << x >>
<% endfor %>\end{points}<% endfor %>
<% for p in t.projects %>\dat{<< p.name >>}{<< p|per('cn',' -- ') >>}<% if loop.first %>C, CoAP<% else %>Python<% endif %>\hfill << p.role >>\par << (p|rows)[0] >>\par<% if (p|rows)|length > 1 %>\begin{points}<% for x in (p|rows)[1:] %>\item << x >>
<% endfor %>\end{points}<% endif %><% endfor %>
\headed{F085}{IT 技能}\begin{points}\item 编程语言: C == Python > Verilog
\item 平台: Linux
\item 工具: MATLAB
\end{points}
\headed{F08A}{获奖情况}一等奖，全国大学生电子设计竞赛（湖北赛区）\hfill 2022 年 11 月\par 其他奖项\hfill 2023\par
\headed{F129}{其他}\begin{points}\item 技术博客: << b.links[1] >>
\item 语言: 英语 - 熟练（TOEFL 98）
\end{points}''')
file(n + '.pdf', 'billryan-resume', 'icon glyphs in headings, mixed heading 实习/项目经历, post and manager on one line, languages of programming with == and >, heading 其他 with blog and language, phone in odd groups, hyphens that read as U+2010')

# awesome-cv: huge name, small capitals, post and period on the second line
n = 'awesome-cv-1'
t = T(n, B('Duplicate Zhuang', '13500002152', 'duplicate.zhuang@example.com', '深圳', links=['https://example.com/git/dzhuang', 'https://example.com/in/dzhuang']),
      intentions=[I('Site Reliability Engineer')],
      education=[Ed('Specimen University of Science and Technology', 'Computer Science', 5, '2010-09', '2014-06', 'Got a full scholarship for four years')],
      work=[J('Mockingbird Payments', R('Staff Site Reliability Engineer', '2021-03', None, ['Migrated 240 services to a multi-cell layout without a maintenance window', 'Introduced error budgets; pages per week fell from 63 to 9'])), J('Example Cloud (Shenzhen)', R('Senior Software Engineer', '2017-05', '2021-02', ['Wrote the controller that resizes 11,000 disks a day']), R('Software Engineer', '2014-07', '2017-04', ['Object storage garbage collection']))],
      skills=S(('Go', None), ('Python', None), ('Terraform', None), ('Kubernetes', None), ('MySQL', None)), certificates=C(('CKA', '2019'),), languages=L(('Chinese', 'native'), ('English', 'business')), self='Eleven years of keeping other people’s money moving. Calm on the phone at 3 a.m.',
      others=[O('Honors & Awards', '2019 Finalist, Sample CTF World Final', '2016 2nd Place, Example Hack Day'), O('Presentation', 'Speaker for “Cells, not regions”, Placeholder SRE Days, Nov 2023')])
tex(t, n, r'\geometry{margin=16mm}\definecolor{a}{HTML}{DC3522}\newcommand\headed[1]{\par\vspace{7pt}{\Large\bfseries #1}\ \hrulefill\par}', r'''
\begin{center}{\fontsize{30}{34}\selectfont Duplicate \textbf{Zhuang}}\\[3pt]{\color{a}\small\scshape Site Reliability Engineer}\\[2pt]{\small\itshape Nanshan, Shenzhen}\\[2pt]{\small\ic{F10B}(+86) 135-0000-2152 | \ic{F0E0}<< b.email >> | \ic{F09B}<< b.links[0] >> | \ic{F0E1}<< b.links[1] >>}\end{center}
\headed{{\color{a}Sum}mary} << t.selfEvaluation >>
\headed{{\color{a}Wor}k Experience}
<% for w,r in jobs %>\textbf{<< w.company >>}\hfill{\color{a}\small\itshape Shenzhen, China}\par{\small\scshape << r.title >>\hfill\itshape << r|per('en',' - ','PRESENT') >>}\par<< r|items >><% endfor %>
\headed{{\color{a}Edu}cation}\textbf{Specimen University of Science and Technology}\hfill{\color{a}\small\itshape Hefei, China}\par{\small\scshape B.S. in Computer Science\hfill\itshape Sep 2010 - Jun 2014}\par<< t.education[0]|items >>
\headed{{\color{a}Ski}lls}\begin{tabular}{@{}r l}\textbf{Programming} & Go, Python\\\textbf{DevOps} & Terraform, Kubernetes\\\textbf{Back-end} & MySQL\\\textbf{Languages} & Chinese (native), English (business)\end{tabular}
\headed{{\color{a}Hon}ors \& Awards}\begin{tabular}{@{}p{20mm} p{120mm}}2019 & \textbf{Finalist}, Sample CTF World Final\\2016 & \textbf{2nd Place}, Example Hack Day\end{tabular}
\headed{{\color{a}Cer}tificates}\begin{tabular}{@{}p{20mm} p{120mm}}2019 & CKA\end{tabular}
\headed{{\color{a}Pre}sentation}Speaker for “Cells, not regions”, Placeholder SRE Days, Nov 2023''', font='Latin Modern Sans')
file(n + '.pdf', 'awesome-cv', 'English, headings whose first letters have a colour of their own, small capitals, company repeated for its second post, languages within the table of skills, PRESENT')

# altacv: post, company, icons of date and place, odd sections in the right column
n = 'altacv-1'
t = T(n, B('太史例棠', '13500002153', 'taishilitang@example.com', '上海', links=['https://example.com/taishi']),
      intentions=[I('增长负责人')],
      education=[Ed('沪滨示例大学', '心理学', 6, '2011-09', '2014-06'), Ed('沪滨示例大学', '数学与应用数学', 5, '2007-09', '2011-06')],
      work=[J('上海样例阅读科技有限公司', R('增长负责人', '2019-10', None, ['DAU 从 80 万到 410 万，投放占比由七成降到三成', '组建 12 人实验小组，一年 340 次实验，71 次赢'])), J('样本旅行网', R('用户运营经理', '2016-03', '2019-09', ['会员体系从 0 到 1，复购 +17%'])), J('范例咨询', R('分析师', '2014-07', '2016-02', ['写了两年 PPT']))],
      skills=S(('实验设计', None), ('SQL', None), ('因果推断', None), ('文案', None)), languages=L(('英语', '流利'), ('日语', 'N2')), self='先问人为什么来，再问数字为什么涨。',
      others=[O('最骄傲的事', '把一个只有 9 个人用的功能，做成三百万人每天打开的首页', '2021 年主动砍掉自己负责的签到'), O('我的一天', '看数 2 小时，开会 3 小时，写东西 1 小时，听用户电话 1 小时')])
tex(t, n, r'\geometry{left=14mm,right=14mm,top=14mm,bottom=12mm}\definecolor{a}{HTML}{72243D}\newcommand\headed[1]{\par\vspace{7pt}{\large\bfseries\color{a} #1}\\[-8pt]{\color{a}\rule{\linewidth}{1.4pt}}\par}', r'''
{\fontsize{26}{30}\selectfont\bfseries\color{a}<< b.name >>}\par{\bfseries 增长负责人}\par{\small\ic{F0E0}<< b.email >>\quad\ic{F095}<< b.phone >>\quad\ic{F041}上海\quad\ic{F0C1}<< b.links[0] >>}\par
\begin{minipage}[t]{0.6\linewidth}\vspace{0pt}\raggedright
\headed{工作}
<% for w,r in jobs %>\textbf{<< r.title >>}\par{\color{a}<< w.company >>}\par{\small\ic{F073}<< r|per('cn',' -- ') >>\quad\ic{F041}上海}\par<< r|items >><% endfor %>
\headed{我的一天}看数 2 小时，开会 3 小时，写东西 1 小时，听用户电话 1 小时
\end{minipage}\hfill\begin{minipage}[t]{0.35\linewidth}\vspace{0pt}\raggedright
\headed{信条}“<< t.selfEvaluation >>”
\headed{最骄傲的事}\ic{F091}把一个只有 9 个人用的功能，做成三百万人每天打开的首页\par\ic{F08A}2021 年主动砍掉自己负责的签到\par
\headed{长处}\fbox{实验设计} \fbox{SQL} \fbox{因果推断} \fbox{文案}
\headed{语言}英语\hfill 流利\par 日语\hfill N2\par
\headed{学历}<% for e in t.education %>\textbf{<< e.major >>（<< e|deg >>）}\par{\color{a}<< e.school >>}\par{\small\ic{F073}<< e|per('cn',' -- ') >>}\par<% endfor %>
\end{minipage}''')
file(n + '.pdf', 'altacv', 'two columns, post above company, icons before periods and places, headings 信条, 最骄傲的事, 我的一天 and 长处, tags in boxes, major above school')

# deedy: narrow left column with school, links, courses and skills; right column with jobs
n = 'deedy-resume-1'
t = T(n, B('Amina Testimony', '13500002154', 'amina.testimony@example.com', None, links=['https://example.com/git/amina', 'https://example.com/in/amina']),
      education=[Ed('Example Tsing Polytechnic', 'Computer Science', 6, '2023-09', '2026-06', 'GPA 3.8 / 4.0'), Ed('Specimen University of Nairobi', 'Computer Science', 5, '2018-09', '2022-11', 'First class honours')],
      work=[J('Dummy Search', R('Software Engineering Intern', '2025-06', '2025-09', ['Shrank the autocomplete model by 41% with no loss of recall', 'Shipped behind a flag to 5% of traffic'])), J('Sample Savings Cooperative', R('Android Developer', '2022-12', '2023-08', ['USSD fallback for 90,000 members without data plans']))],
      projects=[P('Swahili OCR', 'Researcher', '2024-03', None, ['Character error rate 2.9% on school certificates', 'With Prof. Example'])],
      skills=S(('Java', None), ('Kotlin', None), ('Python', None), ('C++', 2), ('SQL', 2)), languages=L(('English', 'fluent'), ('Swahili', 'native'), ('Chinese', 'HSK 5')),
      others=[O('Coursework', 'Advanced Machine Learning', 'Distributed Systems (Teaching Asst)', 'Human Computer Interaction'), O('Awards', '2024 top 5/230 Placeholder Cup', '2022 National Mock Scholarship'), O('Societies', '2024 Women in Example Computing')])
tex(t, n, r'\geometry{margin=13mm}\newcommand\headed[1]{\par\vspace{7pt}{\large\color[HTML]{6A6A6A}\MakeUppercase{#1}}\par}\newcommand\bolded[1]{{\bfseries #1}\par}', r'''
\begin{center}{\fontsize{30}{34}\selectfont Amina Testimony}\\[2pt]{\small << b.links[0] >> | << b.email >> | 135.0000.2154}\end{center}\rule{\linewidth}{0.3pt}
\begin{minipage}[t]{0.33\linewidth}\vspace{0pt}\raggedright
\headed{Education}\bolded{Example Tsing Polytechnic}MS in Computer Science\par{\small Sep 2023 - Jun 2026 | Beijing, China}\par GPA 3.8 / 4.0\par\bolded{Specimen University of Nairobi}BS in Computer Science\par{\small Sep 2018 - Nov 2022 | Nairobi, Kenya}\par First class honours\par
\headed{Links}Github:// \textbf{<< b.links[0] >>}\par LinkedIn:// \textbf{<< b.links[1] >>}\par
\headed{Coursework}Advanced Machine Learning\par Distributed Systems (Teaching Asst)\par Human Computer Interaction\par
\headed{Skills}\bolded{Programming}{\small Over 5000 lines:}\par Java • Kotlin • Python\par{\small Familiar:}\par C++ • SQL\par
\headed{Languages}English (fluent)\par Swahili (native)\par Chinese (HSK 5)
\end{minipage}\hfill\begin{minipage}[t]{0.63\linewidth}\vspace{0pt}\raggedright
\headed{Experience}<% for w,r in jobs %>\textbf{\MakeUppercase{<< w.company >>}} | << r.title >>\par{\small << r|per('en',' – ') >> | <% if loop.first %>Beijing<% else %>Nairobi<% endif %>}\par<< r|items >><% endfor %>
\headed{Research}<% for p in t.projects %>\textbf{\MakeUppercase{<< p.name >>}} | << p.role >>\par{\small << p|per('en',' – ','Present') >> | Beijing}\par<< p|items >><% endfor %>
\headed{Awards}\begin{tabular}{@{}l l l}2024 & top 5/230 & Placeholder Cup\\2022 & National & Mock Scholarship\end{tabular}
\headed{Societies}\begin{tabular}{@{}l l}2024 & Women in Example Computing\end{tabular}
\end{minipage}''', font='Latin Modern Sans')
file(n + '.pdf', 'deedy-resume', 'English, foreign student, two columns, company in capitals | post, skills by number of lines, links with Github://, an unknown heading of courses, no city')

# dyweb: Chinese deedy, centre head, company, post and period in one line with bars
n = 'dyweb-resume-1'
t = T(n, B('濮阳示阁', '13500002155', 'puyangshige@example.com', '上海', links=['https://example.com/git/puyang']),
      intentions=[I('前端开发工程师', [], None)],
      education=[Ed('东海样例理工大学', '软件工程', 5, '2018', '2022')],
      work=[J('上海示例视频社区', R('前端开发工程师', '2022-07', None, ['创作中心重构，投稿页崩溃率由 0.8% 降到 0.05%', '主导 WebCodecs 预览方案，封面选择不再上传原片']) ), J('样本云（实习）', R('前端开发', '2021-06', '2021-12', ['控制台组件国际化']))],
      projects=[P('同乐阅读', '前端 / 产品', '2020-09', '2021-05', ['和同学做的共读网站，最多时 3,000 人在线']), P('react-danmaku', '开源作者', '2023-03', None, ['弹幕组件，每周下载 2,000'])],
      skills=S(('TypeScript', 4), ('React', 4), ('WebAssembly', 2), ('Rust', 1)), self='', others=[O('教育 & 社团', '学校互联网技术社社长，办过四届黑客松'), O('兴趣', '骑行、咖啡、地图')])
tex(t, n, r'\geometry{margin=17mm}\newcommand\headed[1]{\par\vspace{6pt}{\large\bfseries\color[HTML]{1F6F8B} #1}\par{\color[HTML]{1F6F8B}\hrule}\vspace{3pt}}', r'''
\begin{center}{\huge << b.name >>}\\[3pt]{\small 前端开发工程师 | 上海 | << b.phone >> | << b.email >> | << b.links[0] >>}\end{center}
\headed{教育 \& 社团}\textbf{东海样例理工大学} | 软件工程 | 学士 \hfill 2018 - 2022\par 学校互联网技术社社长，办过四届黑客松\par
\headed{工作及项目}<% for w,r in jobs %>\textbf{<< w.company >>} | << r.title >>\hfill << r|per('.',' - ') >>\par<< r|items >><% endfor %><% for p in t.projects %>\textbf{<< p.name >>} | << p.role >>\hfill << p|per('.',' - ') >>\par<< p|items >><% endfor %>
\headed{技能树}精通 TypeScript、React；熟悉 WebAssembly；了解 Rust\par
\headed{兴趣}骑行、咖啡、地图''')
file(n + '.pdf', 'dyweb-resume', 'mixed headings 工作及项目 and 教育 & 社团, everything between bars, internship in brackets behind the company, skills in a sentence')

# friggeri: aside on the left, headings in colours, entry list with year, title, place and text
n = 'friggeri-cv-1'
t = T(n, B('东方拟月', '13500002156', 'dongfangniyue@example.com', '北京', links=['https://example.com/dongfang']),
      intentions=[I('数据可视化设计师')],
      education=[Ed('中关村示例美术学院', '信息设计', 6, '2013', '2016'), Ed('燕南样例大学', '统计学', 5, '2009', '2013')],
      work=[J('北京范例新闻数据实验室', R('数据可视化设计师', '2019', None, ['一年 40 个互动图，两个拿了示例信息之美奖', '带编辑部 200 人学会看懂箱线图'])), J('自由职业', R('信息图设计', '2016', '2019', ['给出版社、博物馆、医院画图']))],
      skills=S(('D3.js', None), ('Illustrator', None), ('QGIS', None), ('手绘', None)), languages=L(('英语', '流利'),), self='', others=[O('兴趣', '地图、鸟、老字典'), O('出版物', '《看得见的城市用水》，样例科学出版社，2020'), O('获奖', '2022 示例信息之美奖 银奖')])
tex(t, n, r'\geometry{left=12mm,right=14mm,top=10mm}\newcommand\headed[2]{\par\vspace{6pt}{\Large\color[HTML]{#2} #1}\par}', r'''
\colorbox[HTML]{4D4D4D}{\parbox{\dimexpr\linewidth-6pt}{\centering\vspace{6pt}{\fontsize{28}{32}\selectfont\color{white}\textbf{东方}拟月}\\[4pt]{\color{white} 数据可视化设计师}\vspace{6pt}}}\par\vspace{8pt}
\begin{minipage}[t]{0.27\linewidth}\vspace{0pt}\raggedleft\small
{\bfseries 联系}\par 北京市朝阳区\par << b.phone >>\par << b.email >>\par << b.links[0] >>\par\vspace{6pt}{\bfseries 语言}\par 英语 流利\par\vspace{6pt}{\bfseries 工具}\par D3.js\par Illustrator\par QGIS\par 手绘
\end{minipage}\hfill\begin{minipage}[t]{0.69\linewidth}\vspace{0pt}\raggedright
\headed{兴趣}{E55050}地图、鸟、老字典
\headed{教育}{4F8F00}\begin{tabular}{@{}p{20mm} p{95mm}}<% for e in t.education %><< e|per('.','–') >> & \textbf{<< e|deg >>}，<< e.major >>\hfill {\small << e.school >>}\\<% endfor %>\end{tabular}
\headed{经验}{0F6FC6}\begin{tabular}{@{}p{20mm} p{95mm}}<% for w,r in jobs %><< r|per('.','–') >> & \textbf{<< w.company >>}\hfill{\small 北京}\newline\textit{<< r.title >>}\newline <% for x in r|rows %><< x >><% if not loop.last %>\newline <% endif %><% endfor %>\\<% endfor %>\end{tabular}
\headed{出版物}{7A3E9D}《看得见的城市用水》，样例科学出版社，2020
\headed{获奖}{C46210}2022 示例信息之美奖 银奖
\end{minipage}''')
file(n + '.pdf', 'friggeri-cv', 'aside set flush right, dark band with the family name bold, years only in a column, degree before major with the school at the far right, 自由职业 as company, interests first')
