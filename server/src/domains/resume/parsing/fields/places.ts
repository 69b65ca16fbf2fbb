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
  /** Whether a text is a city with its province or district: 福建厦门, 沈阳市铁西区, 武汉洪山. */
  isPlace(text: string): boolean;
}

const provinces =
  /^(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆)(?:省|壮族自治区|回族自治区|维吾尔自治区|自治区)?/u;

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
    isPlace(text) {
      const bare = text.trim().replace(provinces, '');
      if (!/^\p{Script=Han}{2,10}$/u.test(bare)) return false;
      const name = [...byName.keys()]
        .filter((each) => bare.startsWith(each))
        .toSorted((a, b) => b.length - a.length)[0];
      if (name === undefined) return false;
      const rest = bare.slice(name.length);
      return (
        rest === '' || /^市?\p{Script=Han}{1,5}[区县市镇]$/u.test(rest) || (rest.length === 2 && !rest.endsWith('人'))
      );
    },
  };
}
