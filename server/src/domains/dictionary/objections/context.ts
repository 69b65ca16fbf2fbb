import type { Place } from './rule.ts';

/** Says that something does not matter, or that nobody is treated worse for it. */
const openNear =
  '不限|不拘|不论|无论|不管|不分|均可|皆可|都可|都行|都成|都要(?!求)|都招|都收|都欢迎|都有|都能|不作(?:任何)?(?:限制|要求)|不做(?:任何)?(?:限制|要求)|无要求|不要求|没有?要求|没有?限制|无限制|不设|不卡|不影响|不介意|不嫌|不歧视|不因|不看重|不问|不会问|不询问|不会询问|不打听|不作为|不会因|均欢迎|皆宜|多大.{0,4}都|哪.{0,4}都|也欢迎|同样欢迎|与否|平等|一视同仁|同工同酬|各半|无所谓|不重要|歧视';
const opensAfter = new RegExp(`^[^,]{0,6}?(?:${openNear})`, 'u');
/** Said of an age that is named, 均可 opens nothing: 20-45周岁均可. */
const opensAgesAfter = /^[^,]{0,6}?(?:不限|不拘|不作|不做|不设|不卡|不影响|不是问题|无所谓|歧视)/u;
const opensBefore =
  /(?:不限|不拘|不论|无论|不管|不分|不设|不卡|不问|不会问|不询问|不会询问|不打听|不要求|反对|杜绝|消除|拒绝|没有|取消|打破|禁止|不得|严禁|不会因|不因|不以|不再|从不|无)[^,]{0,5}$/u;
const opensAnywhere = new RegExp(openNear, 'u');

/** The words are what is written or spoken about. */
const discussed = /等(?:社会)?(?:话题|现象|议题|选题|乱象|案例|热点)/u;

/** No condition, but that there is none. */
export function opens({ clause, match, after, before }: Place, isBare: boolean): boolean {
  if (discussed.test(clause)) return true;
  if (isBare) return opensAnywhere.test(clause);
  return (
    (/\d/u.test(match[0]) ? opensAgesAfter : opensAfter).test(after) ||
    (opensBefore.test(before) && !/[要招收]$/u.test(match[0].slice(0, 2))) ||
    /不限|歧视|一视同仁|同工同酬/u.test(match[0])
  );
}

/** What the work is, said before: a task, those whom it serves, what is made or sold. */
const task =
  /负责|关注|协助|辅助|策划|设计|运营|分析|研究|研发|服务|面向|针对|处理|对接|维护|开发|了解|熟悉|参与|编写|撰写|编辑|采集|制作|拍摄|主打|管理|核对|核算|核验|审核|办理|受理|代办|接待|讲解|教授|讲授|辅导|照顾|照护|照看|护理|看护|陪伴|陪护|陪同|陪诊|整理|登记|录入|统计|调研|测试|检测|检验|识别|排查|打击|治理|防范|防控|监测|预防|普及|宣传|推广|采访|报道|专题|题材|产品|品牌|品类|项目|课程|教学|教材|系统|小程序|平台|频道|栏目|节目|文案|剧本|展览|博物|经营|营销|选品|陈列|量体|裁剪|打样|配送|冷链|救助|帮扶|援助|仲裁|讨薪|咨询|顾客|客户|用户|客人|客群|人群|受众|读者|观众|玩家|会员|学员|患者|病人|病患|住户|租客|业主|乘客|旅客|游客|住客|老人|长者|儿童|宝宝|幼儿|少儿|青少年|婴|市场|消费|行业|数据|画像|模型|算法/u;
const doing = /(?:给|为|帮|教|卖|做|写|拍|修|演|画|印|造|种|养|跑|送|带|讲|唱|看)(?![^,]*(?:招|找|聘|缺|差|限|要|需))/u;
/** Those served, said after. */
const served =
  /^的?(?:[^,有会能熟懂]{0,5})(?:用户|客户|顾客|客人|客群|人群|群体|受众|读者|观众|玩家|会员|学员|学生|儿童|孩子|小朋友|宝宝|婴|幼儿|少儿|青少年|老人|老年|长者|患者|病人|租客|住户|业主|乘客|游客|消费者|家庭|市场|品牌|产品|课程|教学|教育|早教|托育|画像|专题|话题|题材|系列|节目|主题|赛道|业务)/u;
const benefit =
  /福利|津贴|补贴|补助|奖励|报销|礼金|红包|礼品|关怀|慰问|带薪|休假|假期|产假|陪产|育儿假|婚假|产检|依法|国家规定|免费|专属|保障|权益|母婴室|享受|宿舍|托管/u;
const aboutOthers = /用户|人群|受众|画像|客群|顾客|客户|对象|读者|观众|玩家|学员|患者|服务/u;
const asking = /优先|勿|暂缓|只进|不要|不招|不收|不考虑|谢绝|限招|只招|只要|仅限|慎投/u;

/** The clause tells of the work, of those it is done for, or of what the company gives; nobody is asked for. */
export function describes({ clause, before, match, after, previous }: Place): boolean {
  if (asking.test(clause)) return false;
  const sofar = before + match[0];
  return (
    task.test(sofar) ||
    doing.test(before) ||
    served.test(after) ||
    benefit.test(clause) ||
    (aboutOthers.test(previous) && before === '')
  );
}
