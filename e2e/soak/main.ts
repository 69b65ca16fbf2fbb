import { agentsKills } from './agents-kills.ts';
import { behindNginx } from './behind-nginx.ts';
import { hireKills } from './hire-kills.ts';
import { indexKills } from './index-kills.ts';
import { interviewKills } from './interview-kills.ts';
import { manyActors } from './many-actors.ts';
import { properties } from './properties.ts';
import { reportKills } from './report-kills.ts';
import { requests } from './requests.ts';
import { resumeFiles } from './resume-files.ts';
import { resumeLayouts } from './resume-layouts.ts';
import { resumeTemplatesRun } from './resume-templates.ts';
import type { SoakRun } from './run.ts';
import { signInKills } from './sign-in-kills.ts';
import { sockets } from './sockets.ts';
import { walletKills } from './wallet-kills.ts';

/** `npm run soak [-- name…] [rounds]`: what is too long for the gate; the runs whose name contains one of the words. */
const runs: readonly SoakRun[] = [
  signInKills,
  indexKills,
  interviewKills,
  hireKills,
  reportKills,
  walletKills,
  agentsKills,
  resumeFiles,
  resumeLayouts,
  resumeTemplatesRun,
  sockets,
  requests,
  manyActors,
  properties,
  behindNginx,
];

const words = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const rounds = process.argv.slice(2).find((word) => /^\d+$/.test(word));
const chosen = runs.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`no such run; there are: ${runs.map(({ name }) => name).join(', ')}`);

let broken = 0;
for (const run of chosen) {
  console.log(`── ${run.name} ──`);
  const found = await run.run(rounds === undefined ? run.rounds : Number(rounds), (line) => console.log(line));
  for (const each of found) console.log(`✗ ${each}`);
  broken += found.length;
}
console.log(broken === 0 ? 'everything held' : `${broken} did not hold`);
process.exitCode = broken === 0 ? 0 : 1;
