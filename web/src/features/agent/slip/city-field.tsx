import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '#features/dictionary/api.ts';
import { cityByCode } from '#features/dictionary/city/model.ts';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import styles from './slip.module.css';

/** As many as a slip may name. */
const mostCities = 10;

interface CityFieldProps {
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

/** The cities that an agent keeps to; none is anywhere. */
export function CityField({ value, onChange }: CityFieldProps) {
  const { data } = useQuery(citiesQuery);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>城市</legend>
      {value.length > 0 && (
        <div className={styles.choices}>
          {value.map((code) => {
            const name = cityByCode(data, code)?.name ?? code;
            return (
              <button
                key={code}
                type="button"
                className={styles.choice}
                aria-label={`去掉 ${name}`}
                onClick={() => onChange(value.filter((each) => each !== code))}
              >
                {name} <span aria-hidden="true">×</span>
              </button>
            );
          })}
        </div>
      )}
      {value.length < mostCities && (
        <CityPicker
          aria-label="添加城市"
          placeholder={value.length === 0 ? '不限城市，点这里添加' : '添加城市'}
          value={null}
          onChange={(code) => {
            if (code !== null && !value.includes(code)) onChange([...value, code]);
          }}
        />
      )}
    </fieldset>
  );
}
