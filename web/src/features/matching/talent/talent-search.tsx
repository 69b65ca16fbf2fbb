import type { SavedSearch } from '@pinjian/contract/matching-saved-search.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#ui/page.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { openSearchMutation, savedSearchesQuery } from './api.ts';
import { noFilters, readFilters, readPlace, writePlace, type TalentPlace } from './filters.ts';
import { Found } from './found.tsx';
import { keyTexts } from './model.ts';
import { Recommended, type TabProps } from './recommended.tsx';
import { WhatFirst } from './what-first.tsx';

const tabs = [
  { key: 'recommended', label: '推荐' },
  { key: 'search', label: '搜索' },
] as const;

/** ?saved=…, as a message leads here: becomes the search that is kept under it. Whether that is still to come. */
function useSaved(onPlace: (place: TalentPlace) => void): boolean {
  const [params] = useSearchParams();
  const id = params.get('saved');
  const { data, isPending } = useQuery({ ...savedSearchesQuery, enabled: id !== null });
  const { mutate: markOpened } = useMutation(openSearchMutation);
  const show = useEffectEvent((searches: readonly SavedSearch[]) => {
    const search = searches.find(({ searchId }) => searchId === id);
    if (search !== undefined) markOpened(search.searchId);
    const filters = search === undefined ? noFilters : readFilters(new URLSearchParams(search.query));
    onPlace({ tab: 'search', filters, current: 1, open: null });
  });
  useEffect(() => {
    if (id !== null && data !== undefined) show(data);
  }, [id, data]);
  return id !== null && isPending;
}

/** Where employers look for people: recommended for a position, or searched for. All of it stands in the address. */
export function TalentSearch({ resume, bulk, chips }: Pick<TabProps, 'resume' | 'bulk' | 'chips'>) {
  const [params, setParams] = useSearchParams();
  const [helping, setHelping] = useState(false);
  const place = readPlace(params);
  const waits = useSaved((next) => setParams(writePlace(next), { replace: true }));
  const tab = {
    place,
    onPlace: (change: Partial<TalentPlace>) =>
      setParams(writePlace({ ...place, ...change }), { preventScrollReset: true }),
    onHelp: () => setHelping(true),
    resume,
    bulk,
    chips,
  };
  return (
    <>
      <PageHeader
        title="搜索人才"
        subtitle="逐条说明为什么合适；对方回复感兴趣后可以看到联系方式"
        actions={
          <ShortcutsHelp
            keys={keyTexts}
            open={helping}
            onOpen={() => setHelping(true)}
            onClose={() => setHelping(false)}
          />
        }
      />
      <WhatFirst>
        <ChoiceChips
          label="找人的方式"
          choices={tabs}
          value={place.tab}
          onChange={(key) =>
            setParams(
              writePlace({ ...place, tab: key === 'search' ? 'search' : 'recommended', current: 1, open: null }),
            )
          }
        />
        {!waits && (place.tab === 'search' ? <Found {...tab} /> : <Recommended {...tab} />)}
      </WhatFirst>
    </>
  );
}
