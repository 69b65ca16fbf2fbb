from lib import *
T = truth('chromium-cloud', {'name': '姚拟云', 'phone': '18600453271', 'email': 'yao.niyun@example.com', 'city': '北京', 'links': ['https://github.example.com/niyun', 'https://blog.example.com/yao']},
 [I('云原生开发工程师', ['北京'])],
 [Ed('北京邮电大学', '软件工程', 6, '2016-09', '2019-06'), Ed('河北工业大学', '计算机科学与技术', 5, '2012-09', '2016-06')],
 [J('北京样云计算技术有限公司', R('高级研发工程师', '2021-11', None, ['负责容器平台调度器与弹性伸缩，支撑 1.6 万节点、40 万容器', '自研混部策略，集群 CPU 平均利用率从 23% 提升到 47%，年节省约 2100 万元', '主导控制面从单集群改造为多集群，发布故障恢复时间由 25 分钟降到 3 分钟'], '基础架构部')),
  J('北京拟算科技有限公司', R('后端开发工程师', '2019-07', '2021-10', ['用 Go 重写对象存储网关，P99 延迟由 180 ms 降到 42 ms', '设计多租户计费系统，每天处理 12 亿条用量记录'], '存储组'))],
 [P('kube-sample-scaler', '作者', '2022-08', None, ['基于预测的弹性伸缩组件，1.3k star，12 位外部贡献者', '在公司内部覆盖 300 个服务']), P('毕业设计：分布式键值存储', '独立完成', '2018-10', '2019-05', ['基于 Raft 实现线性一致读写，单机 8 万 QPS'])],
 S(('Go', 4), ('Kubernetes', 4), ('Python', 3), ('Linux', 3), ('etcd', 3), ('Rust', 1), ('eBPF', 1)), C(('CKA', '2022-05')), L(('英语', 'CET-6')), '')
def per(x): return f"{dot(x['start'])} ~ {dot(x['end'])}"
b = ''
for j in T['work']:
    r = j['roles'][0]; b += f"<h3>{j['company']} · {r['department']} · {r['title']}<em>{per(r)}</em></h3><ul>" + ''.join(f'<li>{l}</li>' for l in lines(r)) + '</ul>'
q = ''.join(f"<h3>{x['name']}（{x['role']}）<em>{per(x)}</em></h3><ul>" + ''.join(f'<li>{l}</li>' for l in lines(x)) + '</ul>' for x in T['projects'])
chromium(f'''<!doctype html><meta charset=utf-8><style>@page{{size:A4;margin:14mm 17mm}}body{{font:10pt/1.6 "Noto Sans CJK SC";color:#24292e;margin:0}}h1{{font-size:21pt;margin:0 0 4px}}h2{{font-size:13.5pt;border-bottom:1px solid #d0d7de;padding-bottom:3px;margin:14px 0 8px}}h3{{font-size:10.5pt;margin:8px 0 2px}}h3 em{{float:right;font-style:normal;font-weight:normal;color:#57606a;font-family:"DejaVu Sans Mono","Noto Sans CJK SC";font-size:9pt}}ul{{margin:2px 0;padding-left:20px}}a{{color:#0969da;text-decoration:none}}code{{font-family:"DejaVu Sans Mono";font-size:9pt;background:#f2f4f6;padding:0 4px;border-radius:3px}}p{{margin:2px 0}}</style>
<h1>姚拟云</h1><p><b>求职目标</b>：云原生开发工程师 ｜ <b>期望城市</b>：北京</p><p>186-0045-3271 ｜ <a href="mailto:yao.niyun@example.com">yao.niyun@example.com</a> ｜ 现居北京</p><p>GitHub：<a href="https://github.example.com/niyun">https://github.example.com/niyun</a> ｜ 博客：<a href="https://blog.example.com/yao">https://blog.example.com/yao</a></p>
<h2>专业技能</h2><ul><li>精通：<code>Go</code>、<code>Kubernetes</code></li><li>熟练：<code>Python</code>、<code>Linux</code>、<code>etcd</code></li><li>了解：<code>Rust</code>、<code>eBPF</code></li></ul>
<h2>工作经历</h2>{b}<h2>项目经历</h2>{q}<h2>教育经历</h2><h3>北京邮电大学 · 软件工程 · 硕士<em>2016.09 ~ 2019.06</em></h3><h3>河北工业大学 · 计算机科学与技术 · 本科<em>2012.09 ~ 2016.06</em></h3><h2>其它</h2><ul><li>证书：CKA（2022.05）</li><li>英语：CET-6</li></ul>''', 'chromium-cloud')
