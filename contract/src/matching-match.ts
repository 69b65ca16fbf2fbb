import * as z from 'zod/mini';
import { requirementKinds, span } from './position-requirement.ts';

/**
 * How well a position and a person fit, in words. Only the order counts: nothing of a match is ever shown as a
 * percentage (docs/decisions/012-matching-by-evidence.md).
 */
export const fits = ['strong', 'good', 'possible', 'weak'] as const;
export type Fit = (typeof fits)[number];

/** What a person and a position are kept apart by, whatever speaks for them. */
export const gateNames = [
  'city',
  'certificate',
  'education',
  'experience',
  'salary',
  'jobType',
  'recruitType',
  'shift',
  'jobStatus',
  'employer',
  'block',
  'visibility',
] as const;
export type GateName = (typeof gateNames)[number];

/** What a requirement asks for. */
export const requirementSubjects = [
  'skill',
  'certificate',
  'language',
  'major',
  'shift',
  'education',
  'experience',
] as const;
export type RequirementSubject = (typeof requirementSubjects)[number];

export const requirementResults = ['met', 'partly', 'noEvidence'] as const;
export type RequirementResult = (typeof requirementResults)[number];
export const requirementResultLabels: Readonly<Record<RequirementResult, string>> = {
  met: '符合',
  partly: '部分符合',
  noEvidence: '未找到证据',
};

/** Where a piece of evidence stands. */
export const evidenceSources = [
  'work',
  'internship',
  'project',
  'campus',
  'course',
  'education',
  'certificate',
  'language',
  'skill',
  'evaluation',
  'interview',
] as const;
export type EvidenceSource = (typeof evidenceSources)[number];
export const evidenceSourceLabels: Readonly<Record<EvidenceSource, string>> = {
  work: '工作经历',
  internship: '实习经历',
  project: '项目经历',
  campus: '校园经历',
  course: '课程',
  education: '教育经历',
  certificate: '证书',
  language: '语言能力',
  skill: '技能',
  evaluation: '自我评价',
  interview: 'AI 面试',
};

const gate = z.object({
  gate: z.enum(gateNames),
  open: z.boolean(),
  /** One sentence that says why. */
  text: z.string(),
});
export type Gate = z.output<typeof gate>;

const evidence = z.object({
  source: z.enum(evidenceSources),
  /**
   * Dotted path of a text of the resume's content (`work.0.roles.1.description`). Where the field holds a dictNum its
   * text is the label. `interview.<interviewId>` for words of an AI interview.
   */
  path: z.string(),
  /** UTF-16 offsets in that text: `words` is exactly what stands there. */
  start: z.int(),
  end: z.int(),
  words: z.string(),
  /** 2 年，最近 2025; '' when there is nothing to add. */
  note: z.string(),
});
export type Evidence = z.output<typeof evidence>;

export const matchedRequirement = z.object({
  kind: z.enum(requirementKinds),
  what: z.enum(requirementSubjects),
  /** As the position says it: Java，3 年以上. */
  words: z.string(),
  /** Where the description says it; null for what its writer filled in. */
  span: z.nullable(span),
  result: z.enum(requirementResults),
  /** Best first, at most three; [] exactly when the result is noEvidence. */
  evidence: z.array(evidence),
});
export type MatchedRequirement = z.output<typeof matchedRequirement>;

export const reasonCodes = [
  'skills',
  'interviewed',
  'role',
  'experience',
  'education',
  'major',
  'certificate',
  'language',
  'salary',
  'city',
  'industry',
  'practice',
  'remote',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

const reason = z.object({
  code: z.enum(reasonCodes),
  /** As the seeker reads it. */
  text: z.string(),
  /** As the employer reads it: the same fact, in other words only where the point of view asks for them. */
  employerText: z.string(),
  good: z.boolean(),
});
export type MatchReason = z.output<typeof reason>;

/**
 * One person and one position, read once: both sides get this very object.
 * With a closed `block`, `employer` or `visibility` gate it must not reach an employer at all (decisions §16).
 */
export const match = z.object({
  /** Of the rules and weights that made it. */
  version: z.string(),
  /** 0 to 1000, for ordering only. */
  score: z.int(),
  /** weak whenever a gate is closed. */
  fit: z.enum(fits),
  /** All of them, in the order of `gateNames`. */
  gates: z.array(gate),
  requirements: z.array(matchedRequirement),
  /** At most four, best first; what speaks against it comes last. */
  reasons: z.array(reason),
});
export type Match = z.output<typeof match>;
