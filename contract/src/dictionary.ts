import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Dictionaries of spec §3 and, after financing_stage, those of ours. */
export const dictTypes = [
  'job_type',
  'recruit_type',
  'company_type',
  'company_status',
  'job_status',
  'job_description_title',
  'experience',
  'education',
  'salary_range',
  'job_preference',
  'school_level',
  'job_hunting_status',
  'payment_method',
  'work_cycle',
  'work_time_period',
  'weekly_work_days',
  'salary_cycle',
  'staff_size',
  'financing_stage',
  'work_mode',
  'post_source',
  'arrival_time',
  'skill_level',
  'interview_form',
  'reject_reason',
] as const;
export type DictType = (typeof dictTypes)[number];

/** Where someone is when nothing is known: the capital (spec §4, §9). */
export const defaultCity = { code: '101010100', name: '北京' } as const;

const dictType = z.enum(dictTypes, '没有这个字典');

/** City, tree and industry codes are strings of digits (decisions §2). */
export const code = z.string().check(z.regex(/^\d{4,12}$/, '编码格式不正确'));

/** One value of a dictionary as spec §7 shows it. */
export const dictItem = z.object({ dictLabel: z.string(), dictNum: z.int() });
export type DictItem = z.output<typeof dictItem>;

/** A dictionary value inside another answer: `value` is its dictNum. */
export const option = z.object({ value: z.int(), label: z.string() });
export type Option = z.output<typeof option>;

/** A city, district, industry or position category inside another answer. */
export const namedCode = z.object({ code: z.string(), name: z.string() });
export type NamedCode = z.output<typeof namedCode>;

/** Province with its cities; `dictNum` is a code, hence a string. A city is a leaf: `children: []`. */
export const cityTreeNode = z.object({
  dictLabel: z.string(),
  dictNum: z.string(),
  get children() {
    return z.array(cityTreeNode);
  },
});
export type CityTreeNode = z.output<typeof cityTreeNode>;

/** The job tree has three levels; a position takes a leaf. */
export const jobTreeNode = z.object({
  id: z.string(),
  codeName: z.string(),
  get children() {
    return z.array(jobTreeNode);
  },
});
export type JobTreeNode = z.output<typeof jobTreeNode>;

/** The industry tree has two levels; a company takes a leaf. Leaves have `children: []`. */
export const industryTreeNode = z.object({
  code: z.string(),
  name: z.string(),
  get children() {
    return z.array(industryTreeNode);
  },
});
export type IndustryTreeNode = z.output<typeof industryTreeNode>;

export const getCityTree = endpoint({
  method: 'GET',
  path: '/service/dict/selectTree',
  caller: 'anyone',
  summary: '省市树',
  query: z.object({ dictType: z.literal('city', '没有这个树形字典') }),
  output: z.array(cityTreeNode),
});

export const getDictLabels = endpoint({
  method: 'GET',
  path: '/service/dict/selectLabel',
  caller: 'anyone',
  summary: '一个字典的全部选项',
  query: z.object({ dictType }),
  output: z.array(dictItem),
});

/** At most this many types in one call. */
const maxTypes = 50;

export const getDictLabelsByType = endpoint({
  method: 'GET',
  path: '/service/dict/selectLabelByTypeList',
  caller: 'anyone',
  summary: '多个字典的全部选项，按字典类型分组',
  query: z.object({
    /** Comma-joined. */
    dictTypes: z.pipe(
      z.pipe(
        z.string('请指定字典类型').check(z.maxLength(2000)),
        z.transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '')),
      ),
      z.array(dictType).check(z.minLength(1, '请指定字典类型'), z.maxLength(maxTypes)),
    ),
  }),
  output: z.record(z.string(), z.array(dictItem)),
});

export const getJobTree = endpoint({
  method: 'GET',
  path: '/service/dict/jobNameTree',
  caller: 'anyone',
  summary: '职位类别树',
  output: z.array(jobTreeNode),
});

export const getIndustryTree = endpoint({
  method: 'GET',
  path: '/service/industry/selectIndustryTree',
  caller: 'anyone',
  summary: '行业树',
  output: z.array(industryTreeNode),
});

/** A city as it is listed: `pinyin` in full without tones (xian) and its `initials` (xa), for those who type it. */
export const listedCity = z.object({ code: z.string(), name: z.string(), pinyin: z.string(), initials: z.string() });

export const listCities = endpoint({
  method: 'GET',
  path: '/service/jobhunter/cities',
  caller: 'anyone',
  summary: '城市，按首字母分组，另有热门城市',
  output: z.object({
    cityGroup: z.array(z.object({ firstChar: z.string(), cityList: z.array(listedCity) })),
    hotCityList: z.array(listedCity),
  }),
});

export const findLocation = endpoint({
  method: 'GET',
  path: '/service/api/ip/location',
  caller: 'anyone',
  summary: '按网络地址推断所在城市，推断不出时为北京',
  output: z.object({ dictValue: z.string(), dictLabel: z.string() }),
});

export const listDistricts = endpoint({
  method: 'GET',
  path: '/service/dict/districts',
  caller: 'anyone',
  summary: '一个城市的区县',
  query: z.object({ cityCode: code }),
  output: z.array(namedCode),
});

/** How many suggestions are asked for. */
const suggestionLimit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10);

/** A suggestion; `alias` is the spelling that matched, when it is not the name itself. */
export const skillSuggestion = z.object({ id: z.string(), name: z.string(), alias: z.nullable(z.string()) });
export type SkillSuggestion = z.output<typeof skillSuggestion>;

export const suggestSkills = endpoint({
  method: 'GET',
  path: '/service/dict/skills',
  caller: 'anyone',
  summary: '技能联想：名称、别名、拼音和拼音首字母；指定职位类别时相关的排在前面，q 为空时给出该类别的常用技能',
  query: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    categoryId: z.optional(code),
    limit: suggestionLimit,
  }),
  output: z.array(skillSuggestion),
});

/**
 * A school; `tags` are 985, 211, 双一流. `named`: what was typed names this one already, in full or by a spelling that
 * means no other.
 */
export const schoolSuggestion = z.object({
  id: z.string(),
  name: z.string(),
  alias: z.nullable(z.string()),
  city: z.string(),
  tags: z.array(z.string()),
  named: z.boolean(),
});
export type SchoolSuggestion = z.output<typeof schoolSuggestion>;

export const suggestSchools = endpoint({
  method: 'GET',
  path: '/service/dict/schools',
  caller: 'anyone',
  summary: '院校联想：现名、简称、英文名、曾用名、拼音和拼音首字母；输入的文字已经确指某校时 named 为 true 并排在最前',
  query: z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(80)), ''), limit: suggestionLimit }),
  output: z.array(schoolSuggestion),
});

/** A major of the catalogues, with its class (计算机类); `named` as with schools. */
export const majorSuggestion = z.object({
  code: z.string(),
  name: z.string(),
  majorClass: z.string(),
  alias: z.nullable(z.string()),
  named: z.boolean(),
});
export type MajorSuggestion = z.output<typeof majorSuggestion>;

export const suggestMajors = endpoint({
  method: 'GET',
  path: '/service/dict/majors',
  caller: 'anyone',
  summary:
    '专业联想：名称、简称、英文名、专业代码、拼音和拼音首字母；输入的文字已经确指某专业时 named 为 true 并排在最前',
  query: z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(80)), ''), limit: suggestionLimit }),
  output: z.array(majorSuggestion),
});

export const dictionaryEndpoints = {
  getCityTree,
  getDictLabels,
  getDictLabelsByType,
  getJobTree,
  getIndustryTree,
  listCities,
  findLocation,
  listDistricts,
  suggestSkills,
  suggestSchools,
  suggestMajors,
};
