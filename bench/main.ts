import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barText, describeMachine, passes, valueText, type Figure, type Measurement, type Row } from './figure.ts';
import { writeFigures } from './readme.ts';
import { agentUsefulness } from './rows/agent-usefulness.ts';
import { answerScoring } from './rows/answer-scoring.ts';
import { conversationsRow } from './rows/conversations.ts';
import { freeTimesRow } from './rows/free-times.ts';
import { interviewTurn } from './rows/interview-turn.ts';
import { ledgerRow } from './rows/ledger.ts';
import { matching } from './rows/matching.ts';
import { firstWord } from './rows/first-word.ts';
import { pageBytes } from './rows/page-bytes.ts';
import { pagePaint } from './rows/page-paint.ts';
import { push } from './rows/push.ts';
import { relevance } from './rows/relevance.ts';
import { readEndpoint } from './rows/read-endpoint.ts';
import { resume } from './rows/resume.ts';
import { resumeCorpus } from './rows/resume-corpus.ts';
import { search } from './rows/search.ts';
import { searchWords } from './rows/search-words.ts';
import { startTime } from './rows/start-time.ts';
import { statementRow } from './rows/statement.ts';
import { talentRelevance } from './rows/talent-relevance.ts';
import { teamMonth } from './rows/team-month.ts';
import { whoFits } from './rows/who-fits.ts';

/** Every speed and size the project claims. `npm run bench -- start` measures the rows whose name contains the word. */
const rows: readonly Row[] = [
  startTime,
  pageBytes,
  pagePaint,
  readEndpoint,
  search,
  matching,
  searchWords,
  relevance,
  talentRelevance,
  resume,
  resumeCorpus,
  freeTimesRow,
  teamMonth,
  ledgerRow,
  statementRow,
  interviewTurn,
  firstWord,
  push,
  whoFits,
  agentUsefulness,
  answerScoring,
  conversationsRow,
];

const root = join(import.meta.dirname, '..');
const latest = join(import.meta.dirname, 'latest.json');
/** Words name rows; what begins with -- is a row's own. */
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = rows.filter((row) => asked.length === 0 || asked.some((word) => row.name.includes(word)));
if (chosen.length === 0) throw new Error(`no such row; there are: ${rows.map((row) => row.name).join(', ')}`);

const machine = describeMachine();
const date = new Date().toISOString().slice(0, 10);
console.log(`${machine}, ${date}\n`);

const figures: Figure[] = [];
for (const row of chosen) {
  for (const figure of await row.measure()) {
    figures.push(figure);
    console.log(
      `${passes(figure) ? '✓' : '✗'} ${figure.what}: ${valueText(figure)} (${barText(figure)})\n    ${figure.detail}`,
    );
  }
}

// Only a whole run becomes the record: figures of one day and one machine stand together.
if (chosen.length === rows.length) {
  const record: Measurement = { date, machine, figures };
  writeFileSync(latest, `${JSON.stringify(record, null, 2)}\n`);
  writeFigures(join(root, 'README.md'), record, 'en');
  writeFigures(join(root, 'README.zh-CN.md'), record, 'zh');
} else if (existsSync(latest)) {
  const before = JSON.parse(readFileSync(latest, 'utf8')) as Measurement;
  console.log(`\nbench/latest.json still holds the whole run of ${before.date}`);
}
process.exitCode = figures.every(passes) ? 0 : 1;
