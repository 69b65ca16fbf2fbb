import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  citiesQuery,
  dictionariesQuery,
  districtsQuery,
  industryTreeQuery,
  jobTreeQuery,
} from '#features/dictionary/api.ts';
import { cityByCode } from '#features/dictionary/city/model.ts';
import { industryOptions, jobOptions, nameInTree } from '#features/dictionary/model.ts';
import styles from './search.module.css';
import { codeFilters, cleared, numberFilters, withinLabels, type Filters } from './filters.ts';

interface ChosenFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

interface Chip {
  readonly key: string;
  readonly name: string | undefined;
  readonly without: Filters;
}

/** The names of the codes that are chosen, as soon as they are known. */
function useNames(filters: Filters) {
  const { city, district, category, industry } = filters;
  const cities = useQuery({ ...citiesQuery, enabled: city.length > 0 });
  const jobs = useQuery({ ...jobTreeQuery, enabled: category.length > 0 });
  const industries = useQuery({ ...industryTreeQuery, enabled: industry.length > 0 });
  const districts = useQueries({ queries: district.length === 0 ? [] : city.map((code) => districtsQuery(code)) });
  const jobTree = useMemo(() => jobOptions(jobs.data), [jobs.data]);
  const industryTree = useMemo(() => industryOptions(industries.data), [industries.data]);
  const nameOf = (key: string, code: string) => {
    if (key === 'city') return cityByCode(cities.data, code)?.name;
    if (key === 'category') return nameInTree(jobTree, code);
    if (key === 'industry') return nameInTree(industryTree, code);
    return districts.flatMap(({ data }) => data ?? []).find((each) => each.code === code)?.name;
  };
  /** The same without a city, and without its districts. */
  const withoutCity = (code: string): Filters => {
    const own = (districts[city.indexOf(code)]?.data ?? []).map((each) => each.code);
    return {
      ...filters,
      city: city.filter((each) => each !== code),
      district: city.length === 1 ? [] : district.filter((each) => !own.includes(each)),
    };
  };
  return { nameOf, withoutCity };
}

const dictionaries = dictionariesQuery(numberFilters.map(({ dict }) => dict));

/** Every filter that is set, as a word that is taken away by a press; 清空 takes all. */
export function ChosenFilters({ filters, onChange }: ChosenFiltersProps) {
  const { nameOf, withoutCity } = useNames(filters);
  const { data: labels } = useQuery(dictionaries);
  const chips: Chip[] = [
    ...codeFilters.flatMap(({ key }) =>
      filters[key].map((code) => ({
        key: `${key} ${code}`,
        name: nameOf(key, code),
        without:
          key === 'city' ? withoutCity(code) : { ...filters, [key]: filters[key].filter((each) => each !== code) },
      })),
    ),
    ...numberFilters.flatMap(({ key, dict }) =>
      filters[key].map((num) => ({
        key: `${key} ${num}`,
        name: labels?.[dict]?.find(({ dictNum }) => dictNum === num)?.dictLabel,
        without: { ...filters, [key]: filters[key].filter((each) => each !== num) },
      })),
    ),
    ...(filters.within === null
      ? []
      : [{ key: 'within', name: withinLabels[filters.within], without: { ...filters, within: null } }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="已选的条件">
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`去掉${name ?? '这个条件'}`}
            onClick={() => onChange(without)}
          >
            {name ?? '…'}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(cleared(filters))}>
          清空
        </button>
      </li>
    </ul>
  );
}
