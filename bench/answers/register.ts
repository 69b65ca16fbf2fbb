import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  leastRated,
  registerKinds,
  type Evaluation,
  type RegisterKind,
  type ScoreRegister,
} from '../../contract/src/interview-register.ts';
import { bank, bankVersion } from '../../server/src/domains/interview/ai/bank/bank.ts';
import { registerFile } from '../../server/src/domains/interview/ai/scoring/register/register.ts';
import { scorerVersion } from '../../server/src/domains/interview/ai/scoring/report.ts';
import { agreementOf, byJudge, scoreAnswers } from './judge-answers.ts';
import { ownAnswers, writtenAnswers, type WrittenAnswer } from './read-answers.ts';

const weights = new URL('../../server/src/domains/interview/ai/scoring/judge/data/weights.tsv', import.meta.url);
function ofKind(kind: RegisterKind): readonly WrittenAnswer[] {
  if (kind === 'company') return ownAnswers('unseen');
  const ids = new Set(bank.filter(({ form }) => form === kind).map(({ id }) => id));
  return writtenAnswers('unseen').filter(({ q }) => ids.has(q));
}

function evaluated(kind: RegisterKind): Evaluation {
  const scored = scoreAnswers(ofKind(kind), byJudge);
  const counts = { answers: scored.length, questions: new Set(scored.map(({ q }) => q)).size };
  if (scored.length < leastRated) return { kind, kappa: null, low: null, high: null, ...counts };
  const { kappa, low, high } = agreementOf(scored);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { kind, kappa: rounded(kappa), low: rounded(low), high: rounded(high), ...counts };
}

/** The register of what stands now, by the answers that nothing was learned from. */
function measureRegister(measuredOn: string): ScoreRegister {
  return {
    measuredOn,
    scorer: scorerVersion,
    bank: bankVersion,
    judge: createHash('sha256').update(readFileSync(weights)).digest('hex').slice(0, 12),
    raters: '语言模型（写答案的和复评的分别是不同的模型设定，不是真人）',
    kinds: registerKinds.map(evaluated),
  };
}

/** Measures and writes the register that reports are made under. */
export function writeRegister(now: Date): ScoreRegister {
  const register = measureRegister(now.toISOString().slice(0, 10));
  writeFileSync(registerFile, `${JSON.stringify(register, null, 2)}\n`);
  return register;
}
