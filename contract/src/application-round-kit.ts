import * as z from 'zod/mini';
import { candidateSummary } from './application-candidate.ts';
import { instant } from './time.ts';
import { bands, scoreStates } from './interview-report.ts';
import { candidateResume } from './resume.ts';

/** What the AI interview left of a competency: shown with evidence, shown weakly, or not tested. */
export const competencyStandings = ['shown', 'weak', 'untested'] as const;
export type CompetencyStanding = (typeof competencyStandings)[number];
export const competencyStandingLabels: Readonly<Record<CompetencyStanding, string>> = {
  shown: '已有体现',
  weak: '体现不足',
  untested: '未考察',
};

/** What an interviewer reads before a round, beside the round itself. */
export const kitMaterial = {
  candidate: candidateSummary,
  /** As it was sent. */
  resume: candidateResume,
  /** The newest AI interview of this application that has a report; null without one. */
  aiInterview: z.nullable(
    z.object({
      interviewId: z.string(),
      heldAt: z.nullable(instant),
      /** Ended before its last question. */
      complete: z.boolean(),
      competencies: z.array(
        z.object({
          competency: z.string(),
          name: z.string(),
          standing: z.enum(competencyStandings),
          /** A question to ask; null where it was shown. */
          question: z.nullable(z.string()),
        }),
      ),
      /** Skills that the position asks for and that the interview did not show. */
      openRequirements: z.array(
        z.object({ skill: z.string(), kind: z.enum(['must', 'nice']), state: z.enum(['askedNotShown', 'notAsked']) }),
      ),
      /** null until this reader may read scores. */
      scores: z.nullable(
        z.object({
          state: z.enum(scoreStates),
          score100: z.nullable(z.int()),
          band: z.nullable(z.enum(bands)),
          competencies: z.array(
            z.object({ competency: z.string(), score: z.nullable(z.number()), reason: z.string() }),
          ),
        }),
      ),
    }),
  ),
  /** Whether scores are kept from this reader until their own scorecard is locked. */
  scoresHidden: z.boolean(),
};
