/** Countries, and states of one, as they stand behind a city on an English resume: Hangzhou, China; Madison, WI, USA. */
const countries =
  "(?:P\\.?\\s?R\\.?\\s?)?China|Hong Kong(?: SAR)?|Macau|Macao|Taiwan|Singapore|UK|U\\.K\\.|United Kingdom|England|Scotland|Wales|Ireland|USA|U\\.S\\.A?\\.?|US|United States(?: of America)?|Canada|Australia|New Zealand|Japan|(?:South )?Korea|Germany|France|Italy|Spain|Portugal|Netherlands|The Netherlands|Belgium|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Poland|Russia|India|Thailand|Vietnam|Malaysia|Indonesia|Philippines|UAE|Dubai|South Africa|Kenya|Nigeria|Egypt|Brazil|Mexico|Ukraine|Turkey|Greece|Hungary|Romania|Czech(?: Republic|ia)|Argentina|Chile|Colombia|Peru|Israel|Ghana|Ethiopia|Morocco|Tanzania|Saudi Arabia|Qatar|Pakistan|Bangladesh|Nepal|Sri Lanka|Mongolia|Kazakhstan|Uzbekistan|Cambodia|Laos|Myanmar|Belarus|Serbia|Luxembourg";

/** Cities as English resumes name them. */
const cities =
  'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Nanjing|Suzhou|Wuhan|Chengdu|Chongqing|Xi\'?an|Tianjin|Qingdao|Xiamen|Dalian|Wuxi|Dongguan|Ningbo|Hefei|Fuzhou|Changsha|Zhengzhou|Jinan|Kunming|Shenyang|Harbin|Changchun|Foshan|Zhuhai|Haikou|Sanya|Guiyang|Nanchang|Nanning|Taiyuan|Shijiazhuang|Urumqi|Lanzhou|Wenzhou|Jiaxing|Shaoxing|Changzhou|Nantong|Yantai|Kunshan|Taicang|Zhongshan|Huizhou|London|Manchester|Edinburgh|New York|Boston|Chicago|Seattle|San Francisco|Los Angeles|Toronto|Vancouver|Montreal|Sydney|Melbourne|Auckland|Tokyo|Osaka|Seoul|Paris|Lyon|Berlin|Munich|Hamburg|Frankfurt|Zurich|Geneva|Milan|Rome|Madrid|Barcelona|Amsterdam|Rotterdam|Brussels|Stockholm|Copenhagen|Vienna|Dublin|Bangkok|Hanoi|Jakarta|Kuala Lumpur|Manila|Mumbai|Delhi|Dubai|Taipei|Kaohsiung|Moscow|Saint Petersburg|Kazan|Kyiv|Odesa|Minsk|Warsaw|Krak[oó]w|Prague|Budapest|Bucharest|Sofia|Belgrade|Athens|Istanbul|Ankara|Cairo|Lagos|Nairobi|Accra|Cape Town|Johannesburg|Casablanca|Tel Aviv|Doha|Riyadh|Tehran|Karachi|Lahore|Dhaka|Kolkata|Chennai|Bangalore|Bengaluru|Hyderabad|Pune|Colombo|Kathmandu|Yangon|Phnom Penh|Ho Chi Minh City|Da Nang|Penang|Surabaya|Cebu|Kyoto|Nagoya|Fukuoka|Sapporo|Yokohama|Kobe|Sendai|Busan|Incheon|Ulaanbaatar|Almaty|Astana|Tashkent|Lisbon|Lisboa|Porto|Seville|Valencia|Bilbao|Marseille|Toulouse|Lille|Bordeaux|Strasbourg|Nantes|Grenoble|Lausanne|Basel|Bern|Cologne|Stuttgart|Dresden|Leipzig|Heidelberg|Antwerp|Ghent|Leuven|The Hague|Utrecht|Delft|Eindhoven|Gothenburg|Malm[oö]|Lund|Uppsala|Oslo|Bergen|Helsinki|Tampere|Reykjavik|Riga|Tallinn|Vilnius|Turin|Naples|Florence|Bologna|Venice|Glasgow|Leeds|Liverpool|Birmingham|Bristol|Sheffield|Nottingham|Newcastle|Oxford|Cambridge|Cardiff|Belfast|Cork|Galway|Austin|Dallas|Houston|Denver|Phoenix|Atlanta|Miami|Philadelphia|Pittsburgh|Detroit|Minneapolis|Portland|San Diego|San Jose|Ottawa|Calgary|Montréal|Quebec|Mexico City|São Paulo|Rio de Janeiro|Buenos Aires|Bogot[aá]|Perth|Brisbane|Adelaide|Canberra|Wellington|Macau|Macao|Hong Kong|Singapore|Lhasa|Kashgar|[ÜU]r[üu]mqi|Hohhot|Xining|Yinchuan|Zhoushan|Quanzhou|Weihai|Luoyang|Guilin|Mianyang|Yangzhou|Xuzhou|Taizhou|Jinhua|Yiwu|Huzhou|Zibo|Weifang|Tangshan|Baoding|Remote';
const city = new RegExp(`^(?:${cities})$`, 'u');

const country = new RegExp(`^(?:${countries})$`, 'u');
const place = new RegExp(`^\\p{Lu}[\\p{L}'’. -]{1,24}(?:,\\s*[A-Z]{2})?(?:,\\s*[A-Z][\\p{L} ]{2,16})?,\\s*(?:${countries})$`, 'u');

/** Cities that stand beside employers and schools, as hints; the dictionary knows them all. */
const chineseCities =
  /^(?:北京|上海|天津|重庆|香港|澳门|广州|深圳|珠海|佛山|东莞|中山|惠州|江门|汕头|湛江|南京|苏州|无锡|常州|南通|扬州|徐州|盐城|镇江|泰州|连云港|淮安|昆山|杭州|宁波|温州|嘉兴|湖州|绍兴|金华|义乌|台州|合肥|芜湖|阜阳|福州|厦门|泉州|漳州|南昌|九江|赣州|济南|青岛|烟台|潍坊|临沂|淄博|郑州|洛阳|开封|武汉|宜昌|襄阳|长沙|株洲|湘潭|衡阳|南宁|柳州|桂林|海口|三亚|成都|绵阳|贵阳|遵义|昆明|大理|拉萨|西安|咸阳|兰州|西宁|银川|乌鲁木齐|太原|大同|石家庄|唐山|保定|呼和浩特|包头|沈阳|大连|长春|吉林|哈尔滨|大庆)市?$|^远程$/u;

/** Whether a word may be a place and nothing else. */
export function seemsPlace(text: string): boolean {
  return chineseCities.test(text) || isCountry(text);
}

/** Whether a word is a country or a city and nothing else. */
export function isCountry(text: string): boolean {
  return country.test(text.trim()) || city.test(text.trim());
}

/** The city of a name behind a comma, as schools abroad and branches of firms have it: Sample Business School, Lyon. */
const placed = new RegExp(`^(.*[A-Za-zÀ-ÿ)）.]),\\s+(?:${cities})$`, 'u');

/** A name in Latin letters without the city behind its comma. */
export function withoutCity(name: string): string {
  return placed.exec(name)?.[1] ?? name;
}

/**
 * The comma before such a city, where it is the only one of its field: Director of Rooms, Harbour Resort, Macau is a list, and
 * before a country too both only say where it was.
 */
export const commaBeforeCity = new RegExp(
  `(?<=(?:^|[|｜·@(（]|\\s{2}|\\s[–—-]\\s)[^,，|｜·@(（]*[A-Za-zÀ-ÿ)）.]),(?=\\s+(?:${cities})(?:$|\\s*[|｜·@(（]|\\s{2}|\\s[–—-]\\s))`,
  'gu',
);

/** Whether a text is a place abroad and nothing else: London, UK. */
export function isPlaceAbroad(text: string): boolean {
  return isCountry(text) || place.test(text.trim()) || /^[A-Z][a-z]+, [A-Z]{2}$/u.test(text.trim());
}
