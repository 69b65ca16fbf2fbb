import type { Place } from './rule.ts';
import { only } from './words.ts';

/**
 * What becomes of people who were named: they are turned away, put first, or nobody else is asked for. How it is said has
 * little to do with whom it is said of, so it stands here once for all grounds.
 */

const polite =
  '(?:请|就|都|也|均|还|暂时?|目前|一律|一概|先|恕|实在|统统|通通|全部?|概|真的|可能|建议|估计|自觉|直接|自动|老板|我们|厂里|店里|公司|这边|这一?批|本次|本批|单个)*';
const turnedAway =
  '不(?:要(?!求|紧|介意|担心|错过)|招|收(?!取|押|费|任何|钱)|录|用(?:来|投|看|面试|报|打|考虑)|考虑|予|接(?!触|待|单)|看(?!重|好|中)|约|面试|聊|谈|安排|行|合适|适合|太(?:合适|适合|方便|好安排)|好(?:安排|管|办)|进|让|通过|欢迎|敢|冒险|想要|认|批|纳入|给进|便|投|来$|可以?(?:报|投|入|进|应)|能(?:进|来|入|办|报|应聘|录)|是很合适|做考虑|在考虑|在招)|勿|别(?:来|投|报|进|联系|浪费|凑|打|白跑|考虑|试|找|再|费|问|加|聊)|免(?!费|押|税|息|试)|谢绝|婉拒|拒(?!绝歧)|绕|慎|止步|留步|除外|淘汰|刷(?:掉|下|人)|筛(?:掉|除)|pass|见谅|抱歉|谅解|请?理解|算了|另谋|另寻|劝退|退(?:回|了|散|避|出)|走(?:人|开|远)|不好意思|对不起|(?:安排|干|做|过|办|收|用|录|招|进|接|融|待|住)不(?:了|来|进|下|上|惯)|录不进|吃不消|扛不住|右转|左转|让(?:一)?让|缓缓|缓一?缓|等等|再等等|暂停|先不|再说|靠后|靠边|往后(?:排|放)|没戏|没门|没机会|拜拜|再见|打扰|省省|歇[歇着]|走错|out$|撤|划走|跳过|忽略|秒拒|一票否决|不冒|躲|闪|白跑|白来|辞退|开除|解除|消失|拉黑|敬谢|敬而远|挡|卡掉|关掉|难办|为难|不要送|暂缓|审批|怪|零通过|无名额|没名额|暂无名额|应付不来|不在范围|不放心|不过(?:$|[^\\p{Script=Han}])|拦下|劝返|撤回|看不到|更认可|占用|不纳入|默认不';
const putFirst =
  '优先|优选|首选|优待|从优|加分|为佳|更佳|最佳|尤佳|最好|为宜|为先|更?合适|更?适合|更好|吃香|有优势|占优|先(?:面|约|谈|安排|录|看|挑|进|上|选|考虑|聊|来)|直接(?:来|录|上岗|入职|过)|来就?(?:行|对)|的来$|合拍|合得来|旺';
const onlyThose =
  '限定|专属|专场|专岗|打底|起步|才(?:要|行|能|可以?|收|进|安排|考虑|给|谈|招|看|录|约|发)|以外的?[^,]{0,4}(?:不|勿|别|免)';

const anyway =
  '不限|不拘|不论|均可|皆可|都可|都行|都成|都能|都要$|都招|都收|都欢迎|也可以?|也行|也成|也能|也要|也欢迎|同样|照样|没关系|没问题|不是问题|不影响|不介意|不嫌|不卡|不设|不分|不问|不歧视|歧视|平等|一视同仁|欢迎|可以投|可投|可报|可来|也有|占|能做到|做到|同工|窗口|一样|即可|随时';

const after = new RegExp(`^[^,]{0,12}?(?:${turnedAway})`, 'u');
const opensFirst = new RegExp(`^[^,]{0,12}?(?:${anyway})`, 'u');
const firstAfter = new RegExp(
  `^(?:的|者|人|们|人士|同学|朋友|员工|学历|背景|院校|高校|毕业|毕业生|出身|${polite})*(?:${putFirst}|${onlyThose})`,
  'u',
);
const before = new RegExp(
  `(?:${only}|暂停招?收?|停招|勿招|先不收|不太想要|希望是?|最好是?|需|须|要|限|招)(?:是|有|为|由|的|得|找|招|个|一?名|几个|\\d+[名个])*$`,
  'u',
);
/** The next clause is a verdict and nothing else. */
const nextIs = new RegExp(`^${polite}(?:${turnedAway})[^,]{0,5}$`, 'u');
const explains = /不(?:要|是)?(?:因|作)|话题|现象|骗局|歧视|谣言/u;

/** Where what becomes of the people who were named ends and begins in the clause; undefined where nothing does. */
export function verdictOn(place: Place): { readonly from: number; readonly to: number } | undefined {
  const from = place.match.index;
  const to = from + place.match[0].length;
  if (explains.test(place.clause)) return undefined;
  const away = after.exec(place.after);
  const open = opensFirst.exec(place.after);
  if (open !== null && (away === null || open[0].length <= away[0].length)) return undefined;
  if (away !== null) return { from, to: to + away[0].length };
  const first = firstAfter.exec(place.after);
  if (first !== null) return { from, to: to + first[0].length };
  const demanded = before.exec(place.before);
  if (demanded !== null) return { from: demanded.index, to };
  if (place.after.length <= 8 && nextIs.test(place.next)) return { from, to: to + place.after.length };
  return undefined;
}
