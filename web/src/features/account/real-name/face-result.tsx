import { errors } from '@pinjian/contract/errors.ts';
import { CallError } from '#lib/client.ts';
import { loginPath } from '#lib/next-path.ts';
import { useSignedIn } from '#lib/session.ts';
import { BrokenArt } from '#ui/art/broken-art.tsx';
import { DoneArt } from '#ui/art/done-art.tsx';
import { LockedArt } from '#ui/art/locked-art.tsx';
import { LostArt } from '#ui/art/lost-art.tsx';
import { WaitArt } from '#ui/art/wait-art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useFaceResult } from './use-face-result.ts';

/** A check of nobody, of somebody else, or no id at all. */
const noSuch: ReadonlySet<number> = new Set([errors.notFound.code, errors.invalidInput.code]);
const cardPath = '/seeker/my/person-info';

function NoSuchCheck() {
  return (
    <MessagePage
      art={<LostArt />}
      title="没有找到这次认证"
      text="链接可能不完整，或者它属于另一个账号。可以在个人信息页查看您的实名认证状态。"
    >
      <LinkButton to={cardPath} primary>
        查看实名认证
      </LinkButton>
    </MessagePage>
  );
}

/** The result of one check of the signed-in seeker. */
function Result({ certifyId }: { readonly certifyId: string }) {
  const { result, error, retry } = useFaceResult(certifyId);
  if (error instanceof CallError && noSuch.has(error.code)) return <NoSuchCheck />;
  if (error !== null) return <ErrorState error={error} onRetry={retry} title="认证结果没有加载出来" />;
  if (result === null) return <PageSkeleton />;
  switch (result.status) {
    case 0:
      return result.asksName ? (
        <MessagePage art={<WaitArt />} title="还差一步" text="填写身份证上的姓名和号码，接着完成人脸核验。">
          <LinkButton to={`${cardPath}?certifyId=${certifyId}`} primary>
            去填写
          </LinkButton>
        </MessagePage>
      ) : (
        <MessagePage art={<WaitArt />} title="审核中" text="正在核验您的身份，通常几秒内有结果。这个页面会自动更新。">
          <LinkButton to={cardPath}>稍后再看</LinkButton>
        </MessagePage>
      );
    case 1:
      return (
        <MessagePage art={<DoneArt />} title="实名认证成功" text="您已完成实名认证，可以投递要求实名的职位。">
          <LinkButton to="/seeker/job" primary>
            去看职位
          </LinkButton>
          <LinkButton to={cardPath}>查看个人信息</LinkButton>
        </MessagePage>
      );
    case 2:
      return (
        <MessagePage
          art={<BrokenArt />}
          title="实名认证失败"
          text={result.reason ?? '人脸与身份证信息不一致，请确认由本人操作后重试。'}
        >
          <LinkButton to={cardPath} primary>
            重新认证或上传证件
          </LinkButton>
        </MessagePage>
      );
  }
}

/** /verificationIdResult: 审核中, 成功 or 失败 with the next step; whoever is not signed in here is asked to. */
export function FaceResultPage({ certifyId, here }: { readonly certifyId: string | null; readonly here: string }) {
  const signedIn = useSignedIn();
  if (certifyId === null) return <NoSuchCheck />;
  if (signedIn)
    return (
      <div aria-live="polite">
        <Result certifyId={certifyId} />
      </div>
    );
  return (
    <MessagePage
      art={<LockedArt />}
      title="请登录查看认证结果"
      text="如果您是在另一台设备上发起认证的，可以回到那台设备，结果会自动显示。"
    >
      <LinkButton to={loginPath(here)} primary>
        登录
      </LinkButton>
    </MessagePage>
  );
}
