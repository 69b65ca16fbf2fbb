import { activeWithinDays } from '@pinjian/contract/matching-talent-query.ts';
import { FilterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Badge, Button, Checkbox, Drawer, Select } from 'antd';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { dictionariesQuery, skillsQuery } from '#features/dictionary/api.ts';
import { CategoryPicker } from '#features/dictionary/components/category-picker.tsx';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import { IndustryPicker } from '#features/dictionary/components/industry-picker.tsx';
import { toOptions } from '#features/dictionary/model.ts';
import { clearable } from '#ui/clearable.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { cleared, countFilters, type TalentFilters } from './filters.ts';
import { activeLabels, yearChoices, yearKey, yearText } from './model.ts';
import styles from './search.module.css';

interface FieldsProps {
  readonly filters: TalentFilters;
  readonly onChange: (filters: TalentFilters) => void;
}

interface FilterBarProps extends FieldsProps {
  /** How many are found, in words; null while nobody knows. */
  readonly total: string | null;
  /** What stands beside the filters. */
  readonly children: ReactNode;
}

/** The filters by values of a dictionary. */
export const dictFilters = [
  { key: 'education', dict: 'education', label: '学历' },
  { key: 'salaryRange', dict: 'salary_range', label: '期望薪资' },
  { key: 'jobType', dict: 'job_type', label: '工作类型' },
  { key: 'recruitType', dict: 'recruit_type', label: '招聘类型' },
  { key: 'jobStatus', dict: 'job_hunting_status', label: '求职状态' },
] as const;
const dictionaries = dictionariesQuery(dictFilters.map(({ dict }) => dict));

/** Filters that take several codes: choosing adds one, the chosen ones stand below and are taken away there. */
const codeFilters = [
  { key: 'cityCodes', label: '城市', Picker: CityPicker },
  { key: 'categoryIds', label: '职位类别', Picker: CategoryPicker },
  { key: 'industryCodes', label: '行业', Picker: IndustryPicker },
] as const;
const mostCodes = 10;

function Skills({ filters, onChange }: FieldsProps) {
  const [typed, setTyped] = useState('');
  const { data = [] } = useQuery(skillsQuery(useDeferredValue(typed.trim().slice(0, 30)), null));
  return (
    <Select
      mode="tags"
      aria-label="技能"
      placeholder="技能"
      maxCount={mostCodes}
      maxTagCount="responsive"
      tokenSeparators={[',', '，', '、']}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={data.map(({ name }) => ({ value: name, label: name }))}
      value={filters.skills}
      onChange={(skills: string[]) => {
        setTyped('');
        onChange({ ...filters, skills: skills.map((skill) => skill.replaceAll(',', ' ').trim().slice(0, 30)) });
      }}
      style={{ width: '100%' }}
    />
  );
}

function Fields({ filters, onChange }: FieldsProps) {
  const { data } = useQuery(dictionaries);
  const years = yearKey(filters);
  const known = yearChoices.map(({ key, label }) => ({ value: key, label }));
  const odd = years === null || yearChoices.some(({ key }) => key === years);
  return (
    <>
      {codeFilters.map(({ key, label, Picker }) => (
        <div key={key} className={styles.filter}>
          <Picker
            aria-label={label}
            placeholder={filters[key].length === 0 ? label : `${label}（${filters[key].length}）`}
            value={null}
            onChange={(code) => {
              if (code === null || code === '' || filters[key].includes(code) || filters[key].length >= mostCodes)
                return;
              onChange({ ...filters, [key]: [...filters[key], code] });
            }}
          />
        </div>
      ))}
      <div className={styles.filter}>
        <Select
          aria-label="工作年限"
          placeholder="工作年限"
          allowClear={clearable}
          options={odd ? known : [...known, { value: years, label: yearText(filters) }]}
          value={years}
          onChange={(key: string | null | undefined) => {
            const range = yearChoices.find((choice) => choice.key === key)?.range;
            onChange({ ...filters, yearsMin: range?.yearsMin, yearsMax: range?.yearsMax });
          }}
          style={{ width: '100%' }}
        />
      </div>
      {dictFilters.map(({ key, dict, label }) => (
        <div key={key} className={styles.filter}>
          <Select
            mode="multiple"
            aria-label={label}
            placeholder={label}
            maxTagCount="responsive"
            showSearch={false}
            allowClear={clearable}
            options={toOptions(data?.[dict]).filter((option) => option.value !== 0)}
            value={filters[key]}
            onChange={(values: number[]) => onChange({ ...filters, [key]: values })}
            style={{ width: '100%' }}
          />
        </div>
      ))}
      <div className={styles.filter}>
        <Skills filters={filters} onChange={onChange} />
      </div>
      {filters.skills.length > 1 && (
        <div className={styles.filter}>
          <Select
            aria-label="技能怎样算"
            options={[
              { value: 'all', label: '具备全部技能' },
              { value: 'any', label: '具备任一技能' },
            ]}
            value={filters.skillsMode}
            onChange={(skillsMode) => onChange({ ...filters, skillsMode })}
            style={{ width: '100%' }}
          />
        </div>
      )}
      <div className={styles.filter}>
        <Select
          aria-label="活跃时间"
          placeholder="活跃时间"
          allowClear={clearable}
          options={activeWithinDays.map((value) => ({ value, label: activeLabels[value] }))}
          value={filters.activeWithin ?? null}
          onChange={(days: (typeof activeWithinDays)[number] | null | undefined) =>
            onChange({ ...filters, activeWithin: days ?? undefined })
          }
          style={{ width: '100%' }}
        />
      </div>
      <Checkbox
        className={styles.flag ?? ''}
        checked={filters.notSeen}
        onChange={(event) => onChange({ ...filters, notSeen: event.target.checked })}
      >
        同事 30 天内没看过
      </Checkbox>
    </>
  );
}

/** Filters in rows, and what is set as words that can be taken away; on phones in one sheet that counts as one chooses. */
export function FilterBar({ filters, total, onChange, children }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const set = countFilters(filters);
  const clear = () => onChange(cleared(filters));
  return (
    <div className={styles.filterPlace}>
      <div className={styles.bar}>
        <Fields filters={filters} onChange={onChange} />
        {children}
      </div>
      <div className={styles.phoneBar}>
        <Badge count={set} size="small">
          <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
            筛选和排序
          </Button>
        </Badge>
      </div>
      <ChosenFilters filters={filters} onChange={onChange} />
      <Drawer
        title="筛选和排序"
        placement="bottom"
        size="85%"
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.drawerFoot}>
            <Button block onClick={clear} disabled={set === 0}>
              清空
            </Button>
            <Button block type="primary" onClick={() => setOpen(false)}>
              {total === null ? '正在计数…' : `查看 ${total} 位人才`}
            </Button>
          </div>
        }
      >
        <div className={styles.drawerFields}>
          <Fields filters={filters} onChange={onChange} />
          {children}
        </div>
      </Drawer>
    </div>
  );
}
