/** A character of the words below, its syllable, and characters of the same sound that stand in for it. */
const sounds = `
男 nan 楠喃囡腩蝻赧难南蓝兰篮
女 nv 钕恧衄
生 sheng 甥笙牲晟升声圣
性 xing 幸杏姓醒
孩 hai 嗨还害
子 zi 仔紫
士 shi 仕侍试
工 gong 弓躬宫供
婚 hun 荤昏珲浑魂
育 yu 毓郁喻欲煜玉
孕 yun 蕴韵晕运
怀 huai 坏淮槐
结 jie 洁杰劫节
未 wei 谓尉
已 yi 矣
单 dan 丹
身 shen 申绅深
离 li 漓璃篱
异 yi 翌毅
年 nian 粘黏
龄 ling 令玲岭零铃灵凌羚
周 zhou 舟洲州
岁 sui 碎遂穗祟
本 ben 苯笨夯
地 di 迪缔弟
外 wai 歪
人 ren 仁壬
户 hu 沪护
口 kou 扣叩
籍 ji 藉辑
民 min 岷珉
族 zu 卒足
汉 han 翰旱焊
回 hui 洄
藏 zang 葬脏
维 wei 唯惟
宗 zong 综踪棕
教 jiao 叫
信 xin 芯
佛 fo 弗仏
乙 yi 已亿
肝 gan 干杆甘柑竿
炎 yan 颜严
残 can 蚕惨
疾 ji 急
颜 yan 严言盐岩妍炎
值 zhi 直植
高 gao 膏
长 chang 常
相 xiang 像
押 ya 丫鸭芽压牙
金 jin 今斤巾津
保 bao 宝抱葆堡包
证 zheng 政挣怔
社 she 蛇舍射涉
险 xian 显
资 zi 姿咨滋
薪 xin 新心辛
贷 dai 袋
款 kuan 宽
刷 shua 唰涮
返 fan 反
佣 yong 拥
微 wei 薇威葳徽溦
信 xin 芯心欣
扣 kou 口叩
群 qun 裙
下 xia 夏
线 xian 献腺
头 tou 投
传 chuan 船
销 xiao 肖
性 xing 姓
别 bie 憋
优 you 尤
先 xian 鲜
勿 wu 误物
扰 rao 饶
限 xian 线现
招 zhao 找
病 bing 饼
垫 dian 电
名 ming 铭
校 xiao 笑
双 shuang 霜
非 fei 飞菲
分 fen 份
期 qi 旗
培 pei 陪赔
训 xun 讯
费 fei 废
钱 qian 前浅
处 chu 楚
座 zuo 坐
放 fang 坊
弃 qi 气
五 wu 武伍
学 xue 雪
历 li 厉力
仰 yang
拉 la 啦
抖 dou 斗
音 yin 因
省 sheng 声生
史 shi
底 di
贯 guan 惯
无 wu
付 fu 附
宝 bao 包
妈 ma 马
穆 mu 木沐慕暮睦目
斯 si 思丝司
林 lin 淋琳霖
基 ji 鸡机叽
督 du 嘟都毒
主 zhu 煮拄
少 shao 哨烧
数 shu 树术
彝 yi 夷姨怡
满 man 曼
河 he 合何
南 nan 楠喃
东 dong 冬咚
北 bei 背
安 an 鞍
徽 hui 灰
专 zhuan 砖
科 ke 棵颗蝌
考 kao 烤拷
办 ban 半伴
统 tong 桶筒同
报 bao 抱豹暴
服 fu 扶浮
装 zhuang 妆庄桩
体 ti 提替
检 jian 捡简剪
介 jie 届借
绍 shao 邵哨
中 zhong 钟种终
定 ding 订叮
借 jie 介届
网 wang 往旺
花 hua 华哗
呗 bei 贝
首 shou 手守
份 fen 分芬
原 yuan 元缘圆
件 jian 见键剑
驾 jia 嫁架
驶 shi 使史
试 shi 是事
岗 gang 刚港
免 mian 面棉
白 bai 百拜
干 gan 赶
星 xing 腥
属 shu 鼠
血 xue 雪
型 xing 形刑
辰 chen 晨沉
八 ba 巴扒
字 zi 自
赌 du 堵睹
博 bo 搏勃薄
彩 cai 采踩
陪 pei 赔培
酒 jiu 九久
妇 fu 付负
哺 bu 补捕
乳 ru 入
艾 ai 爱碍
滋 zi 资姿
抑 yi 亿忆
郁 yu 玉遇
纹 wen 文闻
癫 dian 颠巅
痫 xian 闲咸
待 dai 带代
业 ye 叶页
职 zhi 值植
利 li 力立
担 dan 单丹
级 ji 极
`;

/** Words that a disguise hides; only what makes one of these is put right. */
const words = `
男生 女生 男性 女性 男士 女士 男孩 女孩 男孩子 女孩子 男工 女工 性别 宝妈
未婚 已婚 未育 已育 已婚已育 未婚未育 婚育 结婚 怀孕 生育 单身 离异
年龄 周岁 本地人 外地人 本地籍 外地籍 籍贯 本地户口 户口 户籍 外地户口
民族 汉族 回族 藏族 维族 宗教 信教 信佛 宗教信仰
乙肝 肝炎 残疾 病史 颜值 长相 身高
押金 保证金 社保 五险 工资 薪资 底薪 无薪 培训费 贷款 培训贷 分期 刷单 返佣 垫付 传销 下线 拉人头
微信 扣扣 扣扣群 名校 双非 学历 处女座 优先 勿扰 放弃社保
穆斯林 回民 维族 彝族 少数民族 外省人 外省 抖音 基督徒 佛教徒 信主
河南人 东北人 安徽人 专科 自考 民办 统招
报名费 服装费 体检费 介绍费 中介费 定金 借款 网贷 花呗 首付 分期 贷款
身份证 毕业证 驾驶证 原件 试岗 试工 免费试岗 白干 星座 属相 血型 生辰 八字
赌博 博彩 陪酒 孕妇 哺乳期 艾滋 抑郁 癫痫 纹身 待业 离职 残疾人 本金 佣金 返利 担保
`;

/** What may stand for a character of a word: its syllable in letters, or another character of the same sound. */
export interface Sound {
  readonly syllable: string;
  readonly others: string;
}

export const soundOf: ReadonlyMap<string, Sound> = new Map(
  sounds
    .trim()
    .split('\n')
    .map((line) => {
      const [character = '', syllable = '', others = ''] = line.split(' ');
      return [character, { syllable, others }] as const;
    }),
);

/** Longest first, so that 男孩子 is found before 男孩. */
export const hiddenWords: readonly string[] = words
  .trim()
  .split(/\s+/u)
  .toSorted((a, b) => b.length - a.length);

/** Real words that sound like one of them. */
export const innocent: ReadonlySet<string> = new Set(
  '男声 女声 男仕 女仕 女侍 南士 宝马 无心 威信 双飞 学力 优鲜 物扰 社包 涉保 射保 供资 谓婚 难性 南性 年零 深高 常相 代款 代业 力职 中节 定斤 白赶 钟介 网带 元件 远见 本今 华呗 专颗 是岗 手付 守付 分旗 借宽 返力 立职 属向 自靠 会民 入期 报明费 民半'.split(
    ' ',
  ),
);
