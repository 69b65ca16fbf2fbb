import { useQuery } from '@tanstack/react-query';
import type { DictType, JobTreeNode } from '@pinjian/contract/dictionary.ts';
import { citiesQuery, dictionariesQuery, districtsQuery, jobTreeQuery } from '#features/dictionary/api.ts';
import { cityByCode } from '#features/dictionary/city/model.ts';
import { ClashNotice } from '#ui/saving/clash-notice.tsx';
import type { PositionSaving } from './use-saving.ts';
import { valuesOf, type EditorValues } from './values.ts';

const labels: Readonly<Record<string, string>> = {
  title: '职位名称',
  categoryId: '职位类别',
  place: '工作城市',
  address: '详细地址',
  pay: '薪资范围',
  experience: '经验',
  education: '学历',
  jobType: '工作类型',
  recruitType: '招聘类型',
  workMode: '办公方式',
  headCount: '招聘人数',
  requirements: '技能要求',
  conditions: '其他要求',
  dismissed: '不采用的要求',
  description: '职位描述',
  preferences: '福利标签',
  benefits: '自定义福利',
  paymentMethod: '结算方式',
  workCycle: '工作周期',
  weeklyWorkDays: '每周天数',
  workTimePeriod: '工作时段',
  postSource: '招聘来源',
  realNameRequired: '只接受已实名认证的求职者投递',
};

const dictionaries: Readonly<Record<string, DictType>> = {
  pay: 'salary_cycle',
  experience: 'experience',
  education: 'education',
  jobType: 'job_type',
  recruitType: 'recruit_type',
  workMode: 'work_mode',
  preferences: 'job_preference',
  description: 'job_description_title',
  paymentMethod: 'payment_method',
  workCycle: 'work_cycle',
  weeklyWorkDays: 'weekly_work_days',
  workTimePeriod: 'work_time_period',
  postSource: 'post_source',
};

/** dictNum of salary_cycle: by the month; only then a year has more than twelve salaries. */
const monthly = 1;

function nameIn(tree: readonly JobTreeNode[] | undefined, id: string | null): string {
  for (const node of tree ?? []) {
    const found = node.id === id ? node.codeName : nameIn(node.children, id);
    if (found !== '') return found;
  }
  return '';
}

/** What is chosen or typed in a field, by its words; codes are looked up where the form looks them up. */
function useText(field: string, values: EditorValues): string {
  const type = dictionaries[field];
  const { data } = useQuery({
    ...dictionariesQuery(type === undefined ? [] : [type]),
    enabled: type !== undefined,
  });
  const { data: cities } = useQuery({ ...citiesQuery, enabled: field === 'place' });
  const { data: districts } = useQuery(districtsQuery(field === 'place' ? values.cityCode : null));
  const { data: jobs } = useQuery({ ...jobTreeQuery, enabled: field === 'categoryId' });
  const word = (num: unknown) =>
    (type === undefined ? undefined : data?.[type])?.find((item) => item.dictNum === num)?.dictLabel ?? '';

  switch (field) {
    case 'categoryId':
      return nameIn(jobs, values.categoryId);
    case 'place': {
      const district = districts?.find(({ code }) => code === values.districtCode)?.name ?? '';
      return `${cityByCode(cities, values.cityCode)?.name ?? ''} ${district}`.trim();
    }
    case 'pay': {
      if (values.salaryMin === null && values.salaryMax === null) return '面议';
      const months = values.salaryCycle === monthly ? `，${values.salaryMonths} 薪` : '';
      return `${values.salaryMin ?? ''} 至 ${values.salaryMax ?? ''} ${word(values.salaryCycle)}${months}`;
    }
    case 'requirements':
      return values.requirements
        .filter(({ skill }) => (skill ?? '').trim() !== '')
        .map(({ kind, skill, years }) => {
          const needed = kind === 'nice' ? '加分' : '必备';
          return `${skill ?? ''}（${needed}${(years ?? null) === null ? '' : `，${years} 年`}）`;
        })
        .join('、');
    case 'conditions':
      return values.conditions
        .filter(({ words }) => (words ?? '').trim() !== '')
        .map(({ kind, words }) => `${words ?? ''}（${kind === 'nice' ? '加分' : '必备'}）`)
        .join('、');
    case 'dismissed':
      return values.dismissed.map(({ words }) => words).join('、');
    case 'description':
      return values.description
        .filter(({ text }) => (text ?? '').trim() !== '')
        .map(({ title, text }) => `${word(title)}\n${text ?? ''}`)
        .join('\n');
    case 'realNameRequired':
      return values.realNameRequired ? '是' : '否';
    case 'preferences':
      return values.preferences.map(word).join('、');
    case 'benefits':
      return values.benefits.join('、');
    default: {
      const value = (values as Readonly<Record<string, unknown>>)[field];
      if (type !== undefined) return word(value);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    }
  }
}

function FieldText({ field, held }: { readonly field: string; readonly held: EditorValues }) {
  const text = useText(field, held);
  return text === '' ? '空白' : text;
}

/** What this person and another one wrote into the same fields of a position. */
export function PositionClash({ saving }: { readonly saving: PositionSaving }) {
  return (
    <ClashNotice
      saving={saving}
      labelOf={(field) => labels[field] ?? '职位内容'}
      FieldText={FieldText}
      heldOf={({ content }) => valuesOf(content)}
    />
  );
}
