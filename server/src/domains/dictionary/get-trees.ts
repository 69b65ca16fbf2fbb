import type { IndustryTreeNode, JobTreeNode } from '@pinjian/contract/dictionary.ts';
import { jobTree } from './data/categories.ts';
import { industryTree } from './data/industries.ts';

/** The job tree (spec §7, jobNameTree). */
export function getJobTree(): Promise<JobTreeNode[]> {
  return Promise.resolve(jobTree());
}

/** The industry tree (spec §7, selectIndustryTree). */
export function getIndustryTree(): Promise<IndustryTreeNode[]> {
  return Promise.resolve(industryTree());
}
