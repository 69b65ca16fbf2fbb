import styles from './city.module.css';
import type { ListedCity } from './model.ts';
import { stepIn } from './step-in.ts';

type NamedCity = Pick<ListedCity, 'code' | 'name'>;

interface CityGridProps {
  /** Name of the group for readers. */
  readonly label: string;
  readonly cities: readonly NamedCity[];
  readonly chosen: string | null;
  readonly onChoose: (city: NamedCity) => void;
}

/** Cities side by side; arrows lead from one to the next, also into the groups around. */
export function CityGrid({ label, cities, chosen, onChoose }: CityGridProps) {
  if (cities.length === 0) return null;
  return (
    <div role="listbox" aria-label={label} className={styles.grid}>
      {cities.map((city, at) => (
        <button
          key={city.code}
          type="button"
          role="option"
          aria-selected={city.code === chosen}
          tabIndex={at === 0 ? 0 : -1}
          className={city.code === chosen ? `${styles.city} ${styles.chosen}` : styles.city}
          onClick={() => onChoose(city)}
          onKeyDown={(event) => stepIn(event, '[role="option"]')?.focus()}
        >
          {city.name}
        </button>
      ))}
    </div>
  );
}
