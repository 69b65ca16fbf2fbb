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
  /** Why it could not be looked up (spec §8), null when it could; not kept. */
  readonly problem: string | null;
}

/** Where someone looks for work; kept in the browser under the key of spec §3. */
export const useCity = create<CityState>()(
  persist((): CityState => ({ city: null, problem: null }), {
    name: 'city-storage',
    storage: createJSONStorage(() => localStorage),
    partialize: ({ city }) => ({ city }),
  }),
);

/** Takes the city that was looked up or chosen. */
export function chooseCity({ code, name }: City): void {
  useCity.setState({ city: { code, name }, problem: null });
}

/** The city could not be looked up: `instead` stands for it where none is known. */
export function missCity(problem: string, instead: City): void {
  const { city } = useCity.getState();
  useCity.setState({ city: city ?? { code: instead.code, name: instead.name }, problem });
}
