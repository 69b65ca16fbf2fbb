import { CloseOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { citiesQuery } from '#features/dictionary/api.ts';
import { cityByCode } from '#features/dictionary/city/model.ts';
import type { Cities } from '#features/dictionary/city/model.ts';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import styles from './controls.module.css';
import { Field } from './field.tsx';
import { useField } from './use-field.ts';

const maxCities = 5;

function cityOf(cities: Cities | undefined, code: string) {
  const city = cityByCode(cities, code);
  return city === undefined ? null : { code, name: city.name };
}

/** The city one lives in. A name of the file that is in no list stays as it was written until a city is chosen. */
export function CityField() {
  const [city, change] = useField('basics.city');
  const { data: cities } = useQuery(citiesQuery);
  const unknown = city !== null && city.code === null;
  return (
    <Field
      path="basics.city"
      label="现居城市"
      objection={unknown ? `文件中写的是“${city.name}”，请选择对应的城市` : null}
    >
      {({ id }) => (
        <CityPicker
          id={id}
          allowClear
          placeholder={unknown ? city.name : '请选择城市'}
          value={city?.code}
          onChange={(code) => change(code === null ? null : (cityOf(cities, code) ?? city))}
        />
      )}
    </Field>
  );
}

/** Up to five cities one would work in. */
export function CitiesField({ index }: { readonly index: number }) {
  const [cities, change] = useField(`intentions.${index}.cities`);
  const { data: listed } = useQuery(citiesQuery);

  function add(code: string | null) {
    const city = code === null ? null : cityOf(listed, code);
    if (city !== null && !cities.some((each) => each.code === city.code)) change([...cities, city]);
  }

  return (
    <Field
      path={`intentions.${index}.cities`}
      label="期望城市"
      wide
      group
      hint={cities.length >= maxCities ? `最多选择 ${maxCities} 个城市` : undefined}
    >
      {({ id }) => (
        <div className={styles.lines}>
          {cities.length > 0 && (
            <ul className={styles.chips}>
              {cities.map((city, at) => (
                <li
                  key={city.code ?? city.name}
                  className={city.code === null ? `${styles.chip} ${styles.unknown}` : styles.chip}
                >
                  {city.name}
                  <Button
                    type="text"
                    size="small"
                    shape="circle"
                    icon={<CloseOutlined aria-hidden />}
                    aria-label={`移除${city.name}`}
                    onClick={() => change(cities.toSpliced(at, 1))}
                  />
                </li>
              ))}
            </ul>
          )}
          {cities.length < maxCities && (
            <CityPicker id={id} value={null} placeholder="添加城市" aria-label="添加期望城市" onChange={add} />
          )}
        </div>
      )}
    </Field>
  );
}
