import type { ObjectionRule } from '../rule.ts';

const wechat = '微信|威信|薇信|徽信|v信|vx|wx|wechat|weixin|卫星号?|薇';
const things = '(?!小程序|小店|公众|支付|生态|群运营|社群|视频号|商城|广告|认证|登录)';
const stop = '[:：,❤]?';

/** A number or an address is read in the whole of a line: it may hold the marks that part clauses. */
export const contact: readonly ObjectionRule[] = [
  {
    reason: 'contact',
    topic:
      /\d|(?<![a-z])q[:：]|[零〇一二三四五六七八九幺]{11}|@|http|www|微|威信|薇|徽信|v|wx|weixin|联系|咨询电话|招聘热线|报名电话|qq|扣扣|企鹅|抠抠/gu,
    asking: [
      /(?<!\d)1[3-9](?:[-.·—]?\d){9}(?!\d)/gu,
      /(?<!\d)(?:0\d{2,3}[-—]?\d{7,8}|400[-—]?\d{3}[-—]?\d{4})(?!\d)/gu,
      /[零〇一二三四五六七八九幺]{11}/gu,
      /[a-z0-9][\w.+-]*@[\w-]+(?:\.[\w-]+)+/gu,
      /https?:\/\/[^\s，。；、）)]+|www\.[\w-]+\.[^\s，。；、）)\p{Script=Han}]+/gu,
      new RegExp(`(?:${wechat})(?:号码?|id|账号)?(?:[:：]|是|为)[a-z0-9][-_a-z0-9]{4,19}`, 'gu'),
      /(?:加|私|找|联系)(?:我|hr)?(?:的)?(?:v|微|薇|微信|威信|vx|wx)[:：,]?(?=[a-z\d_]*\d|[a-z_]{3,}\d?)[a-z\d_-]{5,20}/gu,
      /(?:v信|微信|威信|vx|wx)(?=[a-z\d_-]*\d)[a-z][a-z\d_-]{5,19}/gu,
      /(?<![a-z\d])q[:：]?\d{5,11}(?!\d)/gu,
      new RegExp(`(?:${wechat})同(?:号|步|手机|电话)|(?:手机|电话)号?同(?:${wechat}|v)`, 'gu'),
      new RegExp(`(?:qq|扣扣|企鹅|q群|抠抠)(?:号码?|群号?|裙)?${stop}\\d{5,11}`, 'gu'),
      /(?:联系人|联系电话|联系手机|咨询电话|招聘热线|报名电话)[:：][\p{Script=Han}\w-]{1,12}/gu,
    ],
    message: '职位内容里不能留联系方式，求职者会在平台上与您沟通',
    suggestion: '删去联系方式',
  },
  {
    reason: 'contact',
    topic: /加|\+|扫/gu,
    asking: [
      new RegExp(
        `(?:添?加|\\+)(?:我|hr|人事|招聘|老板|负责人)?(?:的)?(?:${wechat}|qq|扣扣|企鹅)${things}(?:${stop}[a-z][-_a-z0-9]{4,19})?`,
        'gu',
      ),
      new RegExp(`(?:加|\\+)v(?=[:：,])|(?:加|\\+)v(?:信)?(?:咨询|详聊|聊|联系|了解|${stop}[a-z0-9_]{5,20})`, 'gu'),
      /扫描?(?:下方|上方|图中|以下|我的)?(?:二维码|码)(?:投递|咨询|添加|加|进群|报名|联系)/gu,
    ],
    unless: ({ before, after }) =>
      /(?:客户|用户|引导|粉丝|顾客|学员|会员|家长|潜客|线索|访客|好友|邀请|话术)[^,，。；;\n]{0,8}$/u.test(
        before.slice(-12),
      ) || /^[^,，。\n]{0,2}好友/u.test(after),
    message: '职位内容里不能引导求职者到平台以外联系',
    suggestion: '删去这句话，求职者会在平台上与您沟通',
  },
];
