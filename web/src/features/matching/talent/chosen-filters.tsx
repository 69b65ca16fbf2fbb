import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { citiesQuery, industryTreeQuery, jobTreeQuery } from '#features/dictionary/api.ts';
import { cityByCode } from '#features/dictionary/city/model.ts';
import { industryOptions, jobOptions, nameInTree } from '#features/dictionary/model.ts';
import type { TalentFilters } from './filters.ts';
import styles from './search.module.css';

interface ChosenFiltersProps {
  readonly filters: TalentFilters;
  readonly onChange: (filters: TalentFilters) => void;
}

/** Codes that were chosen, by name; pressing one takes it away. */
export function ChosenFilters({ filters, onChange }: ChosenFiltersProps) {
  const { cityCodes, categoryIds, industryCodes } = filters;
  const cities = useQuery({ ...citiesQuery, enabled: cityCodes.length > 0 });
  const jobs = useQuery({ ...jobTreeQuery, enabled: categoryIds.length > 0 });
  const industries = useQuery({ ...industryTreeQuery, enabled: industryCodes.length > 0 });
  const jobTree = useMemo(() => jobOptions(jobs.data), [jobs.data]);
  const industryTree = useMemo(() => industryOptions(industries.data), [industries.data]);
  const chosen = [
    ...cityCodes.map((code) => ({ key: 'cityCodes' as const, code, name: cityByCode(cities.data, code)?.name })),
    ...categoryIds.map((code) => ({ key: 'categoryIds' as const, code, name: nameInTree(jobTree, code) })),
    ...industryCodes.map((code) => ({ key: 'industryCodes' as const, code, name: nameInTree(industryTree, code) })),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="已选的条件">
      {chosen.map(({ key, code, name }) => (
        <li key={`${key} ${code}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`去掉${name ?? '这个条件'}`}
            onClick={() => onChange({ ...filters, [key]: filters[key].filter((each) => each !== code) })}
          >
            {name ?? '…'}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
