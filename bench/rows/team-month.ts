import { join } from 'node:path';
import type { Pool } from 'pg';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { eventually } from '../../e2e/harness/eventually.ts';
import { openPosition, seekerWithResume } from '../../e2e/harness/hiring.ts';
import { newPerson } from '../../e2e/harness/person.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../../e2e/harness/product.ts';
import { callProduct, type SignedIn } from '../../e2e/harness/sign-in.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openPool } from '../../server/src/platform/db/database.ts';
import { connectionString } from '../../server/src/platform/db/embedded/settings.ts';
import { median, quantile, type Row } from '../figure.ts';

const interviewers = 30;
const candidates = 12;
/** Of each candidate in the month: with two interviewers each, every member of the team has forty. */
const roundsEach = 50;
const turns = 15;
const warmUp = 3;

/** From the press on 月 to the month of a whole team on the screen: asked for, answered, drawn. */
export const teamMonth: Row = {
  name: 'team-month',
  async measure() {
    const dataFolder = await makeDataFolder();
    const product = await startProduct({ dataFolder });
    const browser = await launchBrowser();
    try {
      const { employer, positionId } = await openPosition(product.url, '13800000981', 981);
      await someCandidates(product.url, employer, positionId);
      await fill(dataFolder, positionId);
      const person = await newPerson(browser, product.url, { session: employer });
      const times: number[] = [];
      for (let turn = 0; turn < warmUp + turns; turn += 1) {
        // A fresh page each time: nothing of the month is kept.
        await person.visit('/hire/candidateList?show=schedule&scope=team');
        const took = await person.page.evaluate(monthDrawn);
        if (turn >= warmUp) times.push(took);
      }
      return [
        {
          id: 'team-month',
          what: `a team's month of ${interviewers} people, from the press until drawn`,
          whatChinese: `${interviewers} 人团队一个月的面试日程，从点击到画出`,
          value: quantile(times, 0.9),
          unit: 'ms',
          bar: { atMost: 500 },
          detail: `nine of ten of ${turns}; median ${median(times).toFixed(0)} ms, slowest ${quantile(times, 1).toFixed(0)} ms; ${candidates * roundsEach} rounds of two interviewers`,
        },
      ];
    } finally {
      await browser.close();
      await product.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

async function someCandidates(url: string, employer: SignedIn, positionId: string): Promise<void> {
  for (let nth = 0; nth < candidates; nth += 1) {
    const seeker = await seekerWithResume(url, `138000098${String(nth).padStart(2, '0')}`);
    const headers = { authorization: `Bearer ${seeker.accessToken}` };
    await callProduct(url, '/job/application/apply', { ...headers, body: { positionId } });
  }
  await eventually('the applications to arrive', async () => {
    const headers = { authorization: `Bearer ${employer.accessToken}` };
    const { total } = await callProduct<{ total: number }>(url, '/job/candidate/activeDelivery', headers);
    return total === candidates ? total : undefined;
  });
}

/** Colleagues and their rounds of this month, written past the calls: six hundred bookings would only cost time. */
async function fill(dataFolder: string, positionId: string): Promise<void> {
  const pool = openPool(connectionString(join(dataFolder, 'postgres/run')), { max: 1, log: createLog('silent') });
  try {
    await pool.query(
      `with person as (
         insert into account_person (id, phone_hash, phone_cipher, created_at)
         select gen_random_uuid(), decode(md5('colleague' || n), 'hex'), '\\x00', now()
         from generate_series(1, $2::int) as n returning id),
       identity as (
         insert into account_identity (id, person_id, kind, username, created_at)
         select gen_random_uuid(), id, 'employer', '面试官' || row_number() over (), now() from person returning id)
       insert into account_membership (user_id, company_id, company_role, joined_at)
       select identity.id, position.company_id, 'interviewer', now() from identity, position_position as position
       where position.id = $1`,
      [positionId, interviewers],
    );
    await insertRounds(pool, positionId);
    await pool.query('analyze');
  } finally {
    await pool.end();
  }
}

async function insertRounds(pool: Pool, positionId: string): Promise<void> {
  const { rowCount } = await pool.query(
    `with application as (
       select id, company_id, row_number() over (order by id) - 1 as place
       from application_application where position_id = $1),
     team as (
       select user_id, row_number() over (order by user_id) - 1 as place
       from account_membership where company_role = 'interviewer'),
     timed as (
       select application.id as application_id, company_id, nth, application.place * $2::int + nth as place,
         date_trunc('month', now(), 'Asia/Shanghai') + interval '1 day' * ((application.place * $2::int + nth) % 28)
           + interval '1 minute' * (9 * 60 + (application.place * $2::int + nth) / 28 * 25 % 540) as starts_at
       from application, generate_series(1, $2::int) as nth),
     round as (
       insert into application_round (id, application_id, ordinal, company_id, name, form, minutes, place, note, state, starts_at,
         ends_at, sequence, created_at, updated_at, expires_at)
       select gen_random_uuid(), application_id, nth, company_id, '专业面试', 1, 45, '', '', 'held', starts_at,
         starts_at + interval '45 minutes', 0, now(), now(), now() from timed
       returning id, application_id, ordinal)
     insert into application_round_interviewer (round_id, user_id, created_at)
     select round.id, team.user_id, now() from round
     join timed on timed.application_id = round.application_id and timed.nth = round.ordinal
     join team on team.place in (timed.place % $3::int, (timed.place + 7) % $3::int)`,
    [positionId, roundsEach, interviewers],
  );
  if (rowCount !== candidates * roundsEach * 2) throw new Error(`${rowCount ?? 0} interviewers of rounds were written`);
}

/** Runs in the page: presses 月 and waits for the cells that count what has no room in them, and for the frame after. */
function monthDrawn(): Promise<number> {
  return new Promise((settle, fail) => {
    const chips = [...document.querySelectorAll<HTMLElement>('[aria-label="显示方式"] *')];
    const month = chips.find((each) => each.textContent === '月' && each.childElementCount === 0);
    if (month === undefined) {
      fail(new Error('there is no month to press'));
      return;
    }
    const counts = () => [...document.querySelectorAll('main a')].filter((each) => each.textContent?.startsWith('另 '));
    const began = performance.now();
    const look = () => {
      if (counts().length < 20) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => settle(performance.now() - began)));
    };
    month.click();
    requestAnimationFrame(look);
  });
}
