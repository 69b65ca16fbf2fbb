import { join } from 'node:path';
import { routeSizes } from '../../tools/budgets.ts';
import type { Row } from '../figure.ts';

const kibibyte = 1024;
const pages = [
  { route: '/login', id: 'login-bytes', what: 'JavaScript of /login', whatChinese: '/login 的 JavaScript' },
  {
    route: '/seeker/job',
    id: 'job-bytes',
    what: 'JavaScript of /seeker/job',
    whatChinese: '/seeker/job 的 JavaScript',
  },
] as const;

/** JavaScript that a page loads before it can show itself, read from the build's manifest. */
export const pageBytes: Row = {
  name: 'page bytes',
  async measure() {
    const sizes = routeSizes(join(import.meta.dirname, '../../web/dist'));
    return pages.flatMap(({ route, id, what, whatChinese }) => {
      const size = sizes.find((each) => each.route === route);
      if (size === undefined) return [];
      const bar = { atMost: size.limit / kibibyte };
      return [
        {
          id,
          what,
          whatChinese,
          value: size.bytes / kibibyte,
          unit: 'KiB',
          bar,
          detail: 'brotli; static closure of entry, shell and page',
        },
      ];
    });
  },
};
