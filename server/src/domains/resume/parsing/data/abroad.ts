/** Countries, and states of one, as they stand behind a city on an English resume: Hangzhou, China; Madison, WI, USA. */
const countries =
  "(?:P\\.?\\s?R\\.?\\s?)?China|Hong Kong(?: SAR)?|Macau|Macao|Taiwan|Singapore|UK|U\\.K\\.|United Kingdom|England|Scotland|Wales|Ireland|USA|U\\.S\\.A?\\.?|US|United States(?: of America)?|Canada|Australia|New Zealand|Japan|(?:South )?Korea|Germany|France|Italy|Spain|Portugal|Netherlands|The Netherlands|Belgium|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Poland|Russia|India|Thailand|Vietnam|Malaysia|Indonesia|Philippines|UAE|Dubai|South Africa|Kenya|Nigeria|Egypt|Brazil|Mexico";

/** Cities as English resumes name them. */
const cities =
  'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Nanjing|Suzhou|Wuhan|Chengdu|Chongqing|Xi\'?an|Tianjin|Qingdao|Xiamen|Dalian|Wuxi|Dongguan|Ningbo|Hefei|Fuzhou|Changsha|Zhengzhou|Jinan|Kunming|Shenyang|Harbin|Changchun|Foshan|Zhuhai|Haikou|Sanya|Guiyang|Nanchang|Nanning|Taiyuan|Shijiazhuang|Urumqi|Lanzhou|Wenzhou|Jiaxing|Shaoxing|Changzhou|Nantong|Yantai|Kunshan|Taicang|Zhongshan|Huizhou|London|Manchester|Edinburgh|New York|Boston|Chicago|Seattle|San Francisco|Los Angeles|Toronto|Vancouver|Montreal|Sydney|Melbourne|Auckland|Tokyo|Osaka|Seoul|Paris|Lyon|Berlin|Munich|Hamburg|Frankfurt|Zurich|Geneva|Milan|Rome|Madrid|Barcelona|Amsterdam|Rotterdam|Brussels|Stockholm|Copenhagen|Vienna|Dublin|Bangkok|Hanoi|Jakarta|Kuala Lumpur|Manila|Mumbai|Delhi|Dubai|Taipei|Kaohsiung|Remote';
const city = new RegExp(`^(?:${cities})$`, 'u');

const country = new RegExp(`^(?:${countries})$`, 'u');
const place = new RegExp(`^[A-Z][\\p{L}'’. -]{1,24}(?:,\\s*[A-Z]{2})?(?:,\\s*[A-Z][\\p{L} ]{2,16})?,\\s*(?:${countries})$`, 'u');

/** Whether a word is a country or a city and nothing else. */
export function isCountry(text: string): boolean {
  return country.test(text.trim()) || city.test(text.trim());
}

/** Whether a text is a place abroad and nothing else: London, UK. */
export function isPlaceAbroad(text: string): boolean {
  return isCountry(text) || place.test(text.trim()) || /^[A-Z][a-z]+, [A-Z]{2}$/u.test(text.trim());
}
