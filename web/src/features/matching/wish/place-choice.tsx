import type { NamedCode } from '@pinjian/contract/dictionary.ts';
import { maxWishCities } from '@pinjian/contract/matching-wish.ts';
import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '#features/dictionary/api.ts';
import { cityByCode } from '#features/dictionary/city/model.ts';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import styles from './wish.module.css';

interface Place {
  readonly cities: readonly NamedCode[];
  readonly anyCity: boolean;
  readonly remote: boolean;
}

interface PlaceChoiceProps {
  readonly value: Place;
  readonly onChange: (value: Place) => void;
  /** Where the heading above says it, its name is for readers alone. */
  readonly isAlone?: boolean;
}

/** Where one wants to work: cities that are taken away by pressing them, any city, at home. */
export function PlaceChoice({ value, onChange, isAlone = false }: PlaceChoiceProps) {
  const { data } = useQuery(citiesQuery);
  const { cities, anyCity, remote } = value;
  const isFull = cities.length >= maxWishCities;
  // Until somebody has chosen, the cities that most people look in are a press away.
  const near = cities.length === 0 && !anyCity ? (data?.hotCityList ?? []).slice(0, 8) : [];

  function add(code: string | null) {
    const city = cityByCode(data, code);
    if (city === undefined || isFull || cities.some((each) => each.code === city.code)) return;
    onChange({ ...value, anyCity: false, cities: [...cities, { code: city.code, name: city.name }] });
  }

  return (
    <fieldset className={styles.field}>
      <legend className={isAlone ? 'visually-hidden' : styles.name}>城市</legend>
      <div className={styles.choices}>
        {cities.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className={styles.choice}
            aria-pressed="true"
            onClick={() => onChange({ ...value, cities: cities.filter((each) => each.code !== code) })}
          >
            {name}
          </button>
        ))}
        {near.map(({ code, name }) => (
          <button key={code} type="button" className={styles.choice} aria-pressed="false" onClick={() => add(code)}>
            {name}
          </button>
        ))}
        <button
          type="button"
          className={styles.choice}
          aria-pressed={anyCity}
          onClick={() => onChange({ ...value, anyCity: !anyCity, cities: anyCity ? cities : [] })}
        >
          不限城市
        </button>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={remote}
          onClick={() => onChange({ ...value, remote: !remote })}
        >
          接受远程
        </button>
      </div>
      {!anyCity && !isFull && (
        <CityPicker aria-label="添加城市" placeholder="添加其他城市" value={null} onChange={add} />
      )}
      {isFull && <p className={styles.hint}>最多选择 {maxWishCities} 个城市，点一下可以去掉</p>}
    </fieldset>
  );
}
