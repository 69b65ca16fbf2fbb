# Layouts of LaTeX templates, set by XeTeX with macros of our own: hijiangtao, moderncv (banking, classic), sb2nov, twenty seconds.
from common import *

# hijiangtao: commas between fields, points as long sentences, headings with slashes
n = 'hijiangtao-resume-1'
t = T(n, B('赫连样溪', '13500002157', 'helianyangxi@example.com', None, links=['https://example.com/git/helian', 'https://example.com/helian']),
      intentions=[I('视觉算法工程师')],
      education=[Ed('燕北示例科学院大学', '模式识别与智能系统', 6, '2023-09', None, '排名 7/96（前 8%），学业奖学金（2 次），预计 2026 年 6 月毕业', current=True), Ed('松辽样例大学', '自动化', 5, '2019-09', '2023-06', '排名 3/128（前 3%），国家励志奖学金，优秀毕业生'), Ed('瑞典 Exempel 大学', '系统与控制', None, '2022-01', '2022-06', '国家公派交换')],
      work=[J('样本机器人集团 | Yangben Robotics', R('视觉算法实习生', '2025-03', '2025-08', ['独立负责料箱位姿估计，成功率 97.2% → 99.6%，在三座仓库上线', '把标注流程从人工框选改成仿真生成，节省标注费用约 40 万元'])), J('北京示例医疗影像技术有限公司 | ShiliMed', R('算法实习生', '2024-06', '2024-09', ['参与肺结节分割模型的难例挖掘，假阳性由每例 3.1 个降到 1.4 个']))],
      skills=S(('Python', None), ('C++', None), ('PyTorch', None), ('ROS2', None), ('CUDA', None), ('Open3D', None)),
      self='研究方向为三维视觉与机器人抓取，喜欢把论文变成能跑的东西，动手能力强，实验室的三台机械臂都是我修好的。寻找 2026 届校招视觉算法工程师岗位。',
      others=[O('竞赛获奖/项目作品', '第十八届示例智能汽车竞赛全国一等奖，2022 年 8 月', '样例机器人大赛创意组特等奖，2021 年 10 月', '开源项目 pose-lite，340 star'), O('社区参与/实践其他', '参与翻译 ROS2 中文文档', '2024 秋《计算机视觉》课程助教', '松辽样例大学科协副主席（2021-2022）')])
tex(t, n, r'\geometry{margin=15mm}\newcommand\headed[1]{\par\vspace{6pt}{\large\bfseries #1}\\[-7pt]\rule{\linewidth}{0.5pt}\par}\newcommand\dat[2]{#1\hfill #2\par}', r'''
\begin{center}{\LARGE << b.name >>}\\[3pt](+86) 135-0000-2157 · << b.email >> · 视觉算法工程师 · GitHub << b.links[0] >>\end{center}
\headed{个人总结}<< t.selfEvaluation.replace('寻找 2026 届校招视觉算法工程师岗位。', '') >>\textbf{寻找 2026 届校招视觉算法工程师岗位。}
\headed{教育背景}<% for e in t.education %>\dat{\textbf{<< e.school >>},<< e.major >>,\textit{<% if e.degree == 6 %>在读硕士研究生<% elif e.degree == 5 %>工学学士<% else %>交换生<% endif %>}}{<< e|per('.1',' - ') >>}\ << e.description >>\par<% endfor %>
\headed{技术能力}\begin{points}\item \textbf{编程语言}: Python, C++
\item \textbf{框架与工具}: PyTorch, ROS2, CUDA
\item \textbf{关键词}: Open3D
\end{points}
\headed{实习经历}<% for w,r in jobs %>\dat{\textbf{<< w.company >>}, << r.title >>}{<< r|per('.1','-') >>}<< r|items >><% endfor %>
\headed{竞赛获奖/项目作品}\begin{points}\item 第十八届示例智能汽车竞赛\textbf{全国一等奖}，2022 年 8 月
\item 样例机器人大赛创意组\textbf{特等奖}，2021 年 10 月
\item 开源项目 pose-lite，340 star
\item 个人主页：\textit{<< b.links[1] >>}
\end{points}
\headed{社区参与/实践其他}\begin{points}\item 参与翻译 ROS2 中文文档
\item 2024 秋《计算机视觉》课程助教
\item 松辽样例大学科协副主席（2021-2022）
\end{points}''')
file(n + '.pdf', 'hijiangtao-resume', 'fields between commas without spaces, company in two languages, exchange term, headings 竞赛获奖/项目作品 and 社区参与/实践其他, the wish also within the summary, 2025.3-2025.8')

# moderncv classic: hints in a column on the left, post, company, place in italics
n = 'moderncv-classic-1'
t = T(n, B('端木例昀', '13500002158', 'duanmuliyun@example.com', '武汉', links=['https://example.com/duanmu']),
      education=[Ed('江夏示例大学', '生物医学工程', 7, '2015-09', '2020-12', '论文题目：柔性干电极的皮肤阻抗模型\n导师：样教授'), Ed('江夏示例大学', '电子信息科学与技术', 5, '2011-09', '2015-06')],
      work=[J('武汉范例医疗器械股份有限公司', R('研发经理', '2023-03', None, ['动态心电贴片由样机到取得二类证，历时 26 个月', '管理 11 人跨专业小组']), R('高级工程师', '2021-01', '2023-02', ['模拟前端设计，共模抑制比 110 dB'])), J('江夏示例大学电子实验中心', R('兼职实验员', '2016-09', '2018-06', ['带本科生焊板子，四个学期']))],
      skills=S(('Altium Designer', 4), ('LabVIEW', 3), ('Python', 3), ('COMSOL', 2)), languages=L(('中文', '母语'), ('英语', '流利'), ('德语', '基础')),
      certificates=C(('医疗器械内审员', '2022-05'),), self='', others=[O('证书 · 专利', '2019 一种可水洗的柔性电极，发明专利'), O('爱好', '长跑 全马 3 小时 21 分', '无线电 业余电台操作证 B 类')])
tex(t, n, r'\geometry{margin=17mm}\definecolor{a}{HTML}{3873B3}\newcommand\headed[1]{\par\vspace{7pt}\makebox[26mm][r]{\color{a}\rule{24mm}{1.5mm}}\hspace{3mm}{\Large\color{a} #1}\par\vspace{2pt}}\newcommand\cv[2]{\begin{tabular}[t]{@{}>{\raggedleft\arraybackslash}p{26mm}@{\hspace{3mm}}p{142mm}@{}}{\small #1} & #2\end{tabular}\par}', r'''
\begin{minipage}{0.55\linewidth}{\fontsize{28}{32}\selectfont\color{gray} 端木\textbf{例昀}}\\[4pt]{\large\itshape\color{gray} 个人履历}\end{minipage}\hfill\begin{minipage}{0.4\linewidth}\raggedleft\small\itshape 武汉市江夏区 430000\\\ic{F10B}<< b.phone >>\\\ic{F0E0}<< b.email >>\\\ic{F0AC}<< b.links[0] >>\end{minipage}\par
\headed{学历}<% for e in t.education %>\cv{<< e|per('.','–') >>}{\textbf{<< e|deg >>}, \textit{<< e.school >>}, 武汉, << e.major >>.}<% for x in e|rows %>\cv{}{<< x >>}<% endfor %><% endfor %>
\headed{经验}\cv{}{\textsc{专职}}<% for w,r in jobs[:2] %>\cv{<< r|per('.','–') >>}{\textbf{<< r.title >>}, \textit{<< w.company >>}, 武汉.<< r|items >>}<% endfor %>\cv{}{\textsc{兼职}}<% for w,r in jobs[2:] %>\cv{<< r|per('.','–') >>}{\textbf{<< r.title >>}, \textit{<< w.company >>}, 武汉.<< r|items >>}<% endfor %>
\headed{语言}<% for l in t.languages %>\cv{<< l.name >>}{\textbf{<< l.level >>}}<% endfor %>
\headed{计算机技能}\cv{电路}{Altium Designer（精通）, COMSOL（熟悉）}\cv{编程}{LabVIEW（熟练）, Python（熟练）}
\headed{证书 · 专利}\cv{2022.05}{医疗器械内审员}\cv{2019}{一种可水洗的柔性电极，发明专利}
\headed{爱好}\cv{长跑}{全马 3 小时 21 分}\cv{无线电}{业余电台操作证 B 类}''')
file(n + '.pdf', 'moderncv-classic', 'hints in a right-aligned column, degree before the school, post before the company with commas, 专职 and 兼职 as small headings, heading 证书 · 专利, name in two weights')

# moderncv banking: centred head, company and place, post and period
n = 'moderncv-banking-1'
t = T(n, B('Benedikt Muster', '13500002159', 'benedikt.muster@example.com', '北京'),
      education=[Ed('Universität Beispiel', 'Economics', 6, '2008', '2010', 'Thesis: commodity futures before 1914'), Ed('Hochschule Muster', 'Business', 5, '2005', '2008')],
      work=[J('Sample Kredit AG, Beijing Branch', R('Head of Trade Finance', '2018', None, ['Portfolio of EUR 1.4 bn, no write-off since 2019', 'Team of nine in Beijing and Tianjin'])), J('Exemplary Landesbank', R('Relationship Manager China Desk', '2013', '2018', ['Mittelstand clients entering China']), R('Trainee', '2010', '2012', ['Frankfurt, London, Shanghai']))],
      skills=S(('SWIFT MT700', None), ('Excel', None), ('Bloomberg', None)), certificates=C(('CDCS', '2014'),), languages=L(('German', 'Mother tongue'), ('English', 'C2'), ('Chinese', 'HSK 6, daily use')),
      self='Trade banker, seventeen years, nine of them in China.', others=[O('Interests', 'Cello: second desk of the Sample Embassy Orchestra')])
tex(t, n, r'\geometry{margin=18mm}\definecolor{a}{HTML}{2F6D3A}\newcommand\headed[1]{\par\vspace{7pt}{\large\color{a} #1}\ {\color{a}\hrulefill}\par\vspace{2pt}}', r'''
\begin{center}{\fontsize{26}{30}\selectfont\color{a} Benedikt Muster}\\[3pt]{\itshape Curriculum vitae}\\[2pt]{\small Chaoyang District, Beijing \textbullet\ \ic{F10B}+86 13500002159 \textbullet\ \ic{F0E0}<< b.email >>}\end{center}
\textit{<< t.selfEvaluation >>}
\headed{Experience}<% for w in t.work %><% for r in w.roles %>\textbf{<< w.company >>}\hfill\textbf{<% if w.company.startswith('Sample') %>Beijing<% else %>Munich<% endif %>}\par\textit{<< r.title >>}\hfill\textit{<< r|per('.','–','Present') >>}\par<< r|items >><% endfor %><% endfor %>
\headed{Education}<% for e in t.education %>\textbf{<< e.school >>}\hfill\textbf{Germany}\par\textit{<% if e.degree == 6 %>Master<% else %>Bachelor<% endif %>, << e.major >>}\hfill\textit{<< e|per('.','–') >>}\par << e.description >>\par<% endfor %>
\headed{Languages}\textbf{German}: Mother tongue\quad\textbf{English}: C2\quad\textbf{Chinese}: HSK 6, daily use
\headed{Skills and certificates}\textbf{Tools}: SWIFT MT700, Excel, Bloomberg\par\textbf{Certificate}: CDCS (2014)
\headed{Interests}\textbf{Cello}: second desk of the Sample Embassy Orchestra''', font='Latin Modern Roman')
file(n + '.pdf', 'moderncv-banking', 'English, German names, summary in italics without a heading, a comma in a company, company repeated for its second post, heading Skills and certificates, years only, a gap')

# sb2nov: tabular rows, company and place, post and period, points with a bold lead
n = 'sb2nov-resume-1'
t = T(n, B('Fabricated Zhou', '13500002160', 'fabricated.zhou@example.com', None, links=['https://example.com/fzhou']),
      education=[Ed('Placeholder Institute of Technology', 'Computer Science', 6, '2019-08', '2021-05', 'GPA: 3.90'), Ed('Yangtze Sample University', 'Software Engineering', 5, '2015-09', '2019-06')],
      work=[J('Imaginary Maps Inc.', R('Software Engineer II', '2021-06', None, ['TileForge: A vector tile builder in Rust that replaced four Java services', 'Offline regions: Led the project that lets 3M phones navigate without a network'])), J('Sample Search', R('Software Engineering Intern', '2020-05', '2020-08', ['Query rewriting: Improved recall of address queries by 6%']))],
      projects=[P('QuadTreeViz', '', None, None, ['A visual explanation of quadtrees, used in two university courses'])],
      skills=S(('Rust', None), ('C++', None), ('Python', None), ('gRPC', None), ('Bazel', None)))
tex(t, n, r'\geometry{margin=18mm}\newcommand\headed[1]{\par\vspace{6pt}{\large\scshape #1}\\[-8pt]\rule{\linewidth}{0.4pt}\par}', r'''
\textbf{\Large << b.name >>}\hfill Email : << b.email >>\par << b.links[0] >>\hfill Mobile : +86-135-0000-2160\par
\headed{Education}<% for e in t.education %>\begin{points}\item \textbf{<< e.school >>}\hfill <% if loop.first %>Pittsburgh, PA<% else %>Wuhan, China<% endif %>\newline\textit{\small <% if e.degree == 6 %>Master of Science<% else %>Bachelor of Engineering<% endif %> in << e.major >><% if e.description %>; << e.description >><% endif %>}\hfill\textit{\small << e|per('en',' -- ') >>}
\end{points}<% endfor %>
\headed{Experience}<% for w,r in jobs %>\begin{points}\item \textbf{<< w.company >>}\hfill Shenzhen, China\newline\textit{\small << r.title >>}\hfill\textit{\small << r|per('en',' - ','Present') >>}<% for x in r|rows %>\begin{list}{◦}{\setlength\leftmargin{1.2em}\setlength\topsep{0pt}}\item \textbf{<< x.split(': ')[0] >>}: << x.split(': ')[1] >>
\end{list}<% endfor %>\end{points}<% endfor %>
\headed{Projects}<% for p in t.projects %>\begin{points}\item \textbf{<< p.name >>}: << p.description >>
\end{points}<% endfor %>
\headed{Programming Skills}\begin{points}\item \textbf{Languages}: Rust, C++, Python \hfill \textbf{Technologies}: gRPC, Bazel
\end{points}''', font='Latin Modern Roman')
file(n + '.pdf', 'sb2nov-resume', 'English, mail at the right of the name, points with hollow bullets and a bold lead, GPA after a semicolon, a project with nothing but a sentence, two groups of skills on a line')

# twenty seconds: grey sidebar with picture, rated skills; sections of dated tables at the right
n = 'twenty-seconds-cv-1'
t = T(n, B('呼延样弦', '13500002161', 'huyanyangxian@example.com', '成都', birthMonth='1994-11', links=['https://example.com/huyan']),
      intentions=[I('声音设计师')],
      education=[Ed('锦城示例音乐学院', '录音艺术', 5, '2012', '2017')],
      work=[J('成都范例游戏工作室', R('声音设计师', '2020', None, ['三款上线游戏的全部音效，亲手录了 1,100 条素材', 'Wwise 内存预算由 96 MB 压到 61 MB'])), J('样本影视后期', R('拟音师', '2017', '2020', ['电影 4 部、剧集 9 部，最擅长下雨']))],
      skills=S(('Wwise', None), ('Pro Tools', None), ('Reaper', None), ('拟音', None)), languages=L(('英语', '一般'),), self='听得见别人没注意到的声音。',
      others=[O('获奖', '2022 示例独立游戏节最佳音效提名'), O('趣事', '为了录雪，在贡嘎住了九天')])
tex(t, n, r'\geometry{left=10mm,right=12mm,top=12mm}\newcommand\headed[1]{\par\vspace{7pt}{\Large\color[HTML]{0E5484} #1}\par\vspace{2pt}}\newcommand\side[1]{\par\vspace{8pt}{\large\bfseries #1}\par}', r'''
\begin{minipage}[t]{0.31\linewidth}\vspace{0pt}\raggedright
{\color[HTML]{0E5484}\rule{30mm}{36mm}}\par\vspace{4pt}{\LARGE << b.name >>}\par{\large 声音设计师}\par\vspace{4pt}
\ic{F1FD}1994 年 11 月\par\ic{F015}成都\par\ic{F095}<< b.phone >>\par\ic{F0AC}<< b.links[0] >>\par\ic{F0E0}<< b.email >>\par
\side{About me}<< t.selfEvaluation >>
\side{Skills}Wwise\hfill\rule{20mm}{2mm}\par Pro Tools\hfill\rule{17mm}{2mm}\par Reaper\hfill\rule{14mm}{2mm}\par 拟音\hfill\rule{22mm}{2mm}\par{\footnotesize (*)[The skill scale is from 0 (Fundamental Awareness) to 6 (Expert).]}
\end{minipage}\hfill\begin{minipage}[t]{0.65\linewidth}\vspace{0pt}\raggedright
\headed{经历}<% for w,r in jobs %>\begin{tabular}[t]{@{}p{22mm} p{95mm}@{}}<< r|per('.',' - ','now') >> & \textbf{<< r.title >>}\hfill{\footnotesize << w.company >>}\newline <% for x in r|rows %><< x >><% if not loop.last %>\newline <% endif %><% endfor %>\end{tabular}\par\vspace{3pt}<% endfor %>
\headed{教育}<% for e in t.education %>\begin{tabular}[t]{@{}p{22mm} p{95mm}@{}}<< e|per('.',' - ') >> & \textbf{<< e.major >>（<< e|deg >>，五年）}\hfill{\footnotesize << e.school >>}\end{tabular}\par<% endfor %>
\headed{获奖}\begin{tabular}[t]{@{}p{22mm} p{95mm}@{}}2022 & 示例独立游戏节最佳音效提名\end{tabular}
\headed{语言}\begin{tabular}[t]{@{}p{22mm} p{95mm}@{}}英语 & 一般\end{tabular}
\headed{趣事}为了录雪，在贡嘎住了九天
\end{minipage}''')
file(n + '.pdf', 'twenty-seconds-cv', 'sidebar, bars without words and the template\'s note on them, post at the left and company small at the far right, 2020 - now, heading 趣事')
