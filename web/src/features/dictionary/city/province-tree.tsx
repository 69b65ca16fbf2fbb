import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cityTreeQuery } from '../api.ts';
import { LoadProblem } from '../components/load-problem.tsx';
import { CityGrid } from './city-grid.tsx';
import styles from './city.module.css';
import type { ListedCity } from './model.ts';

interface ProvinceTreeProps {
  readonly chosen: string | null;
  readonly onChoose: (city: Pick<ListedCity, 'code' | 'name'>) => void;
}

/** Provinces, and below the one that is open its cities. */
export function ProvinceTree({ chosen, onChoose }: ProvinceTreeProps) {
  const { data, error, refetch } = useQuery(cityTreeQuery);
  const [opened, setOpened] = useState<string | null>(null);
  if (error !== null) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <p className={styles.wait} role="status">
        正在加载省份…
      </p>
    );
  }
  const home = data.find(({ children }) => children.some(({ dictNum }) => dictNum === chosen));
  const open = opened ?? home?.dictNum ?? data[0]?.dictNum;
  return (
    <ul className={styles.provinces}>
      {data.map(({ dictNum, dictLabel, children }) => (
        <li key={dictNum}>
          <button
            type="button"
            className={styles.province}
            aria-expanded={dictNum === open}
            onClick={() => setOpened(dictNum === open ? '' : dictNum)}
          >
            {dictLabel}
          </button>
          {dictNum === open && (
            <CityGrid
              label={dictLabel}
              cities={children.map((city) => ({ code: city.dictNum, name: city.dictLabel }))}
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
