import { LinkButton } from '#ui/button.tsx';
import { practisePath } from './subject.ts';

/** From a position to practising its interview. */
export function PractiseLink({ positionId, title }: { readonly positionId: string; readonly title: string }) {
  return (
    <LinkButton to={practisePath(positionId)}>
      练习这个职位的面试<span className="visually-hidden">：{title}</span>
    </LinkButton>
  );
}
