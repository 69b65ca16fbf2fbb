import type { OpenAddresses } from '#domains/position/index.ts';
import { markup } from './markup.ts';

/** Every public page, for search engines. */
export function drawSitemap({ positions, companyIds }: OpenAddresses, base: string): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${companyIds.map((id) => markup`<url><loc>${base}/open/company/${id}</loc></url> `)}${positions.map(
        ({ positionId, shownAt }) =>
          markup`<url><loc>${base}/open/job/${positionId}</loc><lastmod>${shownAt.toISOString()}</lastmod></url> `,
      )}</urlset
    > `.text;
}

/** What search engines may read: the pages that need no account. */
export function drawCrawlerRules(base: string): string {
  const sitemap = base === '' ? '' : `Sitemap: ${base}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /open/\nAllow: /open.css\nDisallow: /seeker/\nDisallow: /hire/\nDisallow: /console\n${sitemap}`;
}
