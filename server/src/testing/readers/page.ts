import {
  companyRoles,
  memberReading,
  outsiderReading,
  outsiders,
  things,
  type CompanyRole,
  type MemberReach,
  type Thing,
} from '@pinjian/contract/reading.ts';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { endpoints } from '#server/domains.ts';
import { shown, type Shown } from './shown.ts';

const names: Readonly<Record<Thing, string>> = {
  company: '公司资料与认证',
  members: '成员',
  joinRequests: '加入申请',
  positions: '职位（含草稿与审核）',
  candidates: '候选人（简历、进展、邀请）',
  talents: '人才（搜索、推荐、隐去姓名的简历）',
  reports: '面试报告（文字记录、评分、复核）',
  notes: '内部备注',
  offers: '录用意向',
  money: '钱包与发票',
};

const roleNames: Readonly<Record<CompanyRole, string>> = {
  owner: 'owner 管理员',
  recruiter: 'recruiter 招聘者',
  interviewer: 'interviewer 面试官',
};

const reachNames: Readonly<Record<MemberReach, string>> = {
  all: 'all',
  sinceJoined: 'since joined',
  assigned: 'assigned',
  none: '–',
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** How much a role sees of what a call shows, thing by thing; everything alike is said once. */
function readInCall(role: CompanyRole, { things: whole, needs }: Shown): string {
  if (needs !== undefined && !rolePermissions[role].includes(needs)) return 'refused';
  const reaches = [...new Set(whole.map((thing) => reachNames[memberReading[role][thing]]))];
  if (reaches.length === 1) return reaches[0] === '–' ? 'refused' : (reaches[0] ?? '');
  return whole.map((thing) => `${thing}: ${reachNames[memberReading[role][thing]]}`).join(', ');
}

const showing = Object.entries(shown).filter(([, { things: whole }]) => whole.length > 0);

const calls = showing.map(([name, each]) => {
  const { method, path } = endpoints[name] ?? { method: '', path: '' };
  const what = each.things.length === things.length ? 'messages about every thing' : each.things.join(', ');
  return [
    `${name}<br>${method} \`${path}\``,
    `${what}${each.ownOnly === true ? '; what the caller planned themselves' : ''}`,
    ...companyRoles.map((role) => readInCall(role, each)),
  ];
});

/** The page of who reads what, made from the table of the contract and from what every call is known to show. */
export const readersPage = `# Who reads what

Made from the one table (\`contract/src/reading.ts\`) and from what every call shows (\`server/src/testing/readers/shown.ts\`);
\`server/src/readers-page.test.ts\` holds it to them, and with \`-u\` writes it anew. \`server/src/readers.test.ts\` fills a
company with every kind of thing, makes every call as each role and compares what the answers contain with the table.

## Members of a company

${table(
  ['', ...companyRoles.map((role) => roleNames[role])],
  things.map((thing) => [
    `${thing} ${names[thing]}`,
    ...companyRoles.map((role) => reachNames[memberReading[role][thing]]),
  ]),
)}

- **all**: all of the company's, whenever it happened.
- **since joined**: as it stands now, and what happened since they became a member.
- **assigned**: what is assigned to them, whenever it happened, and nothing else. Nothing can be assigned yet: until then it
  is nothing. \`account_is_assigned\` in the database is the one place that knows; lists, single reads, messages, pushes and
  mails ask it, and a test replaces it to see that all of them follow.
- **–**: nothing.

Their own messages, devices, security records and personal data everybody reads, and nobody else.

## Everybody else

${table(
  ['', ...outsiders],
  things.map((thing) => [thing, ...outsiders.map((each) => outsiderReading[each][thing].replace('none', '–'))]),
)}

- **own**: what they sent or were sent themselves; a report as its feedback, without what members note or judge.
- **public**: what every visitor of their kind is shown: open positions, verified companies.
- **console**: masked, by permission of the admin, every unmasking on record.

## What goes with a thing

- **Messages.** A company's message names what it is about (\`message_message.about\`, and the application where there is one):
  the list, its cursor, its badge (unread ones of the list) and the marks of what was read are those of whoever reads that.
  A message to one person has nothing there and is theirs alone. Ids of messages that one does not read are passed over
  when marked, and as a cursor find nothing.
- **Pushes.** The socket is opened with the company's id, as the specification says; what it hears follows from the role. It is
  hinted only at messages that its reader may read, and at those assigned to them. A frame carries no content, but when
  and how often candidates act is content too, and a frame that changes nothing would have every screen ask again. Who is
  given another role or leaves hears what is theirs from then on, on every copy.
- **Text messages and mails** go to the roles that read all of it and to whom it is assigned. It is asked when the message is
  written and again when it is sent: who left or reads it no more gets none.
- **Counts** (steps, totals, badge) are counted over the rows that one reads, by the same query as the list.
- **Exports.** The PDF of a report is read as the report is. A résumé as a PDF is its owner's alone. What a member takes along
  of their personal data holds nothing of the company but its name. There is no export as a table.
- **Search** over candidates looks among those one reads; bulk moves are seen by who planned them, while they may move anybody.
- **Single reads.** Whoever reads nothing of a thing, or not this one, is refused with 40311, whether it is there or not; a
  stranger is answered 40400, as everywhere.

## Calls that show something of a company

${table(['call', 'shows', ...companyRoles], calls)}

Every other call of an employer shows nothing of these; those of seekers, admins and visitors are not for members.
`;
