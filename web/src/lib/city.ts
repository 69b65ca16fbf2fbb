import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** A city as the wire names it. */
export interface City {
  readonly code: string;
  readonly name: string;
}

interface CityState {
  /** Null until it was looked up or chosen. */
  readonly city: City | null;
}

/** Where someone looks for work; kept in the browser under the key of spec §3. */
export const useCity = create<CityState>()(
  persist((): CityState => ({ city: null }), { name: 'city-storage', storage: createJSONStorage(() => localStorage) }),
);

export function chooseCity(city: City): void {
  useCity.setState({ city: { code: city.code, name: city.name } });
}
