import { agentKindFacts, type AgentSide } from '@pinjian/contract/agent-kind.ts';
import { agentKindLabels, agentKinds, type AgentKind } from '@pinjian/contract/by-agent.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { agentsQuery } from '../api.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { ownOf } from '../gallery/own.ts';
import { kindWords } from '../gallery/words.ts';
import { agentPath, agentsPath } from '../model.ts';
import { SetUpForm, type Known } from './set-up-form.tsx';

interface SetUpPageProps {
  readonly side: AgentSide;
  /** What the slip begins with; undefined until it is loaded. */
  readonly known: Known | undefined;
  /** Why it could not be loaded. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function Start({ side, kind, known, error, onRetry }: SetUpPageProps & { readonly kind: AgentKind }) {
  const { data: list, error: listError, refetch } = useQuery(agentsQuery);
  const failure = error ?? listError;
  if (known === undefined || list === undefined)
    return failure === null ? (
      <CardSkeletons count={3} />
    ) : (
      <ErrorState
        error={failure}
        onRetry={() => {
          onRetry();
          void refetch();
        }}
        title="设立智能体要用的资料没有加载出来"
      />
    );
  const own = ownOf(kind, null, list.agents);
  if (own !== undefined)
    return (
      <EmptyState
        title={`您已有一个${agentKindLabels[kind]}`}
        text="每人一个：可以改它的许可单，或者结束后再设立。"
        action={
          <LinkButton to={agentPath(side, own.agentId)} primary>
            查看{agentKindLabels[kind]}
          </LinkButton>
        }
      />
    );
  const free = known.positions.filter(({ value }) => ownOf(kind, value, list.agents) === undefined);
  if (agentKindFacts[kind].ofPosition && known.positions.length > 0 && free.length === 0)
    return (
      <EmptyState
        title={`每个在招职位都有${agentKindLabels[kind]}了`}
        text="发布新职位后可以再设立，也可以改已有的许可单。"
        action={
          <LinkButton to={agentsPath[side]} primary>
            查看智能体
          </LinkButton>
        }
      />
    );
  if (agentKindFacts[kind].ofPosition && known.positions.length === 0)
    return (
      <EmptyState
        title="还没有在招的职位"
        text={`${agentKindLabels[kind]}为一个职位工作，请先发布职位。`}
        action={
          <LinkButton to="/hire/positionManagement" primary>
            去发布职位
          </LinkButton>
        }
      />
    );
  return <SetUpForm kind={kind} known={{ ...known, positions: free }} />;
}

/** The kinds, for whoever came without having chosen one. */
function Kinds({ side }: Pick<SetUpPageProps, 'side'>) {
  const { data } = useQuery(agentsQuery);
  return <Gallery side={side} agents={data?.agents ?? []} off={data?.switchedOff ?? []} />;
}

/** Sets up an agent: which kind, what for, what it may do, and its permission slip as one page beside that. */
export function SetUpPage({ side, ...start }: SetUpPageProps) {
  const [params] = useSearchParams();
  const kind = agentKinds.find((each) => each === params.get('kind') && agentKindFacts[each].side === side);
  const back = { to: agentsPath[side], label: '智能体' };
  if (kind === undefined)
    return (
      <>
        <PageHeader title="设立智能体" subtitle="选一种开始，两分钟就好" back={back} />
        <Kinds side={side} />
      </>
    );
  return (
    <>
      <PageHeader
        title={`设立${agentKindLabels[kind]}`}
        subtitle={`${kindWords[kind].first}。已按稳妥的设置填好，不改也能开始`}
        back={back}
      />
      <Start side={side} kind={kind} {...start} />
    </>
  );
}
