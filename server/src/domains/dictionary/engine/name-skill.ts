import { normalize } from '#platform/text/tokens.ts';
import { skillByName, type Skill } from '../data/skills.ts';

/** How well, said before or behind the skill. */
const before =
  /^(?:非常|比较|能够?|可以?|可|会|有)?(?:精通|熟练地?|熟悉|熟知|了解|掌握|擅长|具备|具有|善于|运用|使用|应用|操作|良好的?|扎实的?|较强的?)+(?:掌握|使用|运用|应用|操作|各种|各类|的)*/u;
const behind = /[-—:：\s]*(?:精通|熟练|熟悉|了解|掌握|良好|优秀|一般|入门|初级|中级|高级)(?:使用|掌握|运用)?$/u;
/** A bracket that says how well or for how long; one with other words in it may name another skill. */
const level =
  /\((?:精通|熟练|熟悉|了解|掌握|良好|优秀|一般|入门|初级|中级|高级|专家|\d+\s*年(?:以上)?(?:经验)?|.{0,2}级)\)/gu;
/** What a name in Latin letters is followed by without meaning anything else: Java编程, MySQL数据库. */
const ofLatin =
  /(?:编程语言|编程|程序设计|程序开发|开发|语言|数据库|框架|缓存|容器|操作系统|系统|办公软件|软件|版本控制|建模|技术|工具|应用|操作)$/u;
const ofChinese = /(?:能力|经验|技能|技术|知识|算法|工作)$/u;

/** Known to the vocabulary in one trade only, where people of others write them too. */
const elsewhere = new Set(['后端']);

/**
 * The skill that one entry of a resume means, however well the person says to know it: 熟练掌握Java, PS（熟练）,
 * MySQL数据库. null for what the vocabulary does not have, for an ambiguous word and for several skills at once.
 * @param categoryId of the position that the person looks for: it settles ambiguous words
 */
export function skillMeant(words: string, categoryId?: string): Skill | null {
  const text = normalize(words).trim();
  const bare = text.replaceAll(level, '').trim();
  const told = [
    text,
    bare,
    bare.replace(behind, ''),
    bare.replace(before, ''),
    bare.replace(behind, '').replace(before, ''),
  ];
  if (told.some((each) => elsewhere.has(each.trim()))) return null;
  for (const each of told) {
    const skill = skillByName(each.trim(), categoryId);
    if (skill !== undefined) return skill;
  }
  const core = (told.at(-1) ?? '').trim();
  const shorter = core.replace(/^[\x20-\x7e]*[a-z+#]/u.test(core) ? ofLatin : ofChinese, '').trim();
  return shorter === core || [...shorter].length < 2 ? null : (skillByName(shorter, categoryId) ?? null);
}
