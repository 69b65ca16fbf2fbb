/**
 * Public holidays of mainland China. Announced years follow the General Office of the State Council's notice (国办发明电
 * 〔2025〕7号 for 2026), with the weekends that are worked for them. It is published each autumn for the year that
 * follows; a year without one holds the days that the law itself names (《全国年节及纪念日放假办法》, as of 2025), and no
 * more than those: add the notice's days here once it is out. Dates by the moon are those of 《农历的编算和颁行》.
 */
export interface Holiday {
  readonly name: string;
  /** Days of Beijing's calendar, both of them days off. */
  readonly from: string;
  readonly until: string;
  /** Weekend days on which people work instead. */
  readonly worked: readonly string[];
}

function off(name: string, from: string, until: string, worked: readonly string[] = []): Holiday {
  return { name, from, until, worked };
}

/** By year; `announced` says that the arrangement of the State Council is known. */
export const daysOff: Readonly<Record<number, { readonly announced: boolean; readonly holidays: readonly Holiday[] }>> =
  {
    2026: {
      announced: true,
      holidays: [
        off('元旦', '2026-01-01', '2026-01-03', ['2026-01-04']),
        off('春节', '2026-02-15', '2026-02-23', ['2026-02-14', '2026-02-28']),
        off('清明节', '2026-04-04', '2026-04-06'),
        off('劳动节', '2026-05-01', '2026-05-05', ['2026-05-09']),
        off('端午节', '2026-06-19', '2026-06-21'),
        off('中秋节', '2026-09-25', '2026-09-27'),
        off('国庆节', '2026-10-01', '2026-10-07', ['2026-09-20', '2026-10-10']),
      ],
    },
    2027: {
      announced: false,
      holidays: [
        off('元旦', '2027-01-01', '2027-01-01'),
        off('春节', '2027-02-05', '2027-02-08'),
        off('清明节', '2027-04-05', '2027-04-05'),
        off('劳动节', '2027-05-01', '2027-05-02'),
        off('端午节', '2027-06-09', '2027-06-09'),
        off('中秋节', '2027-09-15', '2027-09-15'),
        off('国庆节', '2027-10-01', '2027-10-03'),
      ],
    },
    2028: {
      announced: false,
      holidays: [
        off('元旦', '2028-01-01', '2028-01-01'),
        off('春节', '2028-01-25', '2028-01-28'),
        off('清明节', '2028-04-04', '2028-04-04'),
        off('劳动节', '2028-05-01', '2028-05-02'),
        off('端午节', '2028-05-28', '2028-05-28'),
        off('国庆节', '2028-10-01', '2028-10-03'),
        off('中秋节', '2028-10-03', '2028-10-03'),
      ],
    },
  };
