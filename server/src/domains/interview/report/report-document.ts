import { registerText } from '@pinjian/contract/interview-register.ts';
import {
  bandFloors,
  bandLabels,
  bands,
  scoreStateLabels,
  stateText,
  type InterviewReport,
  isLearned,
} from '@pinjian/contract/interview-report.ts';
import { overallTarget, type ReportReview, type ScoreOverride } from '@pinjian/contract/interview-review.ts';
import { aigcLabel } from './aigc-label.ts';
import { printedCompetencies, printedCoverage, printedQuestions } from './printed-results.ts';

/** What a printed report is made of. */
export interface ReportSource {
  readonly report: InterviewReport;
  readonly review: ReportReview;
  readonly companyName: string;
  readonly exportedAt: Date;
}

/** 2026-11-20 10:30, in Beijing. */
function timeText(at: Date | string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at),
  );
}

/**
 * Turns a report with what people added to it into what the template prints: words ready to be read. Numbers of the
 * scale are shares of its width, 0 to 100.
 */
export function printedReport({ report, review, companyName, exportedAt }: ReportSource) {
  const { engine, interviewId, revision } = report;
  const own = isLearned(engine) ? '评分程序' : '固定规则';
  const basis = engine.model === null ? own : `模型 ${engine.model} 和${own}`;
  return {
    title: `AI 面试报告 · ${report.title}`,
    keywords: ['AI生成', 'AI-generated', aigcLabel({ produceId: `${interviewId}-${revision}` })],
    description: `本文件含有由 AI 生成的内容：由${basis}依据面试文字记录评分，仅供参考。`,
    mark: `${report.mark} · 由${basis}依据面试文字记录评分，仅供参考，去留由人决定`,
    heading: report.title,
    company: companyName,
    complete: report.complete,
    facts: factsOf(report, exportedAt),
    overall: printedOverall(report),
    correction: printedCorrection(report),
    people: printedPeople(report, review),
    request: printedRequest(review),
    competencies: printedCompetencies(report),
    coverage: printedCoverage(report),
    questions: printedQuestions(report),
    nextRound: report.nextRound,
    candidateQuestions: report.candidateQuestions.map(({ text, answered }) => ({
      text,
      note: answered ? '已按职位信息回答' : '职位信息里没有，还没回答',
    })),
    engine: engineFacts(report),
    transcript: report.transcript.map(({ seq, speaker, text, at }) => ({
      seq,
      who: speaker === 'candidate' ? '候选人' : 'AI 面试官',
      own: speaker === 'candidate',
      text,
      original: report.correction?.turns.find((each) => each.seq === seq)?.original ?? '',
      at: timeText(at),
    })),
  };
}

function factsOf({ startedAt, endedAt, revision, createdAt, interviewId }: InterviewReport, exportedAt: Date) {
  const held = startedAt === null || endedAt === null ? '' : `${timeText(startedAt)} 至 ${timeText(endedAt)}`;
  return [
    { name: '面试时间', value: held },
    { name: '报告', value: `第 ${revision} 版，${timeText(createdAt)} 生成` },
    { name: '导出', value: timeText(exportedAt) },
    { name: '编号', value: interviewId },
  ].filter(({ value }) => value !== '');
}

function printedOverall({ overall }: InterviewReport) {
  const { band, score100, uncertainty, bandRange, state, caps } = overall;
  if (band === null || score100 === null || uncertainty === null) {
    return { verdict: scoreStateLabels[state], scale: null, words: '没有足够的证据，就不给总分。', caps };
  }
  const low = Math.max(0, score100 - uncertainty);
  const high = Math.min(100, score100 + uncertainty);
  const range =
    bandRange === null || bandRange.low === bandRange.high
      ? ''
      : `，对应“${bandLabels[bandRange.low]}”到“${bandLabels[bandRange.high]}”`;
  const zones = bands.toReversed().map((each, index, all) => {
    const next = all[index + 1];
    return { name: bandLabels[each], from: bandFloors[each], to: next === undefined ? 100 : bandFloors[next] };
  });
  const review = state === 'needsReview' ? '其中有程序拿不准的内容，需要由人来判断。' : '';
  return {
    verdict: `${bandLabels[band]}，${score100} ± ${uncertainty} 分`,
    scale: { score: score100, low, high, zones },
    words: `满分 100。这场面试能说明的有限：真实水平有八成可能在 ${low}–${high} 分之间${range}。${review}`,
    caps,
  };
}

/** Both figures, where the candidate's corrections were scored; '' otherwise. */
function printedCorrection({ correction, overall }: InterviewReport): string {
  if (correction === null) return '';
  const figure = ({ band, score100, state }: InterviewReport['overall']) =>
    band === null || score100 === null ? scoreStateLabels[state] : `${bandLabels[band]} ${score100} 分`;
  return `已按候选人更正的文字记录重新评分（${timeText(correction.at)} 更正 ${correction.turns.length} 处）：更正前 ${figure(correction.before)}，更正后 ${figure(overall)}。附录里同时列出原文。`;
}

function engineVerdict({ overall, competencies }: InterviewReport, target: string): string {
  if (target === overallTarget) {
    if (overall.band === null || overall.score100 === null) return scoreStateLabels[overall.state];
    return `${bandLabels[overall.band]}，${overall.score100} ± ${overall.uncertainty ?? 0} 分`;
  }
  const found = competencies.find((each) => each.competency === target);
  if (found === undefined) return scoreStateLabels.notAssessed;
  return found.score === null ? stateText(found.state, found.standing) : `${found.score.toFixed(1)} / 5`;
}

function personVerdict({ band, score }: ScoreOverride): string {
  if (band !== null) return score === null ? bandLabels[band] : `${bandLabels[band]}，${score} 分`;
  return score === null ? '' : `${score.toFixed(1)} / 5`;
}

/** Every judgement of a person beside the engine's, newest first. */
function printedPeople(report: InterviewReport, { overrides }: ReportReview) {
  return overrides.map((each) => ({
    target: each.targetName,
    engine: engineVerdict(report, each.target),
    person: personVerdict(each),
    reason: each.reason,
    by: `${each.by ?? '招聘成员'}，${timeText(each.at)}`,
  }));
}

function printedRequest({ request }: ReportReview) {
  if (request === null) return null;
  const { reason, requestedAt, answer, answeredAt, answeredBy } = request;
  return {
    reason,
    requestedAt: timeText(requestedAt),
    answer: answer ?? '尚未答复。',
    answeredBy: answeredAt === null ? '' : `${answeredBy ?? '招聘成员'}，${timeText(answeredAt)}`,
  };
}

function engineFacts({ engine, register }: InterviewReport) {
  return [
    { name: '面试官', value: engine.interviewer },
    { name: '评分', value: engine.scorer },
    { name: '题库', value: engine.bank },
    { name: '模型', value: engine.model ?? '没有使用' },
    ...(engine.promptHash === null ? [] : [{ name: '提示词指纹', value: engine.promptHash }]),
    ...(register === undefined ? [] : [{ name: '评分核对', value: registerText(register) }]),
  ];
}
