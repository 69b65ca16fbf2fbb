/**
 * What counts how much. All whole numbers, so that a score is the same on every machine whatever the order of adding.
 * Whoever changes a number here, or a rule that reads one, counts `version` on.
 */
export const weights = {
  version: '2',

  /** Shares of the score, 1000 in all. */
  parts: {
    role: 340,
    must: 260,
    nice: 40,
    experience: 110,
    education: 50,
    salary: 60,
    city: 50,
    industry: 50,
    activity: 40,
  },

  /** How far evidence of a source shows a skill, 0 to 1000. */
  sources: {
    work: 1000,
    internship: 820,
    project: 800,
    campus: 680,
    course: 620,
    certificate: 760,
    education: 620,
    language: 700,
    skill: 0,
    evaluation: 350,
    interview: 0,
  },
  /** A claim without anything behind it, by dictNum of skill_level. */
  claims: [400, 300, 420, 450, 470],
  /** A claim of somebody who works, or worked, where the skill is at home. */
  claimInTrade: 860,
  claimInBranch: 640,
  /** Fewer months in the trade are no practice. */
  leastTradeMonths: 6,
  /** An interview's result in tenths of its levels, and what it shows. Low ones show nothing and take nothing away. */
  interviews: [
    { from: 40, shows: 1000 },
    { from: 30, shows: 900 },
    { from: 25, shows: 600 },
  ],

  /** A skill that the other one's use shows (Spring Boot and Java), and one that is only related, in thousandths. */
  shown: 920,
  related: 450,
  /** A related skill never meets a requirement. */
  relatedAtMost: 500,

  /** Months since the last use, and what is left of the evidence in thousandths. */
  recency: [
    { within: 24, keeps: 1000 },
    { within: 60, keeps: 920 },
    { within: 120, keeps: 800 },
  ],
  longAgo: 700,

  /** What the writer of a position asks for, beside what was read from the description. */
  authors: { writer: 2, reader: 1 },

  /** From here on a requirement is met, or partly met. */
  met: 600,
  partly: 250,
  /** Months that may be missing of years of a skill. */
  yearsGrace: 3,
  /** What is left of evidence without any of the years that are asked for, in thousandths. */
  withoutYears: 350,

  /** A certificate that is held, that is only aimed at, and one that the trade itself speaks for. */
  certificates: { held: 1000, aimed: 300, byTrade: 560 },
  /** A language at the level asked for, one of unknown level, one below it. */
  languages: { enough: 1000, unknown: 480, oneBelow: 420 },
  majors: { same: 1000, sameClass: 820, sameDiscipline: 320 },
  /** A degree one step, and two steps, below the one asked for. */
  degreesMissing: [350, 0],

  /** Months that may be missing of the overall experience before the gate closes. */
  experienceGrace: 6,

  /** Closeness of two nodes of the job tree, 0 to 1000. */
  closeness: { leaf: 1000, withinDirection: 880, withinBranch: 450, direction: 600, branch: 260 },
  /** How much of the way to 1000 equal titles go, in thousandths. */
  titles: 600,
  /** Titles this much alike are the same, and count so much at least. */
  sameTitle: 850,
  sameTitleCounts: 960,
  /** Titles alone, where the job tree knows one of them not. */
  titlesAlone: 900,
  /** Of a role: what was wished for and what was done; somebody never employed has the former and their studies. */
  wished: 58,
  held: 42,
  internshipRole: 850,
  studiedDirection: 700,
  studiedBranch: 480,
  /** From here on a role is the same, or a neighbouring one. */
  sameRole: 880,
  nearRole: 600,

  /** Months that are missing, or more than asked for, and how far the experience still suits; steps between ranks. */
  experience: {
    missing: [
      { within: 3, counts: 950 },
      { within: 6, counts: 800 },
      { within: 12, counts: 550 },
      { within: 24, counts: 250 },
    ],
    above: [
      { within: 12, counts: 1000 },
      { within: 36, counts: 850 },
      { within: 72, counts: 650 },
    ],
    farAbove: 450,
    ranks: [1000, 920, 650, 350, 150],
  },
  education: { notAsked: 900 },
  salary: { notSaid: 700, least: 600 },
  /** Months since the person was last here. */
  activity: [
    { within: 1, counts: 1000 },
    { within: 3, counts: 600 },
    { within: 6, counts: 300 },
  ],

  fits: { strong: 740, good: 620, possible: 480 },
  /** What is left of the score, in thousandths, where the person wishes for something else. */
  unwished: 700,
  /** Below this closeness a match is weak whatever else fits, and a wish is for something else. */
  leastRole: 330,
} as const;
