/** A city of the list (spec §4) under the names that people write. */
export interface CityName {
  readonly code: string;
  /** 杭州 */
  readonly name: string;
  /** 杭州市 */
  readonly fullName: string;
}

export interface FoundCity {
  readonly code: string;
  /** As people say it, and as it stands in the text. */
  readonly name: string;
}

/** Finds cities in texts. */
export interface Places {
  /** The first city named in a text: 上海市浦东新区 -> 上海, 湖南长沙 -> 长沙. */
  find(text: string): FoundCity | null;
  /** Whether a text is the name of a city and nothing else. */
  isCity(text: string): boolean;
}

export function createPlaces(cities: readonly CityName[]): Places {
  const byName = new Map(cities.flatMap((city) => [city.name, city.fullName].map((name) => [name, city] as const)));
  const longest = Math.max(0, ...[...byName.keys()].map((name) => name.length));
  return {
    find(text) {
      for (let from = 0; from < text.length - 1; from++) {
        for (let length = Math.min(longest, text.length - from); length >= 2; length--) {
          const city = byName.get(text.slice(from, from + length));
          if (city !== undefined) return { code: city.code, name: city.name };
        }
      }
      return null;
    },
    isCity: (text) => byName.has(text.trim()),
  };
}
