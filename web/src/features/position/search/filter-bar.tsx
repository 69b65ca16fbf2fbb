import { FilterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Badge, Button, Drawer, Select } from 'antd';
import { useState } from 'react';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { CategoryPicker } from '#features/dictionary/components/category-picker.tsx';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import { IndustryPicker } from '#features/dictionary/components/industry-picker.tsx';
import { LoadProblem } from '#features/dictionary/components/load-problem.tsx';
import { toOptions } from '#features/dictionary/model.ts';
import { useMedia, wide } from '#lib/media.ts';
import { clearable } from '#ui/clearable.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { DistrictsSelect } from './districts-select.tsx';
import {
  cleared,
  countFilters,
  mostOfOne,
  numberFilters,
  withinDays,
  withinLabels,
  type Filters,
  type WithinDays,
} from './filters.ts';
import styles from './search.module.css';

interface FieldsProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export interface FilterBarProps extends FieldsProps {
  /** How many are found, in words (128 个职位); null while nobody knows. */
  readonly total: string | null;
  /** The place is asked for elsewhere on the page. */
  readonly withoutPlace?: boolean;
}

const dictionaries = dictionariesQuery(numberFilters.map(({ dict }) => dict));

/** Beyond these a wide bar keeps the others behind 更多. */
const first = ['salary', 'experience', 'education', 'jobType'] as const;

/** Adds one of several codes; the chosen ones stand as words below and are taken away there. */
function added(codes: readonly string[], code: string | null): readonly string[] | null {
  if (code === null || code === '' || codes.includes(code) || codes.length >= mostOfOne) return null;
  return [...codes, code];
}

function Places({ filters, onChange }: FieldsProps) {
  return (
    <>
      <div className={styles.filter}>
        <CityPicker
          aria-label="城市"
          placeholder={filters.city.length === 0 ? '城市' : `城市（${filters.city.length}）`}
          value={null}
          onChange={(code) => {
            const city = added(filters.city, code);
            if (city !== null) onChange({ ...filters, city });
          }}
          remembers
        />
      </div>
      <div className={styles.filter}>
        <DistrictsSelect
          cityCodes={filters.city}
          value={filters.district}
          onChange={(district) => onChange({ ...filters, district })}
        />
      </div>
    </>
  );
}

function Categories({ filters, onChange }: FieldsProps) {
  const pickers = [
    { key: 'category', label: '职位类别', Picker: CategoryPicker },
    { key: 'industry', label: '公司行业', Picker: IndustryPicker },
  ] as const;
  return pickers.map(({ key, label, Picker }) => (
    <div key={key} className={styles.filter}>
      <Picker
        aria-label={label}
        placeholder={filters[key].length === 0 ? label : `${label}（${filters[key].length}）`}
        leafOnly
        value={null}
        onChange={(code) => {
          const codes = added(filters[key], code);
          if (codes !== null) onChange({ ...filters, [key]: codes });
        }}
      />
    </div>
  ));
}

interface NumbersProps extends FieldsProps {
  readonly keys: (key: string) => boolean;
}

function Numbers({ filters, onChange, keys }: NumbersProps) {
  const { data, error, refetch } = useQuery(dictionaries);
  return numberFilters
    .filter(({ key }) => keys(key))
    .map(({ key, dict, label }) => (
      <div key={key} className={styles.filter}>
        <Select
          mode="multiple"
          aria-label={label}
          placeholder={label}
          maxTagCount="responsive"
          notFoundContent={error === null ? undefined : <LoadProblem error={error} onRetry={() => void refetch()} />}
          showSearch={false}
          allowClear={clearable}
          options={toOptions(data?.[dict]).filter((option) => option.value !== 0)}
          value={[...filters[key]]}
          onChange={(values: number[]) => onChange({ ...filters, [key]: values })}
          style={{ width: '100%' }}
        />
      </div>
    ));
}

function Within({ filters, onChange }: FieldsProps) {
  return (
    <div className={styles.filter}>
      <Select
        aria-label="发布时间"
        placeholder="发布时间"
        allowClear={clearable}
        options={withinDays.map((value) => ({ value, label: withinLabels[value] }))}
        value={filters.within}
        onChange={(within: WithinDays | null | undefined) => onChange({ ...filters, within: within ?? null })}
        style={{ width: '100%' }}
      />
    </div>
  );
}

const isFirst = (key: string): boolean => first.some((each) => each === key);

/**
 * Filters in rows, the less usual ones behind 更多筛选, and what is set as words that can be taken away; on phones in one
 * sheet that counts as one chooses.
 */
export function FilterBar({ filters, total, onChange, withoutPlace = false }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const isWide = useMedia(wide);
  const hasHidden =
    numberFilters.some(({ key }) => !isFirst(key) && filters[key].length > 0) || filters.within !== null;
  const [more, setMore] = useState(hasHidden || filters.industry.length > 0);
  const set = countFilters(filters);
  const clear = () => onChange(cleared(filters));
  const fields = { filters, onChange };
  return (
    <div className={styles.filterPlace}>
      {isWide ? (
        <>
          <div className={styles.bar}>
            {!withoutPlace && <Places {...fields} />}
            <Categories {...fields} />
            <Numbers {...fields} keys={isFirst} />
            <Button type="text" aria-expanded={more} onClick={() => setMore(!more)}>
              {more ? '收起' : '更多筛选'}
            </Button>
          </div>
          {more && (
            <div className={styles.bar}>
              <Numbers {...fields} keys={(key) => !isFirst(key)} />
              <Within {...fields} />
            </div>
          )}
        </>
      ) : (
        <div className={styles.phoneBar}>
          <Badge count={set} size="small">
            <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
              筛选
            </Button>
          </Badge>
        </div>
      )}
      <ChosenFilters {...fields} />
      <Drawer
        title="筛选"
        placement="bottom"
        size="85%"
        open={open && !isWide}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.drawerFoot}>
            <Button block onClick={clear} disabled={set === 0}>
              清空
            </Button>
            <Button block type="primary" onClick={() => setOpen(false)}>
              {total === null ? '正在计数…' : `查看 ${total}`}
            </Button>
          </div>
        }
      >
        <div className={styles.drawerFields}>
          {!withoutPlace && <Places {...fields} />}
          <Categories {...fields} />
          <Numbers {...fields} keys={() => true} />
          <Within {...fields} />
          <ChosenFilters {...fields} />
        </div>
      </Drawer>
    </div>
  );
}
