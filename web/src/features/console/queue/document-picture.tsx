import { Image } from 'antd';
import styles from './queue.module.css';

/** A licence or a document, as large as the place allows; pressing it opens it whole, to zoom and turn. */
export function DocumentPicture({ url, alt }: { readonly url: string; readonly alt: string }) {
  return (
    <div>
      <div className={styles.picture}>
        <Image src={url} alt={alt} />
      </div>
      <p className={styles.caption}>点击图片可以放大、旋转。图片地址 10 分钟内有效，过期后请刷新。</p>
    </div>
  );
}
