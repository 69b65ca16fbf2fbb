import { agentKindFacts, kindsOf, type AgentSide } from '@pinjian/contract/agent-kind.ts';
import { type AgentKind, agentKindLabels } from '@pinjian/contract/by-agent.ts';
import { LinkButton } from '#ui/button.tsx';
import { AgentIcon } from '#ui/icons.tsx';
import type { AgentList } from '../api.ts';
import { agentPath, agentsPath } from '../model.ts';
import styles from './gallery.module.css';
import { ownOf } from './own.ts';
import { kindWords } from './words.ts';

interface GalleryProps {
  readonly side: AgentSide;
  /** Those that are there: of a kind that works for its owner alone there is one. */
  readonly agents: AgentList['agents'];
  /** Kinds that the platform has switched off. */
  readonly off: readonly AgentKind[];
}

interface KindCardProps {
  readonly kind: AgentKind;
  readonly isOff: boolean;
  /** The one that its owner has already; undefined where another can be set up. */
  readonly ownId: string | undefined;
}

function KindCard({ kind, isOff, ownId }: KindCardProps) {
  const { side, does } = agentKindFacts[kind];
  const label = agentKindLabels[kind];
  const words = kindWords[kind];
  return (
    <li className={styles.kind}>
      <h3 className={styles.name}>
        <span className={styles.icon}>
          <AgentIcon size={20} />
        </span>
        {label}
      </h3>
      <p>{does}</p>
      <div className={styles.lists}>
        <div>
          <p className={styles.listName}>它会</p>
          <ul className={styles.does}>
            {words.does.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className={styles.listName}>它从不</p>
          <ul className={styles.never}>
            {words.never.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.foot}>
        {ownId !== undefined ? (
          <>
            <p className={styles.muted}>您已设立，每人一个。</p>
            <LinkButton to={agentPath(side, ownId)}>
              查看
              <span className="visually-hidden">{label}</span>
            </LinkButton>
          </>
        ) : isOff ? (
          <p className={styles.muted}>平台暂停了这类智能体，恢复后可以设立。</p>
        ) : (
          <LinkButton to={`${agentsPath[side]}/new?kind=${kind}`}>
            设立
            <span className="visually-hidden">{label}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** The kinds of agents that somebody can set up: what each does, and what it never does. */
export function Gallery({ side, agents, off }: GalleryProps) {
  return (
    <ul className={styles.grid} aria-label="可以设立的智能体">
      {kindsOf(side).map((kind) => (
        <KindCard key={kind} kind={kind} isOff={off.includes(kind)} ownId={ownOf(kind, null, agents)?.agentId} />
      ))}
    </ul>
  );
}
