import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { neighbours, type Ref } from '#lib/list/queue.ts';
import { useShortcuts } from '#lib/list/shortcuts.ts';
import { notify } from '#lib/notice.ts';
import { Page, PageHeader } from '#ui/page.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { extendTalentQueue, talentQuery, talentQueueQuery } from './api.ts';
import { AddTo } from './add-to.tsx';
import { placePath, readPlace, talentPath, type TalentPlace } from './filters.ts';
import { HiddenBar } from './hidden-bar.tsx';
import { keyTexts, moveKeys } from './model.ts';
import { TalentView, type DrawResume, type DrawTalk } from './talent-view.tsx';
import styles from './talent.module.css';
import { useTalentMoves } from './use-talent-moves.ts';
import { WhatFirst } from './what-first.tsx';

interface TalentPageProps {
  readonly resumeId: string;
  /** '0' without a position. */
  readonly positionId: string;
  readonly resume: DrawResume;
  readonly talk?: DrawTalk;
  /** What waits and what came of adding many. */
  readonly bulk: ReactNode;
}

/** The talents before and after this one, in the list they were opened from. */
function useTalentNeighbours(place: TalentPlace, at: Ref) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: queue } = useQuery(talentQueueQuery(place));
  const { previous, next, last } = neighbours(queue, at);
  const extend = useMutation({ mutationFn: () => extendTalentQueue(client, place) });
  const open = (ref: Ref) => void navigate(talentPath(ref.resumeId, place));

  async function goOn() {
    if (next !== null) return open(next);
    if (!last || extend.isPending) return;
    const found = neighbours(await extend.mutateAsync(), at).next;
    if (found === null) notify('info', '已经是最后一位');
    else open(found);
  }

  return {
    known: previous !== null || next !== null || last,
    hasPrevious: previous !== null,
    goBack: () => {
      if (previous !== null) open(previous);
    },
    goOn: () => void goOn(),
    looking: extend.isPending,
    atEnd: last && queue?.more !== true,
  };
}

/** One talent on a page of their own, with the way to the next. */
export function TalentPage({ resumeId, positionId, resume, talk, bulk }: TalentPageProps) {
  const [params] = useSearchParams();
  const read = readPlace(params);
  const place = {
    ...read,
    open: null,
    filters: { ...read.filters, positionId: positionId === '0' ? undefined : positionId },
  };
  const moves = useTalentMoves(place.filters.positionId);
  // What is drawn below asks the same; keys need the name.
  const { data: talent } = useQuery({ ...talentQuery(resumeId, positionId), enabled: false });
  const to = useTalentNeighbours(place, { resumeId, positionId });
  const [helping, setHelping] = useState(false);
  const back = { to: placePath(place), label: '返回搜索人才' };

  useShortcuts(moveKeys, {
    next: to.goOn,
    previous: to.goBack,
    help: () => setHelping(true),
    move: (move) => {
      if (talent === undefined) return;
      const { candidate, standing, position } = talent;
      const target = { resumeId, name: candidate.name, mayAdd: position === null || standing.mayAdd };
      if (move === 'add') moves.add(target);
      else moves.hide(target);
    },
  });

  return (
    <Page>
      <PageHeader
        title="人才详情"
        subtitle={talent?.position?.title}
        back={{ to: back.to, label: '搜索人才' }}
        actions={
          <>
            {to.known && (
              <>
                <Button disabled={!to.hasPrevious} onClick={to.goBack}>
                  上一位
                </Button>
                <Button disabled={to.atEnd} loading={to.looking} onClick={to.goOn}>
                  下一位
                </Button>
              </>
            )}
            <ShortcutsHelp
              keys={keyTexts}
              open={helping}
              onOpen={() => setHelping(true)}
              onClose={() => setHelping(false)}
            />
          </>
        }
      />
      <WhatFirst>
        <TalentView resumeId={resumeId} positionId={positionId} moves={moves} resume={resume} talk={talk} back={back} />
      </WhatFirst>
      <div className={styles.dock}>
        <HiddenBar moves={moves} />
        {bulk}
      </div>
      <AddTo moves={moves} onDone={() => moves.choose([])} />
    </Page>
  );
}
