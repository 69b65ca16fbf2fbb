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
史 shi
底 di
贯 guan 惯
无 wu
付 fu 附
宝 bao 包
妈 ma 马
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
  '男声 女声 男仕 女仕 女侍 南士 宝马 无心 威信 双飞 学力 优鲜 物扰 社包 涉保 射保 供资 谓婚 难性 南性 年零 深高 常相 代款'.split(
    ' ',
  ),
);
