import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#ui/page.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { savedTalentSearches } from '../saved-search/api.ts';
import { useSaved } from '../saved-search/use-saved.ts';
import { readFilters, readPlace, writePlace, type TalentPlace } from './filters.ts';
import { Found } from './found.tsx';
import { keyTexts } from './model.ts';
import { Recommended, type TabProps } from './recommended.tsx';
import { WhatFirst } from './what-first.tsx';

const tabs = [
  { key: 'recommended', label: '推荐' },
  { key: 'search', label: '搜索' },
] as const;

/** Where employers look for people: recommended for a position, or searched for. All of it stands in the address. */
export function TalentSearch({ resume, bulk, chips }: Pick<TabProps, 'resume' | 'bulk' | 'chips'>) {
  const [params, setParams] = useSearchParams();
  const [helping, setHelping] = useState(false);
  const place = readPlace(params);
  const waits = useSaved(savedTalentSearches, (query) => {
    const filters = readFilters(new URLSearchParams(query));
    setParams(writePlace({ tab: 'search', filters, current: 1, open: null }), { replace: true });
  });
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
