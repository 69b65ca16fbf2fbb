/** Characters that are taken for each other by the eye: of one row each for each. */
const rows =
  '土士 帅师 折析拆 戒械 汽气 己已巳 人入八 末未 贷货 问间闻 拨拔 治冶 侯候 徒徙 大太 天夫 干千 午牛 刀力 目日 白自 住往 今令 圆园员 科料 扳板 杨扬 洁法 训圳 州洲 待侍 请情清 经径 运远 管营 助肋 栽裁 戴载 晴睛 辨辩 即既 折拆 仓仑 买卖实 曰日 几儿 厂广 万方 元无 开并 户护 木术 专传 桌卓 计什汁 育肓 厨橱 烤拷 焊悍 炼练 搏博 钳铅 铣洗 绘给 验检 销消 售隽 招找 聘骋 产严 品晶 财材 务夯 律津 医匹 疗辽 药约 美羡 妆壮 电申由 网冈 线钱 析杭 保堡 安按 收牧 银锒 配酉 快块 递逮 骑椅 司可 机枷 文又 秘泌 书韦'.split(
    ' ',
  );

/** Whether one of two characters may have been written for the other because they look alike. */
export function looksLike(one: string, other: string): boolean {
  return rows.some((row) => row.includes(one) && row.includes(other));
}
