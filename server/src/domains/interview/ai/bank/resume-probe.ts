import type { CompetencyId } from './competencies.ts';
import { pathProbes } from './data/resume-probes-path.ts';
import { timeProbes } from './data/resume-probes-time.ts';
import { workProbes } from './data/resume-probes-work.ts';
import type { Anchors, Difficulty, RubricPoint } from './question.ts';

/** What about a resume can be asked after; one interview asks at most one question of each family. */
export type ResumeProbeId =
  | 'ownShare'
  | 'claim'
  | 'decision'
  | 'setback'
  | 'constraints'
  | 'handover'
  | 'sideProject'
  | 'lead'
  | 'internship'
  | 'growth'
  | 'employers'
  | 'fieldChange'
  | 'gap'
  | 'shortStay'
  | 'overlap'
  | 'untracedSkill'
  | 'certificate';

/** Words of the resume that a wording takes up, written as {about}, {words} and {other}. */
export type ResumeSlot = 'about' | 'words' | 'other';

/** One way of asking; both end in ？ and hold nothing of the resume but its slots. */
export interface ResumeWording {
  readonly text: string;
  /** The same in other words, for 换个说法. */
  readonly rephrase: string;
}

/** A family of questions about what stands in a resume. When it applies is decided in rule/resume-conditions.ts. */
export interface ResumeProbe {
  readonly id: ResumeProbeId;
  readonly competency: CompetencyId;
  readonly difficulty: Difficulty;
  /** Share of the overall score before normalizing. */
  readonly weight: number;
  /** Time budget in seconds, follow-ups included. */
  readonly seconds: number;
  /** Easy enough, and near enough to the person's own work, to begin an interview with. */
  readonly opening: boolean;
  readonly ways: readonly [ResumeWording, ResumeWording, ...ResumeWording[]];
  readonly anchors: Anchors;
  readonly points: readonly RubricPoint[];
}

/** Every family there is. */
export const resumeProbes: readonly ResumeProbe[] = [...workProbes, ...pathProbes, ...timeProbes];
