import { Image, type ImageProps } from 'antd';
import styles from './queue.module.css';

/** What can be done with a picture that stands alone, in the order of its buttons. */
const tools = [
  ['放大', 'onZoomIn'],
  ['缩小', 'onZoomOut'],
  ['左转', 'onRotateLeft'],
  ['右转', 'onRotateRight'],
] as const;

function Tools({ actions }: { readonly actions: Readonly<Record<(typeof tools)[number][1], () => void>> }) {
  return (
    <div className={styles.tools}>
      {tools.map(([label, act]) => (
        <button key={act} type="button" className={styles.tool} onClick={actions[act]}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** antd names its own buttons in English, and offers to mirror what is written. */
const preview: ImageProps['preview'] = {
  closeIcon: (
    <span role="img" aria-label="关闭图片">
      ✕
    </span>
  ),
  actionsRender: (_own, { actions }) => <Tools actions={actions} />,
};

/** A licence or a document, as large as the place allows; pressing it opens it whole, to zoom and turn. */
export function DocumentPicture({ url, alt }: { readonly url: string; readonly alt: string }) {
  return (
    <div>
      <div className={styles.picture}>
        <Image src={url} alt={alt} preview={preview} />
      </div>
      <p className={styles.caption}>点击图片可以放大、旋转</p>
    </div>
  );
}
