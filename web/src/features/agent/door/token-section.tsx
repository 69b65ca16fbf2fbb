import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { wholeAddress } from '#lib/whole-address.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { agentsQuery } from '../api.ts';
import { tokensQuery, type TokenList } from './api.ts';
import { sampleSettings } from './model.ts';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';
import styles from './token.module.css';

/** 访问令牌: what lets an assistant of one's own in, under the slip of one of one's agents. */
export function TokenSection({ side }: { readonly side: AgentSide }) {
  const { data, error, refetch } = useQuery(tokensQuery);
  return (
    <Section
      title="访问令牌"
      text="让您自己的 AI 助手（支持 MCP）查看资料和做事，始终受所选智能体的许可单约束，每次调用都有记录。"
    >
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="访问令牌没有加载出来" />
      )}
      {data === undefined && error === null && <LineSkeletons count={2} />}
      {data !== undefined && <Tokens list={data} side={side} />}
    </Section>
  );
}

function Tokens({ list, side }: { readonly list: TokenList; readonly side: AgentSide }) {
  const { data: found } = useQuery(agentsQuery);
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const agents = (found?.agents ?? []).filter(({ ownerName, state }) => ownerName === null && state !== 'ended');

  return (
    <>
      {secret !== null && <NewSecret secret={secret} url={wholeAddress(list.url, location.origin)} />}
      {list.tokens.length > 0 && (
        <ul aria-label="访问令牌">
          {list.tokens.map((token) => (
            <TokenRow key={token.tokenId} token={token} />
          ))}
        </ul>
      )}
      {isAsking ? (
        <TokenForm
          agents={agents}
          onClose={() => setIsAsking(false)}
          onMade={(made) => {
            setSecret(made);
            setIsAsking(false);
          }}
        />
      ) : (
        <div className={styles.foot}>
          <Button disabled={agents.length === 0} onClick={() => setIsAsking(true)}>
            生成访问令牌
          </Button>
          {found !== undefined && agents.length === 0 && (
            <p className={styles.text}>
              要先有一个智能体，写好许可单。<Link to={`/${side === 'seeker' ? 'seeker' : 'hire'}/agents`}>去设立</Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Shown this once: nobody here could show it again. */
function NewSecret({ secret, url }: { readonly secret: string; readonly url: string }) {
  return (
    <div className={styles.made}>
      <p className={styles.text}>密钥只显示这一次，请现在复制。知道它的人就能以您的名义使用，请不要转发。</p>
      <CopyField label="密钥" value={secret} act="复制密钥" />
      <CopyField label="连接地址" value={url} act="复制地址" />
      <details className={styles.sample}>
        <summary>助手的配置示例</summary>
        <pre>{sampleSettings(url, secret)}</pre>
      </details>
    </div>
  );
}
