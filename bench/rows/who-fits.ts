import { judgeMatching, totals } from '../relevance/judge-matching.ts';
import type { Figure, Row } from '../figure.ts';

/** Whether hard persons are shown what a careful recruiter would show them; the unseen half was never tuned on. */
export const whoFits: Row = {
  name: 'who-fits',
  measure() {
    const judged = judgeMatching();
    const figures = (['tuned', 'unseen'] as const).flatMap((half): Figure[] => {
      const { right, wanted, violations, misplaced } = totals(judged, half);
      const [of, ofChinese] = half === 'tuned' ? ['persons tuned on', '调校用'] : ['persons never tuned on', '留出'];
      return [
        {
          id: `matching-first-eight-${half}`,
          what: `right posts among the first eight of 400, hard ${of}`,
          whatChinese: `前八个职位中应推荐职位的召回，难例，${ofChinese}`,
          value: right / wanted,
          unit: '',
          bar: { atLeast: 0.9 },
          detail: `${right} of ${wanted}; ${violations} shown that the recruiter would never show`,
        },
        {
          id: `matching-misplaced-${half}`,
          what: `evidence whose words do not stand where they are said to, ${of}`,
          whatChinese: `依据与原文位置不符的条数，${ofChinese}`,
          value: misplaced,
          unit: '',
          bar: { atMost: 0 },
          detail: 'every piece of evidence of every post shown',
        },
      ];
    });
    return Promise.resolve(figures);
  },
};
