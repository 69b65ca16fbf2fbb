import { describe, expect, it } from 'vitest';
import { boundaryObjections } from '../testing/objections.ts';

const page = 'export function Component() { return null; }';
const pages = {
  'web/src/routes/seeker/job/job-details/$jobId/index.tsx': page,
  'web/src/routes/hire/candidateList/index.tsx': page,
  'web/src/routes/login/index.tsx': page,
};

describe('addresses of pages', () => {
  it.each([
    ['in a link', 'web/src/ui/way.tsx', 'export const Way = () => <a href="/hire/candidates">候选人</a>;'],
    ['in a text', 'web/src/lib/way.ts', "export const way = '/seeker/job/job-details';"],
    ['with a query', 'web/src/lib/way.ts', "export const way = '/login/again?next=1';"],
    ['in a template', 'web/src/lib/way.ts', 'export const way = (id: string) => `/seeker/job/details/${id}`;'],
    ['in the server', 'server/src/domains/message/send.ts', "export const way = '/hire/candidates';"],
    ['in the contract', 'contract/src/message.ts', "export const way = '/seeker/elsewhere';"],
  ])('%s are refused where no page stands', (_where, path, text) =>
    expect(boundaryObjections(path, text, pages).join('\n')).toMatch(/No page stands at/),
  );

  it.each([
    ['a page', "export const way = '/login?next=1';"],
    ['a page with a parameter', 'export const way = (id: string) => `/seeker/job/job-details/${id}?from=1`;'],
    ['one of several pages', 'export const way = (kind: string, search: string) => `/hire/${kind}${search}`;'],
    ['what the router leads on from', "export const way = '/hire/my';"],
    ['a call', "export const way = '/job/candidate/list';"],
    ['no address', "export const way = '/ ';"],
  ])('that are %s are allowed', (_what, text) =>
    expect(boundaryObjections('web/src/lib/way.ts', text, pages)).toEqual([]),
  );
});
