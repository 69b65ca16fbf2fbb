import { LinkButton } from '#ui/button.tsx';
import { PositionReader, type PositionSlots } from '../detail/position-reader.tsx';
import styles from './browse.module.css';

interface PositionPaneProps extends PositionSlots {
  readonly positionId: string;
  readonly base: string;
  readonly state: object;
}

/** The position that is open beside a list. */
export function PositionPane({ base, state, ...rest }: PositionPaneProps) {
  return (
    <>
      <div className={styles.paneHead}>
        <LinkButton to={`${base}/job-details/${rest.positionId}`} state={state}>
          打开完整页面
        </LinkButton>
      </div>
      <PositionReader narrow elsewhere={base} {...rest} />
    </>
  );
}
