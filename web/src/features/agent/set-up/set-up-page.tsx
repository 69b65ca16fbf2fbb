import { agentKindFacts, type AgentSide } from '@pinjian/contract/agent-kind.ts';
import { agentKindLabels, agentKinds, type AgentKind } from '@pinjian/contract/by-agent.ts';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { kindWords } from '../gallery/words.ts';
import { agentsPath } from '../model.ts';
import { SetUpForm, type Known } from './set-up-form.tsx';

interface SetUpPageProps {
  readonly side: AgentSide;
  /** What the slip begins with; undefined until it is loaded. */
  readonly known: Known | undefined;
  /** Why it could not be loaded. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function Start({ kind, known, error, onRetry }: Omit<SetUpPageProps, 'side'> & { readonly kind: AgentKind }) {
  if (known === undefined)
    return error === null ? (
      <CardSkeletons count={3} />
    ) : (
      <ErrorState error={error} onRetry={onRetry} title="设立智能体要用的资料没有加载出来" />
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
  return <SetUpForm kind={kind} known={known} />;
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
        <Gallery side={side} off={[]} />
      </>
    );
  return (
    <>
      <PageHeader title={`设立${agentKindLabels[kind]}`} subtitle={kindWords[kind].first} back={back} />
      <Start kind={kind} {...start} />
    </>
  );
}
