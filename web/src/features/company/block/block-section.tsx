import { maxBlockedCompanies } from '@pinjian/contract/company-block.ts';
import type { BlockedCompany } from '@pinjian/contract/company-block.ts';
import type { CompanyFound } from '@pinjian/contract/company.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { notify } from '#lib/notice.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { blockedQuery, blockMutation, unblockMutation } from './api.ts';
import styles from './block.module.css';
import { BlockedRow, EndedRow } from './blocked-row.tsx';
import { CompanySearch } from './company-search.tsx';
import { coveredIds, linesOf, type Ended } from './model.ts';

interface BlockSectionProps {
  /** Companies that are blocked most often, by the resume feature; `covered` are those that need it no more. */
  readonly Suggestions: ComponentType<{
    readonly onBlock: (company: CompanyFound) => void;
    readonly covered: ReadonlySet<string>;
  }>;
}

/** 屏蔽公司: which companies, with their affiliates, may not find the seeker. */
export function BlockSection({ Suggestions }: BlockSectionProps) {
  const { data: blocked, error, refetch } = useQuery(blockedQuery);
  return (
    <Section
      title="屏蔽公司"
      text="被屏蔽的公司和它的关联公司找不到您，也不会知道被屏蔽。已经投递过的公司仍能看到那次投递的简历；它们的职位您照常可以看到。"
    >
      {error !== null && blocked === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="屏蔽的公司没有加载出来" />
      ) : blocked === undefined ? (
        <LineSkeletons count={3} />
      ) : (
        <Blocked blocked={blocked} Suggestions={Suggestions} />
      )}
    </Section>
  );
}

function Blocked({ blocked, Suggestions }: BlockSectionProps & { readonly blocked: readonly BlockedCompany[] }) {
  const block = useMutation(blockMutation);
  const unblock = useMutation(unblockMutation);
  const [ended, setEnded] = useState<readonly Ended[]>([]);
  const covered = coveredIds(blocked);
  const lines = linesOf(blocked, ended);
  const isFull = blocked.length >= maxBlockedCompanies;

  function choose({ companyId, name }: CompanyFound) {
    block.mutate(companyId, {
      onSuccess: ({ affiliateCount }) => {
        setEnded((before) => before.filter(({ company }) => company.companyId !== companyId));
        const others = affiliateCount === 0 ? '' : `和 ${affiliateCount} 家关联公司`;
        notify('success', `已屏蔽“${name}”${others}`);
      },
    });
  }

  function end(company: BlockedCompany) {
    const place = lines.findIndex((line) => line.company.companyId === company.companyId);
    unblock.mutate(company.companyId, { onSuccess: () => setEnded((before) => [...before, { company, place }]) });
  }

  return (
    <>
      <Suggestions onBlock={choose} covered={covered} />
      <CompanySearch covered={covered} disabled={isFull} onChoose={choose} />
      <p className={styles.hint}>
        {isFull
          ? `已经屏蔽 ${maxBlockedCompanies} 家公司，取消一些后才能再屏蔽。`
          : '名称去掉地区、“科技”“网络”一类通称和“有限公司”后相同的，算作关联公司，之后新来的也包括在内。'}
      </p>
      {lines.length === 0 ? (
        <EmptyState title="还没有屏蔽公司" text="不想让现在的公司看到您在找工作，可以先屏蔽它。" />
      ) : (
        <ul className={styles.list} aria-label="屏蔽的公司">
          {lines.map(({ company, ended: isEnded }) =>
            isEnded ? (
              <EndedRow
                key={`ended-${company.companyId}`}
                company={company}
                busy={block.isPending && block.variables === company.companyId}
                onUndo={() => choose(company)}
              />
            ) : (
              <BlockedRow
                key={company.companyId}
                company={company}
                busy={unblock.isPending && unblock.variables === company.companyId}
                onUnblock={() => end(company)}
              />
            ),
          )}
        </ul>
      )}
    </>
  );
}
