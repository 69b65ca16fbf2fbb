import { FilterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Badge, Button, Drawer, Select } from 'antd';
import { useState } from 'react';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { CategoryPicker } from '#features/dictionary/components/category-picker.tsx';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import { LoadProblem } from '#features/dictionary/components/load-problem.tsx';
import { DistrictSelect } from '#features/dictionary/components/district-select.tsx';
import { toOptions } from '#features/dictionary/model.ts';
import { clearable } from '#ui/clearable.tsx';
import { countFilters, numberFilters, readFilters, type Filters } from './filters.ts';
import styles from './search.module.css';

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

const dictionaries = dictionariesQuery(numberFilters.map(({ dict }) => dict));

function Fields({ filters, onChange }: FilterBarProps) {
  const { data, error, refetch } = useQuery(dictionaries);
  return (
    <>
      <div className={styles.filter}>
        <CityPicker
          aria-label="城市"
          placeholder="城市"
          allowClear
          value={filters.city}
          onChange={(city) => onChange({ ...filters, city, district: null })}
          remembers
        />
      </div>
      <div className={styles.filter}>
        <DistrictSelect
          aria-label="区县"
          placeholder="区县"
          cityCode={filters.city}
          value={filters.district}
          onChange={(district) => onChange({ ...filters, district })}
        />
      </div>
      <div className={`${styles.filter} ${styles.category}`}>
        <CategoryPicker
          aria-label="职位类别"
          placeholder="职位类别"
          allowClear
          leafOnly
          value={filters.category}
          onChange={(category) => onChange({ ...filters, category })}
        />
      </div>
      {numberFilters.map(({ key, dict, label }) => (
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
      ))}
    </>
  );
}

/** Filters in a row; on phones behind one button, which says how many are set. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const set = countFilters(filters);
  const clear = () => onChange({ ...readFilters(new URLSearchParams()), q: filters.q });
  return (
    <>
      <div className={styles.bar}>
        <Fields filters={filters} onChange={onChange} />
        <Button type="link" className={set > 0 ? undefined : styles.unneeded} onClick={clear}>
          清空筛选
        </Button>
      </div>
      <div className={styles.phoneBar}>
        <Badge count={set} size="small">
          <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
            筛选
          </Button>
        </Badge>
      </div>
      <Drawer
        title="筛选"
        placement="bottom"
        size="80%"
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.drawerFoot}>
            <Button block onClick={clear} disabled={set === 0}>
              清空
            </Button>
            <Button block type="primary" onClick={() => setOpen(false)}>
              查看结果
            </Button>
          </div>
        }
      >
        <div className={styles.drawerFields}>
          <Fields filters={filters} onChange={onChange} />
        </div>
      </Drawer>
    </>
  );
}
